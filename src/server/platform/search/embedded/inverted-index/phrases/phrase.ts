import type { InvertedIndex } from '../inverted-index.ts';
import { PieceReader, type ReadPiece } from '../piece-reader.ts';
import { rowsInBlock } from '../posting-blocks.ts';
import { noPostings, type Postings } from '../postings.ts';
import { TermCursor } from '../term-cursor.ts';
import { anyNeighbour, fittingBytes, hasNeighbours, ownNumber } from './neighbours.ts';
import { fittingBefore, PhraseStarts, type RowPositions } from './phrase-starts.ts';

/** A term of a phrase that is read, and what was read last. */
interface PhraseTerm extends RowPositions {
  cursor: TermCursor;
  positions: PieceReader;
  /** The number of rows that hold it. */
  docFrequency: number;
}

const noBytes = new Uint8Array(0);

/** Selects the terms of a phrase that have to be read, by index: the bytes of their positions prove the others. */
function termsToRead(phrase: readonly string[]): Set<number> {
  const read = new Set<number>();
  for (const [i, term] of phrase.entries()) if (ownNumber(term) === undefined) read.add(i);
  const proves = (i: number) => i >= 0 && i < phrase.length && hasNeighbours(phrase[i] ?? '');
  const rarity = (i: number) => ownNumber(phrase[i] ?? '') ?? Number.POSITIVE_INFINITY;
  for (const i of phrase.keys()) {
    if (read.has(i)) continue;
    const provers = [i - 1, i, i + 1].filter(proves);
    if (provers.some((each) => read.has(each))) continue;
    read.add(provers.reduce((a, b) => (rarity(b) > rarity(a) ? b : a), provers[0] ?? i));
  }
  return read;
}

/** The terms of a phrase that are read, the rarest first; none when the index lacks one of the phrase. */
function phraseTerms(index: InvertedIndex, phrase: readonly string[]): PhraseTerm[] {
  if (phrase.some((term) => index.docFrequency(term) === 0)) return [];
  const read = index.hasNeighbours ? termsToRead(phrase) : phrase.keys();
  const terms = [...read].flatMap((i): PhraseTerm[] => {
    const term = phrase[i] ?? '';
    const cursor = new TermCursor(index, term, true);
    const encoded = cursor.term ?? index.encoded(term);
    if (!encoded) return [];
    const piece: ReadPiece = (start, end, into) => encoded.positionsFrom(start, end, into);
    const positions = new PieceReader(piece, cursor.positionsEnd);
    const known = index.hasNeighbours && hasNeighbours(term);
    const [before, after] = [phrase[i - 1], phrase[i + 1]].map((each) =>
      known ? fittingBytes(each) : anyNeighbour,
    ) as [Uint8Array, Uint8Array];
    const nothing = { bytes: noBytes, from: 0, to: 0, count: 0 };
    const ahead = phrase.length - 1 - i;
    const { docFrequency } = encoded;
    return [{ ...nothing, ahead, before, after, cursor, positions, docFrequency }];
  });
  return terms.sort((a, b) => a.cursor.occurrences - b.cursor.occurrences);
}

/** Sets the row of a term: its positions, and the bytes after them, lie in [from, to) of the bytes. */
function setRow(term: PhraseTerm, bytes: Uint8Array, from: number, to: number, count: number): void {
  term.bytes = bytes;
  term.from = from;
  term.to = to;
  term.count = count;
}

/**
 * Reads the positions of a row, which come after those read before. False when the term does not fit the phrase there.
 */
function readFitting(term: PhraseTerm, row: number): boolean {
  const { cursor, positions } = term;
  if (!cursor.moveTo(row)) return false;
  const { base, offsets, at } = cursor;
  const start = base + (offsets[at] as number);
  const end = base + (offsets[at + 1] as number);
  const from = positions.at(start, end);
  const to = from + end - start;
  const count = cursor.counts[at] as number;
  if (fittingBefore(term, positions.bytes, to, count) === 0) return false;
  setRow(term, positions.bytes, from, to, count);
  return true;
}

