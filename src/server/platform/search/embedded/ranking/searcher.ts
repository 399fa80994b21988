import { noQuery, type ParsedQuery, type QueryNode, queryLeaves } from '#law/query/query.ts';
import type {
  SearchAnswer,
  SearchHit,
  SearchRequest,
  SimilarRequest,
} from '#server/platform/search/engine.ts';
import { type LibraryFilters, SEARCH } from '#shared/contracts/library.ts';
import { Bitmap } from '../segments/bitmap.ts';
import { Narrowing } from '../segments/filters.ts';
import type { Generation, Place } from '../segments/segment.ts';
import type { Library } from '../segments-store.ts';
import { readTyped } from '../typed-query.ts';
import type { Meanings } from '../vectors/vector-index.ts';
import type { Candidate } from './candidates.ts';
import { type KeywordResult, searchWords, type WeightedLeaf } from './keyword.ts';
import { bestMatches } from './passages.ts';
import { byScore, type FusedList, fuseLists, fusionWeights } from './ranking.ts';
import { citedPassages, isText, type Repetition, tellingLeaves, textWeights } from './similar.ts';

/** Candidates a list brings to a fusion, at least. */
const fusionWindow = 200;

type Match = SearchHit['match'];
interface Placed extends Place {
  id: string;
  score: number;
  match: Match;
}

function page(request: { from?: number; size?: number }): { from: number; size: number } {
  const from = Math.min(Math.max(0, request.from ?? 0), SEARCH.maxFrom);
  const size = Math.min(Math.max(1, request.size ?? SEARCH.defaultSize), SEARCH.maxSize);
  return { from, size };
}

function placed(candidates: readonly Candidate[], match: Match): Placed[] {
  return candidates.map(({ generation, row, id, score }) => ({ generation, row, id, score, match }));
}

/** Something was typed and none of it is a word, a name or a number: that finds nothing, where an empty box browses. */
function asksNothing(typed: string, { root, fields }: ParsedQuery): boolean {
  const named = fields.judges.length + fields.courts.length + fields.acts.length;
  return typed.trim() !== '' && !root && named === 0;
}

/** Answers searches over whatever generations there are when a search begins. */
export class Searcher {
  readonly #library: Library;
  readonly #meanings: Meanings;

