import type { Logger } from 'pino';
import { ModelError } from '#server/platform/models/provider/model-error.ts';
import type { TotalRelation } from '#shared/contracts/library.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type EngineQuery, significantTermsQuery } from '../embedded/engine-query.ts';
import { notInLibrary } from '../embedded/named-documents.ts';
import { exactThenSimilar } from '../embedded/ranking/exact-and-similar.ts';
import { fusionWeights } from '../embedded/ranking/fusion.ts';
import { type TextsAsked, textsFor } from '../embedded/ranking/hits.ts';
import {
  bestOfEach,
  fuse,
  type ListOf,
  type Matched,
  rankedHits,
  relationOf,
  sortHits,
  withUnfused,
} from '../embedded/ranking/ranked-hits.ts';
import type { WeightedLeaf } from '../embedded/ranking/segment-matcher.ts';
import { byNearestCitations } from '../embedded/ranking/similar/cited-by-nearest.ts';
import { sectionsOfNearest } from '../embedded/ranking/similar/sections-of-nearest.ts';
import { similarAnswer } from '../embedded/ranking/similar/similar-answer.ts';
import { byWordPairs, comparedByPairs, wordPairs } from '../embedded/ranking/similar/word-pairs.ts';
import {
  citationContexts,
  listWeights,
  readTerms,
  significantTerms,
} from '../embedded/ranking/text-query.ts';
import { suggest } from '../embedded/spelling/suggestions.ts';
import type { SearchAnswer, SearchHit, SearchRequest, SimilarAnswer, SimilarRequest } from '../engine.ts';
import { citedByNearest } from './cited-by-nearest.ts';
import { FacetLabels, facetSearch } from './facets.ts';
import { countedUpTo, type FoundDoc, findAll, sharedPairs } from './found-documents.ts';
import type { LibraryIndex } from './index/library-index.ts';
import { readDocuments } from './index/read-documents.ts';
import { termStatistics } from './index/term-statistics.ts';
import { type KeywordList, matchClause, searchKeywords } from './keyword-list.ts';
import { allOf, anyOf, type Clause, excludedClauses, type FilterClause, withIds } from './query-body.ts';
import { resolve, resolveFilters } from './resolve.ts';
import { clusterSpelling } from './spelling.ts';
import type { Vectors } from './vectors.ts';

/** Candidates that each list brings to a fusion, and hits of a semantic search. */
const fusionWindow = 200;
const semanticWindow = 1000;
/** The field whose scores compare a whole text. */
const likeWords = 'words.like';

type Hit = Matched<FoundDoc>;

interface Ranked {
  ordered: readonly Hit[];
  total: number;
  totalRelation: TotalRelation;
  similarTotal?: number;
  /** Clause for the documents that are counted by value: the matches before their filters. */
  counted: Clause;
}

/** One search, and what it lacked. */
interface Search {
  filters: readonly FilterClause[];
  signal: AbortSignal | undefined;
  degraded?: 'semantic';
}

const clausesOf = ({ filters }: Search): Clause[] => filters.map(({ clause }) => clause);
const orderOf = ({ decided, strength }: FoundDoc) => ({ decided, strength });
const idsOf = (docs: readonly FoundDoc[]) => docs.map(({ id }) => id);
const degradedBy = ({ degraded }: Search) => (degraded ? { degraded } : {});
const unavailable = () => new ProblemError('index_unavailable', sentenceOf(requests.meaningUnavailable));

/** Ranks what the cluster finds with the fusion of the embedded engine, so that both rank alike. */
export class Searcher {
  readonly #index: LibraryIndex;
  readonly #vectors: Vectors | undefined;
  readonly #labels: FacetLabels;
  readonly #log: Logger;

