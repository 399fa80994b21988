import { factsOf } from '../facts.ts';
import { LIMITATION, sourcesOf, type Template } from '../template.ts';

export const arbitratorAppointment: Template = {
  id: 'arbitrator_appointment',
  group: 'commercial',
  kind: 'petition',
  name: [
    'Petition to appoint an arbitrator, section 11',
    'मध्यस्थ की नियुक्ति की याचिका, धारा 11',
    'நடுவரை நியமிக்கும் மனு, பிரிவு 11',
  ],
  sources: sourcesOf(`
Arbitration and Conciliation Act, 1996|section 11|Where the procedure fails, or a party does not act within thirty days of the request, the Supreme Court (international commercial) or the High Court appoints; it looks at the existence of an arbitration agreement.
Arbitration and Conciliation Act, 1996|section 21|The request by which the arbitration began.
${LIMITATION}|article 137|Three years from when the right to apply accrues.
`),
  facts: factsOf(`
agreementDate|date||Date of the agreement|करार की तारीख|ஒப்பந்தத்தின் தேதி
arbitrationClause|text||The arbitration clause, with seat and number of arbitrators|माध्यस्थम् खंड, स्थान और मध्यस्थों की संख्या सहित|நடுவர் தீர்ப்புக் கூறு, இருக்கையும் நடுவர் எண்ணிக்கையும்
requestDate|date||Date of the request for arbitration|माध्यस्थम् के अनुरोध की तारीख|நடுவர் தீர்ப்புக் கோரிக்கையின் தேதி
requestReceived|date||Day on which the request was received|जिस दिन अनुरोध मिला|கோரிக்கை கிடைத்த நாள்
failure|text||How the procedure of appointment failed|नियुक्ति की प्रक्रिया कैसे विफल हुई|நியமன நடைமுறை தோல்வியடைந்தது எவ்வாறு
`),
  text: `
@court
@number Arbitration Petition No.
@parties Petitioner | Respondent
# PETITION UNDER SECTION 11 OF THE ARBITRATION AND CONCILIATION ACT, 1996
The petitioner respectfully showeth:
+ That the parties made an agreement dated {agreementDate} ({@P-1}), whose arbitration clause is: {arbitrationClause}.
### FACTS
+ {facts}
### REQUEST AND FAILURE
+ That the petitioner requested arbitration by a notice under section 21 dated {requestDate} ({@P-2}), which the respondent received on {requestReceived}.
+ That thirty days have passed, and: {failure}.
+ That this court has jurisdiction. {jurisdiction}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ appoint an arbitrator for the disputes between the parties; and
++ pass any other order that it considers just.
@end PETITIONER
@affidavit petition
`,
};
