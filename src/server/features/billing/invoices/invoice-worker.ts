import { parentPort } from 'node:worker_threads';
import type { DocumentModel } from '#server/platform/documents/model.ts';
import { documentWriters } from '#server/platform/documents/writers.ts';

parentPort?.on('message', async (document: DocumentModel) => {
  const bytes = new Uint8Array(await documentWriters.pdf(document));
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
