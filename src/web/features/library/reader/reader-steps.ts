import { placePassages } from '#law/verify/passages/place-passages.ts';
import type { LibraryDocumentBody, PassageBody } from '#shared/contracts/library.ts';
import type { Span } from '../segments.ts';

/** A step: the index of a paragraph and an offset in its text. */
export type Step = { paragraph: number; start: number };
export type FoundInText = { steps: readonly Step[]; marks: ReadonlyMap<number, readonly Span[]> };

type Paragraphs = LibraryDocumentBody['paragraphs'];

export const NOTHING_FOUND: FoundInText = { steps: [], marks: new Map() };
/** Shorter words would mark half the page. */
export const SHORTEST_FIND = 2;
const MOST_FOUND = 2000;

/** Distance of characters from which marks are separate passages, in the very long paragraphs of some old judgments. */
const PASSAGE_LENGTH = 600;

function passageStarts(marks: readonly Span[]): number[] {
  const starts: number[] = [];
  for (const { start } of marks) {
    const last = starts.at(-1);
    if (last === undefined || start - last > PASSAGE_LENGTH) starts.push(start);
  }
  return starts;
}

/** The query's passages: a step for each paragraph in which it was found, and more in a very long one. */
export function passagesFound(paragraphs: Paragraphs, matches: readonly PassageBody[]): FoundInText {
  const marks = new Map<number, readonly Span[]>();
  const steps: Step[] = [];
  for (const match of matches) {
    // The offsets are those of the server's paragraph: in any other text they would mark the wrong words.
    if (paragraphs[match.index]?.text !== match.text) continue;
    marks.set(match.index, match.marks);
    for (const start of passageStarts(match.marks)) steps.push({ paragraph: match.index, start });
  }
  return { steps: steps.sort((a, b) => a.paragraph - b.paragraph || a.start - b.start), marks };
}

function patternOf(words: string): RegExp {
  const literal = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['‘’]/g, "['‘’]")
    .replace(/["“”]/g, '["“”]')
    .replace(/\s+/g, '\\s+');
  return new RegExp(literal, 'giu');
}

/** Every match of the exact words, across case and line breaks; at most 2,000. */
export function wordsFound(paragraphs: Paragraphs, words: string): FoundInText {
  if (words.trim().length < SHORTEST_FIND) return NOTHING_FOUND;
  const pattern = patternOf(words);
  const marks = new Map<number, Span[]>();
  const steps: Step[] = [];
  for (const [paragraph, { text }] of paragraphs.entries()) {
    for (const match of text.matchAll(pattern)) {
      if (steps.length >= MOST_FOUND) return { steps, marks };
      const span = { start: match.index, end: match.index + match[0].length };
      const list = marks.get(paragraph);
      if (list) list.push(span);
      else marks.set(paragraph, [span]);
      steps.push({ paragraph, start: span.start });
    }
  }
  return { steps, marks };
}

/**
 * The place in the present text that a link leads to, and the reader's note when that is another place than it names.
 */
export type Arrival = {
  at: number | undefined;
  said?: 'moved' | 'gone' | 'no_number';
  /** The number that the link names. */
  number?: string | undefined;
};
/** A link: words to find, in quotation marks where they are quoted, and the index and number of its paragraph. */
export type LinkedPlace = { q: string; at: number | undefined; number?: string | undefined };

const nearestTo = (at: number, places: readonly number[]): number | undefined =>
  places.reduce<number | undefined>(
    (best, place) => (best === undefined || Math.abs(place - at) < Math.abs(best - at) ? place : best),
    undefined,
  );

/** The paragraph with quoted words that the search does not find: other signs, or words that paragraphs now divide. */
function placeOfWords(paragraphs: Paragraphs, q: string, at: number): number | undefined {
  const quote = q.trim().slice(1, -1);
  const kept = { index: at, start: 0, end: 0, paragraph: null, quote };
  return placePassages(paragraphs, [kept])[0]?.index;
}

/** A number that was typed behind a citation leads to the first paragraph that has it. */
const firstOf = ([first]: readonly number[], number: string): Arrival =>
  first === undefined ? { at: first, said: 'no_number', number } : { at: first };

/** Follows a link by its words, or by the number that it names: a judgment may have been read again since. */
export function arrivalOf(paragraphs: Paragraphs, steps: readonly Step[], place: LinkedPlace): Arrival {
  const { q, at, number } = place;
  const numbered = paragraphs.flatMap((paragraph, index) => (paragraph.number === number ? [index] : []));
  if (at === undefined) return number === undefined ? { at } : firstOf(numbered, number);
  if (number !== undefined) {
    if (paragraphs[at]?.number === number) return { at };
    const to = nearestTo(at, numbered);
    return to === undefined ? { at: undefined, said: 'no_number', number } : { at: to, said: 'moved' };
  }
  if (!/^".*"$/su.test(q.trim()) || steps.some(({ paragraph }) => paragraph === at)) return { at };
  const to =
    nearestTo(
      at,
      steps.map(({ paragraph }) => paragraph),
    ) ?? placeOfWords(paragraphs, q, at);
  if (to === at) return { at };
  return to === undefined ? { at: undefined, said: 'gone' } : { at: to, said: 'moved' };
}

/** The step after or before the current one, going round; without a current one, the first or the last. */
export function nextStep(current: number | undefined, count: number, by: 1 | -1): number | undefined {
  if (count === 0) return undefined;
  if (current === undefined) return by === 1 ? 0 : count - 1;
  return (current + by + count) % count;
}

/** Position of each step, from 0 to 1 of the whole, by the length of the text before it. */
export function placesOf(paragraphs: Paragraphs, steps: readonly Step[]): number[] {
  // A paragraph takes a line or two of its own, however short it is.
  const sizes = paragraphs.map(({ text }) => text.length + 90);
  const whole = sizes.reduce((sum, size) => sum + size, 0) || 1;
  let before = 0;
  const beginnings = sizes.map((size) => {
    before += size;
    return before - size;
  });
  return steps.map(({ paragraph, start }) => ((beginnings[paragraph] ?? 0) + start) / whole);
}
