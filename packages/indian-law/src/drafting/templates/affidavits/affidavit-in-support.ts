import type { Template } from '../template.ts';
import { AFFIDAVIT_SOURCES } from './affidavit-sources.ts';

export const affidavitInSupport: Template = {
  id: 'affidavit_in_support',
  group: 'affidavits',
  kind: 'affidavit',
  sources: AFFIDAVIT_SOURCES,
  facts: {
    supported: { label: 'Petition or application that it supports', type: 'line' },
    ownKnowledge: { label: 'Facts that the deponent knows, each on a line of its own', type: 'text' },
    informant: { label: 'Who gave the deponent information', type: 'line' },
    informed: { label: 'What the deponent learnt from this person', type: 'text', optional: true },
  },
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# AFFIDAVIT
^ in support of {supported}
I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, do hereby solemnly affirm and state as follows:
+ That I am the {deponentRole} in the above case. I know its facts and am competent to swear this affidavit.
+ That I have read {supported}, which was drawn up on my instructions, and have understood its contents.
+ {ownKnowledge}
[informed] + That I am informed by {informant} that {informed}, which I believe to be true.
+ That the annexures are true copies of their originals.
DEPONENT
## VERIFICATION
@verification affidavit
DEPONENT
`,
};
