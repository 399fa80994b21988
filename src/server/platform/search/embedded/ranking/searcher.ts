import { noQuery, type ParsedQuery, type QueryNode, queryLeaves } from '#law/query/query.ts';
import type {
  SearchAnswer,
  SearchHit,
  SearchRequest,
  SimilarRequest,
} from '#server/platform/search/engine.ts';
import { type LibraryFilters, SEARCH } from '#shared/contracts/library.ts';
import type { SegmentStore } from '../segment-store.ts';
import { FacetedFilter } from '../segments/faceted-filter.ts';
import type { Segment } from '../segments/segment.ts';
import { readTyped } from '../typed-query.ts';
import type { VectorIndex } from '../vectors/vector-index.ts';
import type { Candidate } from './candidates.ts';
import { searchWords, type WeightedLeaf } from './keyword.ts';
import { bestMatches } from './passages.ts';
import {
  bySort,
  type CandidateList,
  continued,
  countRows,
  fuseCandidates,
  nearest,
  type Placed,
  type Pool,
  placed,
  relationOf,
} from './pool.ts';
import { fusionWeights } from './ranking.ts';
import { citedPassages, isText, type Repetition, tellingLeaves, textWeights } from './similar.ts';

/** Candidates that each list brings to a fusion. */
const fusionWindow = 200;
/** Hits of a search by meaning alone. */
const semanticWindow = 1000;

function page(request: { from?: number; size?: number }): { from: number; size: number } {
  const from = Math.min(Math.max(0, request.from ?? 0), SEARCH.maxFrom);
  const size = Math.min(Math.max(1, request.size ?? SEARCH.defaultSize), SEARCH.maxSize);
  return { from, size };
}

/** Something was typed and none of it is a word, a name or a number: that finds nothing, where an empty box browses. */
function asksNothing(typed: string, { root, fields }: ParsedQuery): boolean {
  const named = fields.judges.length + fields.courts.length + fields.acts.length;
  return typed.trim() !== '' && !root && named === 0;
}

/** A search with its parts read. */
interface Asked extends SearchRequest {
  segments: readonly Segment[];
  filters: LibraryFilters;
  filter: FacetedFilter;
  signal: AbortSignal | undefined;
}

interface LikeWords {
  segments: readonly Segment[];
  limit: number;
  filter: FacetedFilter;
  signal: AbortSignal | undefined;
}

/** Answers searches over whatever segments there are when a search begins. */
export class Searcher {
  readonly #store: SegmentStore;
  readonly #vectorIndex: VectorIndex;

  constructor(store: SegmentStore, vectorIndex: VectorIndex) {
    this.#store = store;
    this.#vectorIndex = vectorIndex;
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    const { query, filters } = readTyped(request.query, request.filters ?? {}, this.#store.ordinals);
    const facets = request.facets ?? [];
    if (asksNothing(request.query, query))
      return { hits: [], total: 0, totalRelation: 'eq', ...(facets.length > 0 ? { facets: {} } : {}) };
    const { segments, release } = this.#store.read();
    try {
      const filter = new FacetedFilter(filters, facets, this.#store.ordinals);
      const asked: Asked = { ...request, segments, filters, filter, signal };
      const { ordered, total, totalRelation } = await this.#pool(query, asked);
      signal?.throwIfAborted();
      const { from, size } = page(request);
      const hits = await this.#hits(ordered.slice(from, from + size), request.highlight ? query : undefined);
      const answer: SearchAnswer = { hits, total, totalRelation };
      if (facets.length > 0) answer.facets = filter.facets();
      return answer;
    } finally {
      release();
    }
  }

  #pool(query: ParsedQuery, asked: Asked): Promise<Pool> {
    const text = isText(query.words);
    if (asked.mode === 'keyword' || !query.root) return this.#byWords(query, asked, text);
    if (asked.mode === 'semantic') return this.#byMeaning(query, asked);
    return text ? this.#likeText(query.words, asked) : this.#hybrid(query, asked);
  }

  async #byWords(query: ParsedQuery, asked: Asked, text: boolean): Promise<Pool> {
    const { segments, filter, sort = 'relevance', signal } = asked;
    const { from, size } = page(asked);
    const telling = text ? this.#telling(segments, query.words, 'damped') : [];
    // In a pasted text quotation marks and brackets are no signs.
    const wanted =
      telling.length > 0 ? { query: { ...query, root: anyOf(telling) }, leaves: telling } : { query };
    const request = { ...wanted, sort, limit: from + size, signal };
    const { best } = await searchWords(segments, this.#store.statistics(), request, filter);
    return { ordered: placed(best, 'keyword'), total: filter.total, totalRelation: 'eq' };
  }

  async #byMeaning(query: ParsedQuery, asked: Asked): Promise<Pool> {
    const { segments, filters, filter, sort = 'relevance' } = asked;
    const near = await this.#vectorIndex.nearestNeighbours(segments, query.words, semanticWindow, filters);
    countRows(near, filter);
    const ordered = bySort(placed(near, 'semantic'), sort);
    return { ordered, total: filter.total, totalRelation: relationOf([near], semanticWindow) };
  }

