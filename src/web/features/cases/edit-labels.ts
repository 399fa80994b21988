import type { LegalCase } from '#shared/contracts/cases.ts';
import { messages } from '#shared/messages/en/cases.ts';
import { messages as common } from '#shared/messages/en/common.ts';
import { t } from '#shared/messages/translate.ts';
import { statusWord } from '#web/components/records/status-badge.tsx';

/** The fields of the edit form, by what the form calls them. */
export const LABELS = {
  title: t(messages.caseTitle),
  petitioner: 'Petitioner',
  respondent: 'Respondent',
  court: 'Court',
  case_number: t(messages.caseNumber),
  cnr: 'CNR',
  client_name: t(messages.clientName),
  practice_area: t(messages.areaOfPractice),
  status: 'Status',
  description: t(common.description),
} as const satisfies Partial<Record<keyof LegalCase, string>>;

/** The fields of a case as they are read on the page. */
export const wordsOf = (legalCase: LegalCase) => ({ ...legalCase, status: statusWord(legalCase.status) });
