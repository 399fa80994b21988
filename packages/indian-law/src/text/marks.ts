import { matchAt } from './text.ts';

/*
 * One scan of a text marks the words at which something may begin: a citation, the name of an act, a date. Each finder says
 * beside its pattern which words those are (`markWhole`, `markStarts`), and tries the pattern only there (`matchesAtMarks`)
 * instead of searching the whole text.
 */

/** Kinds of things that may begin at a word. */
export const MARK = {
  reporter: 1 << 0,
  bareStatute: 1 << 1,
  actWord: 1 << 2,
  subject: 1 << 3,
  court: 1 << 4,
  subordinateCourt: 1 << 5,
  tribunal: 1 << 6,
  versus: 1 << 7,
  inRe: 1 << 8,
  romanUnit: 1 << 9,
  figuredUnit: 1 << 10,
  month: 1 << 11,
  schedule: 1 << 12,
  neutral: 1 << 13,
  manu: 1 << 14,
  spacedOut: 1 << 15,
  smallRe: 1 << 16,
  dated: 1 << 17,
  heading: 1 << 18,
} as const;

/** Words (runs of the letters a–z) that may start a match, and every run of the digits 0–9, in order. */
export interface Marks {
  /**
   * Three numbers for each word: start, end (UTF-16 offsets, end exclusive) and bits of `MARK`. A word may have a bit
   * wrongly set, but never wrongly unset: the finder decides.
   */
  words: Int32Array;
  /** Two numbers for each run of digits: start and end. */
  figures: Int32Array;
  /** All kinds that occur. */
  all: number;
}

const TABLE_MASK = 0x3fff;
/** Marks by the hash of a whole word. */
const whole = new Uint32Array(TABLE_MASK + 1);
/** Marks by the first three letters. */
const opening = new Uint32Array(1 << 15);
const CAPITAL_ONLY = MARK.actWord | MARK.inRe | MARK.heading;

const SECTION_SIGN = 0xa7;
const SMALL_A = 97;
const HASH_MASK = 0xffffff;

function isLetter(code: number): boolean {
  return ((code | 32) - SMALL_A) >>> 0 < 26;
}

function isFigure(code: number): boolean {
  return (code - 48) >>> 0 < 10;
}

function slotOf(hash: number): number {
  return (hash ^ (hash >> 10)) & TABLE_MASK;
}

/** Marks whole words, in small letters. For the module of the finder, when it is loaded: before any text is scanned. */
export function markWhole(kind: number, words: Iterable<string>): void {
  for (const word of words) {
    let hash = 0;
    for (let i = 0; i < word.length; i += 1) hash = (hash * 31 + (word.charCodeAt(i) & 31)) & HASH_MASK;
    const slot = slotOf(hash);
    whole[slot] = (whole[slot] ?? 0) | kind;
  }
}

