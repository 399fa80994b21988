import { parentPort } from 'node:worker_threads';
import { documentInsights } from '#law/document-insights/insights.ts';
import type { InsightSource } from '#law/document-insights/types.ts';

parentPort?.on('message', (source: InsightSource) => {
  parentPort?.postMessage(documentInsights(source));
});
