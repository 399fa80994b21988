import { factsOf } from '../facts.ts';
import { POWER_OF_PLEADER } from '../shared-sources.ts';
import { sourcesOf, type Template } from '../template.ts';

export const vakalatnama: Template = {
  id: 'vakalatnama',
  group: 'general',
  kind: 'vakalatnama',
  name: ['Vakalatnama', 'वकालतनामा', 'வக்காலத்து'],
  sources: sourcesOf(`
${POWER_OF_PLEADER}
`),
  facts: factsOf(`
powersLeftOut|text|optional|Powers that the client does not give|शक्तियाँ, जो मुवक्किल नहीं देता|கட்சிக்காரர் வழங்காத அதிகாரங்கள்
`),
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# VAKALATNAMA
I, {client}, residing at {clientAddress}, the {clientRole} in the above case, appoint {advocate}, Advocate, enrolment number {enrolment}, to act, appear and plead for me in this case and in the proceedings that arise from it. I authorise the advocate:
+ to sign, verify where the law allows it, and file pleadings, applications, affidavits and other papers;
+ to file and take back documents, and to apply for copies of the record;
+ to pay in and draw out money, and to give receipts for it;
+ to settle, compromise or refer the dispute to arbitration, on my written instructions;
+ to withdraw the case, on my written instructions;
+ to apply for execution of a decree or order; and
+ to appoint another advocate to appear when the advocate cannot attend.
[powersLeftOut] I do not authorise the advocate to do the following: {powersLeftOut}
I ratify what the advocate lawfully does under this authority. I will attend court or send my agent when the advocate asks me to. The fee is agreed separately.
Signed at {place} on {paperDate}.
@sign Signature of the client: {client}
Accepted:
@sign {advocate}, Advocate
Enrolment number {enrolment}
Address for service: {advocateAddress}
`,
};
