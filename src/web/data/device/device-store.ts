import { type DatabaseName, forgetOpened, openDatabase, type StoreName } from './device-databases.ts';
import { deviceKey, type SealedRow, seal, storedName, unseal } from './device-key.ts';

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

type Run = <T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<{ result: T } | undefined>;

/** Runs one request over a store; undefined when the browser refuses. */
const runner =
  (database: DatabaseName, name: StoreName): Run =>
  async (mode, ask) => {
    if (!globalThis.indexedDB) return undefined;
    try {
      const transaction = (await openDatabase(database)).transaction(name, mode);
      return await new Promise((resolve, reject) => {
        const request = ask(transaction.objectStore(name));
        transaction.oncomplete = () => resolve({ result: request.result });
        transaction.onabort = () => reject(transaction.error);
      });
    } catch (error) {
      forgetOpened(database);
      console.warn('This browser keeps nothing on this device', error);
      return undefined;
    }
  };

/** The key of the session; undefined without one, and where the browser refuses. */
async function ownKey(): Promise<CryptoKey | undefined> {
  if (!globalThis.indexedDB) return undefined;
  try {
    return await deviceKey();
  } catch (error) {
    console.warn('This browser keeps nothing on this device', error);
    return undefined;
  }
}

/** Removes rows by the names under which they are stored. */
async function removeStored(run: Run, [last, ...others]: readonly string[]): Promise<void> {
  if (last === undefined) return;
  await run('readwrite', (store) => {
    for (const name of others) store.delete(name);
    return store.delete(last);
  });
}

/** Rows that a build before 30 November 2026 wrote are not encrypted: they are, from their first reading on. */
async function sealEarlier(run: Run, key: CryptoKey, rows: readonly { key: string }[]): Promise<void> {
  for (const row of rows) {
    const sealed = await seal(key, row);
    await run('readwrite', (store) => {
      store.put(sealed);
      return store.delete(row.key);
    });
  }
}

/** A store of a database of this browser. Every row is encrypted with the key that the session brings. */
export function deviceStore<Row extends { key: string }>(
  database: DatabaseName,
  name: StoreName,
): DeviceStore<Row> {
  const run = runner(database, name);
  return {
    all: async () => {
      const key = await ownKey();
      if (!key) return [];
      const stored = (await run<(SealedRow | Row)[]>('readonly', (store) => store.getAll()))?.result ?? [];
      const earlier = stored.filter((row): row is Row => !('sealed' in row));
      await sealEarlier(run, key, earlier);
      const sealed = stored.filter((row): row is SealedRow => 'sealed' in row);
      const rows = await Promise.all(sealed.map((row) => unseal<Row>(key, row)));
      // A row that the key does not open is of another account.
      const foreign = sealed.filter((_, at) => rows[at] === undefined);
      await removeStored(
        run,
        foreign.map((row) => row.key),
      );
      return [...rows.filter((row) => row !== undefined), ...earlier];
    },
    put: async (row, beside) => {
      const key = await ownKey();
      if (!key) return false;
      const besideName = beside && (await storedName(beside.key));
      const known =
        besideName && (await run<IDBValidKey | undefined>('readonly', (store) => store.getKey(besideName)));
      const more =
        beside && !(known && known.result !== undefined) ? await seal(key, beside.make()) : undefined;
      const sealed = await seal(key, row);
      const kept = await run('readwrite', (store) => {
        if (more) store.put(more);
        return store.put(sealed);
      });
      return kept !== undefined;
    },
    remove: async (...keys) => {
      if (!globalThis.crypto?.subtle || keys.length === 0) return;
      await removeStored(run, [...(await Promise.all(keys.map(storedName)))]);
    },
  };
}
