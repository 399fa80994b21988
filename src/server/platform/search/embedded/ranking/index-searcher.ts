import { ModelError } from '#server/platform/models/provider/model-error.ts';
import type {
  SearchAnswer,
  SearchRequest,
  SimilarAnswer,
  SimilarRequest,
} from '#server/platform/search/engine.ts';
import type { TotalRelation } from '#shared/contracts/library.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type EngineQuery, type KeywordQuery, resolveQuery, significantTermsQuery } from '../engine-query.ts';
import { FacetedFilter } from '../facets/faceted-filter.ts';
import type { ResolvedFilters } from '../facets/row-filters.ts';
import { NamedDocuments, notInLibrary } from '../named-documents.ts';
import type { SegmentStore } from '../segment-store.ts';
import { flags } from '../segments/doc-values.ts';
import type { Segment } from '../segments/segment.ts';
import { SegmentSpelling } from '../spelling/segment-spelling.ts';
import { suggest } from '../spelling/suggestions.ts';
import type { VectorIndex } from '../vectors/vector-index.ts';
import { exactThenSimilarRows } from './exact-and-similar.ts';
import { fusionWeights } from './fusion.ts';
import { readHits, textOf } from './hits.ts';
import { type KeywordResult, searchKeywords } from './keyword-search.ts';
import {
  bestOfEach,
  countHits,
  fuse,
  orderOf,
  type RankedHit,
  type RankedHits,
  rankedHits,
  relationOf,
  type ScoredList,
  sortHits,
  withUnfused,
} from './ranked-hits.ts';
import { searchPassages, withRelated } from './sequence/passage-search.ts';
import {
  authorityTerms,
  byNearestCitations,
  followedCitations,
  termsToFind,
} from './similar/cited-by-nearest.ts';
import { ownDocuments } from './similar/own-documents.ts';
import { sectionsOfNearest, sectionTerms } from './similar/sections-of-nearest.ts';
import { sharedPairs } from './similar/shared-pairs.ts';
import { similarAnswer } from './similar/similar-answer.ts';
import { similarLists, termsOfText } from './similar/similar-lists.ts';
import { byWordPairs, comparedByPairs } from './similar/word-pairs.ts';
import type { ScoredDoc } from './top-docs.ts';
import { turnsOf } from './turns.ts';
import { resolveFilters } from './within.ts';

/** Candidates that each list brings to a fusion. */
const fusionWindow = 200;
/** Hits of a semantic search. */
const semanticWindow = 1000;

const decidedIn = ({ segment, row }: ScoredDoc) => segment.docValues.years[row];
const isAct = ({ segment, row }: RankedHit) => ((segment.docValues.flags[row] ?? 0) & flags.act) !== 0;

/** One search over the segments there were when it began. */
interface Search {
  segments: readonly Segment[];
  filters: ResolvedFilters;
  signal: AbortSignal | undefined;
  /** Set when an endpoint gave no vector, so that the words alone answer. */
  degraded?: 'semantic';
}

/** Beyond the most that are counted, the answer says no more than that there are more. */
const counted = <T extends { total: number; totalRelation: TotalRelation }>(totals: T): T =>
  totals.total > SEARCH.mostCounted ? { ...totals, total: SEARCH.mostCounted, totalRelation: 'gte' } : totals;

const degradedBy = ({ degraded }: Search) => (degraded ? { degraded } : {});

/** Answers searches over the segments there are when a search begins. */
export class IndexSearcher {
  readonly #store: SegmentStore;
  readonly #vectorIndex: VectorIndex;
  readonly #named: NamedDocuments;
  readonly #spelling: SegmentSpelling;

