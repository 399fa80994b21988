import { factsOf } from '../facts.ts';
import { OATH, OWN_KNOWLEDGE } from '../shared-sources.ts';
import { sourcesOf, type Template } from '../template.ts';

export const complianceAffidavit: Template = {
  id: 'compliance_affidavit',
  group: 'affidavits',
  kind: 'affidavit',
  name: ['Affidavit of compliance', 'अनुपालन का शपथपत्र', 'இணக்கப் பிரமாணப் பத்திரம்'],
  sources: sourcesOf(`
${OWN_KNOWLEDGE}
${OATH}
`),
  facts: factsOf(`
complianceOrder|date||Date of the order that is complied with|अनुपालन किए गए आदेश की तारीख|இணங்கிய உத்தரவின் தேதி
directions|text||What the order directs|आदेश क्या निदेश देता है|உத்தரவு பணிப்பது
compliance|text||How and when each direction was complied with, each on a line of its own|हर निदेश का अनुपालन कैसे और कब हुआ, हर एक अलग पंक्ति में|ஒவ்வொரு பணிப்பும் எவ்வாறு எப்போது நிறைவேறியது, ஒவ்வொன்றும் தனி வரியில்
notComplied|text|optional|What is not complied with yet, why, and until when|क्या अनुपालन शेष है, क्यों, और कब तक|இன்னும் நிறைவேறாதது, ஏன், எப்போது வரை
`),
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# AFFIDAVIT OF COMPLIANCE
^ with the order dated {complianceOrder}
[authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, {authority}, do hereby solemnly affirm and state as follows:
[!authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, do hereby solemnly affirm and state as follows:
+ That I am the {deponentRole} in the above case. I know its facts and am competent to swear this affidavit.
+ That by the order dated {complianceOrder} this court directed: {directions}.
+ {compliance}
[notComplied] + That the following part is not complied with yet, for the reason and until the day stated: {notComplied}.
+ That the proof of compliance is filed as {@A-1}. It is a true copy of its original.
@sign DEPONENT
## VERIFICATION
@verification affidavit
@sign DEPONENT
@jurat
`,
};
