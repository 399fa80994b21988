import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import type { Services } from '#server/platform/services.ts';
import { foldNames } from './fold-names-thread.ts';
import { namesToFold, storeFolded } from './store.ts';

const AT_ONCE = 500;

/**
 * Folds new names of all owners: 500 in a transaction. A share of one half leaves the other half of the database's time to
 * users during an import. A conflict check folds the names that it needs itself.
 */
export const jobs: DeclareJobs = ({ db }) => ({
  queues: [
    {
      name: 'fold-names',
      lanes: ['names'],
      pollMs: 5000,
      share: 0.5,
      runNext: async () => (await foldSome(db)) === AT_ONCE,
    },
  ],
});

/** Folds and stores the oldest unfolded names. Returns how many. */
async function foldSome(db: Services['db']): Promise<number> {
  return db.withWorker(async (tx) => {
    const waiting = await namesToFold(tx, '0', AT_ONCE, { ofAll: true });
    if (waiting.length > 0) await storeFolded(tx, await foldNames(waiting));
    return waiting.length;
  });
}
