import { parentPort } from 'node:worker_threads';
import { summarisePapers } from '#law/case-summary/summarise-papers.ts';
import type { Paper } from '#law/case-summary/types.ts';

parentPort?.on('message', (papers: readonly Paper[]) => {
  parentPort?.postMessage(summarisePapers(papers));
});
