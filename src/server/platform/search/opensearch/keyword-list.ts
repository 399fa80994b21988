import type { SearchSort } from '#shared/contracts/research/search-limits.ts';
import type { KeywordQuery } from '../embedded/engine-query.ts';
import { byRank } from '../embedded/ranking/fusion.ts';
import { type SequenceQuery, sequenceQuery } from '../embedded/ranking/sequence/sequence-query.ts';
import { comparedDocs, fewWordsGain, sentenceGain } from '../embedded/ranking/sequence/sequence-stage.ts';
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
  /** How much of the query's sequence the best document has, 0 to 1. */
  sentence: number;
}

/**
 * Documents whose texts are read for the order of the words of a sentence: the best by their words, and those that have
 * them nearest. Of a query of few words the best by words are read, as many as the embedded engine compares.
 */
const compared = { byWords: 40, byNearness: 40 } as const;
/** Words of a query that are looked for near one another may be so far apart. */
const nearWords = 6;

/** Where nothing is asked for, the newest come first. */
const sortOf = ({ sort, root }: KeywordQuery): SearchSort =>
  sort === 'relevance' && !root ? 'newest' : sort;

/** What matches the words of a query or is what it names, without what it excludes. */
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

/** Those that have words of the query next to one another, as it does. */
function nearSearch({ query: { sequence = [] }, filters }: KeywordSearch, match: Clause): Search {
  const pairs = sequence.slice(1).map(({ term }, i) => ({
    match_phrase: { words: { query: `${sequence[i]?.term} ${term}`, slop: nearWords } },
  }));
  const should = sequence.length > 2 ? [...pairs, ...widePairs(sequence.map(({ term }) => term))] : pairs;
  return {
    query: { bool: { filter: [match, ...filters], should, minimum_should_match: 1 } },
    size: compared.byNearness,
    counted: false,
  };
}

/** Words with one between them: where a word was left out or replaced, its neighbours still stand near one another. */
const widePairs = (terms: readonly string[]): Clause[] =>
  terms.slice(2).map((term, i) => ({
    match_phrase: { words: { query: `${terms[i]} ${term}`, slop: nearWords } },
  }));

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

function joined(lists: readonly FoundList[], query: KeywordQuery): FoundDoc[] {
  if (sortOf(query) !== 'relevance') return lists[0]?.docs ?? [];
  const tiers = [...tierClauses(query.boosts).map(({ tier }) => tier), boostTiers.none];
  return lists.flatMap(({ docs }, i) => docs.map((doc) => ({ ...doc, boost: tiers[i] ?? 0 })));
}

/** Finds, counts and ranks what a query matches. The order never depends on the page. */
export async function searchKeywords(search: KeywordSearch): Promise<KeywordList> {
  const { index, query, signal, limit } = search;
  const sequence = await typedSequence(search);
  const match = matchClause(query);
  const searches = tierSearches({ ...search, limit: Math.max(limit, sequence ? comparedDocs : 0) });
  const near = sequence?.sentence ? [nearSearch(search, match)] : [];
  const lists = await findAll(index, [...searches, ...near], signal);
  const tiers = lists.slice(0, searches.length);
  const found = joined(tiers, query);
  const total = tiers.reduce((sum, list) => sum + list.total, 0);
  if (!sequence) return { best: found.slice(0, limit), total, sentence: 0 };
  const nearest = near.length > 0 ? (lists.at(-1)?.docs ?? []) : [];
  const gained = await withSequences(search, sequence, found, nearest);
  return { ...gained, best: gained.best.slice(0, limit), total };
}

/** The best documents gain where they have the words of the query in its order; those found by it alone join them. */
async function withSequences(
  search: KeywordSearch,
  sequence: SequenceQuery,
  found: readonly FoundDoc[],
  nearest: readonly FoundDoc[],
): Promise<Pick<KeywordList, 'best' | 'sentence'>> {
  const byId = new Map(found.map((doc) => [doc.id, doc]));
  const missing = nearest.filter(({ id }) => !byId.has(id)).map(({ id }) => id);
  const { index, signal } = search;
  // Their scores by words alone, which the nearness of the words does not change.
  const others = missing.length > 0 ? await findTiers(search, missing) : [];
  for (const doc of others) byId.set(doc.id, doc);
  const byWords = found.slice(0, sequence.sentence ? compared.byWords : comparedDocs);
  const ids = [...new Set([...byWords, ...nearest].map(({ id }) => id))];
  const scores = await sequenceScores(index, ids, sequence, signal);
  let sentence = 0;
  const best = [...byId.values()].map((doc) => {
    const score = scores.get(doc.id) ?? 0;
    if (score === 0) return doc;
    if (!sequence.sentence) return { ...doc, score: doc.score + fewWordsGain(score) };
    const { gain, certainty } = sentenceGain(sequence, score);
    sentence = Math.max(sentence, certainty);
    return { ...doc, score: doc.score + gain };
  });
  return { best: best.sort(byRank), sentence };
}

async function findTiers(search: KeywordSearch, ids: readonly string[]): Promise<FoundDoc[]> {
  const filters = [...search.filters, withIds(ids)];
  const searches = tierSearches({ ...search, filters, limit: ids.length });
  return joined(await findAll(search.index, searches, search.signal), search.query);
}
