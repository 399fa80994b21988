import { factsOf } from '../facts.ts';
import { PLAINT_DOCUMENTS, PLAINT_OUT_OF_TIME, PLAINT_STATES, VERIFIED_PLEADING } from '../shared-sources.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const commercialPlaint: Template = {
  id: 'commercial_plaint',
  group: 'commercial',
  kind: 'plaint',
  name: ['Commercial plaint', 'वाणिज्यिक वादपत्र', 'வணிக வழக்குப் பிராது'],
  sources: sourcesOf(`
${PLAINT_STATES}
${PLAINT_OUT_OF_TIME}
${PLAINT_DOCUMENTS}
${VERIFIED_PLEADING}
Commercial Courts Act, 2015|section 12A|A suit that contemplates no urgent interim relief is instituted only after pre-institution mediation (Patil Automation v. Rakheja Engineers, (2022) 10 SCC 1).
${CPC}|Order VI rule 15A|A pleading in a commercial dispute is verified by an affidavit in the form of a statement of truth in the Appendix.
${CPC}|Order XI rule 1|In a commercial suit the plaintiff lists all documents in power, possession, control or custody and declares on oath that none is held back.
${CPC}|Order VII rule 2A|Where interest is sought, the plaint states it with rate, dates and working.
`),
  facts: factsOf(`
suitFor|line||Nature of the suit, such as recovery of money|वाद का स्वरूप, जैसे धन की वसूली|வழக்கின் தன்மை, எடுத்துக்காட்டாகப் பணம் வசூலித்தல்
disability|line|optional|A party who is a minor or of unsound mind|पक्षकार, जो अवयस्क या विकृतचित्त है|இளவர் அல்லது மனநலம் குன்றிய தரப்பினர்
commercialNature|line||Why the dispute is a commercial dispute of the specified value|विवाद विनिर्दिष्ट मूल्य का वाणिज्यिक विवाद क्यों है|தகராறு குறிப்பிட்ட மதிப்பிலான வணிகத் தகராறாவது ஏன்
mediation|choice||Pre-institution mediation|संस्थित करने से पूर्व मध्यस्थता|வழக்குக்கு முந்தைய சமரசம்|Mediation was applied for and failed.; The other side did not take part in the mediation, and a non-starter report was made.; The suit contemplates urgent interim relief, which is sought in a separate application.
mediationDetails|line||Date and authority of the report, or the application for urgent relief|रिपोर्ट की तारीख और प्राधिकारी, या अत्यावश्यक अनुतोष का आवेदन|அறிக்கையின் தேதியும் அமைப்பும், அல்லது அவசரப் பரிகார மனு
interest|text|optional|Interest claimed: rate, from which day, on what basis, and its amount|दावा किया गया ब्याज: दर, किस दिन से, किस आधार पर, और राशि|கோரும் வட்டி: விகிதம், எந்த நாளிலிருந்து, எந்த அடிப்படையில், தொகை
`),
  text: `
@court
@number Commercial Suit No.
@parties Plaintiff | Defendant
# PLAINT
^ Commercial suit for {suitFor} under the Commercial Courts Act, 2015
The plaintiff respectfully showeth:
+ That the plaintiff is {petitioner|Name of the plaintiff}, {petitionerDetails|Description, parentage, age and residence of the plaintiff}.
[authority] + That the plaintiff sues through {deponent}, {authority}.
+ That the defendant is {respondent|Name of the defendant}, {respondentDetails|Description and residence of the defendant}.
[disability] + That the following party is a minor or of unsound mind: {disability}.
### FACTS
+ {facts}
### CAUSE OF ACTION
+ {causeOfAction}
### COMMERCIAL DISPUTE AND MEDIATION
+ That the dispute is a commercial dispute of the specified value, because: {commercialNature}.
+ That on section 12A of the Commercial Courts Act, 2015, the plaintiff states: {mediation} {mediationDetails} ({@P-1}).
[interest] + That the plaintiff claims interest, which is worked out as follows: {interest}.
### JURISDICTION, LIMITATION AND VALUE
+ That this court has jurisdiction. {jurisdiction}.
+ That the suit is within limitation. {limitation}.
+ That the suit is valued for jurisdiction at {suitValue}, and a court fee of {courtFee} is paid. The working is: {valuation}.
### PRAYER
The plaintiff therefore prays for the following reliefs:
++ {reliefs}
[interest] ++ interest as worked out above;
++ the costs of the suit; and
++ any other relief that the court considers just.
@end PLAINTIFF
## VERIFICATION
@verification plaint
@sign PLAINTIFF
---
@court
@number Commercial Suit No.
@parties Plaintiff | Defendant
# STATEMENT OF TRUTH
^ under Order VI rule 15A of the Code of Civil Procedure, 1908
[authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, {authority}, do hereby solemnly affirm and state as follows:
[!authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, do hereby solemnly affirm and state as follows:
+ That I am the {deponentRole} in the above suit and am competent to swear this affidavit.
+ That I am sufficiently conversant with the facts of the case and have examined all relevant documents and records for it.
+ That the statements of fact in the plaint are true to my knowledge, and its statements of law rest on legal advice.
+ That there is no false statement or concealment of any material fact, document or record, and I have included the information that is relevant for the suit.
+ That all documents in my power, possession, control or custody that pertain to the facts and circumstances of the suit have been disclosed and copies annexed, and I have no other documents in my power, possession, control or custody.
+ That each page of the plaint and of its documents is signed by me.
+ That I am aware that for a false statement or concealment I am liable to action under the law for the time being in force.
@sign DEPONENT
## VERIFICATION
I, {deponent}, declare that the statements made above are true to my knowledge. Verified at {place} on {paperDate}.
@sign DEPONENT
@jurat
`,
};