  constructor(index: LibraryIndex, vectors: Vectors | undefined, log: Logger) {
    this.#index = index;
    this.#vectors = vectors;
    this.#labels = new FacetLabels(index);
    this.#log = log;
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    const names = [...new Set(request.facets ?? [])];
    const resolved = await resolve(this.#index, request, signal);
    if (!resolved)
      return { hits: [], total: 0, totalRelation: 'eq', ...(names.length > 0 ? { facets: {} } : {}) };
    const { query, missing } = resolved;
    const filters = await resolveFilters(this.#index, query.filters, signal);
    const search: Search = { filters, signal };
    const { ordered, counted, ...totals } = await this.#rankedHits(query, search);
    const shown = ordered.slice(query.from, query.from + query.size);
    const wanted = { names, filters: query.filters, search: request.facetSearch };
    const [hits, facets, meant] = await Promise.all([
      this.#hits(shown, { query, highlight: request.highlight, paragraphs: request.paragraphs }, signal),
      names.length > 0 ? this.#facets(counted, search, wanted) : undefined,
      query.from === 0 ? suggest(request.query, query, clusterSpelling(this.#index, signal)) : undefined,
    ]);
    const answer: SearchAnswer = { hits, ...totals, ...degradedBy(search) };
    if (facets) answer.facets = facets;
    if (missing && query.named) answer.notInLibrary = notInLibrary(query.named, hits);
    if (query.expanded.length > 0) answer.expanded = query.expanded;
    if (meant !== undefined) answer.didYouMean = meant;
    return answer;
  }

  async #facets(counted: Clause, { filters, signal }: Search, wanted: Parameters<typeof facetSearch>[2]) {
    const [found] = await findAll(this.#index, [facetSearch(counted, filters, wanted)], signal);
    return this.#labels.facets(found?.aggregations ?? {}, wanted, signal);
  }

  #rankedHits(query: EngineQuery, search: Search): Promise<Ranked> {
    if (query.mode === 'keyword' || !query.root) return this.#keywordHits(query, search);
    if (query.binds) return this.#boundHits(query, search);
    if (query.mode === 'semantic') return this.#semanticHits(query, search);
    return query.isText ? this.#textHits(query, search) : this.#hybridHits(query, search);
  }

  #keywords(query: EngineQuery, search: Search, limit: number, words?: string): Promise<KeywordList> {
    const { signal } = search;
    const filters = clausesOf(search);
    return searchKeywords({ index: this.#index, query, filters, limit, signal, ...(words ? { words } : {}) });
  }

  async #keywordHits(query: EngineQuery, search: Search): Promise<Ranked> {
    const leaves = query.isText ? await this.#termsOfText(query.text, search) : [];
    // In a pasted text quotation marks and brackets are no operators.
    const wanted =
      leaves.length > 0 ? { ...query, ...significantTermsQuery(leaves, query), sequence: [] } : query;
    const words = leaves.length > 0 ? likeWords : undefined;
    const { best, total } = await this.#keywords(wanted, search, query.from + query.size, words);
    return { ordered: rankedHits(best, 'keyword'), ...countedUpTo(total), counted: matchClause(wanted) };
  }

  async #nearest(texts: readonly string[], search: Search, limit: number): Promise<FoundDoc[][]> {
    search.signal?.throwIfAborted();
    if (!this.#vectors) return texts.map(() => []);
    try {
      return await this.#vectors.nearest(texts, limit, clausesOf(search), search.signal);
    } catch (error) {
      if (!(error instanceof ModelError || error instanceof ProblemError)) throw error;
      const failure = error instanceof ModelError ? error.failure : error.code;
      this.#log.warn({ failure, status: error.status }, 'a search had no vector');
      search.degraded = 'semantic';
      return texts.map(() => []);
    }
  }

  async #semanticHits(query: EngineQuery, search: Search): Promise<Ranked> {
    const [nearest = []] = await this.#nearest([query.text], search, semanticWindow);
    if (search.degraded) throw unavailable();
    return {
      ordered: sortHits(rankedHits(nearest, 'semantic'), query.sort, orderOf),
      total: nearest.length,
      totalRelation: relationOf([nearest], semanticWindow),
      counted: withIds(idsOf(nearest)),
    };
  }

  async #hybridHits(query: EngineQuery, search: Search): Promise<Ranked> {
    const limit = Math.max(query.from + query.size, fusionWindow);
    const [[nearest = []], keyword] = await Promise.all([
      this.#nearest([query.text], search, fusionWindow),
      this.#keywords(query, search, limit),
    ]);
    const first = query.sort === 'relevance' ? keyword.best.slice(0, fusionWindow) : keyword.best;
    const weights = fusionWeights(keyword.sentence);
    const fused = fuse<FoundDoc>([
      { kind: 'keyword', weight: weights.keyword, window: fusionWindow, list: first },
      { kind: 'semantic', weight: weights.semantic, list: nearest },
    ]);
    const { match, total } = await this.#both(query, search, keyword, nearest);
    const totals = countedUpTo(total);
    const cut = relationOf([nearest], fusionWindow);
    return {
      ordered: withUnfused(sortHits(fused, query.sort, orderOf), keyword.best.slice(first.length)),
      total: totals.total,
      totalRelation: cut === 'gte' ? cut : totals.totalRelation,
      counted: match,
    };
  }

  /** Matches by words or by nearness in meaning, and their number. */
  async #both(query: EngineQuery, search: Search, keyword: KeywordList, nearest: readonly FoundDoc[]) {
    const words = matchClause(query);
    if (nearest.length === 0) return { match: words, total: keyword.total };
    const ids = withIds(idsOf(nearest));
    const only = allOf([ids, ...clausesOf(search)], [words]);
    const [others] = await findAll(this.#index, [{ query: only, size: 0 }], search.signal);
    return { match: anyOf([words, ids]), total: keyword.total + (others?.total ?? 0) };
  }

  /** The documents that match, and after them those that are only near in meaning. */
  async #boundHits(query: EngineQuery, search: Search): Promise<Ranked> {
    const window = query.mode === 'semantic' ? semanticWindow : fusionWindow;
    const limit = Math.max(query.from + query.size, window);
    const [[nearest = []], keyword] = await Promise.all([
      this.#nearest([query.text], search, window),
      this.#keywords(query, search, limit),
    ]);
    if (search.degraded && query.mode === 'semantic') throw unavailable();
    const [matching, excluded] = await this.#amongNearest(query, nearest, search);
    const { ordered, similarTotal } = exactThenSimilar<FoundDoc>({
      query,
      best: keyword.best,
      sentence: keyword.sentence,
      nearest,
      window,
      matches: ({ id }) => matching.has(id),
      excluded: ({ id }) => excluded.has(id),
      orderOf,
    });
    return { ordered, similarTotal, ...countedUpTo(keyword.total), counted: matchClause(query) };
  }

