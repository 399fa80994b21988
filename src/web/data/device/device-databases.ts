import { READ_DATABASE, UNSENT_DATABASE } from '../forget.ts';

/** Databases of this browser in IndexedDB, with a store for each kind of row; a new store needs the next version. */
const DATABASES = {
  [UNSENT_DATABASE]: { version: 3, stores: ['drafts', 'events', 'texts'] },
  [READ_DATABASE]: { version: 3, stores: ['answers', 'keys', 'texts'] },
} as const;
export type DatabaseName = keyof typeof DATABASES;
export type StoreName = Exclude<(typeof DATABASES)[DatabaseName]['stores'][number], 'keys'>;

const opened = new Map<DatabaseName, Promise<IDBDatabase>>();

/** The next call opens the database again. */
export const forgetOpened = (name: DatabaseName): void => void opened.delete(name);

export function openDatabase(name: DatabaseName): Promise<IDBDatabase> {
  const known = opened.get(name);
  if (known) return known;
  const { version, stores } = DATABASES[name];
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = ({ oldVersion }) => {
      // Answers of the first version were not encrypted.
      if (name === READ_DATABASE && oldVersion === 1) request.result.deleteObjectStore('answers');
      for (const store of stores)
        if (!request.result.objectStoreNames.contains(store))
          request.result.createObjectStore(store, { keyPath: 'key' });
    };
    request.onsuccess = () => {
      // A sign-out removes the database while this window still has it open.
      request.result.onversionchange = () => {
        request.result.close();
        forgetOpened(name);
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.set(name, opening);
  return opening;
}
