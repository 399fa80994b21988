import { READ_DATABASE, UNSENT_DATABASE } from '../forget.ts';

/** Databases of this browser in IndexedDB, with a store for each kind of row; a new store needs the next version. */
const DATABASES = {
  [UNSENT_DATABASE]: { version: 2, stores: ['drafts', 'events'] },
  [READ_DATABASE]: { version: 1, stores: ['answers'] },
} as const;
type DatabaseName = keyof typeof DATABASES;

const opened = new Map<DatabaseName, Promise<IDBDatabase>>();

function open(name: DatabaseName): Promise<IDBDatabase> {
  const known = opened.get(name);
  if (known) return known;
  const { version, stores } = DATABASES[name];
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const store of stores)
        if (!request.result.objectStoreNames.contains(store))
          request.result.createObjectStore(store, { keyPath: 'key' });
    };
    request.onsuccess = () => {
      // A sign-out removes the database while this window still has it open.
      request.result.onversionchange = () => {
        request.result.close();
        opened.delete(name);
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.set(name, opening);
  return opening;
}

/** Rows by their key. A browser that keeps nothing, as in some private windows, has none and answers false. */
export interface DeviceStore<Row extends { key: string }> {
  all: () => Promise<Row[]>;
  /**
   * Stores the row; true when it is stored now. `beside` is stored in the same step, unless the store has a row with
   * its key.
   */
  put: (row: Row, beside?: { key: string; make: () => Row }) => Promise<boolean>;
  remove: (...keys: string[]) => Promise<void>;
}

/** A store of a database of this browser. */
export function deviceStore<Row extends { key: string }>(
  database: DatabaseName,
  name: (typeof DATABASES)[DatabaseName]['stores'][number],
): DeviceStore<Row> {
  /** Runs one request; undefined when the browser refuses. */
  async function run<T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<{ result: T } | undefined> {
    if (!globalThis.indexedDB) return undefined;
    try {
      const transaction = (await open(database)).transaction(name, mode);
      return await new Promise((resolve, reject) => {
        const request = ask(transaction.objectStore(name));
        transaction.oncomplete = () => resolve({ result: request.result });
        transaction.onabort = () => reject(transaction.error);
      });
    } catch (error) {
      opened.delete(database);
      console.warn('This browser keeps nothing on this device', error);
      return undefined;
    }
  }
  return {
    all: async () => (await run<Row[]>('readonly', (store) => store.getAll()))?.result ?? [],
    put: async (row, beside) => {
      const kept = await run('readwrite', (store) => {
        const asked = beside && store.getKey(beside.key);
        if (asked)
          asked.onsuccess = () => {
            if (asked.result === undefined) store.put(beside.make());
          };
        return store.put(row);
      });
      return kept !== undefined;
    },
    remove: async (...keys) => {
      const [last, ...others] = keys;
      if (last === undefined) return;
      await run('readwrite', (store) => {
        for (const key of others) store.delete(key);
        return store.delete(last);
      });
    },
  };
}
