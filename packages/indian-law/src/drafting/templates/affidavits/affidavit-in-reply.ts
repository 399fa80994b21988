import type { Template } from '../template.ts';
import { AFFIDAVIT_SOURCES } from './affidavit-sources.ts';

export const affidavitInReply: Template = {
  id: 'affidavit_in_reply',
  group: 'affidavits',
  kind: 'affidavit',
  sources: AFFIDAVIT_SOURCES,
  facts: {
    answered: { label: 'Petition or application that is answered', type: 'line' },
    objections: { label: 'Preliminary objections, each on a line of its own', type: 'text', optional: true },
    reply: { label: 'Reply to the paragraphs of the other side, each on a line of its own', type: 'text' },
    trueFacts: { label: 'Facts as the deponent knows them, each on a line of its own', type: 'text' },
  },
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# AFFIDAVIT
^ in reply to {answered}
I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, do hereby solemnly affirm and state as follows:
+ That I am the {deponentRole} in the above case. I know its facts and am competent to swear this affidavit.
+ That I have read {answered} and reply to it as follows. I deny each statement in it that I do not admit here in clear words or that differs from the record.
[objections] ### Preliminary objections
[objections] + {objections}
### Facts
+ {trueFacts}
### Reply
+ {reply}
+ That for these reasons the relief that is sought deserves to be refused with costs.
DEPONENT
## VERIFICATION
@verification affidavit
DEPONENT
`,
};
