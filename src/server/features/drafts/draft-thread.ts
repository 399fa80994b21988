import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { draftWork } from './draft-work.ts';

/** A long draft takes a second of processor time to write. */
export const { run: draftThread } = new WorkerThread<typeof draftWork>(
  new URL('draft-work', import.meta.url),
);
