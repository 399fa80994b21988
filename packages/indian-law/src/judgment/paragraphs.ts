import { withoutMarks } from '../text/converter-marks.ts';
import type { Line } from '../text/lines.ts';
import { type Marks, markWords } from '../text/marks.ts';
import { marksBlanked } from '../text/part-marks.ts';
import { type HeadLine, headEnd, headLines } from './header.ts';
import { type Layout, readLayout } from './pages/layout.ts';
import type { LayoutLine } from './pages/layout-line.ts';
import { leftOutOf, noteParagraphs, withoutLeftOut } from './pages/notes.ts';
import { endsSentence, namesAlone, unnumberedBreaks } from './paragraph-breaks.ts';
import { paragraphChain } from './paragraph-chain.ts';
import { type NumberedLine, numberedLines } from './paragraph-numbers.ts';
import { type CutLine, cutLines } from './parts/cut-lines.ts';
import type { Opening } from './parts/opening.ts';
import { findOpenings } from './parts/openings.ts';
import { isOwnHeading } from './parts/own-heading.ts';
import type { JudgmentPart, LeftOut, PartKind } from './parts.ts';
import { romanLines } from './roman-numbers.ts';

/**
 * A paragraph of a judgment. Spans follow one another without a gap: together they are the whole text. A footnote, behind
 * all others, has its own span inside one of them.
 */
export interface Paragraph {
  /**
   * The number as printed, without brackets and stops: '12', '12.1'. Absent for headings, openings and un-numbered
   * texts.
   */
  number?: string;
  /** The words without the number, line wraps and page furniture; a blank line inside is one '\n'. */
  text: string;
  start: number;
  end: number;
  /** A heading between paragraphs ('FACTS', '## Submissions'). */
  heading?: true;
  /** Part of the head: court, parties, counsel, before the judgment's own words. */
  head?: true;
  /** The `id` of its part. */
  part?: string;
  /** The mark of a footnote as printed: '3', '*'. The text is without it. */
  footnote?: string;
  /** Index of the paragraph that refers to a footnote. */
  under?: number;
}

interface Cut {
  /** Index of the line with which a paragraph begins. */
  line: number;
  number?: string;
  wordsAt?: number;
  heading?: true;
  head?: true;
}

/** The paragraphs of a text and the other words of its pages. */
export interface SplitText {
  paragraphs: Paragraph[];
  /** They cover every paragraph, in order; the footnotes are the last. */
  parts: JudgmentPart[];
  left_out: LeftOut[];
  /** The text with blanks in place of what is left out, and the marks of its words. */
  words: string;
  marks: Marks;
}

/** Only the court numbers its paragraphs; a headnote's '2.' counts holdings. */
const NUMBERED_KINDS: ReadonlySet<PartKind> = new Set(['judgment', 'opinion', 'order']);

/** The paragraphs of `splitText`. */
export function splitParagraphs(
  text: string,
  head: readonly HeadLine[] = headLines(text),
  bodyAt: number = headEnd(head),
): Paragraph[] {
  return splitText(text, head, bodyAt).paragraphs;
}

/**
 * Splits a judgment into its paragraphs: as numbered in print, else at blank lines and sentence-ending short
 * lines. Hard-wrapped lines are joined; page furniture is in `left_out` and not in a paragraph's `text`, and footnotes are
 * paragraphs of their own behind the others; spans cover every character of the source. Numbers ascend in each
 * opinion: a quoted judgment's '45.' inside paragraph 12 stays inside. Linear time; never throws.
 */
export function splitText(
  text: string,
  head: readonly HeadLine[] = headLines(text),
  bodyAt: number = headEnd(head),
): SplitText {
  const marks = markWords(text);
  if (text === '') return { paragraphs: [], parts: [], left_out: [], words: '', marks };
  const layout = readLayout(text);
  const body = bodyParagraphs(text, layout, bodyAt, marks);
  const words = withoutLeftOut(text, layout);
  const notes = noteParagraphs(layout, body.paragraphs);
  return {
    ...withNotes(body, notes),
    left_out: leftOutOf(layout, body.paragraphs),
    words,
    marks: words === text ? marks : marksBlanked(words, marks, layout.lines.filter(isLeftOut)),
  };
}

interface InParts {
  paragraphs: Paragraph[];
  parts: JudgmentPart[];
}

function withNotes({ paragraphs, parts }: InParts, notes: readonly Paragraph[]): InParts {
  if (notes.length === 0) return { paragraphs, parts };
  const from = paragraphs.length;
  const part: JudgmentPart = {
    id: 'footnotes',
    kind: 'footnotes',
    from,
    to: from + notes.length - 1,
    numbered: false,
  };
  return {
    paragraphs: [...paragraphs, ...notes.map((note) => ({ ...note, part: part.id }))],
    parts: [...parts, part],
  };
}

const isLeftOut = ({ leftOut }: LayoutLine): boolean => leftOut !== undefined;

