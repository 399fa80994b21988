import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionOf } from '#test/support/web.tsx';
import { emitAuthEvent } from '../auth-events.ts';
import { READ_DATABASE, UNSENT_DATABASE } from '../forget.ts';
import { forgetOpened } from './device-databases.ts';
import { deviceStore } from './device-store.ts';

type Kept = { key: string };
const databases = new Map<string, Map<string, Map<string, Kept>>>();

/** As much of IndexedDB as the stores use: each request is answered after the code that made it. */
function request<T>(answer: () => T) {
  const made = { result: undefined as T | undefined, onsuccess: undefined as (() => void) | undefined };
  queueMicrotask(() => {
    made.result = answer();
    made.onsuccess?.();
  });
  return made;
}

function storeOf(rows: Map<string, Kept>) {
  return {
    getAll: () => request(() => [...rows.values()]),
    get: (key: string) => request(() => rows.get(key)),
    getKey: (key: string) => request(() => (rows.has(key) ? key : undefined)),
    put: (row: Kept) => request(() => rows.set(row.key, row)),
    delete: (key: string) => request(() => rows.delete(key)),
  };
}

const rowsOf = (database: string, store: string): Map<string, Kept> => {
  const stores = databases.get(database) ?? new Map<string, Map<string, Kept>>();
  databases.set(database, stores);
  const rows = stores.get(store) ?? new Map<string, Kept>();
  stores.set(store, rows);
  return rows;
};

const open = (name: string) =>
  request(() => ({
    transaction: (store: string) => {
      const transaction = {
        objectStore: () => storeOf(rowsOf(name, store)),
        oncomplete: undefined as (() => void) | undefined,
      };
      setTimeout(() => transaction.oncomplete?.());
      return transaction;
    },
  }));

const signIn = (device_key: string | null) =>
  emitAuthEvent('SIGNED_IN', sessionOf(undefined, { device_key }) as never, { tab: 'this', by: 'user' });
const KEY_OF_ASHA = Buffer.alloc(32, 1).toString('base64url');
const KEY_OF_RAVI = Buffer.alloc(32, 2).toString('base64url');
const store = deviceStore<Kept & { text: string }>(UNSENT_DATABASE, 'drafts');
const onDisk = () => [...rowsOf(UNSENT_DATABASE, 'drafts').values()];
const ROW = { key: 'asha draft-of-kaveri', text: 'Privileged advice' };

beforeEach(() => {
  databases.clear();
  vi.stubGlobal('indexedDB', { open });
  signIn(KEY_OF_ASHA);
});
afterEach(() => vi.unstubAllGlobals());

test('what is kept can be read with the session, and not by looking at the browser', async () => {
  const beside = { key: 'the base', make: () => ({ key: 'the base', text: 'Earlier advice' }) };
  expect(await store.put(ROW, beside)).toBe(true);
  expect(await store.put(ROW, beside)).toBe(true);
  expect(await store.all()).toEqual(expect.arrayContaining([ROW, beside.make()]));
  expect(onDisk()).toHaveLength(2);
  const shown = onDisk()
    .map((row) => Object.values(row).map((value) => Buffer.from(value as never).toString('latin1')))
    .join();
  expect(shown).not.toMatch(/advice|kaveri/iu);
  await store.remove(ROW.key);
  expect(await store.all()).toEqual([beside.make()]);
});

test('after the session nothing is read or kept; the next session of the account reads it again', async () => {
  await store.put(ROW);
  emitAuthEvent('SIGNED_OUT', null, { tab: 'other', by: 'server' });
  expect(await store.all()).toEqual([]);
  expect(await store.put(ROW)).toBe(false);
  signIn(null);
  expect(await store.put(ROW)).toBe(false);
  expect(onDisk()).toHaveLength(1);
  signIn(KEY_OF_ASHA);
  expect(await store.all()).toEqual([ROW]);
});

test('a failure while the key is stored loses no text, and the next row stores the key', async () => {
  forgetOpened(READ_DATABASE);
  let busy = true;
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      if (name === READ_DATABASE && busy) throw new Error('the disk is busy');
      return open(name);
    },
  });
  signIn(Buffer.alloc(32, 3).toString('base64url'));
  const keys = () => rowsOf(READ_DATABASE, 'keys').size;
  expect(await store.put(ROW)).toBe(true);
  expect(keys()).toBe(0);
  busy = false;
  expect(await store.put(ROW)).toBe(true);
  expect(keys()).toBe(1);
  expect(await store.all()).toEqual([ROW]);
});

test('another account reads nothing, and removes it', async () => {
  await store.put(ROW);
  signIn(KEY_OF_RAVI);
  expect(await store.all()).toEqual([]);
  expect(onDisk()).toEqual([]);
});

test('a text that an earlier build kept is read, and encrypted from then on', async () => {
  rowsOf(UNSENT_DATABASE, 'drafts').set(ROW.key, ROW);
  expect(await store.all()).toEqual([ROW]);
  expect(JSON.stringify(onDisk())).not.toContain('kaveri');
  expect(await store.all()).toEqual([ROW]);
});

test('a text that was changed on the disk is not read', async () => {
  await store.put(ROW);
  const [row] = onDisk() as unknown as { sealed: ArrayBuffer }[];
  new Uint8Array(row?.sealed ?? new ArrayBuffer(0)).reverse();
  expect(await store.all()).toEqual([]);
});
