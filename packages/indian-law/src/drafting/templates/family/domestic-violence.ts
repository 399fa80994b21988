import { factsOf } from '../facts.ts';
import { sourcesOf, type Template } from '../template.ts';
import { disclosureAffidavit, MEANS, RAJNESH } from './disclosure.ts';

export const domesticViolence: Template = {
  id: 'domestic_violence',
  group: 'family',
  kind: 'application',
  name: [
    'Application under section 12 of the Domestic Violence Act',
    'घरेलू हिंसा अधिनियम की धारा 12 के अधीन आवेदन',
    'குடும்ப வன்முறைச் சட்டம் பிரிவு 12 மனு',
  ],
  sources: sourcesOf(`
Protection of Women from Domestic Violence Act, 2005|section 12|An aggrieved person, a Protection Officer or another person on her behalf may apply to the Magistrate for one or more reliefs.
Protection of Women from Domestic Violence Act, 2005|sections 18 to 23|Protection orders, residence orders, monetary reliefs, custody orders, compensation; interim and ex parte orders (section 23).
Protection of Women from Domestic Violence Rules, 2006|rule 6(1) and Form II|The application follows Form II, which ends with a verification.
${RAJNESH}
`),
  facts: factsOf(`
domesticRelation|line||Domestic relationship: marriage, consanguinity, adoption, relationship in the nature of marriage|घरेलू नातेदारी: विवाह, रक्त, दत्तक, विवाह जैसी नातेदारी|குடும்ப உறவு: திருமணம், இரத்த உறவு, தத்து, திருமணம் போன்ற உறவு
household|line||Address of the shared household|साझी गृहस्थी का पता|பகிர்ந்த குடும்ப இல்லத்தின் முகவரி
${MEANS}
`),
  text: `
@court
@number Domestic Violence Case No.
@parties Aggrieved person | Respondent
# APPLICATION UNDER SECTION 12 OF THE PROTECTION OF WOMEN FROM DOMESTIC VIOLENCE ACT, 2005
The aggrieved person respectfully showeth:
+ That the aggrieved person is {petitioner|Name of the aggrieved person}, {petitionerDetails}.
+ That the respondent is {respondent}, {respondentDetails}, and is in a domestic relationship with her as: {domesticRelation}.
+ That the shared household is at: {household}.
+ That children are: {children}.
### INCIDENTS OF DOMESTIC VIOLENCE
+ {facts}
### MEANS AND NEEDS
+ {income}
+ That on other proceedings she states: {otherProceedings}.
+ That this court has jurisdiction. {jurisdiction}.
### PRAYER
It is therefore prayed that this court may be pleased to grant the following orders:
++ {reliefs}
[interim] ++ in the interim under section 23: {interim}
++ any other order that it considers just.
@end AGGRIEVED PERSON
## VERIFICATION
@verification application
@sign AGGRIEVED PERSON
@affidavit application
---
${disclosureAffidavit('Domestic Violence Case No.', 'Aggrieved person | Respondent')}`,
};
