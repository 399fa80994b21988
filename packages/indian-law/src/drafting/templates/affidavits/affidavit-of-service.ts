import { CPC, type Template } from '../template.ts';

export const affidavitOfService: Template = {
  id: 'affidavit_of_service',
  group: 'affidavits',
  kind: 'affidavit',
  sources: [
    {
      act: CPC,
      provision: 'Order V rule 9',
      rule: 'Summons may be delivered by registered post acknowledgment due, speed post, a courier that the court approves, or other means of transmission including electronic mail.',
    },
    {
      act: CPC,
      provision: 'Order XIX rule 3',
      rule: 'An affidavit is confined to facts that the deponent can prove of own knowledge.',
    },
  ],
  facts: {
    served: { label: 'Paper that was served', type: 'line' },
    servedOn: { label: 'Name and address of the person who was served', type: 'line' },
    servedDay: { label: 'Day on which it was sent or handed over', type: 'date' },
    mode: {
      label: 'Means of service',
      type: 'choice',
      choices: [
        'by hand',
        'by registered post acknowledgment due',
        'by speed post',
        'by courier',
        'by electronic mail',
      ],
    },
    proof: { label: 'Receipt, tracking number or acknowledgment', type: 'line' },
    outcome: {
      label: 'Result: delivered on which day, refused, or returned with which remark',
      type: 'line',
    },
  },
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# AFFIDAVIT OF SERVICE
I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, do hereby solemnly affirm and state as follows:
+ That I am competent to swear this affidavit, because I carried out the service that it describes.
+ That on {servedDay} I sent or handed over a complete copy of {served} {mode} to {servedOn}.
+ That the result is: {outcome}.
+ That the proof of service ({proof}) is filed as {@A-1}. It is a true copy of its original.
DEPONENT
## VERIFICATION
@verification affidavit
DEPONENT
`,
};