  constructor(store: SegmentStore, vectorIndex: VectorIndex) {
    this.#store = store;
    this.#named = new NamedDocuments(store);
    this.#spelling = new SegmentSpelling(store);
    this.#vectorIndex = vectorIndex;
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    const facets = this.#store.unread.countable(request.facets ?? []);
    const { segments, release } = this.#store.read();
    try {
      const has = (term: string) => segments.some(({ index }) => index.docFrequency(term) > 0);
      const asked = resolveQuery(request, this.#store.ordinals, has);
      if (!asked)
        return { hits: [], total: 0, totalRelation: 'eq', ...(facets.length > 0 ? { facets: {} } : {}) };
      const { query, missing } = await this.#named.resolve(this.#withRelated(asked), segments);
      const filters = resolveFilters(query.filters, segments, this.#store.ordinals);
      const filter = new FacetedFilter(filters, facets, this.#store.ordinals);
      const search: Search = { segments, filters, signal };
      const { ordered, ...totals } = await this.#rankedHits(query, search, filter);
      signal?.throwIfAborted();
      const shown = ordered.slice(query.from, query.from + query.size);
      const { highlight, paragraphs } = request;
      const hits = await readHits(this.#store, shown, { query, highlight, paragraphs });
      const answer: SearchAnswer = { hits, ...counted(totals), ...degradedBy(search) };
      if (facets.length > 0) answer.facets = filter.facets(request.facetSearch);
      if (missing && query.named) answer.notInLibrary = notInLibrary(query.named, hits);
      if (query.expanded.length > 0) answer.expanded = query.expanded;
      const meant =
        query.from === 0 ? await suggest(request.query, query, this.#spelling.over(segments)) : undefined;
      if (meant !== undefined) answer.didYouMean = meant;
      return answer;
    } finally {
      release();
    }
  }

  #withRelated(query: EngineQuery): EngineQuery {
    const { related } = this.#vectorIndex;
    if (query.mode === 'keyword' || !query.sequence || !related) return query;
    return { ...query, sequence: withRelated(query.sequence, related) };
  }

  /** The nearest documents by the meaning of the whole and of their passages. */
  async #nearestTo(
    { text, sequence = [] }: EngineQuery,
    search: Search,
    limit: number,
  ): Promise<ScoredDoc[]> {
    const [nearest = []] = await this.#nearest([text], search, limit);
    if (!this.#vectorIndex.related) return nearest;
    const { segments, filters, signal } = search;
    const filter = new FacetedFilter(filters, [], this.#store.ordinals);
    const collection = this.#store.statistics();
    const passages = await searchPassages({ segments, collection, words: sequence, filter, limit, signal });
    return passages.length > 0 ? bestOfEach([nearest, passages]).slice(0, limit) : nearest;
  }

  #rankedHits(query: EngineQuery, search: Search, filter: FacetedFilter): Promise<RankedHits> {
    if (query.mode === 'keyword' || !query.root) return this.#keywordHits(query, search, filter);
    if (query.binds) return this.#boundHits(query, search, filter);
    if (query.mode === 'semantic') return this.#semanticHits(query, search, filter);
    return query.isText ? this.#textHits(query, search, filter) : this.#hybridHits(query, search, filter);
  }

  async #keywordHits(query: EngineQuery, search: Search, filter: FacetedFilter): Promise<RankedHits> {
    const leaves = query.isText ? termsOfText(this.#store, search.segments, query.text) : [];
    // In a pasted text quotation marks and brackets are no operators.
    const wanted = leaves.length > 0 ? { ...query, ...significantTermsQuery(leaves, query) } : query;
    const { best } = await this.#searchKeywords(wanted, search, filter, query.from + query.size);
    return { ordered: rankedHits(best, 'keyword'), total: filter.total, totalRelation: 'eq' };
  }

  /** `whole`: every match must be known. */
  #searchKeywords(
    query: KeywordQuery,
    { segments, signal }: Search,
    filter: FacetedFilter,
    limit: number,
    whole = false,
  ): Promise<KeywordResult> {
    const collection = this.#store.statistics();
    return searchKeywords({ segments, collection, query, filter, limit, whole, signal });
  }

  async #nearest(texts: readonly string[], search: Search, limit: number): Promise<ScoredDoc[][]> {
    const { segments, filters, signal } = search;
    signal?.throwIfAborted();
    try {
      return await this.#vectorIndex.nearestNeighbours(segments, texts, limit, filters, signal);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      this.#store.log.warn({ failure: error.failure, status: error.status }, 'a search had no vector');
      search.degraded = 'semantic';
      return texts.map(() => []);
    }
  }

  async #semanticHits(query: EngineQuery, search: Search, filter: FacetedFilter): Promise<RankedHits> {
    const nearest = await this.#nearestTo(query, search, semanticWindow);
    if (search.degraded) throw new ProblemError('index_unavailable', sentenceOf(requests.meaningUnavailable));
    countHits(nearest, filter);
    const ordered = sortHits(rankedHits(nearest, 'semantic'), query.sort, orderOf);
    return { ordered, total: filter.total, totalRelation: relationOf([nearest], semanticWindow) };
  }

  async #hybridHits(query: EngineQuery, search: Search, filter: FacetedFilter): Promise<RankedHits> {
    const limit = Math.max(query.from + query.size, fusionWindow);
    const counted = new FacetedFilter(search.filters, [], this.#store.ordinals);
    const [nearest, keyword] = await Promise.all([
      this.#nearestTo(query, search, fusionWindow),
      this.#searchKeywords(query, search, counted, limit, !filter.passesAll),
    ]);
    countHits(nearest, filter, keyword);
    filter.total = Math.max(filter.total, counted.total);
    const first = query.sort === 'relevance' ? keyword.best.slice(0, fusionWindow) : keyword.best;
    const weights = fusionWeights(keyword.sentence);
    const fused = fuse([
      { kind: 'keyword', weight: weights.keyword, window: fusionWindow, list: first },
      { kind: 'semantic', weight: weights.semantic, list: nearest },
    ]);
    return {
      ordered: withUnfused(sortHits(fused, query.sort, orderOf), keyword.best.slice(first.length)),
      total: filter.total,
      totalRelation: relationOf([nearest], fusionWindow),
    };
  }

  /** The documents that match, and after them those that are only near in meaning. */
  async #boundHits(query: EngineQuery, search: Search, filter: FacetedFilter): Promise<RankedHits> {
    const window = query.mode === 'semantic' ? semanticWindow : fusionWindow;
    const limit = Math.max(query.from + query.size, window);
    const [nearest, keyword] = await Promise.all([
      this.#nearestTo(query, search, window),
      this.#searchKeywords(query, search, filter, limit, true),
    ]);
    if (search.degraded && query.mode === 'semantic')
      throw new ProblemError('index_unavailable', sentenceOf(requests.meaningUnavailable));
    return {
      ...exactThenSimilarRows(query, keyword, nearest, window),
      total: filter.total,
      totalRelation: 'eq',
    };
  }

