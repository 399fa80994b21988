import { factsOf } from '../facts.ts';
import { EARLIER_BAIL } from '../shared-sources.ts';
import { BNSS, sourcesOf, type Template } from '../template.ts';

export const defaultBail: Template = {
  id: 'default_bail',
  group: 'criminal',
  kind: 'bail_application',
  name: ['Application for default bail', 'डिफ़ॉल्ट जमानत का आवेदन', 'இயல்பு ஜாமீன் மனு'],
  sources: sourcesOf(`
${BNSS}|section 187(3)|No Magistrate authorises detention beyond ninety days for an offence punishable with death, imprisonment for life or for ten years or more, and sixty days for any other; on the expiry the accused is released on bail if he furnishes it.
Supreme Court of India|Enforcement Directorate v. Kapil Wadhawan (27 March 2023)|The day of the remand is counted.
${EARLIER_BAIL}
`),
  facts: factsOf(`
custody|line||Where the applicant is in custody|आवेदक कहाँ अभिरक्षा में है|மனுதாரர் எங்கே காவலில் உள்ளார்
detentionLimit|choice||Period of detention by the punishment of the offence|अपराध के दंड के अनुसार निरोध की अवधि|குற்றத்தின் தண்டனைப்படி காவல் காலம்|ninety days (death, imprisonment for life, or ten years or more); sixty days (any other offence)
noReport|line||What the record of the court shows on that day|उस दिन न्यायालय का अभिलेख क्या दिखाता है|அன்று நீதிமன்றப் பதிவேடு காட்டுவது
`),
  text: `
@court
@number Criminal Miscellaneous Application No.
@parties Applicant | Respondent
# APPLICATION FOR DEFAULT BAIL UNDER SECTION 187(3) OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023
^ FIR No. {fir} dated {firDate}, police station {policeStation}, {district}, under {offences}
|| Particulars | Statement
| FIR No. and date | {fir}, {firDate}
| Police station, district and State | {policeStation}, {district}
| Sections | {offences}
| Longest punishment | {punishment}
| Arrested on | {arrestDate}
| First remand | {remandDate}
| Period that applies | {detentionLimit}
| Right to bail from | {defaultBailFrom}
| Criminal antecedents | {antecedents}
| Earlier applications for bail | {earlierApplications}
| Non-bailable warrants, proclamations | {processes}
The applicant respectfully showeth:
+ That the applicant is {petitioner|Name of the applicant}, {petitionerDetails|Parentage, age, occupation and address of the applicant}.
+ That FIR No. {fir} dated {firDate} was registered at police station {policeStation}, {district}, under {offences} ({@A-1}). Its longest punishment is: {punishment}.
+ That the applicant was arrested on {arrestDate} and was first remanded on {remandDate}. The applicant is in custody at {custody}.
+ That the period of section 187(3) is {detentionLimit}. The day of the remand is counted, so that the right to bail arose on {defaultBailFrom}.
+ That no police report was filed when this application was made on {paperDate}: {noReport}.
+ That the applicant is prepared to furnish bail and does furnish it.
+ That on earlier applications the applicant states: {earlierApplications}.
+ That on earlier cases the applicant states: {antecedents}.
+ That on warrants and proclamations the applicant states: {processes}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ release the applicant on bail under section 187(3) of the Bharatiya Nagarik Suraksha Sanhita, 2023, in FIR No. {fir} of police station {policeStation}; and
++ pass any other order that it considers just.
@end APPLICANT
@affidavit application
`,
};
