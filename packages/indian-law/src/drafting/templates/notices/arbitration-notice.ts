import { factsOf } from '../facts.ts';
import { sourcesOf, type Template } from '../template.ts';

export const arbitrationNotice: Template = {
  id: 'arbitration_notice',
  group: 'notices',
  kind: 'notice',
  name: [
    'Notice invoking arbitration, section 21',
    'माध्यस्थम् का आह्वान करने वाला नोटिस, धारा 21',
    'நடுவர் தீர்ப்பைக் கோரும் அறிவிப்பு, பிரிவு 21',
  ],
  sources: sourcesOf(`
Arbitration and Conciliation Act, 1996|section 21|Unless the parties agree otherwise, the arbitral proceedings begin on the day on which the respondent receives a request to refer the dispute to arbitration.
Arbitration and Conciliation Act, 1996|section 11|A party that does not appoint within thirty days of the request lets the other ask for an appointment.
`),
  facts: factsOf(`
noticee|line||Name of the person who gets the notice|नोटिस पाने वाले का नाम|அறிவிப்பைப் பெறுபவரின் பெயர்
noticeeAddress|line||Address of the person who gets the notice|नोटिस पाने वाले का पता|அறிவிப்பைப் பெறுபவரின் முகவரி
agreementDate|date||Date of the agreement|करार की तारीख|ஒப்பந்தத்தின் தேதி
arbitrationClause|text||The arbitration clause, with seat and number of arbitrators|माध्यस्थम् खंड, स्थान और मध्यस्थों की संख्या सहित|நடுவர் தீர்ப்புக் கூறு, இருக்கையும் நடுவர் எண்ணிக்கையும்
disputes|text||Disputes and claims with amounts|विवाद और दावे, राशि सहित|தகராறுகளும் கோரிக்கைகளும், தொகையுடன்
arbitrator|line||Proposed arbitrator|प्रस्तावित मध्यस्थ|முன்மொழியப்படும் நடுவர்
`),
  text: `
> Date: {noticeDate}
By registered post acknowledgment due
To
{noticee}
{noticeeAddress}
# NOTICE
Subject: Notice under section 21 of the Arbitration and Conciliation Act, 1996, requesting that a dispute be referred to arbitration
Under instructions from and on behalf of my client, {client}, of {clientAddress}, I serve this notice on you:
+ You and my client made an agreement dated {agreementDate}, whose arbitration clause is: {arbitrationClause}.
+ {facts}
+ The following disputes have arisen: {disputes}.
+ My client requests that these disputes be referred to arbitration, and proposes as arbitrator: {arbitrator}.
+ You are called upon to agree or to appoint under the clause within thirty days of the receipt of this notice; otherwise my client will apply under section 11.
@sign {advocate}, Advocate for {client}
> {advocateAddress}
`,
};
