import type { EncodedPostings } from './postings.ts';
import type { NumberedTerms, PostingsBatch } from './postings-batch.ts';

// The postings of the terms of documents just written. Most terms are rare, and a writer of its own for each cost more memory
// and more time to reach than its bytes. All bytes lie in pages, each stream of a term in a chain of slices that grow; a few
// numbers a term say where they are.

const pageBits = 18;
const pageBytes = 1 << pageBits;
const pageMask = pageBytes - 1;
/** A slice ends with the place of the next one. */
const linkBytes = 4;
const firstSlice = 8;
const largestSlice = 1 << 15;
/** Fewer bytes are copied one by one: most parts are short, and a call takes longer. */
const copiedTogether = 48;

/** Offsets of the numbers that describe a stream of bytes, from the place of the stream in its term's numbers. */
const head = 0;
const next = 1;
const end = 2;
const size = 3;
const length = 4;
/** Offsets of the numbers that describe a term: its two streams, its rows, and its last row plus one. */
const entriesStream = 0;
const positionsStream = 5;
const docFrequency = 10;
const lastRow = 11;
const numbersOfTerm = 12;

function copy(from: Uint8Array, at: number, length: number, to: Uint8Array, place: number): void {
  if (length >= copiedTogether) to.set(from.subarray(at, at + length), place);
  else for (let i = 0; i < length; i += 1) to[place + i] = from[at + i] as number;
}

/** Takes the rows of many terms, each in ascending order, and gives them encoded. */
export class PostingsPool {
  readonly #terms = new Map<string, number>();
  #numbers = new Int32Array(numbersOfTerm << 6);
  /** Place of a term's numbers plus one, by the term's number in the vocabulary of the last batch; 0 for none. */
  #places = new Int32Array(0);
  #vocabulary: NumberedTerms | undefined;
  readonly #pages: Uint8Array[] = [];
  /** Bytes of the last page that are taken. */
  #taken = pageBytes;

