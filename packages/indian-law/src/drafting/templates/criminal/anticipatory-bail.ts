import { factsOf } from '../facts.ts';
import { ANTECEDENTS, EARLIER_BAIL } from '../shared-sources.ts';
import { BNSS, sourcesOf, type Template } from '../template.ts';

export const anticipatoryBail: Template = {
  id: 'anticipatory_bail',
  group: 'criminal',
  kind: 'bail_application',
  name: ['Application for anticipatory bail', 'अग्रिम जमानत का आवेदन', 'முன்ஜாமீன் மனு'],
  sources: sourcesOf(`
${BNSS}|section 482(1)|A person with reason to believe that he may be arrested on an accusation of a non-bailable offence may ask the High Court or the Court of Session for a direction that he be released on bail in the event of arrest.
${BNSS}|section 482(2)|The court may attach conditions: to be available for interrogation, to make no inducement, threat or promise to a person who knows the facts, not to leave India without permission, and others under section 480(3).
${BNSS}|section 482(4)|The section does not apply to an accusation under section 65 or section 70(2) of the Bharatiya Nyaya Sanhita, 2023.
${EARLIER_BAIL}
${ANTECEDENTS}
`),
  facts: factsOf(`
apprehension|text||Why the applicant believes that an arrest may follow|आवेदक को गिरफ़्तारी की आशंका क्यों है|கைதாகலாம் என மனுதாரர் ஏன் நம்புகிறார்
`),
  text: `
@court
@number Anticipatory Bail Application No.
@parties Applicant | Respondent
# APPLICATION FOR ANTICIPATORY BAIL UNDER SECTION 482 OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023
^ FIR No. {fir} dated {firDate}, police station {policeStation}, {district}, under {offences}
|| Particulars | Statement
| FIR No. and date | {fir}, {firDate}
| Police station, district and State | {policeStation}, {district}
| Sections | {offences}
| Longest punishment | {punishment}
| Criminal antecedents | {antecedents}
| Earlier applications for bail | {earlierApplications}
| Non-bailable warrants, proclamations | {processes}
The applicant respectfully showeth:
+ That the applicant is {petitioner|Name of the applicant}, {petitionerDetails|Parentage, age, occupation and address of the applicant}.
+ That FIR No. {fir} dated {firDate} was registered at police station {policeStation}, {district}, under {offences} ({@A-1}). Its longest punishment is: {punishment}.
+ That the FIR alleges in short: {allegations}.
+ That the applicant has reason to believe that he or she may be arrested. {apprehension}.
[specialBars] + That the conditions of the special Act are met: {specialBars}.
### GROUNDS
+ {grounds}
### STATEMENTS OF THE APPLICANT
+ That on earlier applications the applicant states: {earlierApplications}.
+ That on earlier cases the applicant states: {antecedents}.
+ That on warrants and proclamations the applicant states: {processes}.
+ That the applicant will be available for interrogation by a police officer when required; will make no inducement, threat or promise to any person who knows the facts of the case; will not leave India without the permission of the court; and will obey any other condition that the court imposes.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ direct that, in the event of arrest in FIR No. {fir} of police station {policeStation}, the applicant be released on bail on conditions that the court considers fit;
++ protect the applicant from arrest until this application is decided; and
++ pass any other order that it considers just.
@end APPLICANT
@affidavit application
`,
};
