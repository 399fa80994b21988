import type { InvertedIndex } from './inverted-index.ts';
import { PieceReader, type ReadPiece } from './piece-reader.ts';
import { noPostings, type Postings } from './postings.ts';
import { TermCursor } from './term-cursor.ts';

interface PhraseTerm {
  /** Its position in the phrase. */
  shift: number;
  docFrequency: number;
  cursor: TermCursor;
  positions: PieceReader;
}

/** Positions at which the phrase may start in the current row. Used within one call only. */
let starts = new Int32Array(1024);

/** Reads the positions of the first term as starts of the phrase. Returns how many. */
function firstStarts(bytes: Uint8Array, from: number, count: number, shift: number): number {
  if (count > starts.length) starts = new Int32Array(count * 2);
  let at = from;
  let position = 0;
  for (let i = 0; i < count; i += 1) {
    let byte = bytes[at++] ?? 0;
    let step = byte & 0x7f;
    for (let bits = 7; byte >= 0x80; bits += 7) {
      byte = bytes[at++] ?? 0;
      step |= (byte & 0x7f) << bits;
    }
    position += step;
    starts[i] = position - shift;
  }
  return count;
}

/** Keeps those of the first `kept` starts at which this term has its position too. Returns how many. */
function keptStarts(bytes: Uint8Array, from: number, count: number, shift: number, kept: number): number {
  let at = from;
  let position = 0;
  let left = 0;
  let i = 0;
  let wanted = (starts[0] ?? 0) + shift;
  for (let read = 0; read < count; read += 1) {
    let byte = bytes[at++] ?? 0;
    let step = byte & 0x7f;
    for (let bits = 7; byte >= 0x80; bits += 7) {
      byte = bytes[at++] ?? 0;
      step |= (byte & 0x7f) << bits;
    }
    position += step;
    while (position > wanted) {
      i += 1;
      if (i >= kept) return left;
      wanted = (starts[i] ?? 0) + shift;
    }
    // Positions ascend, so that the next one moves on from this start.
    if (position === wanted) starts[left++] = wanted - shift;
  }
  return left;
}

/** How often the phrase occurs in a row that contains all its terms. */
function countPhrase(terms: readonly PhraseTerm[]): number {
  let kept = -1;
  for (const { cursor, positions, shift } of terms) {
    const { base, offsets, at, counts } = cursor;
    const from = positions.at(base + (offsets[at] ?? 0), base + (offsets[at + 1] ?? 0));
    const count = counts[at] ?? 0;
    kept =
      kept < 0
        ? firstStarts(positions.bytes, from, count, shift)
        : keptStarts(positions.bytes, from, count, shift, kept);
    if (kept === 0) return 0;
  }
  return kept;
}

function phraseTerms(index: InvertedIndex, phrase: readonly string[]): PhraseTerm[] {
  if (phrase.some((term) => index.docFrequency(term) === 0)) return [];
  const terms = phrase.flatMap((term, shift): PhraseTerm[] => {
    const cursor = new TermCursor(index, term, true);
    const encoded = cursor.term ?? index.encoded(term);
    if (!encoded) return [];
    const read: ReadPiece = (start, end, into) => encoded.positionsFrom(start, end, into);
    const positions = new PieceReader(read, cursor.positionsEnd);
    return [{ shift, docFrequency: index.docFrequency(term), cursor, positions }];
  });
  // The rarest term leads: the others are looked up in its rows only.
  return terms.sort((a, b) => a.docFrequency - b.docFrequency);
}

/** The first row at or after `row` that has all terms; -1 where there is none. The cursors stand there. */
function nextTogether(terms: readonly PhraseTerm[], row: number): number {
  let wanted = row;
  for (let i = 0; i < terms.length; ) {
    const cursor = terms[i]?.cursor;
    if (!cursor?.skipTo(wanted)) return -1;
    const found = cursor.rows[cursor.at] ?? 0;
    i = found === wanted || i === 0 ? i + 1 : 0;
    wanted = found;
  }
  return wanted;
}

function findPhrase(index: InvertedIndex, phrase: readonly string[]): Postings {
  const terms = phraseTerms(index, phrase);
  if (terms.length === 0) return noPostings;
  const rows: number[] = [];
  const counts: number[] = [];
  let occurrences = 0;
  for (let row = nextTogether(terms, 0); row >= 0; row = nextTogether(terms, row + 1)) {
    const count = countPhrase(terms);
    if (count === 0) continue;
    rows.push(row);
    counts.push(count);
    occurrences += count;
  }
  for (const { cursor, positions } of terms) {
    cursor.close();
    positions.close();
  }
  const narrow = counts.every((count) => count <= 0xffff);
  return {
    rows: Uint32Array.from(rows),
    counts: (narrow ? Uint16Array : Uint32Array).from(counts),
    occurrences,
  };
}

/** The rows that contain a phrase, and how often. */
export function phrasePostings(index: InvertedIndex, phrase: readonly string[]): Postings {
  return index.cached(`phrase ${phrase.join(' ')}`, () => findPhrase(index, phrase));
}
