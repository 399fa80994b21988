import { factsOf } from '../facts.ts';
import { BNSS, sourcesOf, type Template } from '../template.ts';

export const orderToInvestigate: Template = {
  id: 'order_to_investigate',
  group: 'criminal',
  kind: 'application',
  name: [
    'Application for an investigation, section 175(3) BNSS',
    'अन्वेषण के आदेश का आवेदन, धारा 175(3) बीएनएसएस',
    'புலனாய்வுக்கு உத்தரவிடும் மனு, பிரிவு 175(3) BNSS',
  ],
  sources: sourcesOf(`
${BNSS}|section 175(3)|A Magistrate may order an investigation after considering the application under section 173(4), supported by an affidavit, after inquiry as he thinks necessary and the submission of the police officer.
${BNSS}|section 173(4)|A person whose information is refused sends its substance to the Superintendent of Police, and failing that applies to the Magistrate.
Supreme Court of India|Priyanka Srivastava v. State of U.P., (2015) 6 SCC 287|Both earlier steps are stated and documented, and an affidavit supports the application.
`),
  facts: factsOf(`
informationDate|date||Day of the information to the police station|थाने को सूचना का दिन|காவல் நிலையத்திற்குத் தகவல் தந்த நாள்
policeAnswer|line||What the police station did|थाने ने क्या किया|காவல் நிலையம் செய்தது
superintendentDate|date||Day on which it was sent to the Superintendent of Police|जिस दिन इसे पुलिस अधीक्षक को भेजा गया|காவல் கண்காணிப்பாளருக்கு அனுப்பிய நாள்
superintendentAnswer|line||What the Superintendent of Police did|पुलिस अधीक्षक ने क्या किया|காவல் கண்காணிப்பாளர் செய்தது
investigationNeeded|text||What only the police can find: recovery, custody of records, unknown offenders|जो केवल पुलिस ही पता कर सकती है: बरामदगी, अभिलेख, अज्ञात अपराधी|காவல்துறை மட்டுமே கண்டறியக்கூடியது: மீட்பு, பதிவுகள், அறியப்படாத குற்றவாளிகள்
`),
  text: `
@court
@number Criminal Miscellaneous Application No.
@parties Applicant | Respondent
# APPLICATION UNDER SECTION 175(3) OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023
The applicant respectfully showeth:
+ That the applicant is {petitioner|Name of the applicant}, {petitionerDetails|Parentage, age, occupation and address of the applicant}.
+ That the facts show cognizable offences under {offences}:
+ {facts}
+ That the applicant gave information to police station {policeStation} on {informationDate} ({@A-1}), and no case was registered: {policeAnswer}.
+ That the applicant sent the substance of the information in writing to the Superintendent of Police under section 173(4) on {superintendentDate} ({@A-2}), and: {superintendentAnswer}.
+ That an investigation is needed, because: {investigationNeeded}.
+ That on earlier applications the applicant states: {earlierApplications}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ order the officer in charge of police station {policeStation} to register a case and to investigate it; and
++ pass any other order that it considers just.
@end APPLICANT
@affidavit application
`,
};
