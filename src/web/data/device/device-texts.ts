import { useEffect, useSyncExternalStore } from 'react';
import { latestSession, onAuthEvent } from '../auth-events.ts';
import { READ_DATABASE, UNSENT_DATABASE } from '../forget.ts';
import type { DatabaseName } from './device-databases.ts';
import type { DeviceStore } from './device-store.ts';

/** One text that this browser keeps. */
export interface DeviceText {
  key: string;
  /** Epoch ms. */
  at: number;
  value: unknown;
}

/** A text older than a working day with its night is of no use to anybody. */
const LIFE_MS = 24 * 3_600_000;

/**
 * Small texts of a page, which it reads at once: they are in memory while the session lives, and each is stored encrypted
 * with the key that the session brings. A browser that keeps nothing has them until the page is left.
 */
export class DeviceTexts {
  readonly #rows = new Map<string, DeviceText>();
  readonly #changed = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #open: () => Promise<DeviceStore<DeviceText>>;
  readonly #lifeMs: number;
  #loading: Promise<void> | undefined;
  #isWriting = false;
  #version = 0;
  /** Sessions since the start: what was read for an earlier one comes too late. */
  #sessions = 0;
  /** The key of the session with which the texts are read; without one a browser finds nothing. */
  #key: string | undefined;

  constructor(open: () => Promise<DeviceStore<DeviceText>>, lifeMs = Number.POSITIVE_INFINITY) {
    this.#open = open;
    this.#lifeMs = lifeMs;
    onAuthEvent((event, session) => {
      if (event === 'SIGNED_OUT') this.clear();
      // A session that waits for its second factor has no key yet.
      const key = session?.device_key ?? undefined;
      if (key === undefined || key === this.#key) return;
      this.#key = key;
      this.#loading = undefined;
      void this.load();
    });
  }

  /** Forgets what is in memory: the end of a session removes the databases. */
  clear(): void {
    this.#sessions += 1;
    this.#rows.clear();
    this.#changed.clear();
    this.#loading = undefined;
    this.#key = undefined;
    this.#notify();
  }

  /** Resolves when what this browser kept is there. */
  load(): Promise<void> {
    this.#loading ??= this.#read().catch((error: unknown) => {
      this.#loading = undefined;
      console.warn('This browser keeps nothing on this device', error);
    });
    return this.#loading;
  }

  async #read(): Promise<void> {
    const session = this.#sessions;
    const store = await this.#open();
    const rows = await store.all();
    if (session !== this.#sessions) return;
    for (const row of rows) {
      if (Date.now() - row.at > this.#lifeMs) await store.remove(row.key);
      else if (!this.#rows.has(row.key)) this.#rows.set(row.key, row);
    }
    this.#notify();
  }

  get(key: string): unknown {
    const row = this.#rows.get(key);
    return row && Date.now() - row.at <= this.#lifeMs ? row.value : undefined;
  }

  /** The texts whose keys begin so, newest first. */
  list(prefix: string): DeviceText[] {
    const found = [...this.#rows.values()].filter(({ key }) => key.startsWith(prefix)).reverse();
    return found.sort((one, other) => other.at - one.at);
  }

  /** Keeps a value, and at most `most` of those whose keys begin with `prefix`: the oldest go. */
  set(key: string, value: unknown, { prefix = key, most = 1 } = {}): void {
    this.#rows.delete(key);
    this.#rows.set(key, { key, at: Date.now(), value });
    this.#change(key);
    for (const old of this.list(prefix).slice(most)) this.remove(old.key);
  }

  remove(key: string): void {
    if (this.#rows.delete(key)) this.#change(key);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly version = (): number => this.#version;

  #notify(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
  }

  #change(key: string): void {
    this.#changed.add(key);
    if (!this.#isWriting) void this.#writeAll();
    this.#notify();
  }

  /** Writes until nothing is left: a change may come in the moment in which a write ends. */
  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    try {
      while (this.#changed.size > 0) await this.#write();
    } catch (error) {
      console.warn('This browser keeps nothing on this device', error);
    } finally {
      this.#isWriting = false;
    }
  }

  /** Writes the latest state of what has changed, one after another. A key that fails stays for the next change. */
  async #write(): Promise<void> {
    const store = await this.#open();
    for (const key of this.#changed) {
      this.#changed.delete(key);
      const row = this.#rows.get(key);
      try {
        if (row) await store.put(row);
        else if (latestSession() !== null) await store.remove(key);
      } catch (error) {
        this.#changed.add(key);
        throw error;
      }
    }
  }
}

const opened = (database: DatabaseName) => async () =>
  (await import('./device-store.ts')).deviceStore<DeviceText>(database, 'texts');

/** Texts that go at every end of the session. */
export const readTexts = new DeviceTexts(opened(READ_DATABASE));
/** Texts that are not saved: they outlive a session that expired, for the same account and for a day. */
export const unsentTexts = new DeviceTexts(opened(UNSENT_DATABASE), LIFE_MS);

/** Renders again when the texts change, or have been read. */
export function useDeviceTexts(texts: DeviceTexts): void {
  useSyncExternalStore(texts.subscribe, texts.version);
  useEffect(() => void texts.load(), [texts]);
}

const TAB = 'tab';
let tab: string | undefined;

/** A random name of this tab, the same after a reload and the end of a session. It says nothing about anybody. */
export function tabName(): string {
  tab ??= sessionStorage.getItem(TAB) ?? Math.random().toString(36).slice(2);
  sessionStorage.setItem(TAB, tab);
  return tab;
}

// The end of a session empties the storage of the tab.
onAuthEvent(() => queueMicrotask(tabName));

/** Names under which builds before 1 December 2026 kept such texts, which were not encrypted. */
const EARLIER = /^(?:last-opened:|recent-searches:|kept-texts$|kept-form$|munshi-similar-)/;

/** Removes what earlier builds kept in plain text. */
export function removeEarlierTexts(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (EARLIER.test(name)) storage.removeItem(name);
}
