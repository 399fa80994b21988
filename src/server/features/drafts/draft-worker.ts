import { parentPort } from 'node:worker_threads';
import { annexuresNamed } from '#law/drafting/check/annexures.ts';
import { checkDraft } from '#law/drafting/check/check-draft.ts';
import { partsOf } from '#law/drafting/check/parts.ts';
import { documentWriters } from '#server/platform/documents/writers.ts';
import { writeDraftBook } from './annexures/draft-book.ts';
import type { DraftOrder } from './draft-thread.ts';
import { exportDocument } from './export-document.ts';

async function answer(order: DraftOrder): Promise<unknown> {
  if (order.kind === 'check') return checkDraft(order.document, order.of, order.known);
  if (order.kind === 'annexures') return annexuresNamed(partsOf(order.document, order.of));
  if (order.kind === 'book') return writeDraftBook(order.book);
  return documentWriters[order.format](exportDocument(order.draft));
}

parentPort?.on('message', async (order: DraftOrder) => {
  parentPort?.postMessage(await answer(order));
});
