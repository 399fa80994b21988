import { parseRewritten } from '#law/query/rewritten-query.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import type { CitedDocument, LibraryDocument, LibraryRecord, ListedJudgment, Passage } from '../engine.ts';
import { idHash } from '../id-hash.ts';
import { problemOf } from './disk/disk-problem.ts';
import { field } from './inverted-index/document-terms.ts';
import { findMatches } from './ranking/passages.ts';
import type { SegmentStore } from './segment-store.ts';
import { type DocValues, flags } from './segments/doc-values.ts';
import type { DocAddress, Segment } from './segments/segment.ts';
import { documentOf } from './stored-row.ts';

/** Rows read in one step where many documents are read. */
const scannedRows = 64;
/** Ids hashed before searches get their turn. */
const hashedRows = 20_000;

/** Reads documents by id and by citation. Each call sees the segments there were when it began. */
export class IndexReader {
  readonly #store: SegmentStore;

  constructor(store: SegmentStore) {
    this.#store = store;
  }

  /** Throws `index_unavailable` where the disk cannot be read. */
  async #reading<T>(read: (segments: readonly Segment[]) => Promise<T>): Promise<T> {
    const { segments, release } = this.#store.read();
    try {
      return await read(segments);
    } catch (error) {
      throw problemOf(error);
    } finally {
      release();
    }
  }

  /** Throws where one of them is damaged: an answer without it would be wrong. */
  async #records(addresses: readonly DocAddress[]): Promise<LibraryRecord[]> {
    const records = await this.#store.records(addresses);
    const found = records.filter((record) => record !== undefined);
    if (found.length < records.length) throw new Error('A document is damaged on the disk.');
    return found;
  }

  get(id: string): Promise<LibraryDocument | undefined> {
    return this.#reading(async () => {
      const address = this.#store.addressOf(id);
      return address && this.#store.document(address);
    });
  }

  async matches(id: string, query: string): Promise<Passage[]> {
    const document = await this.get(id);
    if (!document) return [];
    // A word that the document lacks marks nothing, so every spelling may be looked for.
    const { parsed } = parseRewritten(query.slice(0, SEARCH.maxQueryLength), () => true);
    return findMatches(document, parsed);
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

  resolveCitations(keys: readonly string[]): Promise<Map<string, CitedDocument[]>> {
    return this.#reading(async () => {
      const found = [...new Set(keys)].map((key) => [key, this.#addressesWith(field.citation(key))] as const);
      const records = await this.#records(found.flatMap(([, addresses]) => addresses));
      const answer = new Map<string, CitedDocument[]>();
      let next = 0;
      for (const [key, addresses] of found) {
        const documents = records
          .slice(next, next + addresses.length)
          .map(({ id, title, sample }) => ({ id, title, sample }));
        next += addresses.length;
        if (documents.length > 0) answer.set(key, documents);
      }
      return answer;
    });
  }

  citedBy(id: string, size = 50): Promise<LibraryRecord[]> {
    return this.#reading(async () => {
      const address = this.#store.addressOf(id);
      const [record] = address ? await this.#records([address]) : [];
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
      return await this.#records(newest);
    });
  }

  judgmentsIn({ from, to }: { from: number; to: number }): Promise<ListedJudgment[]> {
    return this.#reading(async (segments) => {
      const found: ListedJudgment[] = [];
      for (const { docValues } of segments) {
        for (let row = 0; row < docValues.size; row += 1) {
          if (row % hashedRows === 0) await this.#store.scheduler.yieldToSearches();
          const id = docValues.ids[row] ?? '';
          const hash = idHash(id);
          if (hash >= from && hash < to && isJudgment(docValues, row))
            found.push({ id, mark: markOf(docValues, row) });
        }
      }
      return found;
    });
  }

  /** At most so many documents, chosen and ordered by their ids alone. */
  async *sampled(most: number): AsyncGenerator<LibraryDocument> {
    const ids = await sampledIds(this.#store, most);
    for (let from = 0; from < ids.length; from += scannedRows) {
      const { release } = this.#store.read();
      try {
        const addresses = ids
          .slice(from, from + scannedRows)
          .flatMap((id) => this.#store.addressOf(id) ?? []);
        const rows = await this.#store.fetch(addresses, true);
        for (const { segment, row } of addresses) {
          const document = documentOf(rows.get(segment)?.get(row));
          if (document) yield document;
        }
      } finally {
        release();
      }
    }
  }
}

const isJudgment = (docValues: DocValues, row: number): boolean =>
  docValues.isLive(row) && ((docValues.flags[row] ?? 0) & flags.act) === 0;

const markOf = ({ lengths, decided, years, judges }: DocValues, row: number): string =>
  [lengths[row], decided[row], years[row], judges.counts[row]].join(' ');

/** The ids of lowest hash, in its order. They depend on the library's ids alone, not on how these were written. */
async function sampledIds(store: SegmentStore, most: number): Promise<string[]> {
  let chosen: { id: string; hash: number }[] = [];
  const shrink = () => {
    chosen.sort((a, b) => a.hash - b.hash || (a.id < b.id ? -1 : 1));
    chosen = chosen.slice(0, most);
  };
  for (const { docValues } of store.segments) {
    for (let row = 0; row < docValues.size; row += 1) {
      const id = docValues.ids[row];
      if (id !== undefined && docValues.isLive(row)) chosen.push({ id, hash: idHash(id) });
      if (chosen.length >= 2 * most + scannedRows) shrink();
      if (row % hashedRows === 0) await store.scheduler.yieldToSearches();
    }
  }
  shrink();
  return [...new Set(chosen.map(({ id }) => id))];
}
