import { annexuresNamed } from '#law/drafting/check/annexures.ts';
import { checkDraft } from '#law/drafting/check/check-draft.ts';
import { partsOf } from '#law/drafting/check/parts.ts';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import type { DraftKind } from '#law/drafting/kinds.ts';
import { serveWork } from '#server/core/threads/serve-work.ts';
import { documentWriters } from '#server/platform/documents/writers.ts';
import type { ExportFormat } from '#shared/contracts/drafts/draft-functions.ts';
import { writeDraftBook } from './annexures/draft-book.ts';
import { type DraftToExport, exportDocument } from './export-document.ts';

/** The checks of a draft and the writers of documents. */
export const draftWork = serveWork({
  check: checkDraft,
  /** The marks of annexures that a draft names. */
  annexures: (document: DraftDocument, kind: DraftKind) => annexuresNamed(partsOf(document, kind)),
  book: writeDraftBook,
  write: (draft: DraftToExport, format: Exclude<ExportFormat, 'txt'>) =>
    documentWriters[format](exportDocument(draft)),
});
