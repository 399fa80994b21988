import { CPC, type Template } from '../template.ts';

export const legalNotice: Template = {
  id: 'legal_notice',
  group: 'notices',
  kind: 'notice',
  sources: [
    {
      act: CPC,
      provision: 'section 80',
      rule: 'No suit lies against the Government, or against a public officer for an official act, until two months after a written notice with the cause of action, the name, description and residence of the plaintiff, and the relief claimed.',
    },
  ],
  facts: {
    noticee: { label: 'Name of the person who gets the notice', type: 'line' },
    noticeeAddress: { label: 'Address of the person who gets the notice', type: 'line' },
    subject: { label: 'Subject of the notice', type: 'line' },
    demand: { label: 'What is demanded', type: 'text' },
    daysToComply: { label: 'Days to comply', type: 'number' },
    consequence: { label: 'What the client will do otherwise', type: 'text' },
  },
  text: `
> Date: {noticeDate}
By registered post acknowledgment due
To
{noticee}
{noticeeAddress}
# LEGAL NOTICE
Subject: {subject}
Under instructions from and on behalf of my client, {client}, of {clientAddress}, I serve this notice on you:
+ {facts}
+ My client therefore demands: {demand}
+ You are called upon to comply within {daysToComply} days of the receipt of this notice.
+ If you do not, my client will take the following steps at your risk and cost: {consequence}
+ A copy of this notice is kept in my office for further action.
{advocate}, Advocate for {client}
{advocateAddress}
`,
};
