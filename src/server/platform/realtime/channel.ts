import { badRequest, unknownColumn } from '../data-api/problems.ts';
import type { DeclaredResource } from '../data-api/resource.ts';
import type { Announcement } from './announcements.ts';
import { type ChangeFilter, matchesFilter, parseFilter } from './filters.ts';
import type { Binding } from './protocol.ts';

interface Subscription {
  id: number;
  asked: Binding;
  filter: ChangeFilter | undefined;
}

/** Subscriptions that a change matches and that get the same columns of its row. */
export interface Receivers {
  ids: number[];
  /** Undefined for all. */
  columns: readonly string[] | undefined;
}

type Event = { table: string; type: Announcement['type'] };

/** A topic that a socket has joined, with its subscriptions. */
export class Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly #subscriptions: readonly Subscription[];

  /** Bindings get ids from `firstId` on. Errors: `ProblemError` for a table, column or filter that is not offered. */
  constructor(
    { topic, joinRef }: { topic: string; joinRef: string | null },
    bindings: readonly Binding[],
    resources: ReadonlyMap<string, DeclaredResource>,
    firstId: number,
  ) {
    this.topic = topic;
    this.joinRef = joinRef;
    this.#subscriptions = bindings.map((asked, at) => {
      const resource = resources.get(asked.table);
      if (!resource) throw badRequest(`table "${asked.table.slice(0, 60)}" is not offered`);
      const filter = asked.filter ? parseFilter(resource, asked.filter) : undefined;
      const unknown = asked.select?.find((name) => !resource.columns.has(name));
      if (unknown !== undefined) throw unknownColumn(asked.table, unknown);
      return { id: firstId + at, asked, filter };
    });
  }

  get size(): number {
    return this.#subscriptions.length;
  }

  /** The content of the answer to a join. */
  get bindings(): (Binding & { id: number })[] {
    return this.#subscriptions.map(({ id, asked }) => ({ id, ...asked }));
  }

  /** The bindings that a change matches; `row` may be incomplete, see `matchesFilter`. */
  receiversOf({ table, type }: Event, row: Readonly<Record<string, unknown>>): Receivers[] {
    const found = new Map<string, Receivers>();
    for (const { id, asked, filter } of this.#subscriptions) {
      const wanted =
        asked.table === table &&
        (asked.event === '*' || asked.event === type) &&
        (filter === undefined || matchesFilter(filter, row));
      if (!wanted) continue;
      const columns = asked.select ?? undefined;
      const same = found.get(String(columns));
      if (same) same.ids.push(id);
      else found.set(String(columns), { ids: [id], columns });
    }
    return [...found.values()];
  }
}
