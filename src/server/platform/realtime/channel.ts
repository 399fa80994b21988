import { badRequest } from '../data-api/problems.ts';
import type { DeclaredResource } from '../data-api/resource.ts';
import type { Announcement } from './announcements.ts';
import { type ChangeFilter, matchesFilter, parseFilter } from './filters.ts';
import type { Binding } from './protocol.ts';

interface Subscription {
  id: number;
  asked: Binding;
  filter: ChangeFilter | undefined;
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

  /** The ids of the bindings that a change matches; `row` may be incomplete, see `matchesFilter`. */
  idsFor({ table, type }: Event, row: Readonly<Record<string, unknown>>): number[] {
    return this.#subscriptions
      .filter(
        ({ asked, filter }) =>
          asked.table === table &&
          (asked.event === '*' || asked.event === type) &&
          (filter === undefined || matchesFilter(filter, row)),
      )
      .map(({ id }) => id);
  }
}
