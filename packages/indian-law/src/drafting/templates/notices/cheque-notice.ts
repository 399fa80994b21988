import { factsOf } from '../facts.ts';
import { NI_ACT, sourcesOf, type Template } from '../template.ts';

export const chequeNotice: Template = {
  id: 'cheque_notice',
  group: 'notices',
  kind: 'notice',
  name: [
    'Cheque notice under section 138',
    'चेक अनादरण का नोटिस (धारा 138)',
    'காசோலை திரும்பியதற்கான அறிவிப்பு (பிரிவு 138)',
  ],
  sources: sourcesOf(`
${NI_ACT}|section 138, proviso, clause (a)|The cheque is presented within its validity, which is three months from its date (Reserve Bank of India, 4 November 2011).
${NI_ACT}|section 138, proviso, clause (b)|The payee or holder in due course demands the amount of the cheque by a written notice to the drawer within thirty days of the receipt of information from the bank about the return.
${NI_ACT}|section 138, proviso, clause (c)|The offence needs that the drawer does not pay the amount within fifteen days of the receipt of the notice.
${NI_ACT}|section 142(1)|The complaint follows within one month of the end of these fifteen days.
${NI_ACT}|section 139|The holder is presumed to have received the cheque for a debt or liability, unless the contrary is proved.
${NI_ACT}|section 141|For a cheque of a company the company and the persons in charge of its business answer; each gets the notice.
`),
  facts: factsOf(`
otherNoticees|text|optional|For a company or firm: its directors or partners with their addresses|कंपनी या फ़र्म के लिए: उसके निदेशक या भागीदार, पते सहित|நிறுவனமானால்: அதன் இயக்குநர்கள் அல்லது பங்குதாரர்கள், முகவரிகளுடன்
`),
  about: 'cheque_notice',
  text: `
> Date: {noticeDate}
By registered post acknowledgment due
To
{drawer}
{drawerAddress}
[otherNoticees] {otherNoticees}
# LEGAL NOTICE
Subject: Notice under clause (b) of the proviso to section 138 of the Negotiable Instruments Act, 1881, for cheque No. {chequeNumber} dated {chequeDate}
Under instructions from and on behalf of my client, {client}, of {clientAddress}, I serve this notice on you:
+ You owe my client a legally enforceable debt: {debt}.
+ To discharge it you gave my client cheque No. {chequeNumber} dated {chequeDate} for {chequeAmount}, drawn on {chequeBank}.
+ My client presented the cheque on {presentedOn}, within the period of its validity, through {payeeBank}.
+ The bank returned the cheque unpaid for the reason: {returnReason}. My client received this information from the bank on {returnInformed}.
+ I therefore demand on behalf of my client that you pay {chequeAmount} to my client within fifteen days of the receipt of this notice.
+ If you do not pay within this time, my client will file a complaint under section 138 read with section 142 of the Negotiable Instruments Act, 1881, and take other proceedings that the law allows, at your risk and cost.
+ A copy of this notice is kept in my office for further action.
@sign {advocate}, Advocate for {client}
> {advocateAddress}
`,
};
