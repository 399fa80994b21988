import { shortTurns, WorkPool } from '#server/core/threads/work-pool.ts';
import { foldForIndex, type IndexedName, type WrittenName } from './fold-names.ts';
import type { foldNamesWork } from './fold-names-work.ts';

/** Number of names that the main thread folds at once: at most 15 ms for the worst texts. */
const FEW = 25;

const { run: inThread } = new WorkPool<typeof foldNamesWork>(new URL('fold-names-work', import.meta.url), {
  seconds: 8,
  turns: shortTurns,
});

/** Folds names: a few on the main thread, many in a worker thread. */
export async function foldNames(names: readonly WrittenName[]): Promise<IndexedName[]> {
  return names.length <= FEW ? foldForIndex(names) : inThread.foldForIndex(names);
}
