import type { InvertedIndex } from './inverted-index.ts';
import { PhraseStarts } from './phrase-starts.ts';
import { PieceReader, type ReadPiece } from './piece-reader.ts';
import { noPostings, type Postings } from './postings.ts';
import { TermCursor } from './term-cursor.ts';

interface PhraseTerm {
  /** From its position to where the phrase begins, counted from a place before any position. */
  ahead: number;
  cursor: TermCursor;
  positions: PieceReader;
}

/** Every row is searched for so many terms; the others are looked up where these stand as in the phrase. */
const leading = 2;

/** How often the phrase occurs in a row at which the cursors of the leading terms are. */
function countPhrase(terms: readonly PhraseTerm[], row: number, starts: PhraseStarts): number {
  starts.nextRow();
  let found = 0;
  for (let i = 0; i < terms.length; i += 1) {
    const { ahead, cursor, positions } = terms[i] as PhraseTerm;
    if (i >= leading && !cursor.moveTo(row)) return 0;
    const { base, offsets, at, counts } = cursor;
    const from = positions.at(base + (offsets[at] as number), base + (offsets[at + 1] as number));
    const count = counts[at] as number;
    found =
      i === 0
        ? starts.begin(positions.bytes, from, count, ahead)
        : starts.keep(positions.bytes, from, count, ahead);
    if (found === 0) return 0;
  }
  return found;
}

function phraseTerms(index: InvertedIndex, phrase: readonly string[]): PhraseTerm[] {
  if (phrase.some((term) => index.docFrequency(term) === 0)) return [];
  const terms = phrase.flatMap((term, shift): PhraseTerm[] => {
    const cursor = new TermCursor(index, term, true);
    const encoded = cursor.term ?? index.encoded(term);
    if (!encoded) return [];
    const read: ReadPiece = (start, end, into) => encoded.positionsFrom(start, end, into);
    const positions = new PieceReader(read, cursor.positionsEnd);
    return [{ ahead: phrase.length - 1 - shift, cursor, positions }];
  });
  // Those with the fewest positions lead: what the others have is read only where these stand together.
  return terms.sort((a, b) => a.cursor.occurrences - b.cursor.occurrences);
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
  const leaders = terms.slice(0, leading);
  const starts = new PhraseStarts(terms.length);
  const rows: number[] = [];
  const counts: number[] = [];
  let [occurrences, highest] = [0, 0];
  for (let row = nextTogether(leaders, 0); row >= 0; row = nextTogether(leaders, row + 1)) {
    const count = countPhrase(terms, row, starts);
    if (count === 0) continue;
    rows.push(row);
    counts.push(count);
    occurrences += count;
    if (count > highest) highest = count;
  }
  for (const { cursor, positions } of terms) {
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
