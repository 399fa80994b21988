import { detachedCopy } from '#law/text/text.ts';
import { WordReader } from '#server/core/word-reader.ts';
import { firstWithNeighbours, neighbourNumber, noWord } from './phrases/neighbours.ts';
import { varintLength } from './postings.ts';

/** Gives each term a number, from 0 in the order in which they come, and reads texts as the numbers of their terms. */
class WordNumbers {
  /** By number. */
  readonly terms: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #reader = new WordReader((term) => this.numberOf(term));

  numberOf(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.terms.length;
      const kept = detachedCopy(term);
      this.#numbers.set(kept, number);
      this.terms.push(kept);
    }
    return number;
  }

  /** As `WordReader.read`. */
  read(text: string, into: Int32Array, from: number): number {
    return this.#reader.read(text, into, from);
  }
}

/** Terms by number. More are added, but none changes. */
export interface NumberedTerms {
  readonly terms: readonly string[];
}

/** The postings of a few documents, term by term, as `postings.ts` encodes them. */
export interface PostingsBatch {
  vocabulary: NumberedTerms;
  /** The numbers of the terms. */
  numbers: readonly number[];
  /**
   * For each term: the number of its rows, the last of them, and the beginning of its first entry, counted from row 0.
   */
  frequencies: Int32Array;
  lastRows: Int32Array;
  heads: Int32Array;
  /** End offsets of each term's other entries, and of its positions. */
  entryEnds: Int32Array;
  positionEnds: Int32Array;
  entries: Uint8Array;
  positions: Uint8Array;
}

/** Terms with a number; with more, numbers start from 0 again. */
const mostTerms = 100_000;
const firstOccurrences = 1 << 15;
/** Limits: bytes of an entry, without its first head, and of a position with its neighbours. */
const [mostEntryBytes, mostPositionBytes] = [15, 7];
/** Room that is kept for the next batch: of some 50,000 words. */
const keptBytes = 1 << 20;

/** The numbers of terms, and what is counted by number for a moment. */
class Vocabulary {
  readonly words = new WordNumbers();
  /** The document in which a number came last. */
  #documents = new Int32Array(1 << 10);
  #counts = new Int32Array(1 << 10);
  #neighbours = new Uint8Array(1 << 10);
  #knownNeighbours = 0;
  #document = 0;

  get full(): boolean {
    return this.words.terms.length >= mostTerms;
  }

  newDocument(): number {
    this.#document += 1;
    return this.#document;
  }

