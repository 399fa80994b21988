import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { FileMerge, MergeFiles } from './merge-files.ts';

/** Merges files in a thread of its own, which the system runs after all others; what is aborted ends the thread. */
export function mergeInThread(): MergeFiles {
  const thread = new WorkerThread<FileMerge, string>(new URL('./merge-worker', import.meta.url));
  return async (merge, signal) => {
    signal.throwIfAborted();
    const stop = () => thread.stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
      await thread.ask(merge);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
}
