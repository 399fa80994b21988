import { factsOf } from '../facts.ts';
import { BNSS, sourcesOf, type Template } from '../template.ts';
import { disclosureAffidavit, MEANS, RAJNESH } from './disclosure.ts';

export const maintenance: Template = {
  id: 'maintenance',
  group: 'family',
  kind: 'application',
  name: [
    'Application for maintenance, section 144 BNSS, with the asset affidavit',
    'भरण-पोषण का आवेदन, धारा 144 बीएनएसएस, संपत्ति के शपथपत्र सहित',
    'ஜீவனாம்ச மனு, பிரிவு 144 BNSS, சொத்துப் பிரமாணப் பத்திரத்துடன்',
  ],
  sources: sourcesOf(`
${BNSS}|section 144|A person with sufficient means who neglects or refuses to maintain a wife, child, father or mother who cannot maintain themselves may be ordered to pay a monthly allowance, and interim maintenance and expenses meanwhile.
${BNSS}|section 145|Proceedings may be taken in a district where that person is, or resides, or last resided with the wife or the mother of the child, or where the father or mother resides.
${RAJNESH}
`),
  facts: factsOf(`
relationToRespondent|choice||Relation of the applicant to the respondent|आवेदक का प्रत्यर्थी से संबंध|எதிர்மனுதாரருக்கு மனுதாரரின் உறவு|wife; child; father; mother
maintenanceAmount|money||Maintenance a month, in rupees|भरण-पोषण प्रति मास, रुपयों में|மாத ஜீவனாம்சம், ரூபாயில்
${MEANS}
`),
  text: `
@court
@number Maintenance Case No.
@parties Applicant | Respondent
# APPLICATION FOR MAINTENANCE UNDER SECTION 144 OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023
The applicant respectfully showeth:
+ That the applicant is {petitioner|Name of the applicant}, {petitionerDetails|Parentage, age, occupation and address of the applicant}, the {relationToRespondent} of the respondent.
+ That the respondent is {respondent}, {respondentDetails}.
+ That the marriage was solemnised on {marriageDate} at {marriagePlace}, and the parties live apart since {separatedOn}. Children: {children}.
### NEGLECT OR REFUSAL
+ {facts}
### MEANS AND NEEDS
+ {income}
+ That on other proceedings the applicant states: {otherProceedings}.
+ That this court has jurisdiction under section 145. {jurisdiction}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ order the respondent to pay maintenance of {maintenanceAmount} a month to the applicant from the date of this application;
++ order interim maintenance and the expenses of the proceeding meanwhile; and
++ pass any other order that it considers just.
@end APPLICANT
@affidavit application
---
${disclosureAffidavit('Maintenance Case No.', 'Applicant | Respondent')}`,
};
