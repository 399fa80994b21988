import { CPC, type Template } from '../template.ts';

export const affidavitInSupport: Template = {
  id: 'affidavit_in_support',
  group: 'affidavits',
  kind: 'affidavit',
  sources: [
    {
      act: CPC,
      provision: 'Order XIX rule 3',
      rule: 'An affidavit is confined to facts that the deponent can prove of own knowledge; on interlocutory applications statements of belief are allowed with their grounds.',
    },
    { act: CPC, provision: 'section 139', rule: 'Names who may administer the oath to the deponent.' },
  ],
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
