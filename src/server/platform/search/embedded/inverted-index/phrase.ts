import { seek } from './intersect.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { PieceReader } from './piece-reader.ts';
import { noPostings, type Postings, type PostingsWithOffsets } from './postings.ts';

interface PhraseTerm extends PostingsWithOffsets {
  /** Its position in the phrase. */
  shift: number;
  /** Index into its postings. */
  at: number;
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
  for (const { offsets, at, counts, positions, shift } of terms) {
    const from = positions.at(offsets[at] ?? 0, offsets[at + 1] ?? 0);
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
  const terms: PhraseTerm[] = [];
  for (const [shift, term] of phrase.entries()) {
    const [encoded, placed] = [index.encoded(term), index.postingsWithOffsets(term)];
    if (!encoded || !placed) return [];
    const end = placed.offsets[placed.rows.length] ?? 0;
    terms.push({
      ...placed,
      shift,
      at: 0,
      positions: new PieceReader((start, until, into) => encoded.positionsFrom(start, until, into), end),
    });
  }
  // The rarest term leads: the others are looked up in its rows only.
  return terms.sort((a, b) => a.rows.length - b.rows.length);
}

function findPhrase(index: InvertedIndex, phrase: readonly string[]): Postings {
  const terms = phraseTerms(index, phrase);
  const [rarest, ...others] = terms;
  if (!rarest) return noPostings;
  const rows: number[] = [];
  const counts: number[] = [];
  candidates: for (let i = 0; i < rarest.rows.length; i += 1) {
    const row = rarest.rows[i] ?? 0;
    rarest.at = i;
    for (const term of others) {
      term.at = seek(term.rows, term.at, row);
      if (term.rows[term.at] !== row) continue candidates;
    }
    const count = countPhrase(terms);
    if (count === 0) continue;
    rows.push(row);
    counts.push(count);
  }
  for (const { positions } of terms) positions.close();
  const narrow = counts.every((count) => count <= 0xffff);
  return {
    rows: Uint32Array.from(rows),
    counts: (narrow ? Uint16Array : Uint32Array).from(counts),
    occurrences: counts.reduce((sum, count) => sum + count, 0),
  };
}

/** The rows that contain a phrase, and how often. */
export function phrasePostings(index: InvertedIndex, phrase: readonly string[]): Postings {
  return index.cached(`phrase ${phrase.join(' ')}`, () => findPhrase(index, phrase));
}
