import type { LegalCase } from '#shared/cases.ts';

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

export type Difference = { label: string; now: string };

/** What somebody else wrote into a case since it was read. */
export function differences(before: LegalCase, now: LegalCase): Difference[] {
  return Object.entries(LABELS).flatMap(([name, label]) => {
    const field = name as keyof typeof LABELS;
    return before[field] === now[field] ? [] : [{ label, now: now[field] ?? '' }];
  });
}
