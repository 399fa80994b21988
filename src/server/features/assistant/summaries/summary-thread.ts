import type { Paper, PapersSummary } from '#law/case-summary/types.ts';
import { WorkerThread } from '#server/core/threads/worker-thread.ts';

// Hundreds of pages take seconds of processor time.
const thread = new WorkerThread<readonly Paper[], PapersSummary>(new URL('summary-worker', import.meta.url));

/** `summarisePapers` in a worker thread. */
export const summariseInThread = (papers: readonly Paper[]): Promise<PapersSummary> => thread.ask(papers);
