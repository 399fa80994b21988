import { factsOf } from '../facts.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const caveat: Template = {
  id: 'caveat',
  group: 'civil',
  kind: 'petition',
  name: ['Caveat', 'केविएट', 'கேவியட் மனு'],
  sources: sourcesOf(`
${CPC}|section 148A|Where an application is expected or made in a suit or proceeding, a person with a right to be heard lodges a caveat, serves a notice of it by registered post on the expected applicant, and gets notice of the application; it lapses after ninety days.
`),
  facts: factsOf(`
expected|line||Suit, order or proceeding in which the application is expected, with court, number and date|वाद, आदेश या कार्यवाही, जिसमें आवेदन की आशा है, न्यायालय, संख्या और तारीख सहित|மனு எதிர்பார்க்கப்படும் வழக்கு, உத்தரவு அல்லது நடவடிக்கை, நீதிமன்றம், எண், தேதி
caveatNotice|line||Date and postal receipt of the notice of the caveat|केविएट के नोटिस की तारीख और डाक रसीद|கேவியட் அறிவிப்பின் தேதியும் அஞ்சல் ரசீதும்
`),
  text: `
@court
@number Caveat No.
@parties Caveator | Respondent
# CAVEAT APPLICATION UNDER SECTION 148A OF THE CODE OF CIVIL PROCEDURE, 1908
The caveator respectfully showeth:
+ That the caveator is {petitioner|Name of the caveator}, {petitionerDetails}. The application is expected from {respondent}, {respondentDetails}.
+ That the respondent is expected to apply in or against: {expected}.
+ That the caveator claims a right to appear before the court on the hearing of that application, because: {facts}.
+ That a notice of this caveat was sent to the respondent by registered post acknowledgment due: {caveatNotice}.
### PRAYER
It is therefore prayed that no order be made on such an application without notice to the caveator, and that the caveator be heard.
@end CAVEATOR
`,
};
