import type { Services } from '#server/platform/services.ts';
import { namedPaths } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 500;

/** Removes stored files that no row has named for a day. Returns how many went. */
export async function sweepOrphans({
  db,
  storage,
  now,
}: Pick<Services, 'db' | 'storage' | 'now'>): Promise<number> {
  const old = (await storage.list('case_files').catch(() => [])).filter(
    (object) => now().getTime() - Date.parse(object.updated_at) > DAY,
  );
  let removed = 0;
  for (let at = 0; at < old.length; at += BATCH) {
    const keys = old.slice(at, at + BATCH).map((object) => object.key);
    const named = await db.withWorker((tx) => namedPaths(tx, keys));
    const orphans = keys.filter((key) => !named.has(key));
    await storage.remove(orphans);
    removed += orphans.length;
  }
  return removed;
}
