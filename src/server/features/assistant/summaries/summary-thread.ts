import { WorkPool } from '#server/core/threads/work-pool.ts';
import type { summaryWork } from './summary-work.ts';

/** Hundreds of pages take seconds of processor time. */
const { run } = new WorkPool<typeof summaryWork>(new URL('summary-work', import.meta.url));
export const summariseInThread = run.summarisePapers;
export const quotesInThread = run.quotesForTask;
