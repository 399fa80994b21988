import { CPC, type Template } from '../template.ts';

export const writtenStatement: Template = {
  id: 'written_statement',
  group: 'civil',
  kind: 'written_statement',
  sources: [
    {
      act: CPC,
      provision: 'Order VIII rule 1',
      rule: 'The defendant presents the written statement within thirty days of the service of summons; the court may allow a later day for recorded reasons, not beyond ninety days. Commercial suits have a rule of their own.',
    },
    {
      act: CPC,
      provision: 'Order VIII rule 2',
      rule: 'New facts that show that the suit fails are pleaded specially.',
    },
    {
      act: CPC,
      provision: 'Order VIII rules 3 to 5',
      rule: 'Each allegation is denied specifically and not evasively; one that is not denied is taken to be admitted, except against a person under disability.',
    },
    {
      act: CPC,
      provision: 'Order VIII rules 6 and 6A',
      rule: 'A set-off and a counter-claim may be pleaded.',
    },
    {
      act: CPC,
      provision: 'Order VI rule 15',
      rule: 'The pleading is verified by reference to its numbered paragraphs.',
    },
  ],
  facts: {
    objections: { label: 'Preliminary objections, each on a line of its own', type: 'text', optional: true },
    paragraphReply: {
      label: 'Reply to each paragraph of the plaint, each on a line of its own',
      type: 'text',
    },
    trueFacts: {
      label: 'Further facts that show that the suit fails, each on a line of its own',
      type: 'text',
    },
    counterClaim: {
      label: 'Set-off or counter-claim with its value and court fee',
      type: 'text',
      optional: true,
    },
  },
  text: `
@court
@number Suit No.
@parties Plaintiff | Defendant
# WRITTEN STATEMENT
^ on behalf of the defendant
The defendant states as follows:
[objections] ### PRELIMINARY OBJECTIONS
[objections] + {objections}
### REPLY TO THE PLAINT
+ {paragraphReply}
+ The defendant denies each allegation of the plaint that this statement does not admit in clear words.
### FURTHER FACTS
+ {trueFacts}
[counterClaim] ### SET-OFF AND COUNTER-CLAIM
[counterClaim] + {counterClaim}
### PRAYER
It is therefore prayed that the suit be dismissed with costs, and that any other order be passed that the court considers just.
Place: {place}
Date: {paperDate}
DEFENDANT
Through {advocate}, Advocate
## VERIFICATION
@verification statement
DEFENDANT
`,
};
