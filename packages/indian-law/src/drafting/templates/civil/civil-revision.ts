import { factsOf } from '../facts.ts';
import { CPC, LIMITATION, sourcesOf, type Template } from '../template.ts';

export const civilRevision: Template = {
  id: 'civil_revision',
  group: 'civil',
  kind: 'petition',
  name: ['Civil revision petition', 'सिविल पुनरीक्षण याचिका', 'உரிமையியல் சீராய்வு மனு'],
  sources: sourcesOf(`
${CPC}|section 115(1)|The High Court may revise a case decided by a subordinate court from which no appeal lies, when that court exercised a jurisdiction that it does not have, failed to exercise one that it has, or acted in its exercise illegally or with material irregularity. Some States have amended the section: read the amendment of the State.
${CPC}|section 115(1), proviso|An order is varied or reversed only if, had it been made in favour of the applicant, it would have finally disposed of the suit or other proceeding.
${CPC}|section 115(3)|A revision does not operate as a stay unless the High Court stays the suit.
${LIMITATION}|article 131|Ninety days from the date of the decree, order or sentence to be revised.
${LIMITATION}|section 12|The time for obtaining the copy is left out.
`),
  facts: factsOf(`
noAppeal|text||Why no appeal lies from the order|आदेश की अपील क्यों नहीं हो सकती|உத்தரவுக்கு எதிராக ஏன் மேல்முறையீடு இல்லை
finalDisposal|text||Why the opposite order would have finally disposed of the proceeding|उलटा आदेश कार्यवाही का अंतिम निपटारा क्यों कर देता|மாறான உத்தரவு நடவடிக்கையை ஏன் இறுதியாக முடித்திருக்கும்
stateAmendment|text|optional|How the amendment of the State to section 115 is met|धारा 115 में राज्य का संशोधन कैसे पूरा होता है|பிரிவு 115-இன் மாநிலத் திருத்தம் நிறைவேறுவது எவ்வாறு
delay|text|optional|Explanation of a delay|विलंब का स्पष्टीकरण|தாமதத்திற்கான விளக்கம்
`),
  about: 'civil_revision',
  lateBecause: 'delay',
  text: `
@court
@number Civil Revision Petition No.
@parties Petitioner | Respondent
# CIVIL REVISION PETITION UNDER SECTION 115 OF THE CODE OF CIVIL PROCEDURE, 1908
The petitioner respectfully showeth:
+ That this petition is directed against the order dated {orderDate} of {orderCourt} ({@P-1}), which decides: {orderOutcome}.
### FACTS
+ {facts}
### WHY A REVISION LIES
+ That no appeal lies from the order. {noAppeal}.
+ That the proviso to section 115(1) is satisfied. {finalDisposal}.
[stateAmendment] + That the amendment of the State to section 115 is satisfied: {stateAmendment}.
### GROUNDS
+ {grounds}
### LIMITATION
+ That the order is dated {orderDate}. The petitioner applied for its copy on {copyApplied}, and the copy was ready on {copyReceived}. This petition is filed on {filedOn}.
[delay] + That the petition is late, and an application to condone the delay is filed with it: {delay}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ call for the record of the case and set aside the order dated {orderDate} of {orderCourt};
++ stay the proceedings below until this petition is decided; and
++ pass any other order that it considers just.
@end PETITIONER
@affidavit petition
`,
};
