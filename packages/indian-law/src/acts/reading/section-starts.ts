import type { ActContents } from './contents.ts';
import type { ActLine } from './lines.ts';
import { folded } from './marks.ts';
import { compareNumbers, plainNumber } from './section-number.ts';

/** A line on which a section may begin. */
export interface SectionStart {
  at: number;
  number: string;
  /** The mark and the bracket of an amendment, printed before the number. */
  opening: string;
  /** The number as the copy prints it, where recognition damaged it. */
  damaged?: string;
  /** The line behind the number. */
  rest: string;
  weight: number;
  /** Begins with the contents' heading. */
  titled: boolean;
  /** Begins with 'Section' or the like. */
  word: boolean;
}

const WORD =
  /^()(?:Section|SECTION|Article|Rule|Sec\.|धारा)\s+(\d{1,4}(?:-?[A-Z]{1,3})?)\s*[-–—.:]+\s*(.*)$/u;
const NUMBER =
  /^((?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s?|\d{1,2}\s?(?=\[))?[[{(‘'“"]{0,2}\s?(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s?\[?\s?)?)(\d{1,4}(?:\s?-?\s?[A-Z]{1,3})?)\]?\s?\.\]?(?!\d)\s?[-–—]{0,2}\s*(.*)$/u;
const RANGE = /^[[“"]?(\d{1,4}[A-Z]{0,2})\s?(?:to|and|-|–|—)\s?(\d{1,4}[A-Z]{0,2})\.\s*(.*)$/u;
/** The end of a printed heading: '.—', '. –', '—(1)'. */
export const HEADING_END =
  /[.,:\]”"]?\s?(?:[—–―]{1,3}|\.\s?-{1,3}|\s?-(?=\s\(\d)|(?<=\p{L})\s-(?=\s\p{Lu}))\s?/u;

/** Letters of a heading that are compared with the contents. */
const COMPARED = 14;

/** The sections of an act in order: the chain of lines with rising numbers that has the most evidence. */
export function sectionStarts(
  lines: readonly ActLine[],
  from: number,
  to: number,
  contents: ActContents | undefined,
): SectionStart[] {
  const titles = new Map(contents?.entries.map(({ number, title }) => [number, folded(title)]));
  const candidates: SectionStart[] = [];
  for (let at = from; at < to; at += 1) {
    const line = lines[at];
    if (!line || line.role !== undefined) continue;
    candidates.push(...candidatesOf(lines, at, titles));
  }
  const chain = heaviestChain(candidates);
  // A copy that prints 'Section 5 - …' prints every section so.
  const byWord = candidates.filter(({ word }) => word);
  return byWord.length > chain.length * 0.6 ? heaviestChain(byWord) : chain;
}

function candidatesOf(
  lines: readonly ActLine[],
  at: number,
  titles: ReadonlyMap<string, string>,
): SectionStart[] {
  const text = lines[at]?.text ?? '';
  const word = WORD.exec(text);
  const found = word ?? NUMBER.exec(text);
  if (!found) return rangeOf(text, at);
  const [, opening = '', printed = '', rest = ''] = found;
  const number = plainNumber(printed);
  if (Number.parseInt(number, 10) === 0) return [];
  const next = lines[at + 1]?.text ?? '';
  const head = `${rest} ${next} ${lines[at + 2]?.text ?? ''}`;
  const title = titles.get(number);
  const titled =
    title !== undefined && title !== '' && folded(head.slice(0, 120)).startsWith(title.slice(0, COMPARED));
  const hasHeading = headingLength(head) !== undefined;
  if (/^\p{Ll}/u.test(rest) && !hasHeading) return [];
  if (titles.size > 0 && title === undefined && !hasHeading) return [];
  return [
    {
      at,
      number,
      opening: opening.trim(),
      rest,
      titled,
      word: word !== null,
      // An amending act quotes the sections that it inserts.
      weight:
        weightOf(word !== null, titled, title !== undefined, hasHeading) - (/^["“]/u.test(opening) ? 1 : 0),
    },
  ];
}

function weightOf(word: boolean, titled: boolean, listed: boolean, heading: boolean): number {
  let weight = 1;
  if (word) weight += 8;
  if (titled) weight += 10;
  if (listed) weight += 3;
  if (heading) weight += 4;
  return weight;
}

/** '[12 to 15. Omitted.]' holds the place of all of them; it begins at the first. */
function rangeOf(text: string, at: number): SectionStart[] {
  const [, first, , rest = ''] = RANGE.exec(text) ?? [];
  if (first === undefined || !/omit|repeal|^\[?\*/iu.test(rest)) return [];
  return [{ at, number: first, opening: '', rest, titled: false, word: false, weight: 3 }];
}

/** Characters of a printed heading with its dash; undefined where a text begins without one. */
export function headingLength(text: string): number | undefined {
  const found = HEADING_END.exec(text.slice(0, 420));
  if (!found || found.index < 3) return undefined;
  const heading = text.slice(0, found.index);
  // A dash inside a sentence ('namely:—') ends no heading.
  if (/[;:]|\b(?:shall|means)\b/u.test(heading) && !/[.\]]$/u.test(heading + found[0].trim()[0]))
    return undefined;
  if (/^\(|\bnamely\b/u.test(heading) || /,$/u.test(heading)) return undefined;
  return found.index + found[0].length;
}

/** The chain of rising numbers with the highest sum of weights, in O(n log n). */
function heaviestChain(candidates: readonly SectionStart[]): SectionStart[] {
  const order = [...new Set(candidates.map(({ number }) => number))].sort(compareNumbers);
  const rank = new Map(order.map((number, at) => [number, at + 1]));
  const best = new Maxima(order.length + 1);
  const before: number[] = [];
  let end = -1;
  let most = 0;
  for (const [at, { number, weight }] of candidates.entries()) {
    const place = rank.get(number) ?? 0;
    const prior = best.upTo(place - 1);
    before.push(prior.at);
    const sum = prior.sum + weight;
    best.raise(place, { sum, at });
    if (sum > most) [most, end] = [sum, at];
  }
  const chain: SectionStart[] = [];
  for (let at = end; at >= 0; at = before[at] ?? -1) {
    const one = candidates[at];
    if (one) chain.push(one);
  }
  return chain.reverse();
}

interface Peak {
  sum: number;
  at: number;
}

/** A Fenwick tree of maxima. */
class Maxima {
  readonly #tree: Peak[];

  constructor(size: number) {
    this.#tree = Array.from({ length: size + 1 }, () => ({ sum: 0, at: -1 }));
  }

  upTo(place: number): Peak {
    let found: Peak = { sum: 0, at: -1 };
    for (let i = place; i > 0; i -= i & -i) {
      const one = this.#tree[i];
      if (one && one.sum > found.sum) found = one;
    }
    return found;
  }

  raise(place: number, peak: Peak): void {
    for (let i = place; i < this.#tree.length; i += i & -i) {
      const one = this.#tree[i];
      if (one && peak.sum > one.sum) this.#tree[i] = peak;
    }
  }
}
