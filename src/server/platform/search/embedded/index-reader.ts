import { parseQuery } from '#law/query/query.ts';
import { SEARCH } from '#shared/contracts/library.ts';
import type { CitedDocument, LibraryDocument, LibraryRecord, Passage } from '../engine.ts';
import { field } from './inverted-index/document-terms.ts';
import { findMatches } from './ranking/passages.ts';
import type { SegmentStore } from './segment-store.ts';
import type { DocAddress, Segment } from './segments/segment.ts';

/** Rows read in one step where all documents are read. */
const scannedRows = 64;

/** Reads documents by id and by citation. Each call sees the segments there were when it began. */
export class IndexReader {
  readonly #store: SegmentStore;

  constructor(store: SegmentStore) {
    this.#store = store;
  }

  async get(id: string): Promise<LibraryDocument | undefined> {
    const { release } = this.#store.read();
    try {
      const address = this.#store.addressOf(id);
      return address && (await this.#store.document(address));
    } finally {
      release();
    }
  }

  async matches(id: string, query: string): Promise<Passage[]> {
    const document = await this.get(id);
    return document ? findMatches(document, parseQuery(query.slice(0, SEARCH.maxQueryLength))) : [];
  }

  /** The live documents that contain a term. */
  #addressesWith(term: string): DocAddress[] {
    const addresses: DocAddress[] = [];
    for (const segment of this.#store.segments) {
      for (const row of segment.index.postings(term).rows) {
        if (segment.docValues.isLive(row)) addresses.push({ segment, row });
      }
    }
    return addresses;
  }

  async resolveCitations(keys: readonly string[]): Promise<Map<string, CitedDocument[]>> {
    const { release } = this.#store.read();
    try {
      const found = [...new Set(keys)].map((key) => [key, this.#addressesWith(field.citation(key))] as const);
      const records = await this.#store.records(found.flatMap(([, addresses]) => addresses));
      const answer = new Map<string, CitedDocument[]>();
      let next = 0;
      for (const [key, addresses] of found) {
        const documents = records
          .slice(next, next + addresses.length)
          .filter((record) => record !== undefined)
          .map(({ id, title, sample }) => ({ id, title, sample }));
        next += addresses.length;
        if (documents.length > 0) answer.set(key, documents);
      }
      return answer;
    } finally {
      release();
    }
  }

  async citedBy(id: string, size = 50): Promise<LibraryRecord[]> {
    const { release } = this.#store.read();
    try {
      const address = this.#store.addressOf(id);
      const [record] = address ? await this.#store.records([address]) : [];
      const citing = new Map<string, DocAddress>();
      for (const key of record?.citation_keys ?? []) {
        for (const found of this.#addressesWith(field.cites(key))) {
          const other = found.segment.docValues.ids[found.row] ?? '';
          if (other !== id) citing.set(other, found);
        }
      }
      const decided = ({ segment, row }: DocAddress) => segment.docValues.decided[row] ?? 0;
      const newest = [...citing]
        .sort(([a, x], [b, y]) => decided(y) - decided(x) || (a < b ? -1 : 1))
        .slice(0, size)
        .map(([, found]) => found);
      return (await this.#store.records(newest)).filter((found) => found !== undefined);
    } finally {
      release();
    }
  }

  /** Every document, or every `stride`-th, oldest first. */
  async *documents(stride: number): AsyncGenerator<LibraryDocument> {
    const { segments, release } = this.#store.read();
    let live = 0;
    try {
      for (const segment of segments) {
        for (let from = 0; from < segment.docValues.size; from += scannedRows) {
          const rows = liveRows(segment, from).filter(() => live++ % stride === 0);
          yield* await documentsOf(segment, rows);
        }
      }
    } finally {
      release();
    }
  }
}

function liveRows({ docValues }: Segment, from: number): number[] {
  const rows: number[] = [];
  const end = Math.min(docValues.size, from + scannedRows);
  for (let row = from; row < end; row += 1) if (docValues.isLive(row)) rows.push(row);
  return rows;
}

async function documentsOf(segment: Segment, rows: readonly number[]): Promise<LibraryDocument[]> {
  if (rows.length === 0) return [];
  const fetched = await segment.rows.fetch(rows, true);
  return rows.flatMap((row) => {
    const found = fetched.get(row);
    return found?.paragraphs ? [{ ...found.record, paragraphs: found.paragraphs }] : [];
  });
}
