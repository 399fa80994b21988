import type { Page } from '@playwright/test';

/**
 * The rows that this browser keeps, as JSON, opened with the key of the page's session; none before the page has made the
 * databases. Errors: a row that is not encrypted.
 */
export const keptOnDevice = (page: Page, database: string, store: string): Promise<string[]> =>
  page.evaluate(
    async ([name, rows]) => {
      const open = (wanted: string) =>
        new Promise<IDBDatabase | undefined>((resolve, reject) => {
          const opening = indexedDB.open(wanted);
          // The page makes the database; made here it would be empty for ever.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () =>
            opening.error?.name === 'AbortError' ? resolve(undefined) : reject(opening.error);
          opening.onsuccess = () => resolve(opening.result);
        });
      const read = async <T>(from: string, of: string) => {
        const opened = await open(from);
        if (!opened) return [];
        const reading = opened.transaction(of).objectStore(of).getAll();
        await new Promise((resolve) => {
          reading.onsuccess = resolve;
        });
        opened.close();
        return reading.result as T[];
      };
      const [own] = await read<{ secret: CryptoKey }>('munshi-read', 'keys');
      if (!own) return [];
      const kept = await read<{ iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }>(name, rows);
      return Promise.all(
        kept.map(async ({ iv, sealed }) =>
          new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, own.secret, sealed)),
        ),
      );
    },
    [database, store] as const,
  );
