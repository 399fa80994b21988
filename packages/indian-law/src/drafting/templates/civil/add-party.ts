import { factsOf } from '../facts.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const addParty: Template = {
  id: 'add_party',
  group: 'civil',
  kind: 'application',
  name: [
    'Application to add or strike out a party, Order I rule 10',
    'पक्षकार जोड़ने या हटाने का आवेदन, आदेश I नियम 10',
    'தரப்பினரைச் சேர்க்கும் அல்லது நீக்கும் மனு, கட்டளை I விதி 10',
  ],
  sources: sourcesOf(`
${CPC}|Order I rule 10(2)|At any stage the court may strike out a party improperly joined, and add one who ought to have been joined or whose presence is necessary to decide the questions in the suit effectually and completely.
${CPC}|Order I rule 10(4)|Where a defendant is added, the plaint is amended.
`),
  facts: factsOf(`
joinder|choice||What is sought|क्या चाहा गया है|கோரப்படுவது|add as a defendant; add as a plaintiff; strike out
proposedParty|line||Name of this party|इस पक्षकार का नाम|இந்தத் தரப்பினரின் பெயர்
proposedDetails|line||Description and address of this party|इस पक्षकार का विवरण और पता|இந்தத் தரப்பினரின் விவரமும் முகவரியும்
necessity|choice||Necessary or proper party|आवश्यक या उचित पक्षकार|அவசியமான அல்லது உரிய தரப்பினர்|necessary party; proper party; party improperly joined
suitStage|line||Stage of the suit, and whether the trial has started|वाद का प्रक्रम, और क्या विचारण आरंभ हुआ|வழக்கின் நிலை, விசாரணை தொடங்கியதா
`),
  text: `
@court
@number Interlocutory Application No.
@parties Applicant | Respondent
# APPLICATION UNDER ORDER I RULE 10(2) OF THE CODE OF CIVIL PROCEDURE, 1908
^ to {joinder} {proposedParty}
The applicant respectfully showeth:
+ That the stage of the suit is: {suitStage}.
+ That {proposedParty}, {proposedDetails}, is a {necessity} in the suit, because: {facts}.
+ That without this order the questions in the suit cannot be decided effectually and completely.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ {joinder} {proposedParty} in the suit and order the pleadings to be amended; and
++ pass any other order that it considers just.
@end APPLICANT
@affidavit application
`,
};
