import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ProblemError } from '#shared/errors.ts';
import { answerSql, readAnswer } from '../data-api/answer.ts';
import { resolveSelect } from '../data-api/resolve-select.ts';
import type { ColumnType, DeclaredResource } from '../data-api/resource.ts';
import { readSql } from '../data-api/sql.ts';
import type { Database, Viewer } from '../db/database.ts';
import type { Announcement } from './announcements.ts';

/** Rows per query, parallel queries, and changes that may wait for one user and table before a full reload. */
const BATCH = 100;
const READERS = 4;
const MOST_WAITING = 10_000;
/** Bytes of rows per query; larger batches are halved. */
const READ_BYTES = 4 * 1024 * 1024;
/** Messages are sent for this many ms before other work gets its turn. */
const TURN_MS = 10;

type Row = Record<string, unknown>;

/** A change as visible to one user. */
export interface Change {
  table: string;
  type: Announcement['type'];
  /** The current row; for a deleted row its ids. */
  row: Row;
  /** The `data` of the message, with these columns of the row or all. Written once for all receivers. */
  json(columns?: readonly string[]): string;
}

/** A receiver of changes. */
export interface Subscriber {
  readonly viewer: Viewer | undefined;
  /** False when the ids show that no subscription can match. */
  wants(announcement: Announcement): boolean;
  tell(change: Change): void;
  /** Changes could not be read: the client must join again and reload. */
  missed(): void;
}

interface Queue {
  viewer: Viewer;
  resource: DeclaredResource;
  waiting: Announcement[];
  /** Rows per query. */
  batch: number;
}

const POSTGRES_TYPES: Record<ColumnType, string> = {
  uuid: 'uuid',
  text: 'text',
  integer: 'int8',
  boolean: 'bool',
  timestamp: 'timestamptz',
  json: 'jsonb',
};

/**
 * Delivers announcements to the owner of a row and to those who reach its case or chambers, to each only after reading
 * the row again through row-level security as that user. While one query runs, further changes are collected, so that a burst needs few queries, however many
 * sockets listen.
 */
export class Deliveries {
  readonly #db: Pick<Database, 'withUser'>;
  readonly #resources: ReadonlyMap<string, DeclaredResource>;
  readonly #subscribers: (userId: string) => Iterable<Subscriber>;
  readonly #log: Logger;
  readonly #queues = new Map<string, Queue>();
  readonly #idle: Queue[] = [];
  #reading = 0;

  constructor(
    db: Pick<Database, 'withUser'>,
    resources: ReadonlyMap<string, DeclaredResource>,
    subscribers: (userId: string) => Iterable<Subscriber>,
    log: Logger,
  ) {
    this.#db = db;
    this.#resources = resources;
    this.#subscribers = subscribers;
    this.#log = log;
  }

  announce(announcement: Announcement, userId: string = announcement.ids.owner_id): void {
    const resource = this.#resources.get(announcement.table);
    if (!resource) return;
    const levels = new Set<Viewer['aal']>();
    for (const subscriber of this.#subscribers(userId)) {
      if (subscriber.viewer && subscriber.wants(announcement)) levels.add(subscriber.viewer.aal);
    }
    for (const aal of levels) this.#add({ userId, aal }, resource, announcement);
  }

