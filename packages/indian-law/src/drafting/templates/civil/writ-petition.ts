import type { Template } from '../template.ts';

export const writPetition: Template = {
  id: 'writ_petition',
  group: 'civil',
  kind: 'petition',
  sources: [
    {
      act: 'Constitution of India',
      provision: 'article 226(1)',
      rule: 'A High Court may issue to any person or authority within its territories directions, orders or writs, including habeas corpus, mandamus, prohibition, quo warranto and certiorari, to enforce fundamental rights and for any other purpose.',
    },
    {
      act: 'Constitution of India',
      provision: 'article 226(2)',
      rule: 'A High Court has this power also where the cause of action arises wholly or in part within its territories.',
    },
  ],
  facts: {
    action: { label: 'Order, action or omission under challenge, with its date', type: 'line' },
    authority: { label: 'How the respondent is an authority to whom a writ lies', type: 'text' },
    territory: { label: 'Facts that give this High Court jurisdiction', type: 'text' },
    alternative: { label: 'Other remedies, and why they are not effective', type: 'text' },
    delay: { label: 'Explanation of a delay', type: 'text', optional: true },
    writ: {
      label: 'Writ',
      type: 'choice',
      choices: ['certiorari', 'mandamus', 'prohibition', 'quo warranto', 'habeas corpus'],
    },
    direction: { label: 'What the writ directs or quashes', type: 'text' },
    interim: { label: 'Interim order that is sought', type: 'text', optional: true },
  },
  text: `
@court
@number Writ Petition No.
@parties Petitioner | Respondent
# WRIT PETITION UNDER ARTICLE 226 OF THE CONSTITUTION OF INDIA
The petitioner respectfully showeth:
+ That the petitioner is {petitioner}, {petitionerDetails}.
+ That the respondent is {respondent}, {respondentDetails}. {authority}
+ That this petition challenges {action} ({@P-1}).
### FACTS
+ {facts}
### GROUNDS
+ {grounds}
### JURISDICTION AND OTHER REMEDIES
+ That this High Court has jurisdiction. {territory}
+ That on other remedies the petitioner states: {alternative}
[delay] + That the delay is explained as follows: {delay}
+ That on earlier applications the petitioner states: {earlierApplications}
### PRAYER
It is therefore prayed that this court may be pleased to:
++ issue a writ of {writ}, or any other appropriate writ, order or direction: {direction}
[interim] ++ order in the interim: {interim}
++ award the costs of this petition; and
++ pass any other order that it considers just.
Place: {place}
Date: {paperDate}
PETITIONER
Through {advocate}, Advocate
`,
};
