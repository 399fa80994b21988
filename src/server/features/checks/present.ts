import type { CheckReport, NotCheckedCode } from '#shared/contracts/checks/checks.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';
import type { StoredCheck } from './store.ts';

const NOT_CHECKED = {
  judgments_not_in_library: messages.notJudgmentsNotInLibrary,
  unreadable_citations: messages.notUnreadableCitations,
  ambiguous_citations: messages.notAmbiguousCitations,
  names: messages.notNames,
  citations_by_name: messages.notCitationsByName,
  unnumbered_paragraphs: messages.notUnnumberedParagraphs,
  report_pages: messages.notReportPages,
  unattributed_quotations: messages.notUnattributedQuotations,
  short_quotations: messages.notShortQuotations,
  unmarked_quotations: messages.notUnmarkedQuotations,
  acts_not_in_library: messages.notActsNotInLibrary,
  sections_without_act: messages.notSectionsWithoutAct,
  commencement: messages.notCommencement,
  treatment: messages.notTreatment,
  too_many: messages.notTooMany,
} as const;

/** What was not checked and why, in the reader's language. */
export function notCheckedSentence({ code, count }: { code: NotCheckedCode; count: number }): string {
  if (code === 'no_date') return t(messages.notNoDate);
  if (code === 'argument') return t(messages.notArgument);
  return t(NOT_CHECKED[code], { count });
}

/** A stored check as the API gives it. */
export function presentCheck(check: StoredCheck): CheckReport {
  const { id, name, source, report, library, checked_at, applies_on } = check;
  const { checked_by, method, characters, text_hash } = check;
  return {
    id,
    name,
    source,
    ...(applies_on === null ? {} : { date: applies_on }),
    citations: report.citations,
    provisions: report.provisions,
    not_checked: report.not_checked.map((one) => ({ ...one, sentence: notCheckedSentence(one) })),
    library,
    checked_at: new Date(checked_at).toISOString(),
    record: { checked_by, method, characters, text_hash },
  };
}
