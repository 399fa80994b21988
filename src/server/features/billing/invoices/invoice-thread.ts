import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { DocumentModel } from '#server/platform/documents/model.ts';

// A page with its fonts takes longer than the main thread may be kept.
const thread = new WorkerThread<DocumentModel, Uint8Array<ArrayBuffer>>(
  new URL('./invoice-worker', import.meta.url),
);

/** The PDF of an invoice, in a worker thread. */
export const invoicePdf = (document: DocumentModel) => thread.ask(document);
