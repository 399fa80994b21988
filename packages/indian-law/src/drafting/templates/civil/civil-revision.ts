import { CPC, type Template } from '../template.ts';

export const civilRevision: Template = {
  id: 'civil_revision',
  group: 'civil',
  kind: 'petition',
  sources: [
    {
      act: CPC,
      provision: 'section 115(1)',
      rule: 'The High Court may revise a case decided by a subordinate court from which no appeal lies, when that court exercised a jurisdiction that it does not have, failed to exercise one that it has, or acted in its exercise illegally or with material irregularity.',
    },
    {
      act: CPC,
      provision: 'section 115(1), proviso',
      rule: 'An order is varied or reversed only if, had it been made in favour of the applicant, it would have finally disposed of the suit or other proceeding.',
    },
    {
      act: CPC,
      provision: 'section 115(3)',
      rule: 'A revision does not operate as a stay unless the High Court stays the suit.',
    },
    {
      act: 'Limitation Act, 1963',
      provision: 'article 131',
      rule: 'Ninety days from the date of the decree, order or sentence to be revised.',
    },
  ],
  facts: {
    noAppeal: { label: 'Why no appeal lies from the order', type: 'text' },
    finalDisposal: {
      label: 'Why the opposite order would have finally disposed of the proceeding',
      type: 'text',
    },
    filedOn: { label: 'Day of filing', type: 'date', once: true },
  },
  text: `
@court
@number Civil Revision Petition No.
@parties Petitioner | Respondent
# CIVIL REVISION PETITION UNDER SECTION 115 OF THE CODE OF CIVIL PROCEDURE, 1908
The petitioner respectfully showeth:
+ That this petition is directed against the order dated {orderDate} of {orderCourt} ({@P-1}), which decides: {orderOutcome}
### FACTS
+ {facts}
### WHY A REVISION LIES
+ That no appeal lies from the order. {noAppeal}
+ That the proviso to section 115(1) is satisfied. {finalDisposal}
### GROUNDS
+ {grounds}
### LIMITATION
+ That the order is dated {orderDate} and this petition is filed on {filedOn}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ call for the record of the case and set aside the order dated {orderDate} of {orderCourt};
++ stay the proceedings below until this petition is decided; and
++ pass any other order that it considers just.
Place: {place}
Date: {paperDate}
PETITIONER
Through {advocate}, Advocate
`,
};
