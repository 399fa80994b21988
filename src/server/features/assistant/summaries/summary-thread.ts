import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { summaryWork } from './summary-work.ts';

/** Hundreds of pages take seconds of processor time. */
export const summariseInThread = new WorkerThread<typeof summaryWork>(
  new URL('summary-work', import.meta.url),
).run.summarisePapers;
