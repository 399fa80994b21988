import { NI_ACT, type Template } from '../template.ts';

export const chequeNotice: Template = {
  id: 'cheque_notice',
  group: 'notices',
  kind: 'notice',
  sources: [
    {
      act: NI_ACT,
      provision: 'section 138, proviso, clause (b)',
      rule: 'The payee or holder in due course demands the amount of the cheque by a written notice to the drawer within thirty days of the receipt of information from the bank about the return.',
    },
    {
      act: NI_ACT,
      provision: 'section 138, proviso, clause (c)',
      rule: 'The offence needs that the drawer does not pay the amount within fifteen days of the receipt of the notice.',
    },
    {
      act: NI_ACT,
      provision: 'section 142(1)',
      rule: 'The complaint follows within one month of the end of these fifteen days.',
    },
    {
      act: NI_ACT,
      provision: 'section 139',
      rule: 'The holder is presumed to have received the cheque for a debt or liability, unless the contrary is proved.',
    },
  ],
  text: `
> Date: {noticeDate}
By registered post acknowledgment due
To
{drawer}
{drawerAddress}
# LEGAL NOTICE
Subject: Notice under clause (b) of the proviso to section 138 of the Negotiable Instruments Act, 1881, for cheque No. {chequeNumber} dated {chequeDate}
Under instructions from and on behalf of my client, {client}, of {clientAddress}, I serve this notice on you:
+ You owe my client a legally enforceable debt: {debt}
+ To discharge it you gave my client cheque No. {chequeNumber} dated {chequeDate} for {chequeAmount}, drawn on {chequeBank}.
+ My client presented the cheque on {presentedOn}, within the period of its validity, through {payeeBank}.
+ The bank returned the cheque unpaid for the reason: {returnReason}. My client received this information from the bank on {returnInformed}.
+ I therefore demand on behalf of my client that you pay {chequeAmount} to my client within fifteen days of the receipt of this notice.
+ If you do not pay within this time, my client will file a complaint under section 138 read with section 142 of the Negotiable Instruments Act, 1881, and take other proceedings that the law allows, at your risk and cost.
+ A copy of this notice is kept in my office for further action.
{advocate}, Advocate for {client}
{advocateAddress}
`,
};
