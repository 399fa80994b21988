import type { InvertedIndex } from '../inverted-index.ts';
import { PieceReader, type ReadPiece } from '../piece-reader.ts';
import { rowsInBlock } from '../posting-blocks.ts';
import { noPostings, type Postings } from '../postings.ts';
import { TermCursor } from '../term-cursor.ts';
import { anyNeighbour, fittingBytes, hasNeighbours, ownNumber } from './neighbours.ts';
import { fittingPositions, PhraseStarts, type RowPositions } from './phrase-starts.ts';

/** A term of a phrase that is read, and what was read last. */
interface PhraseTerm extends RowPositions {
  cursor: TermCursor;
  positions: PieceReader;
}

const noBytes = new Uint8Array(0);

/** Which terms of a phrase have to be read, by index: the bytes of their positions prove the others. */
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

/** The terms of a phrase that are read, the rarest first; none where one of the phrase stands nowhere. */
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
    const nothing = { bytes: noBytes, from: 0, befores: 0, afters: 0, count: 0 };
    return [{ ...nothing, ahead: phrase.length - 1 - i, before, after, cursor, positions }];
  });
  return terms.sort((a, b) => a.cursor.occurrences - b.cursor.occurrences);
}

/** What is read now is of a row; its positions lie in [from, to) of the bytes. */
function setRow(term: PhraseTerm, bytes: Uint8Array, from: number, to: number, count: number): void {
  term.bytes = bytes;
  term.from = from;
  term.count = count;
  // A term without neighbours asks for none; what it reads in their place lies within its positions.
  term.afters = to - count;
  term.befores = Math.max(from, to - 2 * count);
}

/** Reads the positions of the row at which the cursor is. */
function readRow(term: PhraseTerm): void {
  const { cursor, positions } = term;
  const { base, offsets, at, counts } = cursor;
  const [start, end] = [base + (offsets[at] as number), base + (offsets[at + 1] as number)];
  const from = positions.at(start, end);
  setRow(term, positions.bytes, from, from + end - start, counts[at] as number);
}

/** How often the phrase occurs in a row in which the first term fits at so many positions. */
function countPhrase(
  { first, others, starts }: { first: PhraseTerm; others: readonly PhraseTerm[]; starts: PhraseStarts },
  row: number,
  fitting: number,
): number {
  // Rows that lack one of the terms are passed over before positions are compared.
  for (let i = 0; i < others.length; i += 1) if (!(others[i] as PhraseTerm).cursor.moveTo(row)) return 0;
  starts.nextRow();
  starts.begin(first, fitting);
  let found = fitting;
  for (let i = 0; i < others.length && found > 0; i += 1) {
    const term = others[i] as PhraseTerm;
    readRow(term);
    found = fittingPositions(term) === 0 ? 0 : starts.keep(term);
  }
  return found;
}

/** Visits the rows in which a term may stand as in the phrase, and says at how many positions. What is read then is of that row. */
function eachFittingRow(term: PhraseTerm, visit: (row: number, fitting: number) => void): void {
  const { cursor, positions } = term;
  for (let wanted = 0; cursor.skipTo(wanted); ) {
    const { rows, counts, offsets, base, at: first } = cursor;
    const end = Math.min(rows.length, first + rowsInBlock);
    const [from, to] = [offsets[first] as number, offsets[end] as number];
    const shift = positions.at(base + from, base + to) - from;
    const { bytes } = positions;
    for (let i = first; i < end; i += 1) {
      setRow(
        term,
        bytes,
        shift + (offsets[i] as number),
        shift + (offsets[i + 1] as number),
        counts[i] as number,
      );
      const fitting = fittingPositions(term);
      if (fitting > 0) visit(rows[i] as number, fitting);
    }
    wanted = (rows[end - 1] as number) + 1;
    cursor.at = end - 1;
  }
}

function findPhrase(index: InvertedIndex, phrase: readonly string[]): Postings {
  const [first, ...others] = phraseTerms(index, phrase);
  if (!first) return noPostings;
  const read = { first, others, starts: new PhraseStarts(others.length + 1) };
  const rows: number[] = [];
  const counts: number[] = [];
  let [occurrences, highest] = [0, 0];
  eachFittingRow(first, (row, fitting) => {
    const count = others.length === 0 ? fitting : countPhrase(read, row, fitting);
    if (count === 0) return;
    rows.push(row);
    counts.push(count);
    occurrences += count;
    if (count > highest) highest = count;
  });
  for (const { cursor, positions } of [first, ...others]) {
    cursor.close();
    positions.close();
  }
  return {
    rows: new Uint32Array(rows),
    counts: highest <= 0xffff ? new Uint16Array(counts) : new Uint32Array(counts),
    occurrences,
  };
}

/** The rows that contain a phrase, and how often. */
export function phrasePostings(index: InvertedIndex, phrase: readonly string[]): Postings {
  return index.cached(`phrase ${phrase.join(' ')}`, () => findPhrase(index, phrase));
}