  constructor(library: Library, meanings: Meanings) {
    this.#library = library;
    this.#meanings = meanings;
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const { query, filters } = readTyped(request.query, request.filters ?? {}, this.#library.labels);
    if (asksNothing(request.query, query))
      return { hits: [], total: 0, ...(request.facets?.length ? { facets: {} } : {}) };
    const { generations, release } = this.#library.read();
    try {
      const narrowing = new Narrowing(filters, request.facets ?? [], this.#library.labels);
      const ordered = await this.#ordered(generations, query, { ...request, filters }, narrowing);
      const { from, size } = page(request);
      const hits = await this.#hits(ordered.slice(from, from + size), request.highlight ? query : undefined);
      const answer: SearchAnswer = { hits, total: narrowing.total };
      if (request.facets?.length) answer.facets = narrowing.facets();
      return answer;
    } finally {
      release();
    }
  }

  async #ordered(
    generations: readonly Generation[],
    typed: ParsedQuery,
    request: SearchRequest,
    narrowing: Narrowing,
  ): Promise<Placed[]> {
    let query = typed;
    const { from, size } = page(request);
    const sort = request.sort ?? 'relevance';
    const statistics = this.#library.statistics();
    const limit = from + size;
    const text = isText(query.words);
    const telling = text ? this.#telling(generations, query.words, 'damped') : [];
    const leaves = telling.length > 0 ? { leaves: telling } : {};
    // In a pasted text quotation marks and brackets are no signs.
    if (telling.length > 0) query = { ...query, root: anyOf(telling) };
    if (request.mode === 'keyword' || !query.root) {
      const wanted = { query, ...leaves, sort, limit };
      return placed((await searchWords(generations, statistics, wanted, narrowing)).best, 'keyword');
    }
    const window = Math.max(limit, fusionWindow);
    const meant = this.#meanings.near(generations, query.words, window, request.filters);
    if (request.mode === 'semantic') {
      const near = await meant;
      countRows(near, narrowing);
      return bySort(placed(near, 'semantic'), sort);
    }
    const words = new Narrowing(request.filters ?? {}, [], this.#library.labels);
    // Of a text only the rows are wanted here: its words are ranked with the passages that cite.
    const wanted = { query, ...leaves, sort, limit: text ? 0 : window };
    const [near, found] = await Promise.all([meant, searchWords(generations, statistics, wanted, words)]);
    const lists: CandidateList[] = text
      ? await this.#likeLists(generations, query.words, window, request.filters)
      : [
          { kind: 'keyword', weight: fusionWeights.keyword, list: found.best },
          { kind: 'semantic', weight: fusionWeights.semantic, list: near },
        ];
    countRows(
      lists.flatMap(({ list }) => list),
      narrowing,
      found,
    );
    return bySort(fuseCandidates(lists), sort);
  }

  async similar(request: SimilarRequest): Promise<SearchAnswer> {
    const { generations, release } = this.#library.read();
    try {
      const like = await this.#likeText(request.like);
      if (!like) return { hits: [], total: 0 };
      const { from, size } = page(request);
      const limit = Math.max(from + size, fusionWindow) + 1;
      const lists = await this.#likeLists(generations, like.text, limit, request.filters);
      const ordered = fuseCandidates(lists).filter(({ id }) => id !== like.id);
      const hits = await this.#hits(ordered.slice(from, from + size), undefined);
      return { hits, total: ordered.length };
    } finally {
      release();
    }
  }

  /** What is like a text, by its words, its meaning and the passages in which it cites authorities. */
  async #likeLists(
    generations: readonly Generation[],
    text: string,
    limit: number,
    filters: LibraryFilters = {},
  ): Promise<CandidateList[]> {
    const words = (of: string, repetition: Repetition) =>
      this.#likeWords(generations, of, repetition, limit, filters);
    const near = (of: string) => this.#meanings.near(generations, of, limit, filters);
    const cited = citedPassages(text);
    const weights = textWeights(cited?.citations ?? 0);
    const lists: CandidateList[] = [
      { kind: 'keyword', weight: weights.words, list: await words(text, 'damped') },
    ];
    if (weights.meaning > 0)
      lists.push({ kind: 'semantic', weight: weights.meaning, list: await near(text) });
    if (!cited) return lists;
    const meanings = await Promise.all(cited.single.map(near));
    return [
      ...lists,
      { kind: 'keyword', weight: weights.cited, list: await words(cited.merged, 'full') },
      { kind: 'semantic', weight: weights.citedMeaning, list: nearest(meanings) },
    ];
  }

  async #likeWords(
    generations: readonly Generation[],
    text: string,
    repetition: Repetition,
    limit: number,
    filters: LibraryFilters,
  ): Promise<Candidate[]> {
    const leaves = this.#telling(generations, text, repetition);
    if (leaves.length === 0) return [];
    const narrowing = new Narrowing(filters, [], this.#library.labels);
    const query = { ...noQuery, root: anyOf(leaves) };
    const wanted = { query, leaves, sort: 'relevance', limit, uncounted: true } as const;
    return (await searchWords(generations, this.#library.statistics(), wanted, narrowing)).best;
  }

  #telling(generations: readonly Generation[], text: string, repetition: Repetition): WeightedLeaf[] {
    const rowsWith = (term: string) => generations.reduce((sum, { words }) => sum + words.rowsOf(term), 0);
    return tellingLeaves(text, this.#library.statistics(), rowsWith, repetition);
  }

  async #likeText(like: SimilarRequest['like']): Promise<{ text: string; id?: string } | undefined> {
    if ('text' in like) return { text: like.text };
    const place = this.#library.placeOf(like.id);
    const document = place && (await this.#library.document(place));
    if (!document) return undefined;
    return { id: like.id, text: [document.title, ...document.paragraphs.map(({ text }) => text)].join('\n') };
  }

  async #hits(ordered: readonly Placed[], highlight: ParsedQuery | undefined): Promise<SearchHit[]> {
    const marked = highlight !== undefined && queryLeaves(highlight).length > 0;
    const rows = await this.#library.fetch(ordered, marked);
    const hits: SearchHit[] = [];
    for (const { generation, row, id, score, match } of ordered) {
      const fetched = rows.get(generation)?.get(row);
      if (!fetched) continue;
      const passages = marked && fetched.paragraphs ? bestMatches(fetched.paragraphs, highlight) : [];
      hits.push({ id, score, match, record: fetched.record, passages });
    }
    return hits;
  }
}

/** Counts semantic hits, together with the keyword matches where there are any, each document once. */
function countRows(near: readonly Candidate[], narrowing: Narrowing, words?: KeywordResult): void {
  const rows = new Map<Generation, Bitmap>(words?.passed);
  for (const { generation, row } of near) {
    let map = rows.get(generation);
    if (!map) {
      map = new Bitmap(generation.catalog.size);
      rows.set(generation, map);
    }
    map.add(row);
  }
  for (const [generation, map] of rows) narrowing.narrow(generation.catalog, map);
}

interface CandidateList extends FusedList {
  list: readonly Candidate[];
}

function anyOf(leaves: readonly WeightedLeaf[]): QueryNode {
  return { kind: 'bool', must: [], should: leaves.map(({ leaf }) => leaf), not: [] };
}

/** Several lists by meaning as one: each document by its best score. */
function nearest(lists: readonly (readonly Candidate[])[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of lists.flat()) {
    if (candidate.score > (best.get(candidate.id)?.score ?? 0)) best.set(candidate.id, candidate);
  }
  return [...best.values()].sort(byScore);
}

function fuseCandidates(lists: readonly CandidateList[]): Placed[] {
  const places = new Map<string, Place>();
  for (const { list } of lists)
    for (const { id, generation, row } of list) places.set(id, { generation, row });
  const fused: Placed[] = [];
  for (const { id, score, match } of fuseLists(lists)) {
    const place = places.get(id);
    if (place) fused.push({ ...place, id, score, match });
  }
  return fused;
}

function bySort(list: Placed[], sort: NonNullable<SearchRequest['sort']>): Placed[] {
  if (sort === 'relevance') return list.sort(byScore);
  const direction = sort === 'newest' ? -1 : 1;
  const day = ({ generation, row }: Placed) => generation.catalog.decided[row] || direction * -Infinity;
  const days = new Map(list.map((item) => [item, day(item)]));
  return list.sort((a, b) => direction * ((days.get(a) ?? 0) - (days.get(b) ?? 0)) || byScore(a, b));
}
