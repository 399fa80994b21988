import type { DraftDocument } from '#law/drafting/document/model.ts';
import type { AcceptedChange } from '#law/drafting/suggestions/still-there.ts';
import type { AuthorityAnswer, AuthorityTask } from '#law/verify/check.ts';
import type { TreatingSentence } from '#law/verify/treatment.ts';
import type { Claims, LibraryJudgment } from '#law/verify/types.ts';
import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { DocumentModel } from '#server/platform/documents/model.ts';
import type { ReportFormat } from '#shared/contracts/checks/checks.ts';

export type CheckOrder =
  | { kind: 'read'; text: string }
  | { kind: 'judge'; task: AuthorityTask }
  | { kind: 'treatment'; paragraphs: LibraryJudgment['paragraphs']; keys: readonly string[] }
  | { kind: 'accepted'; document: DraftDocument; changes: readonly AcceptedChange[] }
  | { kind: 'write'; document: DocumentModel; format: ReportFormat };

// A long document and the judgments that it cites take seconds of processor time. Each order is short, so that the checks
// of several users take turns.
const thread = new WorkerThread<CheckOrder, unknown>(new URL('./check-worker', import.meta.url));

/** The functions of `law` that check a text, and the writers of documents, in a worker thread. */
export const checkThread = {
  read: (text: string) => thread.ask({ kind: 'read', text }) as Promise<Claims>,
  judge: (task: AuthorityTask) => thread.ask({ kind: 'judge', task }) as Promise<AuthorityAnswer>,
  treatment: (paragraphs: LibraryJudgment['paragraphs'], keys: readonly string[]) =>
    thread.ask({ kind: 'treatment', paragraphs, keys }) as Promise<TreatingSentence[]>,
  accepted: (document: DraftDocument, changes: readonly AcceptedChange[]) =>
    thread.ask({ kind: 'accepted', document, changes }) as Promise<boolean[]>,
  write: (document: DocumentModel, format: ReportFormat) =>
    thread.ask({ kind: 'write', document, format }) as Promise<Uint8Array<ArrayBuffer>>,
};