function bodyParagraphs(text: string, layout: Layout, bodyAt: number, marks: Marks): InParts {
  const lines = cutLines(text, layout.lines, marks);
  const furniture = lines.map(({ leftOut, note }) => leftOut !== undefined || note !== undefined);
  const bodyLine =
    bodyAt === 0
      ? 0
      : Math.max(
          0,
          lines.findIndex((line) => line.start > bodyAt),
        );
  const openings = findOpenings(lines, furniture, bodyLine);
  const cuts = new Map<number, Cut>();
  let last = 0;
  for (const [i, opening] of openings.entries())
    last = addSection(lines, furniture, { opening, to: openings[i + 1]?.line ?? lines.length, last }, cuts);
  const ordered = [...cuts.values()].sort((a, b) => a.line - b.line);
  return inParts(built(text, lines, furniture, ordered), ordered, openings);
}

/** A part with the line behind it and the last number of the part before, 0 where it has none. */
interface Section {
  opening: Opening;
  to: number;
  last: number;
}

/** The cuts of one part: its first line, the numbers of its paragraphs, its blank lines and headings. Gives its last number. */
function addSection(
  lines: readonly CutLine[],
  furniture: readonly boolean[],
  { opening: { line: from, kind }, to, last }: Section,
  cuts: Map<number, Cut>,
): number {
  cuts.set(from, { line: from, ...(kind === 'heading' ? { head: true } : {}) });
  if (kind === 'heading') return 0;
  if (isOwnHeading(lines[from]?.text ?? '')) addHeading(lines, furniture, from, to, cuts);
  const chain = NUMBERED_KINDS.has(kind) ? ownNumbers(lines, furniture, from, to, last) : [];
  for (const { line, number, wordsAt } of chain) cuts.set(line, { line, number, wordsAt });
  const first = chain[0]?.line ?? to;
  if (from > 0 && from < first) cutAt(from, cuts);
  for (const line of unnumberedBreaks(lines, furniture, from, first)) cutAt(line, cuts);
  for (let i = from; i < to; i += 1)
    if (lines[i]?.behindMissing !== undefined && lines[i]?.inner !== true)
      cutBehind(lines, furniture, i, to, cuts);
  addHeadings(lines, furniture, from, to, cuts);
  return chain.at(-1)?.top ?? 0;
}

function cutAt(line: number, cuts: Map<number, Cut>): void {
  if (!cuts.has(line)) cuts.set(line, { line });
}

/** The numbers of a part's paragraphs: figures, or Roman numbers where no figures count them. */
function ownNumbers(
  lines: readonly CutLine[],
  furniture: readonly boolean[],
  from: number,
  to: number,
  last: number,
): readonly NumberedLine[] {
  const candidates = numberedLines(lines, furniture, from, to);
  // An opinion that opens with the number behind the last of the one before goes on with its count.
  const [first] = candidates;
  const goesOn = last > 0 && first?.top === last + 1 && namesAlone(lines, furniture, from, first.line);
  const before = goesOn ? last : 0;
  const counted =
    before === 0
      ? candidates
      : candidates.flatMap((one) => (one.top > before ? [{ ...one, top: one.top - before }] : []));
  const figures = plausible(paragraphChain(counted), lines, goesOn ? first.line : from, to);
  if (figures.length > 0) return figures.map((one) => ({ ...one, top: one.top + before }));
  const roman = paragraphChain(romanLines(lines, furniture, from, to));
  return roman.length >= 3 && roman[0]?.top === 1 ? plausible(roman, lines, from, to) : [];
}

/** A paragraph never goes on over missing pages. */
function cutBehind(
  lines: readonly CutLine[],
  furniture: readonly boolean[],
  i: number,
  to: number,
  cuts: Map<number, Cut>,
): void {
  let next = i;
  while (next < to && (furniture[next] === true || lines[next]?.text.trim() === '')) next += 1;
  if (next < to) cutAt(next, cuts);
}

/** A shorter part may well have two or three paragraphs. */
const SHORT = 6_000;

/**
 * Numbers that count paragraphs begin near the start of a long part and go on to its end; a list inside it leaves
 * most of its text before, behind or between its numbers.
 */
function plausible(
  chain: readonly NumberedLine[],
  lines: readonly Line[],
  from: number,
  to: number,
): readonly NumberedLine[] {
  const starts = chain.map(({ line }) => lines[line]?.start ?? 0);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = lines[from]?.start ?? 0;
  const end = lines[to - 1]?.end ?? 0;
  const length = end - start;
  if (length <= SHORT) return isPlausibleShort(chain, (end - first) / length) ? chain : [];
  const gap = Math.max(0, ...starts.slice(1).map((at, i) => at - (starts[i] ?? 0)));
  const outside = first - start + (end - last) + gap;
  const opens = first - start <= 0.03 * length;
  const early = opens && chain.length >= (end - last <= 0.25 * length && gap <= 0.6 * length ? 3 : 8);
  return outside <= (chain.length < 12 ? 0.6 : 0.75) * length || early ? chain : [];
}

/** Limit: a list never begins with its second item; a court that prints no 1 does, even where its 2 is the last. */
function isPlausibleShort(chain: readonly NumberedLine[], numbered: number): boolean {
  const [first] = chain;
  if (chain.length === 1)
    return (
      first?.doubt === 0 && first.mark === '.' && (first.top === 2 || (first.top === 1 && numbered >= 0.85))
    );
  return chain.length >= 6 || (chain.length >= 2 && (numbered >= 0.4 || first?.top === 2));
}

