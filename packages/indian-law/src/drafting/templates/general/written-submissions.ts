import { CPC, type Template } from '../template.ts';

export const writtenSubmissions: Template = {
  id: 'written_submissions',
  group: 'general',
  kind: 'written_submissions',
  sources: [
    {
      act: CPC,
      provision: 'Order XVIII rule 2(3A)',
      rule: 'A party may address oral arguments and submit concise written arguments under distinct headings before the oral arguments end; they form part of the record.',
    },
  ],
  facts: {
    submittedFor: { label: 'On behalf of which party', type: 'line' },
    issue: { label: 'The questions for decision, each on a line of its own', type: 'text' },
    submissions: {
      label: 'Submissions with their authorities and pinpoints, each on a line of its own',
      type: 'text',
    },
    relief: { label: 'What the court is asked to do', type: 'text' },
  },
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# WRITTEN SUBMISSIONS
^ on behalf of {submittedFor}
### The facts that matter
+ {facts}
### Questions
+ {issue}
### Submissions
+ {submissions}
### Conclusion
+ For these reasons it is prayed: {relief}
Place: {place}
Date: {paperDate}
{advocate}, Advocate for {submittedFor}
`,
};
