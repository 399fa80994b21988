import type { ActText, ActUnit } from '#law/acts/reading/act-text.ts';
import { folded, plainFigures, withoutMarks } from '#law/acts/reading/marks.ts';
import { lostWords, wordsOf } from '../judgments/words.ts';
import type { Copy } from './copies.ts';

/** Every text of an act, with what was left out. */
export function wordsKept(act: ActText): string[] {
  const { units, headings, preamble, notes, schedules, left_out: leftOut } = act;
  return [
    `The ${act.title}`,
    ...preamble,
    ...headings.flatMap(({ label, title }) => [label, title]),
    ...units.flatMap((unit) => [
      unit.number,
      unit.title,
      ...unit.pieces.flatMap(({ label, text }) => [label, text]),
      ...unit.notes.flatMap(({ mark, text }) => [mark, text]),
      ...(unit.states ?? []).flatMap(({ state, heading, paragraphs }) => [heading, state, ...paragraphs]),
    ]),
    ...notes.flatMap(({ mark, text }) => [mark, text]),
    ...schedules.flatMap(({ label, paragraphs }) => [label, ...paragraphs]),
    ...leftOut.map(({ text }) => text),
  ].map(withPlainMarks);
}

/** Marks of footnotes as words of their own: '1877¹' is '1877 1'. */
const withPlainMarks = (text: string): string =>
  plainFigures(text.replace(/(?<=\p{Nd})(?=[⁰¹²³⁴⁵⁶⁷⁸⁹])/gu, ' '));

const countOfWord = (text: string, word: string): number =>
  wordsOf(text).filter((one) => one === word).length;

/** The words of a copy that its act has not. A scan's mark of a note *l.* is read as the figure 1 and is not lost. */
export function lostOf({ source, act }: Copy): string[] {
  const [own, kept] = [withPlainMarks(source), wordsKept(act)];
  let read = countOfWord(kept.join('\n'), '1') - countOfWord(own, '1');
  return lostWords(own, kept).filter((word) => {
    if (word !== 'l' || read <= 0) return true;
    read -= 1;
    return false;
  });
}

/** Two copies of one act: sections of both, and how many have the same words, sub-sections and provisos. */
export interface Agreement {
  one: string;
  other: string;
  both: number;
  /** Sections that only one of them has. */
  only: string[];
  /** Shared sections of which nine of ten words agree. */
  words: number;
  counts: number;
  countsAgree: number;
}

/** Pairs of copies of one act, in different forms. */
export function agreements(copies: readonly Copy[]): Agreement[] {
  const found: Agreement[] = [];
  for (const [i, one] of copies.entries())
    for (const other of copies.slice(i + 1))
      if (one.act.title === other.act.title && one.act.kind !== 'bill') found.push(agreementOf(one, other));
  return found;
}

function agreementOf(one: Copy, other: Copy): Agreement {
  const a = new Map(one.act.units.map((unit) => [unit.number, unit]));
  const b = new Map(other.act.units.map((unit) => [unit.number, unit]));
  const both = [...a.keys()].filter((number) => b.has(number));
  const only = [...a.keys(), ...b.keys()].filter((number) => !(a.has(number) && b.has(number)));
  const agreement = {
    one: one.file,
    other: other.file,
    both: both.length,
    only,
    words: 0,
    counts: 0,
    countsAgree: 0,
  };
  for (const number of both) {
    const [left, right] = [a.get(number), b.get(number)];
    if (!left || !right) continue;
    const same = sameWords(left, right);
    if (!same) continue;
    agreement.words += 1;
    for (const kind of ['subsection', 'proviso'] as const) {
      const [x, y] = [countOf(left, kind), countOf(right, kind)];
      agreement.counts += Math.max(x, y);
      agreement.countsAgree += Math.min(x, y);
    }
  }
  return agreement;
}

const countOf = ({ pieces }: ActUnit, kind: string): number =>
  pieces.filter((piece) => piece.kind === kind).length;

const plain = ({ pieces }: ActUnit): string =>
  withoutMarks(pieces.map(({ label, text }) => `${label} ${text}`).join(' '));

/** Nine of ten words of the longer are in the other. */
function sameWords(one: ActUnit, other: ActUnit): boolean {
  const [a, b] = [plain(one).split(/\s+/u).map(folded), plain(other).split(/\s+/u).map(folded)];
  const counts = new Map<string, number>();
  for (const word of b) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of a) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    shared += 1;
  }
  return shared >= Math.max(a.length, b.length) * 0.9;
}
