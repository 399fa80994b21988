import type { QueryCacheNotifyEvent, QueryClient, QueryKey } from '@tanstack/react-query';
import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { onAuthEvent } from '../auth-events.ts';
import { forgetRead, READ_DATABASE } from '../forget.ts';
import { sessionQuery } from '../session.ts';
import { needsSecondFactor, sessionReader } from '../session-answer.ts';
import { type DeviceStore, deviceStore } from './device-store.ts';
import { LARGEST_PERSISTED } from './persisted-offline.ts';

/** An answer of the server as it is kept. */
export interface PersistedAnswer {
  key: string;
  userId: string;
  /** The build whose code read it; another build may expect another shape. */
  build: string;
  /** Epoch ms of the answer. */
  at: number;
  queryKey: QueryKey;
  /** JSON. */
  text: string;
}

const SESSION = 'session';
const DAY_MS = 24 * 60 * 60_000;
/** `characters`: of all answers together; `lifeMs`: after this time without the server nothing is shown. */
export const KEPT = {
  answers: 80,
  characters: 8_000_000,
  largest: LARGEST_PERSISTED,
  lifeMs: 7 * DAY_MS,
} as const;
/** Answers are written together after this time. */
const PAUSE_MS = 1000;

/** The build of this page: the name of its entry has a hash of all its code. */
const buildOf = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
const answersOfDevice = () => deviceStore<PersistedAnswer>(READ_DATABASE, 'answers');
const isOpen = (session: CurrentSession | null | undefined): session is CurrentSession =>
  session !== null && session !== undefined && !needsSecondFactor(session);

/** The oldest answers above the limits. */
export function beyondLimits(kept: ReadonlyMap<string, { at: number; size: number }>): string[] {
  let count = 0;
  let characters = 0;
  return [...kept]
    .sort(([, one], [, other]) => other.at - one.at)
    .flatMap(([key, { size }]) => {
      count += 1;
      characters += size;
      return count > KEPT.answers || characters > KEPT.characters ? [key] : [];
    });
}

/** Keeps answers of one user. `refused` is called when the browser keeps nothing. */
class AnswerKeeper {
  readonly #client: QueryClient;
  readonly #store: DeviceStore<PersistedAnswer>;
  readonly #refused: () => void;
  readonly #pending = new Set<string>();
  readonly #kept = new Map<string, { at: number; size: number }>();
  #loaded: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: QueryClient, store: DeviceStore<PersistedAnswer>, refused: () => void) {
    this.#client = client;
    this.#store = store;
    this.#refused = refused;
  }

  #session(): CurrentSession | undefined {
    const session = this.#client.getQueryData(sessionQuery.queryKey);
    return isOpen(session) ? session : undefined;
  }

  readonly hear = ({ type, query }: QueryCacheNotifyEvent): void => {
    if (type !== 'updated' || query.state.status !== 'success') return;
    const kept = query.meta?.persistedOffline === true || query.queryKey[0] === SESSION;
    if (!kept || this.#kept.get(query.queryHash)?.at === query.state.dataUpdatedAt) return;
    this.#pending.add(query.queryHash);
    this.#timer ??= setTimeout(() => void this.#write(), PAUSE_MS);
  };

  readonly stop = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending.clear();
    this.#kept.clear();
    this.#loaded = undefined;
  };

  /** Loads the answers of this user from the device and removes those of others. */
  async #load(userId: string): Promise<void> {
    const rows = await this.#store.all();
    const foreign = rows.filter((row) => row.userId !== userId);
    await this.#store.remove(...foreign.map(({ key }) => key));
    for (const row of rows)
      if (!foreign.includes(row) && !this.#kept.has(row.key))
        this.#kept.set(row.key, { at: row.at, size: row.text.length });
  }

  async #write(): Promise<void> {
    this.#timer = undefined;
    const userId = this.#session()?.user.id;
    if (userId === undefined) return;
    const pending = [...this.#pending];
    this.#pending.clear();
    this.#loaded ??= this.#load(userId);
    await this.#loaded;
    for (const hash of pending) await this.#keep(hash, userId);
    const gone = beyondLimits(this.#kept).filter((key) => key !== SESSION);
    for (const key of gone) this.#kept.delete(key);
    await this.#store.remove(...gone);
  }

  async #keep(hash: string, userId: string): Promise<void> {
    const query = this.#client.getQueryCache().get(hash);
    // After a sign-out nothing may open the database, which would make it again.
    if (!query || this.#session()?.user.id !== userId) return;
    const { data, dataUpdatedAt: at } = query.state;
    const text = JSON.stringify(data);
    if (text === undefined || text.length > KEPT.largest) return;
    const key = query.queryKey[0] === SESSION ? SESSION : hash;
    this.#kept.set(key, { at, size: text.length });
    const row = { key, userId, build: buildOf(), at, queryKey: query.queryKey, text };
    if (!(await this.#store.put(row))) this.#refused();
  }
}

/**
 * Keeps the answers of queries with `PERSISTED_OFFLINE`, and the session, until the session ends. Returns the function that
 * ends this.
 */
export function persistAnswers(
  client: QueryClient,
  refused: () => void,
  store = answersOfDevice(),
): () => void {
  const keeper = new AnswerKeeper(client, store, refused);
  const cache = client.getQueryCache();
  const ends = [
    cache.subscribe(keeper.hear),
    onAuthEvent((event) => (event === 'SIGNED_OUT' ? keeper.stop() : undefined)),
  ];
  for (const query of cache.getAll()) keeper.hear({ type: 'updated', query } as QueryCacheNotifyEvent);
  return () => {
    for (const end of ends) end();
    keeper.stop();
  };
}

function sessionIn(rows: readonly PersistedAnswer[], now: number): CurrentSession | undefined {
  const row = rows.find(({ key }) => key === SESSION);
  if (!row || now - row.at > KEPT.lifeMs || row.at > now + DAY_MS) return undefined;
  const session = sessionReader.parse(JSON.parse(row.text));
  return isOpen(session) && Date.parse(session.expires_at) > now ? session : undefined;
}

/**
 * Fills the client with what this device keeps and the page has not, when there is no connection, and returns the kept
 * session; undefined when none is live. `renamed`: the key under which an answer is asked for now.
 */
export async function restoreAnswers(
  client: QueryClient,
  renamed: (key: QueryKey) => QueryKey,
  { store = answersOfDevice(), now = Date.now() } = {},
): Promise<CurrentSession | undefined> {
  const rows = await store.all();
  const session = sessionIn(rows, now);
  if (!session) {
    forgetRead();
    return undefined;
  }
  const known = client.getQueryData(sessionQuery.queryKey);
  if (known !== undefined && known?.user.id !== session.user.id) return undefined;
  const build = buildOf();
  const cache = client.getQueryCache();
  for (const { key, userId, build: of, at, queryKey, text } of rows) {
    if (key === SESSION || userId !== session.user.id || of !== build) continue;
    const name = renamed(queryKey);
    if (client.getQueryData(name) !== undefined) continue;
    // It stays while the page is open, whether a part of the page shows it or not.
    cache.build(client, { queryKey: name, gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(name, JSON.parse(text), { updatedAt: at });
  }
  return session;
}
