import { Thread } from '#server/core/thread.ts';
import { foldForIndex, type IndexedName, type WrittenName } from './fold.ts';

/** So many are folded at once on the main thread: at most 15 ms for the worst texts. */
const FEW = 25;

const thread = new Thread<readonly WrittenName[], IndexedName[]>(new URL('fold-worker', import.meta.url));

/** Folds names: a few on the spot, many in a thread of their own. */
export async function foldNames(names: readonly WrittenName[]): Promise<IndexedName[]> {
  return names.length <= FEW ? foldForIndex(names) : thread.ask(names);
}
