import { findCitations } from '#law/citations/citations.ts';
import { stillThere } from '#law/drafting/suggestions/still-there.ts';
import { judgeAuthority } from '#law/verify/check.ts';
import { judgeStatuteQuotations } from '#law/verify/judge-statute-quotations.ts';
import { readClaims } from '#law/verify/read-claims.ts';
import { serveWork } from '#server/core/threads/serve-work.ts';
import type { DocumentModel } from '#server/platform/documents/model.ts';
import { documentWriters } from '#server/platform/documents/writers.ts';
import type { ReportFormat } from '#shared/contracts/checks/checks.ts';

/** The functions of `law` that check a text, and the writers of documents. */
export const checkWork = serveWork({
  read: readClaims,
  judge: judgeAuthority,
  statute: judgeStatuteQuotations,
  keys: (text: string) => [...new Set(findCitations(text).map(({ key }) => key))],
  accepted: stillThere,
  write: (document: DocumentModel, format: ReportFormat) => documentWriters[format](document),
});
