import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from './live.ts';

const TABLES = ['clients', 'cases'] as const;
type Table = (typeof TABLES)[number];

const ALONE = [
  ...(['cut', 'dieSilently', 'serverAway', 'serverBack', 'hearsNothing', 'hearsAgain'] as const),
  ...(['hide', 'show', 'offline', 'online'] as const),
];
type Alone = (typeof ALONE)[number];

/** Events of a window and its server, in any order. */
type Act = { act: 'change'; table: Table } | { act: 'wait'; ms: number } | { act: Alone };

const LATENCY_MS = 40;
/** The longest pause between attempts, a heartbeat and its answer, and a hidden window’s return, all in a row. */
const LONG_ENOUGH_MS = 120_000;

/** A server with a number for the state of each table; its messages take time and are lost with the connection. */
class World {
  readonly state: Record<Table, number> = { clients: 0, cases: 0 };
  readonly sockets: Line[] = [];
  up = true;
  /** False while the server has lost its own connection to the database: joins are refused. */
  hears = true;

  open = (): WebSocket => {
    const line = new Line(this);
    this.sockets.push(line);
    return line as unknown as WebSocket;
  };

  change(table: Table): void {
    this.state[table] += 1;
    // Changes without a listener are not delivered.
    if (this.hears) for (const line of this.sockets) line.announce(table);
  }

  hearsNothing(): void {
    this.hears = false;
    for (const line of this.sockets) line.missed();
  }
}

/** One connection, as both ends see it. */
class Line {
  readonly OPEN = 1;
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  readonly #world: World;
  /** The ref of the join, by topic. */
  readonly #joined = new Map<string, string>();
  #lost = false;

  constructor(world: World) {
    this.#world = world;
    setTimeout(() => {
      if (this.readyState !== 0) return;
      if (!world.up) return this.break();
      this.readyState = 1;
      this.onopen?.();
    }, LATENCY_MS);
  }

  send(text: string): void {
    const [joinRef, , topic, event] = JSON.parse(text) as [string, string, string, string];
    setTimeout(() => this.#receive(joinRef, topic, event), LATENCY_MS);
  }

  #receive(joinRef: string, topic: string, event: string): void {
    if (this.#lost || this.readyState !== 1) return;
    if (event === 'phx_join' && this.#world.hears) {
      this.#joined.set(topic, joinRef);
      this.#say(joinRef, topic, 'phx_reply', { status: 'ok', response: {} });
    } else if (event === 'phx_join')
      this.#say(joinRef, topic, 'phx_reply', { status: 'error', response: {} });
    else if (event === 'heartbeat') this.#say(null, topic, 'phx_reply', { status: 'ok', response: {} });
    else if (event === 'phx_leave') this.#joined.delete(topic);
  }

  #say(joinRef: string | null, topic: string, event: string, payload: unknown): void {
    const data = JSON.stringify([joinRef, null, topic, event, payload]);
    setTimeout(() => {
      if (!this.#lost && this.readyState === 1) this.onmessage?.({ data });
    }, LATENCY_MS);
  }

  announce(table: Table): void {
    const topic = `realtime:${table}`;
    const joinRef = this.#joined.get(topic);
    if (joinRef !== undefined) this.#say(joinRef, topic, 'postgres_changes', { data: { type: 'UPDATE' } });
  }

  missed(): void {
    for (const [topic, joinRef] of this.#joined) this.#say(joinRef, topic, 'phx_error', {});
    this.#joined.clear();
  }

  /** Messages are lost, and neither end notices. */
  dieSilently(): void {
    this.#lost = true;
  }

  break(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }

  close(): void {
    this.readyState = 3;
  }
}

/** A window that reads a table whenever it is asked to, and so knows the state at that time. */
class Window_ {
  readonly knows: Record<Table, number>;
  readonly live: Live;

  constructor(world: World) {
    this.knows = { ...world.state };
    this.live = new Live({ open: world.open, onSessionEnded: () => undefined });
    for (const table of TABLES)
      this.live.listen(table, undefined, () => {
        this.knows[table] = world.state[table];
      });
  }
}

const wait = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 200, max: 45_000 }),
  fc.constant(400_000),
);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('change' as const), table: fc.constantFrom(...TABLES) }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('wait' as const), ms: wait }) },
  { weight: 10, arbitrary: fc.record({ act: fc.constantFrom(...ALONE) }) },
);

let hidden = false;

const HAPPENINGS: Readonly<Record<Alone, (world: World) => void>> = {
  cut: (world) => world.sockets.at(-1)?.break(),
  dieSilently: (world) => world.sockets.at(-1)?.dieSilently(),
  serverAway: (world) => {
    world.up = false;
    for (const line of world.sockets) line.break();
  },
  serverBack: (world) => {
    world.up = true;
  },
  hearsNothing: (world) => world.hearsNothing(),
  hearsAgain: (world) => {
    world.hears = true;
  },
  hide: () => look(false),
  show: () => look(true),
  offline: () => {
    window.dispatchEvent(new Event('offline'));
  },
  online: () => {
    window.dispatchEvent(new Event('online'));
  },
};

function look(seen: boolean): void {
  hidden = !seen;
  document.dispatchEvent(new Event('visibilitychange'));
}

function happen(world: World, what: Act): void {
  if (what.act === 'change') world.change(what.table);
  else if (what.act === 'wait') vi.advanceTimersByTime(what.ms);
  else HAPPENINGS[what.act](world);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('after any sequence of events a visible window shows the state of the server', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 40 }), (acts) => {
      hidden = false;
      const world = new World();
      const window_ = new Window_(world);
      for (const what of acts) happen(world, what);
      for (const name of ['serverBack', 'hearsAgain', 'show', 'online'] as const)
        happen(world, { act: name });
      vi.advanceTimersByTime(LONG_ENOUGH_MS);
      expect(window_.knows).toEqual(world.state);
      // And it follows at once again, on one connection.
      world.change('clients');
      vi.advanceTimersByTime(2 * LATENCY_MS);
      expect(window_.knows).toEqual(world.state);
      expect(world.sockets.filter(({ readyState }) => readyState === 1)).toHaveLength(1);
      window_.live.close();
      const opened = world.sockets.length;
      vi.advanceTimersByTime(LONG_ENOUGH_MS);
      expect(world.sockets).toHaveLength(opened);
      expect(world.sockets.every(({ readyState }) => readyState === 3)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
