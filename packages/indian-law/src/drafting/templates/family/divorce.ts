import { factsOf } from '../facts.ts';
import { VERIFIED_PLEADING } from '../shared-sources.ts';
import { sourcesOf, type Template } from '../template.ts';

export const divorce: Template = {
  id: 'divorce',
  group: 'family',
  kind: 'petition',
  name: [
    'Petition for divorce, section 13 HMA',
    'विवाह-विच्छेद याचिका, धारा 13 एचएमए',
    'விவாகரத்து மனு, பிரிவு 13 HMA',
  ],
  sources: sourcesOf(`
Hindu Marriage Act, 1955|section 13|A marriage may be dissolved on the grounds that the section names: adultery, cruelty, desertion for two years, conversion, and others; a wife has further grounds.
Hindu Marriage Act, 1955|section 14|No petition within one year of the marriage, except with leave for exceptional hardship or depravity.
Hindu Marriage Act, 1955|section 19|The petition goes to the district court where the marriage was solemnised, the respondent resides, the parties last resided together, or the wife resides when she petitions.
Hindu Marriage Act, 1955|section 20|The petition states the facts and that there is no collusion; it is verified like a plaint.
Hindu Marriage Act, 1955|section 23|The petitioner takes no advantage of own wrong, has not condoned the ground, and there is no improper delay.
${VERIFIED_PLEADING}
`),
  facts: factsOf(`
divorceGround|choice||Ground of section 13|धारा 13 का आधार|பிரிவு 13-இன் காரணம்|adultery (section 13(1)(i)); cruelty (section 13(1)(ia)); desertion for two years (section 13(1)(ib)); conversion (section 13(1)(ii)); unsound mind (section 13(1)(iii)); another ground of section 13
petitionerBefore|line||Status and residence of the petitioner before the marriage|विवाह से पहले याचिकाकर्ता की प्रास्थिति और निवास|திருமணத்திற்கு முன் மனுதாரரின் நிலையும் வசிப்பிடமும்
respondentBefore|line||Status and residence of the respondent before the marriage|विवाह से पहले प्रत्यर्थी की प्रास्थिति और निवास|திருமணத்திற்கு முன் எதிர்மனுதாரரின் நிலையும் வசிப்பிடமும்
otherProceedings|text||Other proceedings between the parties with their orders, or that there are none|पक्षकारों के बीच अन्य कार्यवाहियाँ और आदेश, या यह कि कोई नहीं है|தரப்பினரிடையே பிற நடவடிக்கைகளும் உத்தரவுகளும், அல்லது எதுவும் இல்லை
`),
  text: `
@court
@number Matrimonial Petition No.
@parties Petitioner | Respondent
# PETITION FOR DIVORCE UNDER SECTION 13 OF THE HINDU MARRIAGE ACT, 1955
^ Petition for dissolution of marriage by a decree of divorce
The petitioner respectfully showeth:
+ That the marriage between {petitioner} and {respondent} was solemnised on {marriageDate} at {marriagePlace} under the Hindu Marriage Act, 1955.
|| Status | Before the marriage | When this petition is filed
| Petitioner | {petitionerBefore} | {petitionerDetails}
| Respondent | {respondentBefore} | {respondentDetails}
+ That children of the marriage are: {children}.
+ That the parties live apart since {separatedOn}.
### GROUND OF DIVORCE: {divorceGround}
+ {facts}
### STATEMENTS UNDER SECTIONS 20 AND 23
+ That the petition is not presented in collusion with the respondent, the petitioner takes no advantage of any own wrong, and has not condoned the ground.
+ That there is no unnecessary or improper delay, and no other legal ground on which relief should be refused.
+ That on other proceedings the petitioner states: {otherProceedings}.
+ That this court has jurisdiction under section 19. {jurisdiction}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ dissolve the marriage between the parties by a decree of divorce under section 13; and
++ pass any other order that it considers just.
@end PETITIONER
## VERIFICATION
@verification petition
@sign PETITIONER
@affidavit petition
`,
};
