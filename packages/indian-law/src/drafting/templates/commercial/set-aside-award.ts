import { factsOf } from '../facts.ts';
import { sourcesOf, type Template } from '../template.ts';

export const setAsideAward: Template = {
  id: 'set_aside_award',
  group: 'commercial',
  kind: 'petition',
  name: [
    'Petition to set aside an award, section 34',
    'पंचाट अपास्त करने की याचिका, धारा 34',
    'தீர்ப்பாயத் தீர்ப்பை ரத்து செய்யும் மனு, பிரிவு 34',
  ],
  sources: sourcesOf(`
Arbitration and Conciliation Act, 1996|section 34|An award is set aside only on the grounds of subsections (2) and (2A); the application is made within three months of the receipt of the award, and within thirty days more for sufficient cause, not thereafter (subsection 3); after a prior notice with an affidavit of it (subsection 5).
`),
  facts: factsOf(`
agreementDate|date||Date of the agreement|करार की तारीख|ஒப்பந்தத்தின் தேதி
arbitrationClause|text||The arbitration clause, with seat and number of arbitrators|माध्यस्थम् खंड, स्थान और मध्यस्थों की संख्या सहित|நடுவர் தீர்ப்புக் கூறு, இருக்கையும் நடுவர் எண்ணிக்கையும்
awardDate|date||Date of the award|पंचाट की तारीख|தீர்ப்பாயத் தீர்ப்பின் தேதி
awardReceived|date||Day on which the signed award was received|जिस दिन हस्ताक्षरित पंचाट मिला|கையொப்பமிட்ட தீர்ப்பு கிடைத்த நாள்
arbitrator|line||Arbitral tribunal|माध्यस्थम् अधिकरण|நடுவர் தீர்ப்பாயம்
priorNotice|line||Prior notice to the other side, with its date|दूसरे पक्ष को पूर्व नोटिस, तारीख सहित|எதிர்த்தரப்புக்கு முன் அறிவிப்பு, தேதியுடன்
`),
  text: `
@court
@number Arbitration Petition No.
@parties Petitioner | Respondent
# PETITION UNDER SECTION 34 OF THE ARBITRATION AND CONCILIATION ACT, 1996
^ to set aside the award dated {awardDate} of {arbitrator}
The petitioner respectfully showeth:
+ That the parties made an agreement dated {agreementDate} ({@P-1}), whose arbitration clause is: {arbitrationClause}.
### FACTS
+ {facts}
+ That the arbitral tribunal made its award dated {awardDate} ({@P-2}), of which the petitioner received a signed copy on {awardReceived}. It decides: {orderOutcome}.
### GROUNDS UNDER SECTION 34(2) AND (2A)
+ {grounds}
### LIMITATION AND PRIOR NOTICE
+ That this petition is filed on {filedOn}, within three months of the receipt of the award. {limitation}.
+ That prior notice under section 34(5) was given to the respondent: {priorNotice}.
+ That this court has jurisdiction. {jurisdiction}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ set aside the award dated {awardDate};
[interim] ++ order in the interim: {interim}
++ award the costs of this petition; and
++ pass any other order that it considers just.
@end PETITIONER
@affidavit petition
`,
};
