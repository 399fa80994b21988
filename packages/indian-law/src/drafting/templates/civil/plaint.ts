import { factsOf } from '../facts.ts';
import { PLAINT_DOCUMENTS, PLAINT_OUT_OF_TIME, PLAINT_STATES, VERIFIED_PLEADING } from '../shared-sources.ts';
import { sourcesOf, type Template } from '../template.ts';

export const plaint: Template = {
  id: 'plaint',
  group: 'civil',
  kind: 'plaint',
  name: ['Plaint', 'वादपत्र', 'வழக்குரை (பிராது)'],
  sources: sourcesOf(`
${PLAINT_STATES}
${PLAINT_OUT_OF_TIME}
${PLAINT_DOCUMENTS}
${VERIFIED_PLEADING}
`),
  facts: factsOf(`
suitFor|line||Nature of the suit, such as recovery of money|वाद का स्वरूप, जैसे धन की वसूली|வழக்கின் தன்மை, எடுத்துக்காட்டாகப் பணம் வசூலித்தல்
disability|line|optional|A party who is a minor or of unsound mind|पक्षकार, जो अवयस्क या विकृतचित्त है|இளவர் அல்லது மனநலம் குன்றிய தரப்பினர்
givenUp|text|optional|A set-off allowed or a part of the claim given up|अनुज्ञात मुजरा या दावे का त्यागा हुआ भाग|அனுமதித்த எதிரீடு அல்லது கைவிட்ட கோரிக்கைப் பகுதி
`),
  text: `
@court
@number Suit No.
@parties Plaintiff | Defendant
# PLAINT
^ Suit for {suitFor}
The plaintiff respectfully showeth:
+ That the plaintiff is {petitioner|Name of the plaintiff}, {petitionerDetails|Description, parentage, age and residence of the plaintiff}.
[authority] + That the plaintiff sues through {deponent}, {authority}.
+ That the defendant is {respondent|Name of the defendant}, {respondentDetails|Description and residence of the defendant}.
[disability] + That the following party is a minor or of unsound mind: {disability}.
### FACTS
+ {facts}
### CAUSE OF ACTION
+ {causeOfAction}
### JURISDICTION, LIMITATION AND VALUE
+ That this court has jurisdiction. {jurisdiction}.
+ That the suit is within limitation. {limitation}.
[givenUp] + {givenUp}
+ That the suit is valued for jurisdiction at {suitValue}, and a court fee of {courtFee} is paid. The working is: {valuation}.
### PRAYER
The plaintiff therefore prays for the following reliefs:
++ {reliefs}
++ the costs of the suit; and
++ any other relief that the court considers just.
@end PLAINTIFF
## VERIFICATION
@verification plaint
@sign PLAINTIFF
@affidavit plaint
`,
};
