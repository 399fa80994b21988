import type { Services } from '#server/platform/services.ts';
import { PartialFiles, partialFolder } from './resumable/partial-files.ts';
import { referencedPaths, uncountUnreferenced } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 500;

/** Removes stored files without a row for a day, prepared filings and abandoned uploads of the same age. Returns how many files. */
export async function sweepOrphans({
  db,
  storage,
  env,
  now,
}: Pick<Services, 'db' | 'storage' | 'env' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - DAY);
  await new PartialFiles(partialFolder(env)).removeStartedBefore(before);
  const old = (await storage.list('case_files')).filter(
    (object) => Date.parse(object.updated_at) < before.getTime(),
  );
  const filings = (await storage.list('filings')).filter(
    (object) => Date.parse(object.updated_at) < before.getTime(),
  );
  await storage.remove(filings.map(({ key }) => key));
  let removed = filings.length;
  for (let at = 0; at < old.length; at += BATCH) {
    const keys = old.slice(at, at + BATCH).map((object) => object.key);
    const named = await db.withWorker((tx) => referencedPaths(tx, keys));
    const orphans = keys.filter((key) => !named.has(key));
    await storage.remove(orphans);
    removed += orphans.length;
  }
  await db.withWorker((tx) => uncountUnreferenced(tx, before));
  return removed;
}
