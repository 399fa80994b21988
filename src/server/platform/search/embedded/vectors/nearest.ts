import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { FacetedFilter } from '../facets/faceted-filter.ts';
import type { ResolvedFilters } from '../facets/row-filters.ts';
import { type ScoredDoc, TopDocs } from '../ranking/top-docs.ts';
import type { LibraryOrdinals } from '../segments/doc-values.ts';
import type { Segment } from '../segments/segment.ts';
import { type PackedQueries, packQueries } from './in-memory/packed-queries.ts';
import type { QuantisedVectors, VectorScan } from './in-memory/quantised-vectors.ts';
import type { VectorTable } from './vector-table.ts';

/** A document with a lower cosine is no semantic match. */
export const semanticFloor = 0.1;
/** A comparison with many vectors yields to other searches after this many milliseconds. */
const turnMs = 8;

export interface NearestSearch {
  segments: readonly Segment[];
  ordinals: LibraryOrdinals;
  filters: ResolvedFilters;
  /** Documents for each vector. */
  limit: number;
  signal: AbortSignal;
  /** The vectors of a segment; undefined where it has none. */
  table: (segment: Segment) => VectorTable | undefined;
}

/** The nearest documents of several vectors, which need not have length 1. */
class Nearest {
  readonly #search: NearestSearch;
  readonly #filter: FacetedFilter;
  readonly #queries: PackedQueries;
  readonly #best: TopDocs[];
  readonly #floors: Float64Array;
  #turn = performance.now();

  constructor(vectors: readonly Float32Array[], search: NearestSearch) {
    this.#search = search;
    this.#filter = new FacetedFilter(search.filters, [], search.ordinals);
    this.#queries = packQueries(vectors);
    this.#best = vectors.map(() => new TopDocs(search.limit));
    this.#floors = new Float64Array(vectors.length).fill(semanticFloor);
  }

  get lists(): ScoredDoc[][] {
    return this.#best.map((best) => best.sorted());
  }

  #offer(segment: Segment, row: number, query: number, cosine: number): void {
    const best = this.#best[query];
    if (!best || cosine < (this.#floors[query] ?? 0)) return;
    best.offer(segment, row, { score: cosine, boost: 0 }, { tier: 0, value: cosine });
    this.#floors[query] = Math.max(semanticFloor, best.floor);
  }

  #scanOf(segment: Segment): VectorScan {
    const { docValues } = segment;
    return {
      queries: this.#queries,
      floors: this.#floors,
      passing: this.#filter.apply(docValues, docValues.live()),
      near: (row, query, cosine) => this.#offer(segment, row, query, cosine),
    };
  }

  async inMemory(segment: Segment, vectors: QuantisedVectors): Promise<void> {
    for (const _ of vectors.scan(this.#scanOf(segment))) {
      if (performance.now() - this.#turn < turnMs) continue;
      await yieldToEventLoop();
      this.#search.signal.throwIfAborted();
      this.#turn = performance.now();
    }
  }

  onDisk(segment: Segment, table: VectorTable): Promise<void> {
    return table.scan(this.#scanOf(segment), this.#search.signal);
  }
}

/** The nearest documents of each vector, best first: from memory, and from disk where there was no room for a segment. */
export async function nearestOfVectors(
  vectors: readonly Float32Array[],
  search: NearestSearch,
): Promise<ScoredDoc[][]> {
  const nearest = new Nearest(vectors, search);
  const onDisk: [Segment, VectorTable][] = [];
  // Those in memory first: what they find spares offers of the others.
  for (const segment of search.segments) {
    const table = search.table(segment);
    if (table?.inMemory) await nearest.inMemory(segment, table.inMemory);
    else if (table) onDisk.push([segment, table]);
  }
  for (const [segment, table] of onDisk) await nearest.onDisk(segment, table);
  return nearest.lists;
}