  /** Those of the nearest documents that match the query, and those that have what it excludes. */
  async #amongNearest(query: EngineQuery, nearest: readonly FoundDoc[], search: Search) {
    const ids = withIds(idsOf(nearest));
    const excluded = excludedClauses(query.root);
    const size = nearest.length;
    const searches = [
      { query: allOf([ids, matchClause(query)]), size, counted: false },
      ...(excluded.length > 0 ? [{ query: allOf([ids, anyOf(excluded)]), size, counted: false }] : []),
    ];
    const found = size > 0 ? await findAll(this.#index, searches, search.signal) : [];
    return [new Set(idsOf(found[0]?.docs ?? [])), new Set(idsOf(found[1]?.docs ?? []))] as const;
  }

  /** The documents most like a pasted text, by the words and the meaning of its passages. */
  async #textHits(query: EngineQuery, search: Search): Promise<Ranked> {
    const { lists, ranked } = await this.#similarHits({ text: query.text }, search, fusionWindow);
    const all = lists.map(({ list }) => list);
    const ids = [...new Set(all.flatMap(idsOf))];
    return {
      ordered: sortHits(ranked, query.sort, orderOf),
      total: ids.length,
      totalRelation: relationOf(all, fusionWindow),
      counted: withIds(ids),
    };
  }

  async similar(request: SimilarRequest, signal?: AbortSignal): Promise<SimilarAnswer> {
    signal?.throwIfAborted();
    const like = await this.#textOf(request.like, signal);
    if (!like) return { hits: [], total: 0, totalRelation: 'eq' };
    // One more, because the document itself is no hit.
    const limit = fusionWindow + 1;
    const search: Search = {
      filters: await resolveFilters(this.#index, request.filters ?? {}, signal),
      signal,
    };
    const { lists, ranked, fused, laws } = await this.#similarHits(like, search, limit);
    const actIds = request.filters?.type === 'act' ? new Set<string>() : await this.#acts(ranked, signal);
    const isAct = ({ id }: Hit) => actIds.has(id);
    const sections = sectionsOfNearest(fused, { ...laws, isAct }).filter(({ id }) => id !== like.id);
    const read = (hits: readonly Hit[]) => this.#hits(hits, undefined, signal);
    const answer = await similarAnswer(request, { lists, limit, ranked, sections, isAct, read });
    return { ...answer, ...degradedBy(search) };
  }

  async #acts(docs: readonly FoundDoc[], signal: AbortSignal | undefined): Promise<Set<string>> {
    if (docs.length === 0) return new Set();
    const query = allOf([withIds(idsOf(docs)), { term: { kind: 'act' } }]);
    const [found] = await findAll(this.#index, [{ query, size: docs.length, counted: false }], signal);
    return new Set(idsOf(found?.docs ?? []));
  }

  async #textOf(like: SimilarRequest['like'], signal: AbortSignal | undefined) {
    if ('text' in like) return { text: like.text };
    const [found] = await readDocuments(this.#index, [like.id], ['record', 'paragraphs'], signal);
    if (!found?.record) return undefined;
    const texts = [found.record.title, ...(found.paragraphs ?? []).map(({ text }) => text)];
    return { text: texts.join('\n'), id: like.id };
  }

  async #termsOfText(text: string, { signal }: Search): Promise<WeightedLeaf[]> {
    const terms = readTerms(text);
    const { collection, docFrequency } = await termStatistics(this.#index, terms, signal);
    return significantTerms(terms, collection, docFrequency);
  }

  /** Documents similar to a text, best first, without the document whose text it is; and the lists that were fused. */
  async #similarHits(like: { text: string; id?: string }, search: Search, limit: number) {
    const { lists, pairs, weights } = await this.#similarLists(like.text, search, limit);
    const fused = fuse(lists).filter(({ id }) => id !== like.id);
    const compared = fused.slice(0, comparedByPairs);
    const shared = await sharedPairs(this.#index, pairs, compared, search.signal);
    const ranked = byWordPairs(fused, shared, weights.pairs);
    const { links, laws } = await citedByNearest(this.#index, ranked, {
      share: weights.cited,
      filters: clausesOf(search),
      signal: search.signal,
    });
    const withCited = byNearestCitations(ranked, links).filter(({ id }) => id !== like.id);
    return { lists, ranked: withCited, fused: ranked, laws };
  }

  /**
   * Finds documents similar to a text: by its words, by its meaning, and by the passages in which it cites authorities.
   */
  async #similarLists(text: string, search: Search, limit: number) {
    const contexts = citationContexts(text);
    const terms = readTerms(text);
    const weights = listWeights(contexts?.citations ?? 0, terms.length);
    const citing = contexts ? readTerms(contexts.merged) : [];
    const { collection, docFrequency } = await termStatistics(this.#index, terms, search.signal);
    const byWhole = significantTerms(terms, collection, docFrequency, contexts ? 'damped' : 'narrated');
    const byContexts = significantTerms(citing, collection, docFrequency, 'full');
    const whole = weights.meaning > 0 ? [text] : [];
    const [nearest, [likeWhole = [], likeContexts = []]] = await Promise.all([
      this.#nearest([...whole, ...(contexts?.single ?? [])], search, limit),
      this.#likeTerms([byWhole, byContexts], search, limit),
    ]);
    const lists: ListOf<FoundDoc>[] = [
      { kind: 'keyword', weight: weights.words, list: likeWhole },
      { kind: 'keyword', weight: weights.contextWords, list: likeContexts },
      { kind: 'semantic', weight: weights.meaning, list: nearest.slice(0, whole.length).flat() },
      { kind: 'semantic', weight: weights.contextMeaning, list: bestOfEach(nearest.slice(whole.length)) },
    ];
    return {
      lists: lists.filter(({ weight }) => weight > 0),
      pairs: wordPairs(contexts ? citing : terms, collection, docFrequency),
      weights,
    };
  }

  async #likeTerms(texts: readonly WeightedLeaf[][], search: Search, limit: number): Promise<FoundDoc[][]> {
    const filter = clausesOf(search);
    const asked = texts.filter((leaves) => leaves.length > 0);
    const found = await findAll(
      this.#index,
      asked.map((leaves) => ({ query: likeClause(leaves, filter), size: limit, counted: false })),
      search.signal,
    );
    const lists = found.map(({ docs }) => docs);
    return texts.map((leaves) => (leaves.length > 0 ? (lists.shift() ?? []) : []));
  }

  /** The hits with their records, and with the passages and paragraphs that are asked for. */
  async #hits(
    shown: readonly Hit[],
    asked: TextsAsked | undefined,
    signal: AbortSignal | undefined,
  ): Promise<SearchHit[]> {
    const textsOf = asked ? textsFor(asked) : undefined;
    const parts = textsOf ? ['record', 'paragraphs'] : ['record'];
    const documents = await readDocuments(this.#index, idsOf(shown), parts, signal);
    const byId = new Map(documents.map((document) => [document.id, document]));
    return shown.flatMap(({ id, score, boost, match, similar }) => {
      const { record, paragraphs = [] } = byId.get(id) ?? {};
      if (!record) return [];
      const how = similar ? { match, similar } : { match };
      const texts = textsOf?.(paragraphs, match) ?? { passages: [] };
      return [{ id, score, boost, ...how, record, ...texts }];
    });
  }
}

function likeClause(leaves: readonly WeightedLeaf[], filter: readonly Clause[]): Clause {
  const should = leaves.map(({ leaf, weight }) => ({
    term: { [likeWords]: { value: leaf.kind === 'term' ? leaf.term : '', boost: weight } },
  }));
  return { bool: { filter, should, minimum_should_match: 1 } };
}
