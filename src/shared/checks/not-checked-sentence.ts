import type { NotCheckedCode } from '../contracts/checks/checks.ts';
import { messages } from '../messages/en/library/checks.ts';
import { t } from '../messages/translate.ts';

const NOT_CHECKED = {
  judgments_not_in_library: messages.notJudgmentsNotInLibrary,
  nearest_titles: messages.notNearestTitles,
  unreadable_citations: messages.notUnreadableCitations,
  ambiguous_citations: messages.notAmbiguousCitations,
  names: messages.notNames,
  citations_by_name: messages.notCitationsByName,
  unnumbered_paragraphs: messages.notUnnumberedParagraphs,
  open_paragraphs: messages.notOpenParagraphs,
  report_pages: messages.notReportPages,
  unattributed_quotations: messages.notUnattributedQuotations,
  short_quotations: messages.notShortQuotations,
  unmarked_quotations: messages.notUnmarkedQuotations,
  quotations_of_acts: messages.notQuotationsOfActs,
  acts_not_in_library: messages.notActsNotInLibrary,
  sections_without_act: messages.notSectionsWithoutAct,
  other_provisions: messages.notOtherProvisions,
  commencement: messages.notCommencement,
  treatment: messages.notTreatment,
  unread_judgments: messages.notUnreadJudgments,
  too_many: messages.notTooMany,
} as const;

/** Says what was not checked and why, in the reader's language. */
export function notCheckedSentence({ code, count }: { code: NotCheckedCode; count: number }): string {
  if (code === 'no_date') return t(messages.notNoDate);
  if (code === 'pictures_of_file') return t(messages.notPicturesOfFile);
  if (code === 'comments_of_file') return t(messages.notCommentsOfFile);
  if (code === 'no_time') return t(messages.notInTime);
  if (code === 'parts_of_file') return t(messages.notPartsOfFile);
  if (code === 'argument') return t(messages.notArgument);
  return t(NOT_CHECKED[code], { count });
}