  #add(viewer: Viewer, resource: DeclaredResource, announcement: Announcement): void {
    const key = `${viewer.userId} ${viewer.aal} ${resource.table}`;
    const known = this.#queues.get(key);
    if (known) {
      known.waiting.push(announcement);
      if (known.waiting.length > MOST_WAITING) this.#giveUp(known, 'too many changes at once');
      return;
    }
    const queue = { viewer, resource, waiting: [announcement], batch: BATCH };
    this.#queues.set(key, queue);
    this.#idle.push(queue);
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#reading >= READERS) return;
    this.#reading += 1;
    for (let queue = this.#idle.shift(); queue; queue = this.#idle.shift()) {
      const batch = queue.waiting.splice(0, queue.batch);
      try {
        await this.#deliver(queue, batch, await this.#read(queue, batch));
      } catch (error) {
        this.#readFewer(queue, batch, error);
      }
      // Other users first: one user's burst must not delay them.
      if (queue.waiting.length > 0) this.#idle.push(queue);
      else this.#queues.delete(`${queue.viewer.userId} ${queue.viewer.aal} ${queue.resource.table}`);
    }
    this.#reading -= 1;
  }

  /** Halves the batch when its rows were too large together; gives up for other errors and for a single row. */
  #readFewer(queue: Queue, batch: readonly Announcement[], error: unknown): void {
    if (error instanceof ProblemError && error.code === 'too_large' && batch.length > 1) {
      queue.waiting.unshift(...batch);
      queue.batch = Math.ceil(batch.length / 2);
      return;
    }
    this.#log.warn({ err: error, table: queue.resource.table }, 'live changes: rows could not be read');
    this.#giveUp(queue, 'unreadable');
  }

  async #read({ viewer, resource }: Queue, batch: readonly Announcement[]): Promise<Map<unknown, Row>> {
    const changed = batch.filter(({ type }) => type !== 'DELETE').map(({ ids }) => ids.id);
    const values = [...new Set(changed)];
    if (values.length === 0) return new Map();
    const selection = resolveSelect(this.#resources, resource, [{ kind: 'all' }]);
    const where = [{ kind: 'compare', column: 'id', not: false, operator: 'in', values } as const];
    const source = readSql(selection, { where, order: [], offset: 0 }, values.length);
    const statement = answerSql(source, selection, { maxBytes: READ_BYTES });
    const lines = await this.#db.withUser(viewer, (tx) => readAnswer(tx, statement, READ_BYTES));
    return new Map(lines.map((line) => JSON.parse(line) as Row).map((row) => [row.id, row]));
  }

  async #deliver(
    { viewer, resource }: Queue,
    batch: readonly Announcement[],
    rows: ReadonlyMap<unknown, Row>,
  ): Promise<void> {
    let turn = performance.now();
    for (const announcement of batch) {
      if (performance.now() - turn > TURN_MS) {
        await yieldToEventLoop();
        turn = performance.now();
      }
      const row =
        announcement.type === 'DELETE' ? idsOf(announcement, resource) : rows.get(announcement.ids.id);
      // Deleted in the meantime, or not visible to this user.
      if (!row) continue;
      const { table, type } = announcement;
      const change = { table, type, row, json: writer(announcement, resource, row) };
      for (const subscriber of this.#subscribers(viewer.userId)) {
        if (subscriber.viewer?.aal === viewer.aal) subscriber.tell(change);
      }
    }
  }

  #giveUp(queue: Queue, reason: string): void {
    this.#log.info({ reason, table: queue.resource.table }, 'live changes: clients are asked to reload');
    queue.waiting.length = 0;
    for (const subscriber of this.#subscribers(queue.viewer.userId)) subscriber.missed();
  }
}

/** A deleted row: its ids, restricted to the readable ones. */
function idsOf({ ids }: Announcement, resource: DeclaredResource): Row {
  return Object.fromEntries(Object.entries(ids).filter(([name]) => resource.columns.has(name)));
}

type Columns = readonly (readonly [name: string, kind: ColumnType])[];

function dataOf({ table, type, at, ids }: Announcement, columns: Columns, row: Row): string {
  return JSON.stringify({
    schema: 'public',
    table,
    commit_timestamp: at,
    type,
    columns: columns.map(([name, kind]) => ({ name, type: POSTGRES_TYPES[kind] })),
    ...(type === 'DELETE' ? {} : { record: row }),
    ...(type === 'INSERT' ? {} : { old_record: type === 'DELETE' ? row : { id: ids.id } }),
    errors: null,
  });
}

/** Writes the `data` of a change, once for each choice of columns. */
function writer(announcement: Announcement, resource: DeclaredResource, row: Row): Change['json'] {
  const written = new Map<string, string>();
  return (columns) => {
    const name = String(columns);
    const known = written.get(name);
    if (known !== undefined) return known;
    const all = [...resource.columns];
    const chosen = columns ? all.filter(([column]) => columns.includes(column)) : all;
    const part = columns
      ? Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)))
      : row;
    const json = dataOf(announcement, chosen, part);
    written.set(name, json);
    return json;
  };
}