/**
 * Goes through the rows of the first term, and reads the others where its neighbours fit. Most searches for a
 * phrase spend most of their time here: the loops take no functions and make no objects.
 */
class PhraseSearch {
  readonly #first: PhraseTerm;
  readonly #others: readonly PhraseTerm[];
  readonly #starts: PhraseStarts;
  readonly #rows: Uint32Array;
  readonly #counts: Uint32Array;
  #size = 0;
  #occurrences = 0;
  #highest = 0;

  /** `most`: rows that hold the first term. */
  constructor(first: PhraseTerm, others: readonly PhraseTerm[], most: number) {
    this.#first = first;
    this.#others = others;
    this.#starts = new PhraseStarts(others.length + 1);
    this.#rows = new Uint32Array(most);
    this.#counts = new Uint32Array(most);
  }

  run(): Postings {
    const { cursor } = this.#first;
    for (let row = 0; cursor.skipTo(row); ) row = this.#readSome() + 1;
    for (const term of [this.#first, ...this.#others]) {
      term.cursor.close();
      term.positions.close();
    }
    const counts = this.#counts.subarray(0, this.#size);
    return {
      rows: this.#rows.slice(0, this.#size),
      counts: this.#highest <= 0xffff ? new Uint16Array(counts) : counts.slice(),
      occurrences: this.#occurrences,
    };
  }

  /** Looks at the rows of a block, from that of the cursor on. Returns the last one. */
  #readSome(): number {
    const first = this.#first;
    const { cursor, positions } = first;
    const { rows, counts, offsets, base, at } = cursor;
    const end = Math.min(rows.length, at + rowsInBlock);
    const [from, to] = [offsets[at] as number, offsets[end] as number];
    const shift = positions.at(base + from, base + to) - from;
    const { bytes } = positions;
    const alone = this.#others.length === 0;
    for (let i = at; i < end; i += 1) {
      const count = counts[i] as number;
      const after = shift + (offsets[i + 1] as number);
      const fitting = fittingBefore(first, bytes, after, count);
      if (fitting === 0) continue;
      const row = rows[i] as number;
      if (alone) this.#add(row, fitting);
      else if (this.#othersFit(row)) {
        setRow(first, bytes, shift + (offsets[i] as number), after, count);
        this.#add(row, this.#countIn(fitting));
      }
    }
    cursor.at = end - 1;
    return rows[end - 1] as number;
  }

  #add(row: number, count: number): void {
    if (count === 0) return;
    this.#rows[this.#size] = row;
    this.#counts[this.#size] = count;
    this.#size += 1;
    this.#occurrences += count;
    if (count > this.#highest) this.#highest = count;
  }

  /** Most rows lack one of the terms, or have none that fits: positions are compared only in the others. */
  #othersFit(row: number): boolean {
    const others = this.#others;
    for (let i = 0; i < others.length; i += 1) if (!readFitting(others[i] as PhraseTerm, row)) return false;
    return true;
  }

  /** Counts the phrase in the current row, in which the first term fits at so many positions. */
  #countIn(fitting: number): number {
    const [others, starts] = [this.#others, this.#starts];
    starts.nextRow();
    starts.begin(this.#first, fitting);
    let found = fitting;
    for (let i = 0; i < others.length && found > 0; i += 1) found = starts.keep(others[i] as PhraseTerm);
    return found;
  }
}

function findPhrase(index: InvertedIndex, phrase: readonly string[]): Postings {
  const [first, ...others] = phraseTerms(index, phrase);
  return first ? new PhraseSearch(first, others, first.docFrequency).run() : noPostings;
}

/** The rows that contain a phrase, and their counts of it. */
export function phrasePostings(index: InvertedIndex, phrase: readonly string[]): Postings {
  return index.cached(`phrase ${phrase.join(' ')}`, () => findPhrase(index, phrase));
}
