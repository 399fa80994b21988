import type { Template } from '../template.ts';

/** No rule of general law prescribes its form; the rules of a court may. */
export const listOfDates: Template = {
  id: 'list_of_dates',
  group: 'general',
  kind: 'list_of_dates',
  sources: [],
  facts: { synopsis: { label: 'The dispute in a few sentences', type: 'text' } },
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# SYNOPSIS AND LIST OF DATES
### Synopsis
{synopsis}
### List of dates
@dates
{advocate}, Advocate
`,
};
