import type { Clause } from '../query-body.ts';
import { clusterId, type StoredDocument } from './index-document.ts';
import type { LibraryIndex, SearchResponse } from './library-index.ts';

/** Documents read in one request, so that no answer is too large for the memory. */
const atOnce = 50;

interface Read {
  docs: { found?: boolean; _source?: Partial<StoredDocument> }[];
}

type Part = Partial<StoredDocument> & { id: string };

/** Parts of documents, in the order of their ids; without those that are gone. */
export async function readDocuments(
  index: LibraryIndex,
  ids: readonly string[],
  parts: readonly string[],
  signal?: AbortSignal,
): Promise<Part[]> {
  const found: Part[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const { docs } = await index.ask<Read>('POST', '/_mget', {
      body: { ids: ids.slice(from, from + atOnce).map(clusterId) },
      query: { _source_includes: ['id', ...parts].join(',') },
      signal,
    });
    for (const { found: there, _source: source } of docs)
      if (there && source?.id !== undefined) found.push({ ...source, id: source.id });
  }
  return found;
}

/** Documents read in one step where all that match are read. */
const page = 1000;

type Hit<Source> = SearchResponse<Source>['hits']['hits'][number];

/** All documents that a clause matches, by id, page after page; with some stored parts, or with columns only. */
export async function* scan<Source>(
  ask: (body: object) => Promise<SearchResponse<Source>>,
  query: Clause,
  wanted: { parts?: readonly string[]; columns?: readonly string[]; size?: number },
): AsyncGenerator<Hit<Source>> {
  const { parts = false, columns = [], size = page } = wanted;
  let after: (string | number)[] | undefined;
  do {
    const { hits } = await ask({
      query,
      size,
      sort: [{ id: 'asc' }],
      track_total_hits: false,
      _source: parts,
      docvalue_fields: columns,
      ...(after ? { search_after: after } : {}),
    });
    yield* hits.hits;
    after = hits.hits.length < size ? undefined : hits.hits.at(-1)?.sort;
  } while (after);
}
