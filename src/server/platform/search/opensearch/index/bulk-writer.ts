import { setTimeout as wait } from 'node:timers/promises';
import { refusal } from './cluster.ts';
import type { LibraryIndex } from './library-index.ts';

/** One change of a document. With `seen`, it happens only where nobody has written the document since. */
export type Change =
  | { id: string; document: object; seen?: { seqNo: number; primaryTerm: number } }
  | { id: string; document?: undefined };

interface BulkItem {
  status: number;
  error?: { type?: string; reason?: string };
}
interface BulkAnswer {
  errors: boolean;
  items: Record<string, BulkItem>[];
}

/** Bytes and changes of one request. */
const mostBytes = 4_000_000;
const mostChanges = 200;
/** A cluster that is busy gets a request again after so many milliseconds, twice as many each time. */
const firstPauseMs = 200;
const mostTries = 6;
const HTTP = { conflict: 409, tooMany: 429, unavailable: 503 } as const;

interface Prepared {
  change: Change;
  line: string | undefined;
}

function operation(index: string, { id, document, ...more }: Change): object {
  if (document === undefined) return { delete: { _index: index, _id: id } };
  const seen = 'seen' in more ? more.seen : undefined;
  const only = seen ? { if_seq_no: seen.seqNo, if_primary_term: seen.primaryTerm } : {};
  return { index: { _index: index, _id: id, ...only } };
}

/**
 * Writes changes in requests of a bounded size, one after another: who writes waits until the cluster has them on disk, so
 * that no more than one request is in memory. Items that a busy cluster refuses are sent again.
 */
export class BulkWriter {
  readonly #index: LibraryIndex;
  readonly #target: string;
  #queue: Promise<unknown> = Promise.resolve();

  /** Writes to the alias of the library, or to an index that does not have it yet. */
  constructor(index: LibraryIndex, target = index.alias) {
    this.#index = index;
    this.#target = target;
  }

  /** Resolves when all calls so far have finished. */
  async idle(): Promise<void> {
    await this.#queue;
  }

  write(changes: readonly Change[]): Promise<void> {
    const done = this.#queue.then(() => this.#write(changes));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #write(changes: readonly Change[]): Promise<void> {
    let batch: Prepared[] = [];
    let bytes = 0;
    const send = async () => {
      const full = batch;
      batch = [];
      bytes = 0;
      if (full.length > 0) await this.#send(full);
    };
    for (const change of changes) {
      const line = change.document && JSON.stringify(change.document);
      if (batch.length >= mostChanges || bytes + (line?.length ?? 0) > mostBytes) await send();
      batch.push({ change, line });
      bytes += line?.length ?? 0;
    }
    await send();
  }

  async #send(batch: readonly Prepared[]): Promise<void> {
    await this.#index.ready();
    let left = batch;
    for (let tries = 1; ; tries += 1) {
      const lines = left.flatMap(({ change, line }) => [
        JSON.stringify(operation(this.#target, change)),
        ...(line === undefined ? [] : [line]),
      ]);
      // Without its index a write must fail, and not make one of that name without our fields.
      const query = { require_alias: String(this.#target === this.#index.alias) };
      const asked = { lines, query, write: true };
      const { body } = await this.#index.cluster.ask<BulkAnswer>('POST', '/_bulk', asked);
      left = body.errors ? refused(left, body.items, tries >= mostTries) : [];
      if (left.length === 0) return;
      await wait(firstPauseMs * 2 ** (tries - 1));
    }
  }
}

/** The changes that a busy cluster refused. Throws for what it refuses for another reason, or for the last time. */
function refused(batch: readonly Prepared[], items: BulkAnswer['items'], last: boolean): Prepared[] {
  return batch.filter(({ change }, i) => {
    const [item] = Object.values(items[i] ?? {});
    if (!item || isDone(item, change)) return false;
    if (last || !isBusy(item)) throw refusal(item.status, item.error);
    return true;
  });
}

/** An index takes no writes for a moment while another takes its place; one on a full disk takes none for long. */
const isBusy = ({ status, error }: BulkItem): boolean =>
  error?.type === 'cluster_block_exception'
    ? /index write/u.test(error.reason ?? '')
    : status === HTTP.tooMany || status === HTTP.unavailable;

/** A document that another has written meanwhile needs no older version. */
const isDone = ({ status, error }: BulkItem, change: Change): boolean =>
  !error || (status === HTTP.conflict && change.document !== undefined && change.seen !== undefined);
