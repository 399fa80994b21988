import { factsOf } from '../facts.ts';
import { VERIFIED_PLEADING } from '../shared-sources.ts';
import { sourcesOf, type Template } from '../template.ts';

export const mutualDivorce: Template = {
  id: 'mutual_divorce',
  group: 'family',
  kind: 'petition',
  name: [
    'Joint petition for divorce by mutual consent, section 13B HMA',
    'आपसी सहमति से विवाह-विच्छेद की संयुक्त याचिका, धारा 13B एचएमए',
    'பரஸ்பர சம்மத விவாகரத்துக் கூட்டு மனு, பிரிவு 13B HMA',
  ],
  sources: sourcesOf(`
Hindu Marriage Act, 1955|section 13B|Both parties petition together: they live separately for one year or more, have not been able to live together, and agree that the marriage be dissolved; the motion follows after six months and within eighteen.
Supreme Court of India|Amardeep Singh v. Harveen Kaur, (2017) 8 SCC 746|The six months of section 13B(2) are directory, and the court may waive them in a fit case.
Hindu Marriage Act, 1955|section 19|Names the district court to which the petition goes.
${VERIFIED_PLEADING}
`),
  facts: factsOf(`
terms|text||Terms agreed: custody, maintenance, property, each on a line of its own|तय शर्तें: अभिरक्षा, भरण-पोषण, संपत्ति, हर एक अलग पंक्ति में|ஒப்புக்கொண்ட நிபந்தனைகள்: பாதுகாப்பு, ஜீவனாம்சம், சொத்து, ஒவ்வொன்றும் தனி வரியில்
otherProceedings|text||Other proceedings between the parties with their orders, or that there are none|पक्षकारों के बीच अन्य कार्यवाहियाँ और आदेश, या यह कि कोई नहीं है|தரப்பினரிடையே பிற நடவடிக்கைகளும் உத்தரவுகளும், அல்லது எதுவும் இல்லை
waiver|text|optional|Why the six months may be waived|छह मास क्यों छोड़े जा सकते हैं|ஆறு மாதங்களைத் தளர்த்தலாம் என்பதற்கான காரணம்
`),
  labels: [
    ['Name of the first petitioner', 'प्रथम याचिकाकर्ता का नाम', 'முதல் மனுதாரரின் பெயர்'],
    ['Name of the second petitioner', 'द्वितीय याचिकाकर्ता का नाम', 'இரண்டாம் மனுதாரரின் பெயர்'],
  ],
  text: `
@court
@number Matrimonial Petition No.
@parties First petitioner | Second petitioner
# JOINT PETITION FOR DIVORCE BY MUTUAL CONSENT UNDER SECTION 13B OF THE HINDU MARRIAGE ACT, 1955
^ Petition for dissolution of marriage by a decree of divorce
The petitioners respectfully show:
+ That the marriage between {petitioner|Name of the first petitioner} and {respondent|Name of the second petitioner} was solemnised on {marriageDate} at {marriagePlace} under the Hindu Marriage Act, 1955.
+ That children of the marriage are: {children}.
+ That the petitioners live separately since {separatedOn}, which is one year or more, and have not been able to live together.
+ That they have mutually agreed that the marriage should be dissolved. The consent of neither was obtained by force, fraud or undue influence.
### TERMS AGREED
+ {terms}
+ That on other proceedings the petitioners state: {otherProceedings}.
+ That this court has jurisdiction under section 19. {jurisdiction}.
[waiver] + That the period of six months may be waived, because: {waiver}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ dissolve the marriage between the petitioners by a decree of divorce under section 13B; and
++ pass any other order that it considers just.
Place: {place}
Date: {paperDate}
@sign FIRST PETITIONER
@sign SECOND PETITIONER
> Through {advocate}, Advocate
## VERIFICATION
@verification petition
@sign FIRST PETITIONER
@sign SECOND PETITIONER
@affidavit petition
`,
};
