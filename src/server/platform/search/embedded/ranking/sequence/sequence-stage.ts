import type { InvertedIndex } from '../../inverted-index/inverted-index.ts';
import { TermPositions } from '../../inverted-index/term-positions.ts';
import type { Bitmap } from '../../segments/bitmap.ts';
import type { Segment } from '../../segments/segment.ts';
import { byRank } from '../fusion.ts';
import type { Leaf, SegmentMatcher } from '../segment-matcher.ts';
import type { ScoredDoc } from '../top-docs.ts';
import { bestRows } from './best-rows.ts';
import type { SequenceQuery } from './sequence-query.ts';
import type { Sequence } from './sequence-score.ts';

export interface ScoredRow {
  row: number;
  /** Score of its best place. */
  score: number;
}

// The stage after scoring: the best candidates gain where they have the words of the query in its order. It needs the
// scores of candidates and the positions of terms, and works on any source of both.

/** The best documents of a query of few words, whose positions are read. */
export const comparedDocs = 100;
/** The documents of a sentence whose positions are read, over all segments. */
const comparedOfSentence = 1000;
/** The positions of its stop words are read in fewer, in `ranked` at least. */
const candidates = { stopWords: 400, ranked: 100 } as const;
/** Documents of a sentence with stop words that gain at all. */
const gaining = 200;
/** Gain of a document for the score of its best place, and for the part of that score beyond chance. */
const gains = { near: 1, beyondChance: 5 } as const;
/** So much information beyond chance makes it certain that a sentence was found. */
const certain = 12;

/**
 * Scores the best candidates of a segment by a sentence. `share` is the segment's part of the library; `scores` choose
 * between candidates that hold as many of the words.
 */
export function scoreSequences(
  query: SequenceQuery,
  matcher: SegmentMatcher,
  share: number,
  passed: Bitmap,
  scores: Float64Array,
): ScoredRow[] {
  const coverage = coverageOf(query.words, matcher, passed);
  const rows = bestRows(passed, scores, coverage, Math.ceil(mostCompared(query) * share));
  return scoreInTurn(query, share, rows, {
    score: (sequence, some) => scoreRows(sequence, matcher.index, some),
    worth: (row) => (coverage[row] ?? 0) + (scores[row] ?? 0) * scoreWeight(query),
  });
}

/** True when fewer than two words besides stop words are left, so that only the stop words have an order. */
const isSingle = ({ words }: SequenceQuery) => words.words.length < 2;

/** The most documents that are compared with a sentence. */
export function mostCompared(query: SequenceQuery): number {
  return isSingle(query) ? candidates.stopWords : comparedOfSentence;
}

/** Weight of a score beside the share of the words: the best of all is about a quarter of their information. */
export const scoreWeight = ({ words }: SequenceQuery): number => 1 / words.information;

interface ComparedRows {
  /** Scores the best place of each row for a sequence. The rows ascend. */
  score: (sequence: Sequence, rows: readonly number[]) => ScoredRow[];
  /** Breaks ties between rows whose best places score the same: the higher value wins. */
  worth: (row: number) => number;
}

/** Scores rows by a sentence: all without its stop words, the best with them. Rows that gain nothing may be absent. */
export function scoreInTurn(
  query: SequenceQuery,
  share: number,
  rows: readonly number[],
  compared: ComparedRows,
): ScoredRow[] {
  const { words, all } = query;
  const found = isSingle(query) ? rows.map((row) => ({ row, score: 0 })) : compared.score(words, rows);
  return all.words.length > words.words.length ? withStopWords(query, share, found, compared) : found;
}

