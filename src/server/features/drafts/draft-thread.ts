import type { CheckedDraft } from '#law/drafting/check/check-draft.ts';
import type { DraftCase } from '#law/drafting/check/types.ts';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import type { DraftKind } from '#law/drafting/kinds.ts';
import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { ExportFormat } from '#shared/contracts/drafts/draft-functions.ts';
import type { BookOrder, DraftBook } from './annexures/draft-book.ts';
import type { DraftToExport } from './export-document.ts';

export type DraftOrder =
  | { kind: 'check'; document: DraftDocument; of: DraftKind; known: DraftCase }
  | { kind: 'annexures'; document: DraftDocument; of: DraftKind }
  | { kind: 'book'; book: BookOrder }
  | { kind: 'export'; draft: DraftToExport; format: Exclude<ExportFormat, 'txt'> };

// A long draft takes a second of processor time to write.
const thread = new WorkerThread<DraftOrder, unknown>(new URL('./draft-worker', import.meta.url));

/** The checks and the writers of documents, in a worker thread. */
export const draftThread = {
  check: (document: DraftDocument, of: DraftKind, known: DraftCase) =>
    thread.ask({ kind: 'check', document, of, known }) as Promise<CheckedDraft>,
  /** The marks of annexures that a draft names. */
  annexures: (document: DraftDocument, of: DraftKind) =>
    thread.ask({ kind: 'annexures', document, of }) as Promise<string[]>,
  book: (book: BookOrder) => thread.ask({ kind: 'book', book }) as Promise<DraftBook>,
  write: (draft: DraftToExport, format: Exclude<ExportFormat, 'txt'>) =>
    thread.ask({ kind: 'export', draft, format }) as Promise<Uint8Array<ArrayBuffer>>,
};
