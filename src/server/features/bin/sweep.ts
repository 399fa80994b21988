import type { Database, Tx } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/services.ts';
import { itemsToSweep, removeItem } from './store.ts';

const BATCH = 100;
/** Above what a user may delete in a request many times over, so that only an error in the data ends a removal early. */
const MOST_STEPS = 100_000;

type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Removes an item of the bin for ever, in at most `steps` transactions, with its stored files. Its storage is free as soon
 * as a transaction is committed; a stored file whose removal fails is left to the sweep of files without a row.
 * `found` is false without such an item, `complete` when nothing is left of it.
 */
export async function removeForEver(
  run: Run,
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  id: string,
  steps: number,
): Promise<{ found: boolean; complete: boolean }> {
  for (let step = 0; step < steps; step += 1) {
    const { existed, paths, more } = await run((tx) => removeItem(tx, id));
    if (paths.length > 0)
      await storage
        .remove(paths)
        .catch((err: unknown) => log.warn({ err }, 'removed files stay until the next sweep of files'));
    if (!more) return { found: existed || step > 0, complete: true };
  }
  return { found: true, complete: false };
}

/** Removes every item whose time in the bin is over. Returns how many. An item that fails is tried again next time. */
export async function sweepBin({
  db,
  storage,
  log,
  now,
}: Pick<Services, 'storage' | 'log' | 'now'> & { db: Pick<Database, 'withWorker'> }): Promise<number> {
  const before = now();
  const failed: string[] = [];
  let removed = 0;
  for (;;) {
    const due = await db.withWorker((tx) => itemsToSweep(tx, { before, tried: failed, limit: BATCH }));
    if (due.length === 0 || failed.length >= BATCH) return removed;
    for (const id of due) {
      try {
        const run: Run = (work) => db.withWorker(work);
        const { complete } = await removeForEver(run, { storage, log }, id, MOST_STEPS);
        if (complete) removed += 1;
        else failed.push(id);
      } catch (err) {
        log.warn({ err, item: id }, 'an item of the bin could not be removed');
        failed.push(id);
      }
    }
  }
}