  async #hybrid(query: ParsedQuery, asked: Asked): Promise<Pool> {
    const { segments, filters, filter, sort = 'relevance', signal } = asked;
    const { from, size } = page(asked);
    const meant = this.#vectorIndex.nearestNeighbours(segments, query.words, fusionWindow, filters);
    const counted = new FacetedFilter(filters, [], this.#store.ordinals);
    const wanted = { query, sort, limit: Math.max(from + size, fusionWindow), signal };
    const found = searchWords(segments, this.#store.statistics(), wanted, counted);
    const [near, words] = await Promise.all([meant, found]);
    countRows(near, filter, words);
    const semantic = { kind: 'semantic', weight: fusionWeights.semantic, list: near } as const;
    const keyword = { kind: 'keyword', weight: fusionWeights.keyword, window: fusionWindow } as const;
    const first = sort === 'relevance' ? words.best.slice(0, fusionWindow) : words.best;
    const fused = bySort(fuseCandidates([{ ...keyword, list: first }, semantic]), sort);
    return {
      ordered: continued(fused, words.best.slice(first.length)),
      total: filter.total,
      totalRelation: relationOf([near], fusionWindow),
    };
  }

  /** A pasted text: what is like it, by the words and the meaning of its passages. */
  async #likeText(text: string, asked: Asked): Promise<Pool> {
    const { segments, filters, filter, sort = 'relevance', signal } = asked;
    const lists = await this.#likeLists(segments, text, fusionWindow, filters, signal);
    countRows(
      lists.flatMap(({ list }) => list),
      filter,
    );
    return {
      ordered: bySort(fuseCandidates(lists), sort),
      total: filter.total,
      totalRelation: relationOf(
        lists.map(({ list }) => list),
        fusionWindow,
      ),
    };
  }

  async similar(request: SimilarRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    const { segments, release } = this.#store.read();
    try {
      const like = await this.#textOf(request.like);
      if (!like) return { hits: [], total: 0, totalRelation: 'eq' };
      const { from, size } = page(request);
      // One more, because the document itself is no hit.
      const limit = fusionWindow + 1;
      const lists = await this.#likeLists(segments, like.text, limit, request.filters, signal);
      const ordered = fuseCandidates(lists).filter(({ id }) => id !== like.id);
      const hits = await this.#hits(ordered.slice(from, from + size), undefined);
      const totalRelation = relationOf(
        lists.map(({ list }) => list),
        limit,
      );
      return { hits, total: ordered.length, totalRelation };
    } finally {
      release();
    }
  }

  /** What is like a text, by its words, its meaning and the passages in which it cites authorities. */
  async #likeLists(
    segments: readonly Segment[],
    text: string,
    limit: number,
    filters: LibraryFilters = {},
    signal?: AbortSignal,
  ): Promise<CandidateList[]> {
    const words = (of: string, repetition: Repetition) => {
      const filter = new FacetedFilter(filters, [], this.#store.ordinals);
      return this.#likeWords(of, repetition, { segments, limit, filter, signal });
    };
    const near = (of: string) => {
      signal?.throwIfAborted();
      return this.#vectorIndex.nearestNeighbours(segments, of, limit, filters);
    };
    const cited = citedPassages(text);
    const weights = textWeights(cited?.citations ?? 0);
    const lists: CandidateList[] = [
      { kind: 'keyword', weight: weights.words, list: await words(text, 'damped') },
    ];
    if (weights.meaning > 0)
      lists.push({ kind: 'semantic', weight: weights.meaning, list: await near(text) });
    if (!cited) return lists;
    const vectorIndex = await Promise.all(cited.single.map(near));
    return [
      ...lists,
      { kind: 'keyword', weight: weights.cited, list: await words(cited.merged, 'full') },
      { kind: 'semantic', weight: weights.citedMeaning, list: nearest(vectorIndex) },
    ];
  }

  async #likeWords(text: string, repetition: Repetition, asked: LikeWords): Promise<Candidate[]> {
    const { segments, limit, filter, signal } = asked;
    const leaves = this.#telling(segments, text, repetition);
    if (leaves.length === 0) return [];
    const query = { ...noQuery, root: anyOf(leaves) };
    const wanted = { query, leaves, sort: 'relevance', limit, uncounted: true, signal } as const;
    return (await searchWords(segments, this.#store.statistics(), wanted, filter)).best;
  }

  #telling(segments: readonly Segment[], text: string, repetition: Repetition): WeightedLeaf[] {
    const rowsWith = (term: string) => segments.reduce((sum, { index }) => sum + index.docFrequency(term), 0);
    return tellingLeaves(text, this.#store.statistics(), rowsWith, repetition);
  }

  async #textOf(like: SimilarRequest['like']): Promise<{ text: string; id?: string } | undefined> {
    if ('text' in like) return { text: like.text };
    const address = this.#store.addressOf(like.id);
    const document = address && (await this.#store.document(address));
    if (!document) return undefined;
    return { id: like.id, text: [document.title, ...document.paragraphs.map(({ text }) => text)].join('\n') };
  }

  async #hits(ordered: readonly Placed[], highlight: ParsedQuery | undefined): Promise<SearchHit[]> {
    const marked = highlight !== undefined && queryLeaves(highlight).length > 0;
    const rows = await this.#store.fetch(ordered, marked);
    const hits: SearchHit[] = [];
    for (const { segment, row, id, score, match } of ordered) {
      const fetched = rows.get(segment)?.get(row);
      if (!fetched) continue;
      const passages = marked && fetched.paragraphs ? bestMatches(fetched.paragraphs, highlight) : [];
      hits.push({ id, score, match, record: fetched.record, passages });
    }
    return hits;
  }
}

function anyOf(leaves: readonly WeightedLeaf[]): QueryNode {
  return { kind: 'bool', must: [], should: leaves.map(({ leaf }) => leaf), not: [] };
}
