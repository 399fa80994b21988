import type { LegalCase } from '#shared/contracts/cases.ts';
import { statusWord } from '#web/components/records/status-badge.tsx';

/** The fields of the edit form, by what the form calls them. */
export const LABELS = {
  title: 'Case title',
  petitioner: 'Petitioner',
  respondent: 'Respondent',
  court: 'Court',
  case_number: 'Case number',
  cnr: 'CNR',
  client_name: 'Client name',
  practice_area: 'Area of practice',
  status: 'Status',
  description: 'Description',
} as const satisfies Partial<Record<keyof LegalCase, string>>;

/** The fields of a case as they are read on the page. */
export const wordsOf = (legalCase: LegalCase) => ({ ...legalCase, status: statusWord(legalCase.status) });
