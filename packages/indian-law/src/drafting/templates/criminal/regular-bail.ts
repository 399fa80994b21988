import { BNSS, type Template } from '../template.ts';

export const regularBail: Template = {
  id: 'regular_bail',
  group: 'criminal',
  kind: 'bail_application',
  sources: [
    {
      act: BNSS,
      provision: 'section 480',
      rule: 'Courts other than the High Court and the Court of Session may release a person accused of a non-bailable offence on bail, with the limits that it names for the gravest offences; subsection (3) names conditions.',
    },
    {
      act: BNSS,
      provision: 'section 483',
      rule: 'The High Court and the Court of Session may release an accused person in custody on bail.',
    },
  ],
  facts: {
    bailSection: {
      label: 'Section: 480 before a Magistrate, 483 in the Sessions Court or High Court',
      type: 'choice',
      choices: ['480', '483'],
    },
    custody: { label: 'Where the applicant is in custody, and since when', type: 'line' },
    investigation: { label: 'Stage of the investigation or the trial', type: 'text' },
    antecedents: { label: 'Earlier cases against the applicant, or that there are none', type: 'text' },
  },
  text: `
@court
@number Bail Application No.
@parties Applicant | State
# APPLICATION FOR REGULAR BAIL UNDER SECTION {bailSection} OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023
^ FIR No. {fir} dated {firDate}, police station {policeStation}, {district}, under {offences}
The applicant respectfully showeth:
+ That the applicant is {petitioner|Name of the applicant}, {petitionerDetails|Parentage, age, occupation and address of the applicant}.
+ That FIR No. {fir} dated {firDate} was registered at police station {policeStation}, {district}, under {offences} ({@A-1}).
+ That the FIR alleges in short: {allegations}
+ That the applicant was arrested on {arrestDate} and is in custody: {custody}.
+ That the stage of the case is: {investigation}
### GROUNDS
+ {grounds}
### STATEMENTS OF THE APPLICANT
+ That on earlier applications the applicant states: {earlierApplications}
+ That on earlier cases the applicant states: {antecedents}
+ That the applicant will attend as the bond requires; will commit no similar offence; will make no inducement, threat or promise to any person who knows the facts of the case; will not tamper with the evidence; and will obey any other condition that the court imposes.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ release the applicant on bail in FIR No. {fir} of police station {policeStation} on conditions that the court considers fit; and
++ pass any other order that it considers just.
Place: {place}
Date: {paperDate}
APPLICANT
Through {advocate}, Advocate
`,
};