/** Scores again, with the stop words, those of the found rows that can still be the best. */
function withStopWords(
  { words, all }: SequenceQuery,
  share: number,
  found: ScoredRow[],
  { score: scoreRows, worth }: ComparedRows,
): ScoredRow[] {
  const sorted = found.sort((a, b) => b.score - a.score || worth(b.row) - worth(a.row) || a.row - b.row);
  // More than the stop words say no row can gain.
  const lowest = (sorted[0]?.score ?? 0) - (all.information - words.information);
  const able = sorted.findIndex(({ score }) => score < lowest);
  const wanted = Math.max(candidates.ranked * share, able < 0 ? sorted.length : able);
  const count = Math.ceil(Math.min(candidates.stopWords * share, wanted));
  const rows = sorted.slice(0, count).map(({ row }) => row);
  const scored = scoreRows(
    all,
    rows.sort((a, b) => a - b),
  );
  return [...scored, ...sorted.slice(count, Math.ceil(gaining * share))];
}

/**
 * Adds to the scores of a segment's best rows what they gain by the sentence of the query. Returns how certain it is that
 * one of them has the sentence, 0 to 1.
 */
export function addSequences(
  query: SequenceQuery,
  matcher: SegmentMatcher,
  share: number,
  passed: Bitmap,
  scores: Float64Array,
): number {
  let most = 0;
  for (const { row, score } of scoreSequences(query, matcher, share, passed, scores)) {
    const { gain, certainty } = sentenceGain(query, score);
    most = Math.max(most, certainty);
    scores[row] = (scores[row] ?? 0) + gain;
  }
  return most;
}

/** Gain of a document by its best place for a sentence, and the certainty that this is the sentence, 0 to 1. */
export function sentenceGain(
  { chance }: Pick<SequenceQuery, 'chance'>,
  score: number,
): { gain: number; certainty: number } {
  const beyond = Math.max(0, score - chance);
  return { gain: gains.near * score + gains.beyondChance * beyond, certainty: Math.min(1, beyond / certain) };
}

/** Gain of a document by its best place for a query of few words. */
export const fewWordsGain = (score: number): number => gains.near * score;

/** The documents of a query of few words, best first, after the best have gained by its sequence. */
export function withSequences({ words }: SequenceQuery, ordered: readonly ScoredDoc[]): ScoredDoc[] {
  const compared = ordered.slice(0, comparedDocs);
  const bySegment = new Map<Segment, Map<number, ScoredDoc>>();
  for (const doc of compared) {
    const docs = bySegment.get(doc.segment) ?? new Map<number, ScoredDoc>();
    bySegment.set(doc.segment, docs.set(doc.row, doc));
  }
  const gained: ScoredDoc[] = [];
  for (const [segment, docs] of bySegment) {
    const rows = [...docs.keys()].sort((a, b) => a - b);
    for (const { row, score } of scoreRows(words, segment.index, rows)) {
      const doc = docs.get(row);
      if (doc) gained.push({ ...doc, score: doc.score + fewWordsGain(score) });
    }
  }
  return [...gained, ...ordered.slice(comparedDocs)].sort(byRank);
}

/** Scores the best place of each row. `rows` ascend. */
function scoreRows(sequence: Sequence, index: InvertedIndex, rows: readonly number[]): ScoredRow[] {
  const readers = sequence.terms.map(({ term }) => TermPositions.of(index, term));
  const found = rows.map((row) => ({ row, score: sequence.score(readers.map((reader) => reader?.in(row))) }));
  for (const reader of readers) reader?.close();
  return found;
}

/** The share of the words that each row holds: a long judgment with one such sentence scores low by BM25. */
function coverageOf({ words, terms }: Sequence, matcher: SegmentMatcher, passed: Bitmap): Float64Array {
  const coverage = new Float64Array(passed.size);
  const shares = new Map<string, number>();
  for (const { term, word, information } of terms)
    shares.set(term, Math.max(shares.get(term) ?? 0, information / (words[word]?.information ?? 1)));
  for (const [term, share] of shares) {
    const part = share / words.length;
    const leaf: Leaf = { kind: 'term', term };
    const counts = matcher.counts(leaf);
    const add = (row: number) => {
      coverage[row] = Math.min(1, (coverage[row] ?? 0) + part);
    };
    if (counts) passed.each((row) => counts[row] && add(row));
    else for (const row of matcher.postings(leaf).rows) add(row);
  }
  return coverage;
}