/** Marks words by their first one to three letters; fewer cover every word that begins with them. As `markWhole`. */
export function markStarts(kind: number, starts: readonly string[]): void {
  for (const start of starts) {
    const [one = 0, two, three] = [...start].map((letter) => letter.charCodeAt(0) & 31);
    const seconds = two === undefined ? range(0, 26) : [two];
    const thirds = three === undefined ? range(0, 26) : [three];
    for (const second of seconds)
      for (const third of thirds) {
        const slot = (one << 10) | (second << 5) | third;
        opening[slot] = (opening[slot] ?? 0) | kind;
      }
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

const ROOM = 3 * 4096;
/** A larger buffer is released after its scan. */
const ROOM_KEPT = 64 * ROOM;

/** Rows of `width` numbers whose count is not yet known. The buffer is reused by the next scan. */
class RowBuffer {
  readonly #width: number;
  #room = new Int32Array(ROOM);
  #length = 0;
  /** All kinds added since the last call of `take`. */
  kinds = 0;

  constructor(width: number) {
    this.#width = width;
  }

  add(start: number, end: number, kinds: number): void {
    const at = this.#length;
    this.#length += this.#width;
    if (this.#length > this.#room.length) this.#grow();
    const room = this.#room;
    room[at] = start;
    room[at + 1] = end;
    if (this.#width > 2) room[at + 2] = kinds;
    this.kinds |= kinds;
  }

  #grow(): void {
    const larger = new Int32Array(this.#room.length * 2);
    larger.set(this.#room);
    this.#room = larger;
  }

  /** The numbers added since the last call. */
  take(): Int32Array {
    const numbers = this.#room.slice(0, this.#length);
    this.#length = 0;
    this.kinds = 0;
    if (this.#room.length > ROOM_KEPT) this.#room = new Int32Array(ROOM);
    return numbers;
  }
}

const wordBuffer = new RowBuffer(3);
const figureBuffer = new RowBuffer(2);

function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0;
}

/** The kinds of the word from `start` to `end`, by its hash and its first three letters. */
function kindsOf(text: string, start: number, end: number, hash: number): number {
  const first = text.charCodeAt(start);
  let head = (first & 31) << 10;
  if (end - start > 1) head |= (text.charCodeAt(start + 1) & 31) << 5;
  if (end - start > 2) head |= text.charCodeAt(start + 2) & 31;
  const known = (whole[slotOf(hash)] ?? 0) | (opening[head] ?? 0);
  return first < SMALL_A ? known : known & ~CAPITAL_ONLY;
}

function figuresEnd(text: string, start: number): number {
  let at = start;
  while (isFigure(codeAt(text, at))) at += 1;
  return at;
}

/** Characters of one call of `scan`. */
const TURN = 1_024;

/** Scans a text once for the positions where finders start to read. O(n). */
export function markWords(text: string): Marks {
  for (let at = 0; at < text.length; ) at = scan(text, at, Math.min(text.length, at + TURN));
  const all = wordBuffer.kinds;
  return { words: wordBuffer.take(), figures: figureBuffer.take(), all };
}

/**
 * Fills the buffers with the marks of the words and figures that begin in a stretch; the end of the last one. Stretches
 * are short because V8 keeps compiled code for a function that is called often: what it compiles while one loop over a
 * whole text runs, it forgets at the next collection of garbage.
 */
function scan(text: string, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const start = at;
    const first = text.charCodeAt(at);
    at += 1;
    let kinds = 0;
    if (isLetter(first)) {
      let hash = first & 31;
      for (let code = codeAt(text, at); isLetter(code); code = codeAt(text, at)) {
        hash = (hash * 31 + (code & 31)) & HASH_MASK;
        at += 1;
      }
      kinds = kindsOf(text, start, at, hash);
    } else if (isFigure(first)) {
      at = figuresEnd(text, at);
      figureBuffer.add(start, at, 0);
    } else if (first === SECTION_SIGN) kinds = MARK.figuredUnit;
    if (kinds !== 0) wordBuffer.add(start, at, kinds);
  }
  return at;
}

/**
 * Every match of a sticky pattern at the words of some kinds, in order and never overlapping: the same result as a
 * global search, for a pattern that matches only at such words. `within` skips words by their start; it is called
 * in their order.
 */
export function matchesAtMarks(
  pattern: RegExp,
  text: string,
  marks: Marks,
  kinds: number,
  within: (start: number) => boolean = () => true,
): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  if ((marks.all & kinds) === 0) return matches;
  let end = 0;
  const { words } = marks;
  for (let i = 0; i < words.length; i += 3) {
    const start = words[i] ?? 0;
    if (((words[i + 2] ?? 0) & kinds) === 0 || start < end || !within(start)) continue;
    const match = matchAt(pattern, text, start);
    if (match === null) continue;
    matches.push(match);
    end = start + match[0].length;
  }
  return matches;
}

/**
 * Every match of a sticky pattern that begins with a run of figures of some lengths; otherwise as `matchesAtMarks`. `within`
 * is a fast check of what stands around the figures.
 */
export function matchesAtDigits(
  pattern: RegExp,
  text: string,
  marks: Marks,
  most: number,
  least = 1,
  within: (start: number, end: number) => boolean = () => true,
): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  const { figures } = marks;
  let end = 0;
  for (let i = 0; i < figures.length; i += 2) {
    const start = figures[i] ?? 0;
    const stop = figures[i + 1] ?? 0;
    const digits = stop - start;
    if (digits < least || digits > most || start < end || !within(start, stop)) continue;
    const match = matchAt(pattern, text, start);
    if (match === null) continue;
    matches.push(match);
    end = start + match[0].length;
  }
  return matches;
}
