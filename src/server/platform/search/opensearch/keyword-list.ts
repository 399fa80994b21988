import type { SearchSort } from '#shared/contracts/research/search-limits.ts';
import type { KeywordQuery } from '../embedded/engine-query.ts';
import { byRank } from '../embedded/ranking/fusion.ts';
import { type SequenceQuery, sequenceQuery } from '../embedded/ranking/sequence/sequence-query.ts';
import {
  comparedDocs,
  comparedOfSentence,
  fewWordsGain,
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
  /** How much of the query's sequence the best document has, 0 to 1. */
  sentence: number;
}

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

/** The documents that are compared with a sentence: those with most of its words, then by score, as in the embedded engine. */
function candidateSearch({ query, filters }: KeywordSearch, { words }: SequenceQuery): Search {
  const terms = new Set(words.words.map(({ term }) => term));
  const coverage = [...terms].map((term) => ({
    constant_score: { filter: nodeClause({ kind: 'term', term }), boost: 1 / words.words.length },
  }));
  // The best score of all is not known yet; it is about a quarter of the information.
  const weight = 1 / words.information;
  const leaves = query.leaves.map((leaf) => leafClause(leaf.leaf, leaf.weight * weight));
  const match = allOf([matchClause(query), ...filters]);
  return {
    query: { bool: { filter: [match], should: [...coverage, ...leaves], minimum_should_match: 0 } },
    size: comparedOfSentence,
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

function joined(lists: readonly FoundList[], query: KeywordQuery): FoundDoc[] {
  if (sortOf(query) !== 'relevance') return lists[0]?.docs ?? [];
  const tiers = [...tierClauses(query.boosts).map(({ tier }) => tier), boostTiers.none];
  return lists.flatMap(({ docs }, i) => docs.map((doc) => ({ ...doc, boost: tiers[i] ?? 0 })));
}

/** Finds, counts and ranks what a query matches. The order never depends on the page. */
export async function searchKeywords(search: KeywordSearch): Promise<KeywordList> {
  const { index, query, signal, limit } = search;
  const sequence = await typedSequence(search);
  const searches = tierSearches({ ...search, limit: Math.max(limit, sequence ? comparedDocs : 0) });
  const candidates = sequence?.sentence ? [candidateSearch(search, sequence)] : [];
  const lists = await findAll(index, [...searches, ...candidates], signal);
  const tiers = lists.slice(0, searches.length);
  const found = joined(tiers, query);
  const total = tiers.reduce((sum, list) => sum + list.total, 0);
  if (!sequence) return { best: found.slice(0, limit), total, sentence: 0 };
  const compared = lists.at(searches.length)?.docs ?? found.slice(0, comparedDocs);
  const gained = await withSequences(search, sequence, found, compared);
  return { ...gained, best: gained.best.slice(0, limit), total };
}

/** Those that are compared gain where they have the words of the query in its order; they join the others. */
async function withSequences(
  search: KeywordSearch,
  sequence: SequenceQuery,
  found: readonly FoundDoc[],
  compared: readonly FoundDoc[],
): Promise<Pick<KeywordList, 'best' | 'sentence'>> {
  const byId = new Map(found.map((doc) => [doc.id, doc]));
  const missing = compared.filter(({ id }) => !byId.has(id)).map(({ id }) => id);
  const [scores, others] = await Promise.all([
    sequenceScores(search.index, compared, sequence, search.signal),
    // Their scores by words alone, which the order of the words does not change.
    missing.length > 0 ? findTiers(search, missing) : [],
  ]);
  for (const doc of others) byId.set(doc.id, doc);
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
