import { factsOf } from '../facts.ts';
import { ANTECEDENTS, EARLIER_BAIL } from '../shared-sources.ts';
import { BNSS, sourcesOf, type Template } from '../template.ts';

export const regularBail: Template = {
  id: 'regular_bail',
  group: 'criminal',
  kind: 'bail_application',
  name: ['Application for regular bail', 'नियमित जमानत का आवेदन', 'ஜாமீன் மனு'],
  sources: sourcesOf(`
${BNSS}|section 480|Courts other than the High Court and the Court of Session may release a person accused of a non-bailable offence on bail, with the limits that it names for the gravest offences; subsection (3) names conditions.
${BNSS}|section 483|The High Court and the Court of Session may release an accused person in custody on bail.
${EARLIER_BAIL}
${ANTECEDENTS}
`),
  facts: factsOf(`
bailSection|choice||Section: 480 before a Magistrate, 483 in the Sessions Court or High Court|धारा: मजिस्ट्रेट के समक्ष 480, सेशन न्यायालय या उच्च न्यायालय में 483|பிரிவு: நீதித்துறை நடுவர் முன் 480, அமர்வு நீதிமன்றத்தில் அல்லது உயர் நீதிமன்றத்தில் 483|480; 483
stage|line||Stage of the case: investigation, charge sheet, cognizance, charges or trial|मामले का प्रक्रम: अन्वेषण, आरोप-पत्र, संज्ञान, आरोप या विचारण|வழக்கின் நிலை: புலனாய்வு, குற்றப்பத்திரிகை, விசாரணைக்கு ஏற்றல், குற்றச்சாட்டு அல்லது விசாரணை
witnesses|line||Witnesses in the charge sheet, and how many were examined|आरोप-पत्र के साक्षी, और कितनों की परीक्षा हुई|குற்றப்பத்திரிகையில் உள்ள சாட்சிகள், விசாரிக்கப்பட்டவர்கள் எத்தனை பேர்
custody|line||Where the applicant is in custody|आवेदक कहाँ अभिरक्षा में है|மனுதாரர் எங்கே காவலில் உள்ளார்
`),
  text: `
@court
@number Bail Application No.
@parties Applicant | Respondent
# APPLICATION FOR REGULAR BAIL UNDER SECTION {bailSection} OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023
^ FIR No. {fir} dated {firDate}, police station {policeStation}, {district}, under {offences}
|| Particulars | Statement
| FIR No. and date | {fir}, {firDate}
| Police station, district and State | {policeStation}, {district}
| Sections | {offences}
| Longest punishment | {punishment}
| Arrested on | {arrestDate}
| First remand | {remandDate}
| Custody until the date of this paper | {custodyDays} days, at {custody}
| Stage of the case | {stage}
| Witnesses | {witnesses}
| Criminal antecedents | {antecedents}
| Earlier applications for bail | {earlierApplications}
| Non-bailable warrants, proclamations | {processes}
The applicant respectfully showeth:
+ That the applicant is {petitioner|Name of the applicant}, {petitionerDetails|Parentage, age, occupation and address of the applicant}.
+ That FIR No. {fir} dated {firDate} was registered at police station {policeStation}, {district}, under {offences} ({@A-1}). Its longest punishment is: {punishment}.
+ That the FIR alleges in short: {allegations}.
+ That the applicant was arrested on {arrestDate} and was first remanded on {remandDate}. The applicant has been in custody for {custodyDays} days, at {custody}.
+ That the stage of the case is: {stage}. Witnesses: {witnesses}.
[specialBars] + That the conditions of the special Act are met: {specialBars}.
### GROUNDS
+ {grounds}
### STATEMENTS OF THE APPLICANT
+ That on earlier applications the applicant states: {earlierApplications}.
+ That on earlier cases the applicant states: {antecedents}.
+ That on warrants and proclamations the applicant states: {processes}.
+ That the applicant will attend as the bond requires; will commit no similar offence; will make no inducement, threat or promise to any person who knows the facts of the case; will not tamper with the evidence; and will obey any other condition that the court imposes.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ release the applicant on bail in FIR No. {fir} of police station {policeStation} on conditions that the court considers fit; and
++ pass any other order that it considers just.
@end APPLICANT
@affidavit application
`,
};
