import { factsOf } from '../facts.ts';
import { POWER_OF_PLEADER } from '../shared-sources.ts';
import { sourcesOf, type Template } from '../template.ts';

export const vakalatnamaSupremeCourt: Template = {
  id: 'vakalatnama_supreme_court',
  group: 'general',
  kind: 'vakalatnama',
  name: ['Vakalatnama for the Supreme Court', 'उच्चतम न्यायालय का वकालतनामा', 'உச்ச நீதிமன்ற வக்காலத்து'],
  sources: sourcesOf(`
Supreme Court Rules, 2013|Order IV rule 7(c)|Only an advocate-on-record files an appearance or acts for a party in the Supreme Court.
${POWER_OF_PLEADER}
`),
  facts: factsOf(`
powersLeftOut|text|optional|Powers that the client does not give|शक्तियाँ, जो मुवक्किल नहीं देता|கட்சிக்காரர் வழங்காத அதிகாரங்கள்
aorCode|line||Code of the advocate-on-record|एडवोकेट-ऑन-रिकॉर्ड का कोड|பதிவு வழக்கறிஞரின் குறியீடு
slpKind|choice||Jurisdiction|अधिकारिता|அதிகார வரம்பு|CIVIL APPELLATE JURISDICTION; CRIMINAL APPELLATE JURISDICTION; CIVIL ORIGINAL JURISDICTION; CRIMINAL ORIGINAL JURISDICTION
`),
  text: `
## IN THE SUPREME COURT OF INDIA
### {slpKind}
@number Case No.
@parties Petitioner | Respondent
# VAKALATNAMA
I, {client}, residing at {clientAddress}, the {clientRole} in the above case, appoint and retain {advocate}, Advocate-on-Record of the Supreme Court of India, code {aorCode}, to act and appear for me in this case and on my behalf to conduct and prosecute or defend it and all proceedings that may be taken in respect of any application connected with it or any decree or order passed in it. I authorise the advocate:
+ to sign, verify where the law allows it, and file pleadings, applications, affidavits and other papers;
+ to file and take back documents, and to apply for copies of the record;
+ to pay in and draw out money, and to give receipts for it;
+ to settle, compromise or refer the dispute to arbitration, on my written instructions;
+ to withdraw the case, on my written instructions;
+ to apply for execution of a decree or order; and
+ to appoint another advocate to appear when the advocate cannot attend.
[powersLeftOut] I do not authorise the advocate to do the following: {powersLeftOut}
I ratify what the advocate lawfully does under this authority.
Signed at {place} on {paperDate}.
@sign Signature of the client: {client}
Accepted, identified and certified:
@sign {advocate}, Advocate-on-Record
## MEMO OF APPEARANCE
To the Registrar, Supreme Court of India: please enter my appearance for the {clientRole} in the above case.
Address for service: {advocateAddress}
@sign {advocate}, Advocate-on-Record
`,
};
