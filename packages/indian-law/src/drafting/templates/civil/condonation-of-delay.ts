import type { Template } from '../template.ts';

export const condonationOfDelay: Template = {
  id: 'condonation_of_delay',
  group: 'civil',
  kind: 'application',
  sources: [
    {
      act: 'Limitation Act, 1963',
      provision: 'section 5',
      rule: 'An appeal or an application, except one under Order XXI of the Code of Civil Procedure, may be admitted after its period when the applicant satisfies the court of sufficient cause for not filing within it.',
    },
    {
      act: 'Limitation Act, 1963',
      provision: 'section 12',
      rule: 'The first day, the day of the judgment and the time for obtaining copies are excluded.',
    },
  ],
  facts: {
    delayedPaper: { label: 'Appeal or application that is filed late', type: 'line' },
    lastDay: { label: 'Last day of the period of limitation', type: 'date' },
    filedOn: { label: 'Day of filing', type: 'date', once: true },
    delayDays: { label: 'Days of delay', type: 'number', once: true },
    cause: { label: 'Cause of the delay, day by day, each on a line of its own', type: 'text' },
  },
  text: `
@court
@number Application No.
@parties Applicant | Respondent
# APPLICATION UNDER SECTION 5 OF THE LIMITATION ACT, 1963
^ to condone a delay of {delayDays} days in filing {delayedPaper}
The applicant respectfully showeth:
+ That the applicant files {delayedPaper} against the order dated {orderDate} of {orderCourt}.
+ That the period of limitation ended on {lastDay}, and the paper is filed on {filedOn}: a delay of {delayDays} days.
### SUFFICIENT CAUSE
+ {cause}
+ That the delay is neither deliberate nor due to negligence. If it is not condoned, the applicant suffers a loss that cannot be made good; the respondent suffers none that costs do not make good.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ condone the delay of {delayDays} days in filing {delayedPaper}; and
++ pass any other order that it considers just.
Place: {place}
Date: {paperDate}
APPLICANT
Through {advocate}, Advocate
`,
};
