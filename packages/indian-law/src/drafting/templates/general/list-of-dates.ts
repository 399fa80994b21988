import { factsOf } from '../facts.ts';
import type { Template } from '../template.ts';

/** No rule of general law prescribes its form; the rules of a court may. */
export const listOfDates: Template = {
  id: 'list_of_dates',
  group: 'general',
  kind: 'list_of_dates',
  name: ['List of dates', 'तारीखों की सूची', 'தேதிகளின் பட்டியல்'],
  sources: [],
  facts: factsOf(`
synopsis|text||The dispute in a few sentences|विवाद, कुछ वाक्यों में|தகராறு, சில வாக்கியங்களில்
`),
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# SYNOPSIS AND LIST OF DATES
### Synopsis
{synopsis}
### List of dates
@dates
@sign {advocate}, Advocate
`,
};
