import type { PackedFile } from './packed-file.ts';

const SPACE = 0x20;
/** Stands for a space in the pieces (U+2581). */
const SPACE_MARK = 0x2581;

/** Cuts a text into the pieces whose scores add up to most (a unigram model of SentencePiece). */
export class Tokenizer {
  readonly #letters: Uint8Array;
  readonly #scores: Float32Array;
  /** The end of each piece in `#letters`; the pieces follow one another in the order of their bytes. */
  readonly #ends: Uint32Array;
  /** The first piece that begins with each byte, and the first of the next. */
  readonly #firsts = new Uint32Array(257);
  readonly #replaced: Map<number, Uint32Array>;
  readonly #unknown: number;
  readonly #unknownScore: number;
  readonly #longest: number;

  constructor(file: PackedFile) {
    this.#unknown = file.unknown;
    this.#unknownScore = file.unknownScore;
    this.#letters = file.section('pieces').slice();
    this.#scores = file.floats('scores');
    const lengths = file.section('lengths');
    this.#ends = new Uint32Array(lengths.length);
    const counts = new Uint32Array(256);
    let end = 0;
    let longest = 0;
    for (const [i, length] of lengths.entries()) {
      counts[this.#letters[end] ?? 0] = (counts[this.#letters[end] ?? 0] ?? 0) + 1;
      end += length;
      this.#ends[i] = end;
      longest = Math.max(longest, length);
    }
    for (let i = 0; i < 256; i++) this.#firsts[i + 1] = (this.#firsts[i] ?? 0) + (counts[i] ?? 0);
    this.#longest = longest;
    this.#replaced = replacements(file.section('replacements'));
  }

  /** The numbers of the first pieces of a text, at most so many. */
  tokens(text: string, most: number): number[] {
    const { bytes, starts } = this.#bytesOf(text, most * this.#longest);
    return this.#bestPath(bytes, starts).slice(0, most);
  }

  /** The letters of a piece. */
  piece(token: number): string {
    return new TextDecoder().decode(this.#letters.subarray(this.#ends[token - 1] ?? 0, this.#ends[token]));
  }

  /** The text as the pieces spell it, in UTF-8, up to so many bytes, and the place of each of its letters. */
  #bytesOf(text: string, most: number): { bytes: Uint8Array; starts: number[] } {
    const bytes: number[] = [];
    const starts: number[] = [];
    let last = 0;
    const write = (point: number) => {
      if (point === SPACE && last === SPACE) return;
      last = point;
      starts.push(bytes.length);
      pushUtf8(bytes, point === SPACE ? SPACE_MARK : point);
    };
    write(SPACE);
    for (const letter of text) {
      const point = letter.codePointAt(0) ?? 0;
      const others = this.#replaced.get(point);
      if (others) for (const other of others) write(other);
      else write(point);
      if (bytes.length >= most) break;
    }
    starts.push(bytes.length);
    return { bytes: Uint8Array.from(bytes), starts };
  }

  #bestPath(bytes: Uint8Array, starts: readonly number[]): number[] {
    const count = starts.length - 1;
    // The place among the letters of each byte that begins one; others have -1.
    const letterAt = new Int32Array(bytes.length + 1).fill(-1);
    for (const [i, start] of starts.entries()) letterAt[start] = i;
    const best = new Float32Array(count + 1).fill(Number.NEGATIVE_INFINITY);
    const tokens = new Int32Array(count + 1);
    const from = new Int32Array(count + 1);
    best[0] = 0;
    const unknown = this.#unknown;
    for (let i = 0; i < count; i++) {
      const soFar = best[i] ?? 0;
      const reach = (end: number, token: number, score: number) => {
        const total = Math.fround(soFar + score);
        if (total <= (best[end] ?? 0)) return;
        best[end] = total;
        tokens[end] = token;
        from[end] = i;
      };
      this.#piecesAt(bytes, starts[i] ?? 0, (token, length) => {
        const end = letterAt[(starts[i] ?? 0) + length] ?? -1;
        if (end > 0 && token !== unknown) reach(end, token, this.#scores[token] ?? 0);
      });
      reach(i + 1, unknown, this.#unknownScore);
    }
    const path: number[] = [];
    for (let i = count; i > 0; i = from[i] ?? 0) path.push(tokens[i] ?? 0);
    return path.reverse();
  }

  /** Finds the pieces that the bytes at a place begin with: each byte more leaves fewer of the pieces in their order. */
  #piecesAt(bytes: Uint8Array, start: number, found: (token: number, length: number) => void): void {
    const first = bytes[start] ?? 0;
    let low = this.#firsts[first] ?? 0;
    let high = this.#firsts[first + 1] ?? 0;
    for (let length = 1; low < high; length++) {
      if (this.#lengthOf(low) === length) found(low++, length);
      const next = bytes[start + length];
      if (next === undefined) return;
      low = this.#firstFrom(low, high, length, next);
      high = this.#firstFrom(low, high, length, next + 1);
    }
  }

  /** The first of the pieces from `low` to `high` whose byte at a place is at least this one. */
  #firstFrom(low: number, high: number, place: number, byte: number): number {
    let [from, to] = [low, high];
    while (from < to) {
      const middle = (from + to) >>> 1;
      const at = (middle === 0 ? 0 : (this.#ends[middle - 1] ?? 0)) + place;
      if ((this.#letters[at] ?? 0) < byte) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #lengthOf(token: number): number {
    return (this.#ends[token] ?? 0) - (token === 0 ? 0 : (this.#ends[token - 1] ?? 0));
  }
}

/** Letters that become others before the text is cut: each with the count of the others, then these. */
function replacements(section: Uint8Array): Map<number, Uint32Array> {
  const numbers = new Uint32Array(section.slice().buffer);
  const found = new Map<number, Uint32Array>();
  for (let i = 0; i < numbers.length; ) {
    const end = i + 2 + (numbers[i + 1] ?? 0);
    found.set(numbers[i] ?? 0, numbers.subarray(i + 2, end));
    i = end;
  }
  return found;
}

function pushUtf8(bytes: number[], point: number): void {
  const more = (shift: number) => 0x80 | ((point >> shift) & 0x3f);
  if (point < 0x80) bytes.push(point);
  else if (point < 0x800) bytes.push(0xc0 | (point >> 6), more(0));
  else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), more(6), more(0));
  else bytes.push(0xf0 | (point >> 18), more(12), more(6), more(0));
}
