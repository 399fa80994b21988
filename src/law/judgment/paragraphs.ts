import type { Line } from '../text/lines.ts';
import { type HeadLine, headEnd, headLines } from './header.ts';
import { type Layout, readLayout } from './pages/layout.ts';
import { leftOutOf, noteParagraphs } from './pages/notes.ts';
import { type NumberedLine, numberedLines, paragraphChain } from './paragraph-numbers.ts';
import type { LeftOut } from './parts.ts';

/**
 * A paragraph of a judgment. Spans follow one another without a gap: together they are the whole text. A footnote, behind
 * all others, has its own span inside one of them.
 */
export interface Paragraph {
  /** As printed, without brackets and stops: '12', '12.1'. Absent for headings, openings and un-numbered texts. */
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
  /** Of a footnote: the index of the paragraph that refers to it. */
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

/** The paragraphs of a text and what stands on its pages besides. */
export interface SplitText {
  paragraphs: Paragraph[];
  left_out: LeftOut[];
}

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
 * paragraphs of their own behind the others; spans cover every character of the source. Numbers ascend: a quoted
 * judgment's '45.' inside paragraph 12 stays inside. Linear time; never throws.
 */
export function splitText(
  text: string,
  head: readonly HeadLine[] = headLines(text),
  bodyAt: number = headEnd(head),
): SplitText {
  if (text === '') return { paragraphs: [], left_out: [] };
  const layout = readLayout(text);
  const paragraphs = bodyParagraphs(text, layout, bodyAt);
  return {
    paragraphs: [...paragraphs, ...noteParagraphs(layout, paragraphs)],
    left_out: leftOutOf(layout, paragraphs),
  };
}

function bodyParagraphs(text: string, { lines }: Layout, bodyAt: number): Paragraph[] {
  const furniture = lines.map(({ leftOut, note }) => leftOut !== undefined || note !== undefined);
  const bodyLine =
    bodyAt === 0
      ? 0
      : Math.max(
          0,
          lines.findIndex((line) => line.start > bodyAt),
        );
  const cuts = new Map<number, Cut>();
  cuts.set(0, { line: 0, ...(bodyLine > 0 ? { head: true } : {}) });
  const chain = plausible(
    paragraphChain(numberedLines(lines, furniture, bodyLine)),
    lines,
    bodyAt,
    text.length,
  );
  for (const { line, number, wordsAt } of chain) cuts.set(line, { line, number, wordsAt });
  const firstNumber = chain[0]?.line ?? lines.length;
  addUnnumbered(lines, furniture, bodyLine, firstNumber, cuts);
  addHeadings(lines, furniture, bodyLine, cuts);
  return built(
    text,
    lines,
    furniture,
    [...cuts.values()].sort((a, b) => a.line - b.line),
  );
}

/** Two or three numbers at the end of a long text are its footnotes or directions, not its paragraphs. */
function plausible(
  chain: readonly NumberedLine[],
  lines: readonly Line[],
  bodyAt: number,
  length: number,
): readonly NumberedLine[] {
  const first = chain[0];
  if (first === undefined) return chain;
  const numbered = length - (lines[first.line]?.start ?? 0);
  return chain.length >= 6 || (chain.length >= 2 && numbered >= 0.4 * (length - bodyAt)) ? chain : [];
}

/** Breaks in the part without numbers: blank lines, and short lines that end a sentence. */
function addUnnumbered(
  lines: readonly Line[],
  furniture: readonly boolean[],
  from: number,
  to: number,
  cuts: Map<number, Cut>,
): void {
  if (from >= to) return;
  if (from > 0 && !cuts.has(from)) cuts.set(from, { line: from });
  const width = wrapWidth(lines, from, to);
  let previous: Line | undefined;
  let blank = false;
  for (let i = from; i < to; i += 1) {
    const line = lines[i];
    if (line === undefined || furniture[i] === true) continue;
    if (line.text.trim() === '') {
      blank = true;
      continue;
    }
    if (previous !== undefined && !cuts.has(i) && breaksBetween(previous.text, line.text, blank, width))
      cuts.set(i, { line: i });
    previous = line;
    blank = false;
  }
}

const SENTENCE_ENDS = '.:;?!”"’)]';
const ABBREVIATION = /\b(?:[A-Z]|No|Nos|Mr|Mrs|Ms|Dr|vs?|Art|Arts|Sec|para|Rs)\.$/u;

function endsSentence(line: string): boolean {
  const last = line.trimEnd().at(-1);
  return last !== undefined && SENTENCE_ENDS.includes(last);
}

function breaksBetween(before: string, after: string, blank: boolean, width: number): boolean {
  if (!endsSentence(before) && !blank) return false;
  // A page break leaves a blank line in mid-sentence: a small letter after it continues the sentence.
  if (blank) return endsSentence(before) || !/^\s*\p{Ll}/u.test(after);
  if (ABBREVIATION.test(before.trimEnd().slice(-8))) return false;
  return before.trimEnd().length < 0.75 * width && /^\s*["“‘'([]?[\p{Lu}\d(]/u.test(after);
}

/** The width at which a text is wrapped: the 90th percentile of its line lengths, ∞ when lines are whole paragraphs. */
function wrapWidth(lines: readonly Line[], from: number, to: number): number {
  const lengths: number[] = [];
  for (let i = from; i < to; i += 1) {
    const length = lines[i]?.text.trimEnd().length ?? 0;
    if (length > 0) lengths.push(length);
  }
  lengths.sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return width > 130 ? Number.POSITIVE_INFINITY : width;
}

function addHeadings(
  lines: readonly Line[],
  furniture: readonly boolean[],
  from: number,
  cuts: Map<number, Cut>,
): void {
  for (let i = from; i < lines.length; i += 1) {
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
    cuts.set(i, { line: i, heading: true });
    // The text after a heading is a separate paragraph, numbered or not.
    let next = i + 1;
    while (next < lines.length && (furniture[next] === true || lines[next]?.text.trim() === '')) next += 1;
    if (next < lines.length && !cuts.has(next)) cuts.set(next, { line: next });
  }
}

function isHeading(text: string): boolean {
  const line = text.trim();
  if (line.length < 4 || line.length > 90) return false;
  if (/^#{1,6}\s+\S/u.test(line)) return true;
  if (/^\*\*[^*]{3,80}\*\*:?$/u.test(line)) return true;
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
    paragraphs.push({
      ...(cut.number === undefined ? {} : { number: cut.number }),
      text: unwrapped(lines, furniture, cut, next),
      start,
      end,
      ...(cut.heading === true ? { heading: true } : {}),
      ...(cut.head === true ? { head: true } : {}),
    });
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
  return parts.join('');
}

function joint(before: string, paragraphBreak: boolean): string {
  if (paragraphBreak) return '\n';
  return /\p{L}\u00ad$/u.test(before.slice(-2)) ? '' : ' ';
}