  /** The documents most like a pasted text, by the words and the meaning of its passages. */
  async #textHits(query: EngineQuery, search: Search, filter: FacetedFilter): Promise<RankedHits> {
    const { lists, ranked } = await this.#similarHits({ text: query.text }, search, fusionWindow);
    const all = lists.map(({ list }) => list);
    countHits(all.flat(), filter);
    return {
      ordered: sortHits(ranked, query.sort, orderOf),
      total: filter.total,
      totalRelation: relationOf(all, fusionWindow),
    };
  }

  async similar(request: SimilarRequest, signal?: AbortSignal): Promise<SimilarAnswer> {
    const { segments, release } = this.#store.read();
    try {
      const like = await textOf(request.like, this.#store);
      if (!like) return { hits: [], total: 0, totalRelation: 'eq' };
      // One more, because the document itself is no hit.
      const limit = fusionWindow + 1;
      const filters = resolveFilters(request.filters ?? {}, segments, this.#store.ordinals);
      const search: Search = { segments, filters, signal };
      const { lists, ranked, sections } = await this.#similarHits(like, search, limit);
      const read = (hits: readonly RankedHit[]) => readHits(this.#store, hits);
      const answer = await similarAnswer(request, { lists, limit, ranked, sections, isAct, read });
      return { ...answer, ...degradedBy(search) };
    } finally {
      release();
    }
  }

  /**
   * Documents similar to a text, best first, without the document whose text it is; the sections of acts for it; and the lists
   * that were fused.
   */
  async #similarHits(
    like: { text: string; id?: string },
    search: Search,
    limit: number,
  ): Promise<{ lists: ScoredList[]; ranked: RankedHit[]; sections: RankedHit[] }> {
    const nearest = (texts: readonly string[]) => this.#nearest(texts, search, limit);
    const { segments, filters, signal } = search;
    const asked = { store: this.#store, segments, filters, signal, limit, nearest };
    const { lists, pairs, weights } = await similarLists(like.text, asked);
    const fused = fuse(lists).filter(({ id }) => id !== like.id);
    const shared = sharedPairs(pairs, fused.slice(0, comparedByPairs));
    const ranked = byWordPairs(fused, shared, weights.pairs);
    const { links, laws } = await this.#citedByNearest(ranked, asked, weights.cited);
    const withCited = byNearestCitations(ranked, { ...links, yearOf: decidedIn, share: weights.cited });
    const sections = sectionsOfNearest(ranked, { ...laws, isAct, share: weights.cited });
    const others = <T extends { id: string }>(hits: T[]) => hits.filter(({ id }) => id !== like.id);
    return { lists, ranked: others(withCited), sections: others(sections) };
  }

  /** The authorities and the sections of the nearest documents, and which documents of the library these are. */
  async #citedByNearest(
    ranked: readonly RankedHit[],
    asked: Parameters<typeof ownDocuments>[1],
    share: number,
  ) {
    const records = share > 0 ? await this.#store.records(ranked.slice(0, followedCitations)) : [];
    // A judgment names hundreds of authorities, and a name has several terms: each judgment is a piece of work.
    const pauseWhenLong = turnsOf(asked.signal);
    const citing = new Map<string, ReturnType<typeof authorityTerms>>();
    const naming = new Map<string, string[]>();
    for (const record of records) {
      await pauseWhenLong();
      if (!record) continue;
      citing.set(record.id, authorityTerms(record));
      if (record.kind === 'judgment') naming.set(record.id, sectionTerms(record));
    }
    const named = new Set([...naming.values()].flat());
    return {
      links: { citing, found: await ownDocuments(termsToFind(citing.values()), asked) },
      laws: { naming, found: await ownDocuments(named, asked, 'act') },
    };
  }
}
