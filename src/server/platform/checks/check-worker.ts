import { parentPort } from 'node:worker_threads';
import { stillThere } from '#law/drafting/suggestions/still-there.ts';
import { judgeAuthority } from '#law/verify/check.ts';
import { readClaims } from '#law/verify/read-claims.ts';
import { treatmentIn } from '#law/verify/treatment.ts';
import { documentWriters } from '#server/platform/documents/writers.ts';
import type { CheckOrder } from './check-thread.ts';

async function answer(order: CheckOrder): Promise<unknown> {
  switch (order.kind) {
    case 'read':
      return readClaims(order.text);
    case 'judge':
      return judgeAuthority(order.task);
    case 'treatment':
      return treatmentIn(order.paragraphs, new Set(order.keys));
    case 'accepted':
      return stillThere(order.document, order.changes);
    case 'write':
      return documentWriters[order.format](order.document);
  }
}

parentPort?.on('message', async (order: CheckOrder) => {
  parentPort?.postMessage(await answer(order));
});
