import { factsOf } from '../facts.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const adjournmentLetter: Template = {
  id: 'adjournment_letter',
  group: 'general',
  kind: 'other',
  name: ['Letter for an adjournment', 'स्थगन के लिए पत्र', 'ஒத்திவைப்புக் கடிதம்'],
  sources: sourcesOf(`
${CPC}|Order XVII rule 1|The court may grant time for sufficient cause shown, for reasons recorded, and not more than three times to a party during the hearing of the suit.
`),
  facts: factsOf(`
listedOn|date||Day on which the case is listed|जिस दिन मामला सूचीबद्ध है|வழக்கு பட்டியலிடப்பட்ட நாள்
item|line||Item number|मद संख्या|பட்டியல் எண்
adjournmentReason|text||Cause of the adjournment|स्थगन का कारण|ஒத்திவைப்பின் காரணம்
adjournmentsBefore|line||Adjournments that this side had before, or none|इस पक्ष के पहले के स्थगन, या कोई नहीं|இத்தரப்பு முன்பு பெற்ற ஒத்திவைப்புகள், அல்லது இல்லை
suits|line||Day or week that is asked for|चाहा गया दिन या सप्ताह|கோரும் நாள் அல்லது வாரம்
circulated|line||How and when the other side was informed, and its answer|दूसरे पक्ष को कैसे और कब बताया गया, और उसका उत्तर|எதிர்த்தரப்புக்கு எவ்வாறு எப்போது தெரிவிக்கப்பட்டது, அதன் பதில்
`),
  text: `
> Date: {paperDate}
To
The Registrar or Court Master
{court}
# LETTER FOR AN ADJOURNMENT
Subject: {caseNumber}, {petitioner} v. {respondent}, listed on {listedOn} as item {item}
+ I appear for {client} in this case, which is listed on {listedOn}.
+ An adjournment is sought, because: {adjournmentReason}.
+ Adjournments that this side had before: {adjournmentsBefore}.
+ The letter was circulated to the other side: {circulated}.
+ It is requested that the case be listed on {suits} or on another day that suits the court.
@sign {advocate}, Advocate for {client}
`,
};
