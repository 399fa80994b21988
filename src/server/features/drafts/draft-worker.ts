import { parentPort } from 'node:worker_threads';
import { checkDraft } from '#law/drafting/check/check-draft.ts';
import { documentWriters } from '#server/platform/documents/writers.ts';
import type { DraftOrder } from './draft-thread.ts';
import { exportDocument } from './export-document.ts';

async function answer(order: DraftOrder): Promise<unknown> {
  if (order.kind === 'check') return checkDraft(order.document, order.of, order.known);
  return documentWriters[order.format](exportDocument(order.draft));
}

parentPort?.on('message', async (order: DraftOrder) => {
  parentPort?.postMessage(await answer(order));
});
