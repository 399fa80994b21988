import { type KeywordQuery, sortOf } from '../embedded/engine-query.ts';
import { byRank } from '../embedded/ranking/fusion.ts';
import { type SequenceQuery, sequenceQuery } from '../embedded/ranking/sequence/sequence-query.ts';
import {
  comparedDocs,
  fewWordsGain,
  mostCompared,
  scoreWeight,
  sentenceGain,
} from '../embedded/ranking/sequence/sequence-stage.ts';
import { boostTiers } from '../engine.ts';
import { type FoundDoc, type FoundList, findAll, type Search } from './found-documents.ts';
import type { LibraryIndex } from './index/library-index.ts';
import { termStatistics } from './index/term-statistics.ts';
import {
  allOf,
  anyOf,
  type Clause,
  everything,
  excludedClauses,
  leafClause,
  nodeClause,
  scored,
  tierClauses,
  withIds,
} from './query-body.ts';
import { sequenceScores } from './sequences.ts';

export interface KeywordSearch {
  index: LibraryIndex;
  query: KeywordQuery;
  filters: readonly Clause[];
  limit: number;
  signal: AbortSignal | undefined;
  /** The field whose scores count, where the query is a text. */
  words?: string;
}

export interface KeywordList {
  best: FoundDoc[];
  /** Exact up to one more than the most that are counted. */
  total: number;
  /** Share of the query's sequence in the best document, 0 to 1. */
  sentence: number;
}

/** Matches documents with the words of a query, or named by it, without those it excludes. */
export function matchClause({ root, boosts }: Pick<KeywordQuery, 'root' | 'boosts'>): Clause {
  if (!root) return everything;
  const named = tierClauses(boosts).find(({ tier }) => tier === boostTiers.reference);
  return named ? allOf([anyOf([nodeClause(root), named.clause])], excludedClauses(root)) : nodeClause(root);
}

/** One search for each boost tier, the highest first: a document is in one of them. */
function tierSearches({ query, filters, limit, words }: KeywordSearch): Search[] {
  const sort = sortOf(query);
  const match = allOf([matchClause(query), ...filters]);
  const search = (clause: Clause): Search => ({
    query: scored(clause, query.leaves, words),
    size: limit,
    sort,
  });
  if (sort !== 'relevance') return [search(match)];
  const above: Clause[] = [];
  const tiers = tierClauses(query.boosts).map(({ clause }) => {
    const only = search(allOf([match, clause], above));
    above.push(clause);
    return only;
  });
  return [...tiers, search(allOf([match], above))];
}

/** The documents that are compared with a sentence: those with most of its words, then by score, as in the embedded engine. */
function candidateSearch({ query, filters }: KeywordSearch, sequence: SequenceQuery): Search {
  const { words } = sequence;
  const terms = new Set(words.words.map(({ term }) => term));
  const coverage = [...terms].map((term) => ({
    constant_score: { filter: nodeClause({ kind: 'term', term }), boost: 1 / words.words.length },
  }));
  const leaves = query.leaves.map(({ leaf, weight }) => leafClause(leaf, weight * scoreWeight(sequence)));
  const match = allOf([matchClause(query), ...filters]);
  return {
    query: { bool: { filter: [match], should: [...coverage, ...leaves], minimum_should_match: 0 } },
    size: mostCompared(sequence),
    counted: false,
  };
}

async function typedSequence({ query, index, signal }: KeywordSearch): Promise<SequenceQuery | undefined> {
  const { sequence = [] } = query;
  if (sortOf(query) !== 'relevance' || sequence.length < 2) return undefined;
  const words = sequence.map(({ term, offset }) => ({ term, offset }));
  const statistics = await termStatistics(
    index,
    words.map(({ term }) => term),
    signal,
  );
  return sequenceQuery(words, [statistics], statistics.collection);
}