/** Each paragraph with its part, and the parts. */
function inParts(
  paragraphs: readonly Paragraph[],
  cuts: readonly Cut[],
  openings: readonly Opening[],
): InParts {
  const parts: JudgmentPart[] = [];
  const counts = new Map<PartKind, number>();
  const labelled: Paragraph[] = [];
  let next = 0;
  for (const [i, paragraph] of paragraphs.entries()) {
    const opening = openings[next];
    if (opening !== undefined && cuts[i]?.line === opening.line) {
      next += 1;
      const { line: _, kind, ...rest } = opening;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      parts.push({
        id: count === 1 ? kind : `${kind}-${count}`,
        kind,
        ...rest,
        from: i,
        to: i,
        numbered: false,
      });
    }
    const part = parts.at(-1);
    if (part === undefined) {
      labelled.push(paragraph);
      continue;
    }
    part.to = i;
    part.numbered ||= paragraph.number !== undefined;
    paragraph.part = part.id;
    labelled.push(paragraph);
  }
  return { paragraphs: labelled, parts };
}

function addHeadings(
  lines: readonly Line[],
  furniture: readonly boolean[],
  from: number,
  to: number,
  cuts: Map<number, Cut>,
): void {
  for (let i = from; i < to; i += 1) {
    const line = lines[i];
    if (
      line === undefined ||
      furniture[i] === true ||
      cuts.get(i)?.number !== undefined ||
      !isHeading(line.text)
    )
      continue;
    const before = lines[i - 1];
    if (
      before !== undefined &&
      before.text.trim() !== '' &&
      !endsSentence(before.text) &&
      !isHeading(before.text) &&
      furniture[i - 1] !== true
    )
      continue;
    addHeading(lines, furniture, i, to, cuts);
  }
}

/** The text after a heading is a separate paragraph, numbered or not. */
function addHeading(
  lines: readonly Line[],
  furniture: readonly boolean[],
  i: number,
  to: number,
  cuts: Map<number, Cut>,
): void {
  cuts.set(i, { line: i, heading: true });
  let next = i + 1;
  while (next < to && (furniture[next] === true || lines[next]?.text.trim() === '')) next += 1;
  if (next < to) cutAt(next, cuts);
}

function isHeading(text: string): boolean {
  const line = text.trim();
  if (line.length < 4 || line.length > 90) return false;
  const first = line.charAt(0);
  if (first === '#') return /^#{1,6}\s+\S/u.test(line);
  if (first === '*') return /^\*\*[^*]{3,80}\*\*:?$/u.test(line);
  if (!/^[\p{Lu}[(]/u.test(line) || '.,;'.includes(line.charAt(line.length - 1))) return false;
  return /\p{Lu}{4}/u.test(line) && !/\p{Ll}/u.test(line) && !/\d{3}/u.test(line);
}

function built(
  text: string,
  lines: readonly Line[],
  furniture: readonly boolean[],
  cuts: readonly Cut[],
): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const [i, cut] of cuts.entries()) {
    const next = cuts[i + 1]?.line ?? lines.length;
    const start = i === 0 ? 0 : (lines[cut.line]?.start ?? 0);
    const end = next < lines.length ? (lines[next]?.start ?? text.length) : text.length;
    const words = unwrapped(lines, furniture, cut, next);
    const paragraph: Paragraph =
      cut.number === undefined
        ? { text: words, start, end }
        : { number: cut.number, text: words, start, end };
    if (cut.heading === true) paragraph.heading = true;
    if (cut.head === true) paragraph.head = true;
    paragraphs.push(paragraph);
  }
  return paragraphs;
}

function unwrapped(lines: readonly Line[], furniture: readonly boolean[], cut: Cut, next: number): string {
  const parts: string[] = [];
  let before = '';
  let blank = false;
  for (let i = cut.line; i < next; i += 1) {
    if (furniture[i] === true) continue;
    const printed = lines[i]?.text ?? '';
    const words = (i === cut.line ? printed.slice(cut.wordsAt ?? 0) : printed).trim();
    if (words === '') {
      blank = true;
      continue;
    }
    if (before !== '') parts.push(joint(before, cut.head === true || (blank && endsSentence(before))));
    parts.push(cut.heading === true ? words.replace(/^#{1,6}\s+|^\*\*|\*\*:?$/gu, '') : words);
    before = words;
    blank = false;
  }
  return withoutMarks(parts.join(''), leadOf(lines, cut));
}

/** The number of a paragraph as its line prints it. */
const leadOf = (lines: readonly Line[], { line, wordsAt = 0 }: Cut): string | undefined =>
  lines[line]?.text.slice(0, wordsAt);

function joint(before: string, paragraphBreak: boolean): string {
  if (paragraphBreak) return '\n';
  return before.endsWith('\u00ad') && /\p{L}\u00ad$/u.test(before.slice(-2)) ? '' : ' ';
}
