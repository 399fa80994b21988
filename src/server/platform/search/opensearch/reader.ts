import { parseRewritten } from '#law/query/rewritten-query.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { field } from '../embedded/inverted-index/document-terms.ts';
import { findMatches } from '../embedded/ranking/passages.ts';
import { documentOf } from '../embedded/stored-row.ts';
import type {
  CitedDocument,
  EngineStats,
  LibraryDocument,
  LibraryRecord,
  ListedJudgment,
  Passage,
} from '../engine.ts';
import { documentParts } from './index/index-document.ts';
import type { LibraryIndex, SearchResponse } from './index/library-index.ts';
import { readDocuments, scan } from './index/read-documents.ts';
import { allOf, type Clause, withIds } from './query-body.ts';

/** Ids read in one step, and citation keys asked for in one. */
const page = 5000;
const keysAtOnce = 500;
const mostCourts = 500;

interface Read {
  record?: LibraryRecord;
}

interface Counts {
  acts: { doc_count: number };
  samples: { doc_count: number };
  summaries: { doc_count: number };
  courts: {
    buckets: { key: string; doc_count: number; one: { hits: { hits: { _source?: Read }[] } } }[];
  };
  first: { value: number | null };
  last: { value: number | null };
}

interface Stats {
  indices: Record<
    string,
    { shards: Record<string, { routing?: { primary?: boolean }; seq_no?: { max_seq_no: number } }[]> }
  >;
  _all: { primaries: { segments?: { count: number } } };
}

/** Reads documents by id and by citation, and counts the documents of the library. */
export class Reader {
  readonly #index: LibraryIndex;

  constructor(index: LibraryIndex) {
    this.#index = index;
  }

  #search<Source>(body: object): Promise<SearchResponse<Source>> {
    return this.#index.ask('POST', '/_search', { body });
  }

  async get(id: string): Promise<LibraryDocument | undefined> {
    const [found] = await readDocuments(this.#index, [id], documentParts);
    return documentOf(found);
  }

  async matches(id: string, query: string): Promise<Passage[]> {
    const document = await this.get(id);
    if (!document) return [];
    // A word that the document lacks marks nothing, so every spelling may be looked for.
    const { parsed } = parseRewritten(query.slice(0, SEARCH.maxQueryLength), () => true);
    return findMatches(document, parsed);
  }

  async resolveCitations(keys: readonly string[]): Promise<Map<string, CitedDocument[]>> {
    const wanted = [...new Set(keys)];
    const parts = ['id', 'title', 'sample', 'citation_keys'].map((part) => `record.${part}`);
    const answer = new Map<string, CitedDocument[]>();
    for (let from = 0; from < wanted.length; from += keysAtOnce) {
      const asked = new Set(wanted.slice(from, from + keysAtOnce));
      const terms = [...asked].map(field.citation);
      const found = scan<Read>((body) => this.#search(body), allOf([{ terms: { keys: terms } }]), { parts });
      for await (const { _source: source } of found) {
        if (!source?.record) continue;
        const { id, title, sample, citation_keys } = source.record;
        for (const key of new Set(citation_keys))
          if (asked.has(key)) answer.set(key, [...(answer.get(key) ?? []), { id, title, sample }]);
      }
    }
    return new Map(wanted.flatMap((key) => (answer.has(key) ? [[key, answer.get(key) ?? []]] : [])));
  }

  async citedBy(id: string, size = 50): Promise<LibraryRecord[]> {
    const [found] = await readDocuments(this.#index, [id], ['record.citation_keys']);
    const keys = found?.record?.citation_keys ?? [];
    if (keys.length === 0) return [];
    const { hits } = await this.#search<Read>({
      query: allOf([{ terms: { keys: keys.map(field.cites) } }], [withIds([id])]),
      size,
      sort: [{ decided: { order: 'desc', missing: '_last' } }, { id: 'asc' }],
      track_total_hits: false,
      _source: ['record'],
    });
    return hits.hits.flatMap(({ _source }) => _source?.record ?? []);
  }

  async judgmentsIn({ from, to }: { from: number; to: number }): Promise<ListedJudgment[]> {
    // Documents written by another server are searchable within a second; a list of all must miss none.
    await this.#index.ask('POST', '/_refresh', { write: true });
    const found: ListedJudgment[] = [];
    const query = allOf([{ term: { kind: 'judgment' } }, { range: { id_hash: { gte: from, lt: to } } }]);
    const columns = ['id', 'mark'];
    for await (const { fields } of scan((body) => this.#search(body), query, { columns, size: page }))
      found.push({ id: String(fields?.id?.[0] ?? ''), mark: String(fields?.mark?.[0] ?? '') });
    return found;
  }

  async stats(embeddings: EngineStats['embeddings']): Promise<EngineStats> {
    const courts = {
      terms: { field: 'court', size: mostCourts },
      aggs: { one: { top_hits: { size: 1, _source: ['record.court_name'] } } },
    };
    const is = (clause: Clause) => ({ filter: clause });
    const [counts, stored] = await Promise.all([
      this.#index.ask<SearchResponse>('POST', '/_search', {
        body: {
          size: 0,
          track_total_hits: true,
          aggs: {
            acts: is({ term: { kind: 'act' } }),
            samples: is({ term: { sample: true } }),
            summaries: is({ term: { summary: true } }),
            courts,
            first: { min: { field: 'year' } },
            last: { max: { field: 'year' } },
          },
        },
      }),
      this.#index.ask<Stats>('GET', '/_stats/docs,segments', { query: { level: 'shards' } }),
    ]);
    const { acts, samples, summaries, courts: found, first, last } = counts.aggregations as unknown as Counts;
    const documents = counts.hits.total?.value ?? 0;
    return {
      documents,
      judgments: documents - acts.doc_count,
      acts: acts.doc_count,
      samples: samples.doc_count,
      summaries: summaries.doc_count,
      courts: found.buckets.map(({ key, doc_count, one }) => ({
        court: key,
        name: one.hits.hits[0]?._source?.record?.court_name ?? key,
        documents: doc_count,
      })),
      rows: writesOf(stored),
      segments: stored._all.primaries.segments?.count ?? 0,
      pending: 0,
      embeddings,
      ...(first.value === null || last.value === null
        ? {}
        : { years: { from: first.value, to: last.value } }),
    };
  }
}

/** Number of writes that the primary shards have taken: another number after each. */
function writesOf({ indices }: Stats): number {
  const shards = Object.values(indices).flatMap((index) => Object.values(index.shards));
  return shards.reduce((sum, copies) => {
    const primary = copies.find(({ routing }) => routing?.primary);
    return sum + (primary?.seq_no?.max_seq_no ?? -1) + 1;
  }, 0);
}