/** The best documents of each boost tier, the highest first. */
function byTier(lists: readonly FoundList[], query: KeywordQuery): FoundDoc[][] {
  if (sortOf(query) !== 'relevance') return lists.map(({ docs }) => docs);
  const tiers = [...tierClauses(query.boosts).map(({ tier }) => tier), boostTiers.none];
  return lists.map(({ docs }, i) => docs.map((doc) => ({ ...doc, boost: tiers[i] ?? 0 })));
}

/** Finds, counts and ranks what a query matches. The order never depends on the page. */
export async function searchKeywords(search: KeywordSearch): Promise<KeywordList> {
  const { index, query, signal, limit } = search;
  const sequence = await typedSequence(search);
  const most = Math.max(limit, sequence ? comparedDocs : 0);
  const searches = tierSearches({ ...search, limit: most });
  const candidates = sequence?.sentence ? [candidateSearch(search, sequence)] : [];
  const lists = await findAll(index, [...searches, ...candidates], signal);
  const tiers = byTier(lists.slice(0, searches.length), query);
  const total = lists.slice(0, searches.length).reduce((sum, list) => sum + list.total, 0);
  const found = tiers.flat();
  if (!sequence) return { best: found.slice(0, limit), total, sentence: 0 };
  const compared = lists.at(searches.length)?.docs ?? found.slice(0, comparedDocs);
  const cut = tiers.filter(({ length }) => length === most);
  const gained = await withSequences(search, sequence, { found, cut, compared });
  return { ...gained, best: gained.best.slice(0, limit), total };
}

/** Gain of a document by its best place, and the certainty that this is the sentence. */
function gainedBy(sequence: SequenceQuery, score: number): { gain: number; certainty: number } {
  if (score === 0) return { gain: 0, certainty: 0 };
  return sequence.sentence ? sentenceGain(sequence, score) : { gain: fewWordsGain(score), certainty: 0 };
}

/**
 * True when a document that was cut off its list can be among the best: by its words it scores no more than
 * the last there.
 */
function mayRise(gain: number, cut: readonly (readonly FoundDoc[])[], last: FoundDoc | undefined): boolean {
  return cut.some((docs) => {
    const { boost = 0, score = 0 } = docs.at(-1) ?? {};
    return !last || boost > last.boost || (boost === last.boost && score + gain >= last.score);
  });
}

interface Lists {
  found: readonly FoundDoc[];
  /** The lists of tiers that may have more documents. */
  cut: readonly (readonly FoundDoc[])[];
  compared: readonly FoundDoc[];
}

/** Those that are compared gain where they have the words of the query in its order; they join the others. */
async function withSequences(
  search: KeywordSearch,
  sequence: SequenceQuery,
  { found, cut, compared }: Lists,
): Promise<Pick<KeywordList, 'best' | 'sentence'>> {
  const scores = await sequenceScores(search.index, compared, sequence, search.signal);
  const gainOf = (id: string) => gainedBy(sequence, scores.get(id) ?? 0);
  const gained = (docs: readonly FoundDoc[]) =>
    docs.map((doc) => ({ ...doc, score: doc.score + gainOf(doc.id).gain }));
  const best = gained(found).sort(byRank);
  const last = best.at(search.limit - 1);
  const known = new Set(found.map(({ id }) => id));
  const able = compared
    .map(({ id }) => id)
    .filter((id) => !known.has(id) && mayRise(gainOf(id).gain, cut, last));
  // Their scores by words alone, which the order of the words does not change.
  const others = able.length > 0 ? gained(await findTiers(search, able)) : [];
  return {
    best: [...best, ...others].sort(byRank),
    sentence: compared.reduce((most, { id }) => Math.max(most, gainOf(id).certainty), 0),
  };
}

async function findTiers(search: KeywordSearch, ids: readonly string[]): Promise<FoundDoc[]> {
  const filters = [...search.filters, withIds(ids)];
  const searches = tierSearches({ ...search, filters, limit: ids.length });
  return byTier(await findAll(search.index, searches, search.signal), search.query).flat();
}
