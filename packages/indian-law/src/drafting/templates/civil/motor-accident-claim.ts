import { factsOf } from '../facts.ts';
import { sourcesOf, type Template } from '../template.ts';

export const motorAccidentClaim: Template = {
  id: 'motor_accident_claim',
  group: 'civil',
  kind: 'application',
  name: ['Motor accident claim', 'मोटर दुर्घटना दावा', 'மோட்டார் விபத்துக் கோரிக்கை'],
  sources: sourcesOf(`
Motor Vehicles Act, 1988|section 166|The injured person, the owner of property, the legal representatives of the deceased or an agent applies to the Claims Tribunal where the accident occurred, where the claimant resides or carries on business, or where the defendant resides; within six months of the accident (subsection 3).
Motor Vehicles Act, 1988|section 149|A claim that is settled under this section is not tried again.
`),
  facts: factsOf(`
claimCapacity|choice||Capacity of the claimant|दावेदार की हैसियत|கோரிக்கையாளரின் தகுதி|the injured person; the legal representative of the deceased; the owner of the property; the agent of the injured person or of the legal representatives
victim|line||Injured or deceased person: name, age and occupation|घायल या मृत व्यक्ति: नाम, आयु और व्यवसाय|காயமடைந்தவர் அல்லது இறந்தவர்: பெயர், வயது, தொழில்
victimIncome|money||Monthly income of this person, in rupees|इस व्यक्ति की मासिक आय, रुपयों में|அவரின் மாத வருமானம், ரூபாயில்
dependants|line||Dependants, with age and relation, or none|आश्रित, आयु और संबंध सहित, या कोई नहीं|சார்ந்திருப்பவர்கள், வயதும் உறவும், அல்லது எவரும் இல்லை
accidentDate|date||Date of the accident|दुर्घटना की तारीख|விபத்து நடந்த தேதி
accidentPlace|line||Time and place of the accident|दुर्घटना का समय और स्थान|விபத்து நடந்த நேரமும் இடமும்
vehicle|line||Vehicle, with its registration number|वाहन, पंजीकरण संख्या सहित|வாகனம், பதிவு எண்ணுடன்
driver|line||Driver, with address and licence|चालक, पते और अनुज्ञप्ति सहित|ஓட்டுநர், முகவரியும் உரிமமும்
insurer|line||Insurer, policy number and its period|बीमाकर्ता, पॉलिसी संख्या और अवधि|காப்பீட்டாளர், பாலிசி எண், காலம்
injuries|line||Injuries and treatment, or cause of death|चोटें और उपचार, या मृत्यु का कारण|காயங்களும் சிகிச்சையும், அல்லது மரணக் காரணம்
negligence|text||How the driving was rash and negligent|चालन कैसे उतावला और उपेक्षापूर्ण था|ஓட்டியது கவனக்குறைவாக இருந்தது எவ்வாறு
heads|text||Heads of compensation with their working|प्रतिकर के मद, गणना सहित|இழப்பீட்டின் தலைப்புகள், கணக்குடன்
claimAmount|money||Compensation claimed, in rupees|दावा किया गया प्रतिकर, रुपयों में|கோரும் இழப்பீடு, ரூபாயில்
`),
  text: `
@court
@number M.A.C. Petition No.
@parties Claimant | Respondent
# APPLICATION FOR COMPENSATION UNDER SECTION 166 OF THE MOTOR VEHICLES ACT, 1988
The claimant respectfully showeth:
|| Particulars | Statement
| Claimant, and capacity | {petitioner|Name of the claimant}, {claimCapacity}
| Injured or deceased: name, age, occupation | {victim}
| Monthly income | {victimIncome}
| Dependants, with age and relation | {dependants}
| Date, time and place of the accident | {accidentDate}, {accidentPlace}
| Vehicle, with its registration number | {vehicle}
| Driver, with licence | {driver}
| Owner | {respondent}
| Insurer, policy and its period | {insurer}
| FIR and police station | {fir}, {policeStation}
| Injuries and treatment, or cause of death | {injuries}
+ {facts}
+ That the accident was caused by the rash and negligent driving of the vehicle: {negligence}.
+ That compensation is claimed under the following heads: {heads}.
+ That no other claim for the same accident was made or settled.
+ That this Tribunal has jurisdiction. {jurisdiction}.
### PRAYER
It is therefore prayed that this Tribunal may be pleased to:
++ award compensation of {claimAmount} with interest from the date of this application, jointly and severally against the respondents; and
++ pass any other order that it considers just.
@end CLAIMANT
@affidavit application
`,
};