  /** Notes that a document has a number; false where it had it before. */
  note(number: number, document: number): boolean {
    if (number >= this.#documents.length) this.#documents = grown(this.#documents, number + 1);
    if (this.#documents[number] === document) return false;
    this.#documents[number] = document;
    return true;
  }

  /** A zero for each number; to be left as it was found. */
  get counts(): Int32Array {
    const { length } = this.words.terms;
    if (length > this.#counts.length) this.#counts = grown(this.#counts, length);
    return this.#counts;
  }

  /** By number, the byte of a term as a neighbour. */
  get neighbours(): Uint8Array {
    const { terms } = this.words;
    if (terms.length > this.#neighbours.length) {
      const larger = new Uint8Array(terms.length * 2);
      larger.set(this.#neighbours);
      this.#neighbours = larger;
    }
    for (; this.#knownNeighbours < terms.length; this.#knownNeighbours += 1)
      this.#neighbours[this.#knownNeighbours] = neighbourNumber(terms[this.#knownNeighbours] as string);
    return this.#neighbours;
  }
}

/** Occurrences by number, those of each number in their order. */
interface SortedWords {
  rows: Int32Array;
  positions: Int32Array;
  /** Bytes of the neighbours of each. */
  befores: Uint8Array;
  afters: Uint8Array;
}

function grown(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(array.length * 2, length));
  larger.set(array);
  return larger;
}

let vocabulary = new Vocabulary();
let [entryBytes, positionBytes] = [new Uint8Array(0), new Uint8Array(0)];

/** Collects the places of terms in a few documents, row by row, and gives their postings. */
export class PostingsBatcher {
  readonly #vocabulary: Vocabulary;
  /** Each word and its position, in the order of the documents. */
  #numbers = new Int32Array(firstOccurrences);
  #positions = new Int32Array(firstOccurrences);
  #count = 0;
  /** The rows, and where each ends. */
  #rows: number[] = [];
  #ends: number[] = [];
  #document = 0;

  constructor() {
    if (vocabulary.full) vocabulary = new Vocabulary();
    this.#vocabulary = vocabulary;
  }

  /** Words so far. */
  get size(): number {
    return this.#count;
  }

  /** Starts the next row, for the terms added from now on; rows ascend. */
  begin(row: number): void {
    this.#close();
    this.#rows.push(row);
    this.#document = this.#vocabulary.newDocument();
  }

  #close(): void {
    if (this.#rows.length > 0) this.#ends[this.#rows.length - 1] = this.#count;
  }

  /** Adds the words of a text at positions from one on, which is after all before. Returns their number. */
  text(text: string, position: number): number {
    const from = this.#count;
    this.#room(text.length);
    this.#count = this.#vocabulary.words.read(text, this.#numbers, from);
    const positions = this.#positions;
    for (let i = from; i < this.#count; i += 1) positions[i] = position + i - from;
    return this.#count - from;
  }

  /** Adds a term at a position; its positions ascend. */
  add(term: string, position: number): void {
    this.#add(this.#vocabulary.words.numberOf(term), position);
  }

  /** Adds a term that has no positions, once for each row. No word of a text may be equal to it. */
  addOnce(term: string): void {
    const number = this.#vocabulary.words.numberOf(term);
    if (this.#vocabulary.note(number, this.#document)) this.#add(number, 0);
  }

  #add(number: number, position: number): void {
    this.#room(1);
    this.#numbers[this.#count] = number;
    this.#positions[this.#count] = position;
    this.#count += 1;
  }

  #room(more: number): void {
    const wanted = this.#count + more;
    if (wanted <= this.#numbers.length) return;
    this.#numbers = grown(this.#numbers, wanted);
    this.#positions = grown(this.#positions, wanted);
  }

  /** The postings of all documents so far; what is added afterwards belongs to the next batch. */
  take(): PostingsBatch {
    this.#close();
    const found = this.#distinct();
    const sorted = this.#sorted(found);
    const batch = this.#encoded(found, sorted);
    this.#count = 0;
    this.#rows = [];
    this.#ends = [];
    return batch;
  }

  /** The numbers that occur, in the order in which they come first, and where the occurrences of each end once sorted. */
  #distinct(): { numbers: number[]; ends: Int32Array } {
    const { counts } = this.#vocabulary;
    const numbers: number[] = [];
    const all = this.#numbers;
    for (let i = 0; i < this.#count; i += 1) {
      const number = all[i] as number;
      const count = counts[number] as number;
      if (count === 0) numbers.push(number);
      counts[number] = count + 1;
    }
    const ends = new Int32Array(numbers.length);
    let end = 0;
    for (let t = 0; t < numbers.length; t += 1) {
      end += counts[numbers[t] as number] as number;
      ends[t] = end;
    }
    return { numbers, ends };
  }

  #sorted({ numbers, ends }: { numbers: number[]; ends: Int32Array }): SortedWords {
    const { counts } = this.#vocabulary;
    for (let t = 0; t < numbers.length; t += 1)
      counts[numbers[t] as number] = t === 0 ? 0 : (ends[t - 1] as number);
    const rows = new Int32Array(this.#count);
    const positions = new Int32Array(this.#count);
    const befores = new Uint8Array(this.#count);
    const afters = new Uint8Array(this.#count);
    const { neighbours } = this.#vocabulary;
    let before = noWord;
    let i = 0;
    for (let d = 0; d < this.#rows.length; d += 1) {
      const row = this.#rows[d] as number;
      for (const end = this.#ends[d] as number; i < end; i += 1) {
        const number = this.#numbers[i] as number;
        const at = counts[number] as number;
        counts[number] = at + 1;
        rows[at] = row;
        positions[at] = this.#positions[i] as number;
        befores[at] = before;
        // Only words that follow one another in one text have positions that do.
        const followed = i + 1 < end && this.#positions[i + 1] === (this.#positions[i] as number) + 1;
        afters[at] = followed ? (neighbours[this.#numbers[i + 1] as number] as number) : noWord;
        before = followed ? (neighbours[number] as number) : noWord;
      }
    }
    for (const number of numbers) counts[number] = 0;
    return { rows, positions, befores, afters };
  }

  #encoded({ numbers, ends }: { numbers: number[]; ends: Int32Array }, sorted: SortedWords): PostingsBatch {
    const size = numbers.length;
    if (entryBytes.length < this.#count * mostEntryBytes) {
      entryBytes = new Uint8Array(this.#count * mostEntryBytes);
      positionBytes = new Uint8Array(this.#count * mostPositionBytes);
    }
    const encoder = new TermEncoder(sorted, entryBytes, positionBytes);
    const { neighbours } = this.#vocabulary;
    const batch = {
      vocabulary: this.#vocabulary.words,
      numbers,
      frequencies: new Int32Array(size),
      lastRows: new Int32Array(size),
      heads: new Int32Array(size),
      entryEnds: new Int32Array(size),
      positionEnds: new Int32Array(size),
    };
    for (let t = 0; t < size; t += 1) {
      const from = t === 0 ? 0 : (ends[t - 1] as number);
      const end = ends[t] as number;
      const beside = (neighbours[numbers[t] as number] as number) >= firstWithNeighbours;
      batch.frequencies[t] = encoder.encode(from, end, beside);
      batch.lastRows[t] = sorted.rows[end - 1] as number;
      batch.heads[t] = encoder.head;
      batch.entryEnds[t] = encoder.entryEnd;
      batch.positionEnds[t] = encoder.positionEnd;
    }
    const entries = entryBytes.slice(0, encoder.entryEnd);
    const positions = positionBytes.slice(0, encoder.positionEnd);
    if (positionBytes.length > keptBytes) entryBytes = positionBytes = new Uint8Array(0);
    return { ...batch, entries, positions };
  }
}

/** Encodes one term after another. */
class TermEncoder {
  /** Values of the last term: the first number of its first entry, and the ends of its bytes. */
  head = 0;
  entryEnd = 0;
  positionEnd = 0;
  readonly #sorted: SortedWords;
  readonly #entryBytes: Uint8Array;
  readonly #positionBytes: Uint8Array;

  constructor(sorted: SortedWords, entries: Uint8Array, positionBytes: Uint8Array) {
    this.#sorted = sorted;
    this.#entryBytes = entries;
    this.#positionBytes = positionBytes;
  }

  /**
   * Encodes the occurrences between two places, `beside` with their neighbours, and returns the number of their rows.
   */
  encode(from: number, end: number, beside: boolean): number {
    const { rows, positions } = this.#sorted;
    let before = -1;
    let frequency = 0;
    for (let i = from; i < end; ) {
      const row = rows[i] as number;
      const start = i;
      const first = this.positionEnd;
      let last = 0;
      for (; i < end && rows[i] === row; i += 1) {
        const position = positions[i] as number;
        this.#position(position - last);
        last = position;
      }
      if (beside) this.#neighbours(start, i);
      this.#entry((row - before) * 4, i - start, this.positionEnd - first, before < 0);
      before = row;
      frequency += 1;
    }
    return frequency;
  }

  #neighbours(start: number, end: number): void {
    const bytes = this.#positionBytes;
    for (const each of [this.#sorted.befores, this.#sorted.afters])
      for (let i = start; i < end; i += 1) bytes[this.positionEnd++] = each[i] as number;
  }

  #entry(step: number, count: number, bytes: number, first: boolean): void {
    const short = count === 1 && bytes <= 3;
    const head = short ? step + bytes : step;
    if (first) this.head = head;
    else this.#number(head);
    if (short) return;
    this.#number(count);
    this.#number(bytes);
  }

  #number(value: number): void {
    this.entryEnd = writeVarint(this.#entryBytes, this.entryEnd, value);
  }

  #position(value: number): void {
    this.positionEnd = writeVarint(this.#positionBytes, this.positionEnd, value);
  }
}

/** Returns the place after it. */
function writeVarint(bytes: Uint8Array, at: number, value: number): number {
  const end = at + varintLength(value) - 1;
  let rest = value;
  for (let i = at; i < end; i += 1) {
    bytes[i] = (rest & 0x7f) | 0x80;
    rest >>>= 7;
  }
  bytes[end] = rest;
  return end + 1;
}
