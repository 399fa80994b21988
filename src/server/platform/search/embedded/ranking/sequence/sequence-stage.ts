import { TermPositions } from '../../inverted-index/position-reader.ts';
import type { Bitmap } from '../../segments/bitmap.ts';
import type { Leaf, SegmentMatcher } from '../segment-matcher.ts';
import { bestRows } from './best-rows.ts';
import type { SequenceQuery } from './sequence-query.ts';
import type { Sequence } from './sequence-score.ts';

// The stage after scoring: the best candidates gain where they have the words of the query in its order. It needs the
// scores of candidates and the positions of terms, and works on any source of both.

/** Documents whose positions are read, over all segments; those of stop words in fewer. */
const candidates = { words: 100, sentence: 1000, stopWords: 100 } as const;
/** What a document gains for what its best place says, and for what that says beyond chance. */
const gains = { near: 0.5, beyondChance: 3 } as const;
/** So much information beyond chance makes it certain that a sentence was found. */
const certain = 12;

/**
 * Adds to the scores of a segment's best rows what they gain by the sequence of the query. `share` is the segment's part
 * of the library. Returns how certain it is that one of them has the sentence, 0 to 1.
 */
export function addSequences(
  query: SequenceQuery,
  matcher: SegmentMatcher,
  share: number,
  passed: Bitmap,
  scores: Float64Array,
): number {
  const { words, all, sentence, chance } = query;
  const stops = sentence && all.words.length > words.words.length;
  const single = words.words.length < 2;
  const limit = sentence && !single ? candidates.sentence : candidates.words;
  const coverage = sentence ? coverageOf(words, matcher, passed) : undefined;
  const rows = bestRows(passed, scores, coverage, Math.ceil(limit * share));
  let found = single ? rows.map((row) => ({ row, score: 0 })) : scoreRows(words, matcher, rows);
  if (stops) {
    const best = found
      .sort((a, b) => b.score - a.score || a.row - b.row)
      .slice(0, Math.ceil(candidates.stopWords * share))
      .map(({ row }) => row);
    found = scoreRows(
      all,
      matcher,
      best.sort((a, b) => a - b),
    );
  }
  let beyond = 0;
  for (const { row, score } of found) {
    const more = sentence ? Math.max(0, score - chance) : 0;
    beyond = Math.max(beyond, more);
    scores[row] = (scores[row] ?? 0) + gains.near * score + gains.beyondChance * more;
  }
  return Math.min(1, beyond / certain);
}

/** What the best place of each row says. `rows` ascend. */
function scoreRows(
  sequence: Sequence,
  { index }: SegmentMatcher,
  rows: readonly number[],
): { row: number; score: number }[] {
  const readers = sequence.words.map(({ term }) => TermPositions.of(index, term));
  const found = rows.map((row) => ({ row, score: sequence.score(readers.map((reader) => reader?.in(row))) }));
  for (const reader of readers) reader?.close();
  return found;
}

/** The share of the words that each row holds: a long judgment with one such sentence scores low by BM25. */
function coverageOf({ words }: Sequence, matcher: SegmentMatcher, passed: Bitmap): Float64Array {
  const coverage = new Float64Array(passed.size);
  const terms = new Set(words.map(({ term }) => term));
  for (const term of terms) {
    const { rows } = matcher.postings({ kind: 'term', term } satisfies Leaf);
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i] ?? 0;
      coverage[row] = (coverage[row] ?? 0) + 1 / terms.size;
    }
  }
  return coverage;
}
