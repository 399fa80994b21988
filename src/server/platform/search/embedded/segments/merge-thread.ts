import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { MergeFiles } from './merge-files.ts';
import type { mergeWork } from './merge-work.ts';

/** Merges files in a thread of its own, which the system runs after all others; an abort ends the thread. */
export function mergeInThread(): MergeFiles {
  const thread = new WorkerThread<typeof mergeWork>(new URL('merge-work', import.meta.url));
  return async (merge, signal) => {
    signal.throwIfAborted();
    const stop = () => thread.stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
      await thread.run.merge(merge);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
}
