import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import { foldForIndex, type IndexedName, type WrittenName } from './fold-names.ts';

/** Number of names that the main thread folds at once: at most 15 ms for the worst texts. */
const FEW = 25;

const thread = new WorkerThread<readonly WrittenName[], IndexedName[]>(
  new URL('fold-names-worker', import.meta.url),
);

/** Folds names: a few on the main thread, many in a worker thread. */
export async function foldNames(names: readonly WrittenName[]): Promise<IndexedName[]> {
  return names.length <= FEW ? foldForIndex(names) : thread.ask(names);
}
