import { serveWork } from '#server/core/threads/serve-work.ts';
import { documentWriters } from '#server/platform/documents/writers.ts';

/** The files of fee notes. */
export const feeWork = serveWork(documentWriters);
