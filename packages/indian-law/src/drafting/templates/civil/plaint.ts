import { CPC, type Template } from '../template.ts';

export const plaint: Template = {
  id: 'plaint',
  group: 'civil',
  kind: 'plaint',
  sources: [
    {
      act: CPC,
      provision: 'Order VII rule 1',
      rule: 'A plaint names the court, the plaintiff and the defendant with descriptions and residences, a party who is a minor or of unsound mind, the facts of the cause of action and when it arose, the facts of jurisdiction, the relief, a set-off allowed or a claim given up, and the value of the suit for jurisdiction and court fees.',
    },
    {
      act: CPC,
      provision: 'Order VII rule 6',
      rule: 'A suit filed after the period of limitation shows the ground of exemption.',
    },
    {
      act: CPC,
      provision: 'Order VII rule 14',
      rule: 'The plaintiff lists and produces the documents on which the suit rests.',
    },
    {
      act: CPC,
      provision: 'Order VI rule 15',
      rule: 'The pleading is verified by reference to its numbered paragraphs: what is of own knowledge, and what is on information believed to be true; with date, place and signature. An affidavit supports it.',
    },
  ],
  facts: {
    suitFor: { label: 'Nature of the suit, such as recovery of money', type: 'line' },
    disability: { label: 'A party who is a minor or of unsound mind', type: 'line', optional: true },
    causeOfAction: { label: 'Facts of the cause of action and the day on which it arose', type: 'text' },
    jurisdiction: { label: 'Facts that show that this court has jurisdiction', type: 'text' },
    limitation: { label: 'How the suit is within limitation, with the article', type: 'text' },
    givenUp: { label: 'A set-off allowed or a part of the claim given up', type: 'text', optional: true },
    suitValue: { label: 'Value of the suit for jurisdiction, in rupees', type: 'money' },
    courtFee: { label: 'Court fee paid, in rupees', type: 'money' },
    reliefs: { label: 'Reliefs, each on a line of its own', type: 'text' },
  },
  text: `
@court
@number Suit No.
@parties Plaintiff | Defendant
# PLAINT
^ Suit for {suitFor}
The plaintiff respectfully showeth:
+ That the plaintiff is {petitioner|Name of the plaintiff}, {petitionerDetails|Description, parentage, age and residence of the plaintiff}.
+ That the defendant is {respondent|Name of the defendant}, {respondentDetails|Description and residence of the defendant}.
[disability] + That the following party is a minor or of unsound mind: {disability}
### FACTS
+ {facts}
### CAUSE OF ACTION
+ {causeOfAction}
### JURISDICTION, LIMITATION AND VALUE
+ {jurisdiction}
+ {limitation}
[givenUp] + {givenUp}
+ That the suit is valued for jurisdiction at {suitValue}, and a court fee of {courtFee} is paid.
### PRAYER
The plaintiff therefore prays for the following reliefs:
++ {reliefs}
++ the costs of the suit; and
++ any other relief that the court considers just.
Place: {place}
Date: {paperDate}
PLAINTIFF
Through {advocate}, Advocate
## VERIFICATION
@verification plaint
PLAINTIFF
`,
};
