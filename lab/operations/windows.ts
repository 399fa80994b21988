import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Listener } from '../realtime/listeners.ts';
import type { callsOf } from './work.ts';

/** A page of a browser asks again after this time; a row is added as often. */
const AGAIN_MS = 500;
/** The rows that were added last may still be on their way. */
const PATIENCE_MS = 10_000;

export interface WindowsOutcome {
  /** Connections that ended while the windows were open. */
  ended: number;
  /** The longest time without a live connection, in ms. */
  longestGapMs: number;
  added: number;
  /** Added rows that arrived over the connection, and those that a window read after it was connected again. */
  heard: number;
  reread: number;
  lost: number;
}

/** One open window: it hears the clients that are added, connects again when it is cut off, and then reads what it missed. */
class OpenWindow {
  readonly known = new Set<string>();
  readonly added = new Set<string>();
  ended = 0;
  longestGapMs = 0;
  heard = 0;
  reread = 0;
  #on = true;
  #writes = true;
  readonly #origin: string;
  readonly #token: () => Promise<string>;
  readonly #call: ReturnType<typeof callsOf>;

  constructor(origin: string, token: () => Promise<string>, call: ReturnType<typeof callsOf>) {
    this.#origin = origin;
    this.#token = token;
    this.#call = call;
  }

  #hears(name: string): void {
    if (!this.added.has(name) || this.known.has(name)) return;
    this.known.add(name);
    this.heard += 1;
  }

  async #connect(): Promise<Listener | undefined> {
    try {
      return await Listener.open(this.#origin, 0, await this.#token());
    } catch {
      return undefined;
    }
  }

  async #readAgain(): Promise<boolean> {
    const { status, text } = await this.#call(
      'GET',
      '/rest/v1/clients?select=name&order=created_at.desc&limit=1000',
    );
    if (status !== 200) return false;
    for (const { name } of JSON.parse(text) as { name: string }[]) {
      if (!this.added.has(name) || this.known.has(name)) continue;
      this.known.add(name);
      this.reread += 1;
    }
    return true;
  }

  /** Stays connected until `stop`. */
  async live(): Promise<void> {
    let cutAt = performance.now();
    while (this.#on) {
      const listener = await this.#connect();
      if (!listener || !(await this.#readAgain())) {
        listener?.close();
        await sleep(AGAIN_MS);
        continue;
      }
      this.longestGapMs = Math.max(this.longestGapMs, performance.now() - cutAt);
      while (this.#on && listener.closed === undefined) {
        for (const name of listener.takeHeard()) this.#hears(name);
        await sleep(50);
      }
      for (const name of listener.takeHeard()) this.#hears(name);
      cutAt = performance.now();
      if (this.#on) this.ended += 1;
      listener.close();
    }
  }

  /** Adds clients until `stop`; only those that the server acknowledged count. */
  async write(): Promise<void> {
    while (this.#writes) {
      const name = randomUUID();
      this.added.add(name);
      const { status } = await this.#call('POST', '/rest/v1/clients?select=id', { name });
      if (status !== 201) this.added.delete(name);
      await sleep(AGAIN_MS);
    }
  }

  readonly lost = (): string[] => [...this.added].filter((name) => !this.known.has(name));

  stopWriting(): void {
    this.#writes = false;
  }

  stop(): void {
    this.#on = false;
  }
}

/** Opens a window for each member. */
export function openWindows(
  origin: string,
  members: readonly { token: () => Promise<string>; call: ReturnType<typeof callsOf> }[],
): { stop(): Promise<WindowsOutcome> } {
  const windows = members.map(({ token, call }) => new OpenWindow(origin, token, call));
  const living = windows.map((one) => one.live());
  const written = windows.map((one) => one.write());
  return {
    async stop() {
      for (const one of windows) one.stopWriting();
      await Promise.all(written);
      const until = performance.now() + PATIENCE_MS;
      while (performance.now() < until && windows.some((one) => one.lost().length > 0)) await sleep(50);
      for (const one of windows) one.stop();
      await Promise.all(living);
      const sum = (of: (one: OpenWindow) => number) => windows.reduce((total, one) => total + of(one), 0);
      return {
        ended: sum(({ ended }) => ended),
        longestGapMs: Math.max(...windows.map(({ longestGapMs }) => longestGapMs)),
        added: sum(({ added }) => added.size),
        heard: sum(({ heard }) => heard),
        reread: sum(({ reread }) => reread),
        lost: sum((one) => one.lost().length),
      };
    },
  };
}
