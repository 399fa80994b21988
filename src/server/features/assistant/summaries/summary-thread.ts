import { WorkPool } from '#server/core/threads/work-pool.ts';
import type { summaryWork } from './summary-work.ts';

/** Hundreds of pages take seconds of processor time. */
export const summariseInThread = new WorkPool<typeof summaryWork>(new URL('summary-work', import.meta.url))
  .run.summarisePapers;