  /** Adds the postings of a batch, whose rows count from one on. */
  enter(batch: PostingsBatch, firstRow: number): void {
    const { vocabulary, frequencies, lastRows, heads, entryEnds, positionEnds, entries, positions } = batch;
    this.#takeNumbersOf(vocabulary);
    let [entry, position] = [0, 0];
    for (let t = 0; t < batch.numbers.length; t += 1) {
      const at = this.#placeOfNumber(batch.numbers[t] as number, vocabulary);
      const numbers = this.#numbers;
      // The first entry holds the distance from the last row before it.
      this.#varint(
        at + entriesStream,
        (heads[t] as number) + (firstRow - (numbers[at + lastRow] as number)) * 4,
      );
      this.#bytes(at + entriesStream, entries, entry, entryEnds[t] as number);
      this.#bytes(at + positionsStream, positions, position, positionEnds[t] as number);
      entry = entryEnds[t] as number;
      position = positionEnds[t] as number;
      numbers[at + lastRow] = firstRow + (lastRows[t] as number) + 1;
      numbers[at + docFrequency] = (numbers[at + docFrequency] as number) + (frequencies[t] as number);
    }
  }

  #takeNumbersOf(vocabulary: NumberedTerms): void {
    const { length } = vocabulary.terms;
    if (vocabulary !== this.#vocabulary) this.#places = new Int32Array(length * 2);
    else if (length > this.#places.length) {
      const grown = new Int32Array(length * 2);
      grown.set(this.#places);
      this.#places = grown;
    }
    this.#vocabulary = vocabulary;
  }

  #placeOfNumber(number: number, { terms }: NumberedTerms): number {
    const known = this.#places[number] as number;
    if (known > 0) return known - 1;
    const at = this.#placeOf(terms[number] as string);
    this.#places[number] = at + 1;
    return at;
  }

  /** Place of a term's numbers; a new term is added. */
  #placeOf(term: string): number {
    const known = this.#terms.get(term);
    if (known !== undefined) return known;
    const at = this.#terms.size * numbersOfTerm;
    if (at === this.#numbers.length) {
      const grown = new Int32Array(this.#numbers.length * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#terms.set(term, at);
    return at;
  }

  /** The number of rows that hold a term. */
  docFrequency(term: string): number {
    const at = this.#terms.get(term);
    return at === undefined ? 0 : (this.#numbers[at + docFrequency] as number);
  }

  encoded(term: string): EncodedPostings | undefined {
    const at = this.#terms.get(term);
    if (at === undefined) return undefined;
    // Only phrases need them.
    let read: Uint8Array | undefined;
    const positions = () => {
      read ??= this.#bytesOf(at + positionsStream);
      return read;
    };
    return {
      docFrequency: this.#numbers[at + docFrequency] as number,
      entries: this.#bytesOf(at + entriesStream),
      get positionBytes() {
        return positions().length;
      },
      positionsFrom: (start, stop) => positions().subarray(start, stop),
    };
  }

  terms(): Iterable<string> {
    return this.#terms.keys();
  }

  clear(): void {
    this.#terms.clear();
    this.#numbers = new Int32Array(numbersOfTerm << 6);
    this.#places = new Int32Array(0);
    this.#vocabulary = undefined;
    this.#pages.length = 0;
    this.#taken = pageBytes;
  }

  #varint(stream: number, value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#byte(stream, (rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    this.#byte(stream, rest);
  }

  #byte(stream: number, byte: number): void {
    const numbers = this.#numbers;
    let at = numbers[stream + next] as number;
    if (at === numbers[stream + end]) at = this.#nextSlice(stream);
    (this.#pages[at >>> pageBits] as Uint8Array)[at & pageMask] = byte;
    numbers[stream + next] = at + 1;
    numbers[stream + length] = (numbers[stream + length] as number) + 1;
  }

  #bytes(stream: number, bytes: Uint8Array, from: number, to: number): void {
    const numbers = this.#numbers;
    for (let done = from; done < to; ) {
      let at = numbers[stream + next] as number;
      if (at === numbers[stream + end]) at = this.#nextSlice(stream);
      const part = Math.min((numbers[stream + end] as number) - at, to - done);
      copy(bytes, done, part, this.#pages[at >>> pageBits] as Uint8Array, at & pageMask);
      numbers[stream + next] = at + part;
      done += part;
    }
    numbers[stream + length] = (numbers[stream + length] as number) + to - from;
  }

  /** The first place of another slice of a stream. */
  #nextSlice(stream: number): number {
    const numbers = this.#numbers;
    const before = numbers[stream + size] as number;
    const bytes = before === 0 ? firstSlice : Math.min(largestSlice, before * 2);
    const at = this.#take(bytes);
    if (before === 0) numbers[stream + head] = at;
    else this.#link(numbers[stream + end] as number).setUint32(0, at);
    numbers[stream + end] = at + bytes - linkBytes;
    numbers[stream + size] = bytes;
    return at;
  }

  #take(bytes: number): number {
    if (this.#taken + bytes > pageBytes) {
      this.#pages.push(new Uint8Array(pageBytes));
      this.#taken = 0;
    }
    const at = (this.#pages.length - 1) * pageBytes + this.#taken;
    this.#taken += bytes;
    return at;
  }

  #link(at: number): DataView {
    return new DataView((this.#pages[at >>> pageBits] as Uint8Array).buffer, at & pageMask, linkBytes);
  }

  /** The bytes of a stream one after another. */
  #bytesOf(stream: number): Uint8Array {
    const bytes = new Uint8Array(this.#numbers[stream + length] as number);
    let at = this.#numbers[stream + head] as number;
    let slice = firstSlice;
    for (let done = 0; done < bytes.length; ) {
      const part = Math.min(slice - linkBytes, bytes.length - done);
      const from = at & pageMask;
      bytes.set((this.#pages[at >>> pageBits] as Uint8Array).subarray(from, from + part), done);
      done += part;
      if (done < bytes.length) at = this.#link(at + part).getUint32(0);
      slice = Math.min(largestSlice, slice * 2);
    }
    return bytes;
  }
}
