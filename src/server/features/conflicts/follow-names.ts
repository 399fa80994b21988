import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '#server/platform/services.ts';
import { foldNames } from './fold-names-thread.ts';
import { namesToFold, storeFolded } from './store.ts';

const POLL_MS = 5000;
const AT_ONCE = 500;

/**
 * Folds new names of all owners as long as the server runs: 500 in a transaction, then a pause of the same length, so
 * that an import leaves half of the database's time to users. A conflict check folds the names that it needs itself.
 */
export function followNames({ db, log }: Pick<Services, 'db' | 'log'>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  const follow = async () => {
    while (!signal.aborted) {
      const started = performance.now();
      const folded = await foldSome(db).catch((error: unknown) => {
        log.warn({ err: error }, 'the names that wait for the conflict check were not folded');
        return 0;
      });
      await pause(folded < AT_ONCE ? POLL_MS : performance.now() - started);
    }
  };
  const following = follow();
  return {
    async stop() {
      stopping.abort();
      await following;
    },
  };
}

/** Folds and stores the oldest unfolded names. Returns how many. */
async function foldSome(db: Services['db']): Promise<number> {
  return db.withWorker(async (tx) => {
    const waiting = await namesToFold(tx, '0', AT_ONCE);
    if (waiting.length > 0) await storeFolded(tx, await foldNames(waiting));
    return waiting.length;
  });
}
