import { serveWork } from '#server/core/threads/serve-work.ts';
import { documentWriters } from '#server/platform/documents/writers.ts';

export const invoiceWork = serveWork({ pdf: documentWriters.pdf });
