import { factsOf } from '../facts.ts';
import { BSA, LIMITATION, sourcesOf, type Template } from '../template.ts';

export const certifiedCopy: Template = {
  id: 'certified_copy',
  group: 'general',
  kind: 'application',
  name: ['Application for a certified copy', 'प्रमाणित प्रति का आवेदन', 'சான்றளிக்கப்பட்ட நகல் விண்ணப்பம்'],
  sources: sourcesOf(`
${LIMITATION}|section 12|The time requisite for obtaining a copy is excluded: keep the receipt with the day of the application and the day on which the copy is ready.
${BSA}|section 75|A public officer with custody of a public document gives a certified copy on payment of the fees to a person with a right to inspect it.
`),
  facts: factsOf(`
copyOf|text||Papers of which a copy is sought, with their dates|दस्तावेज़, जिनकी प्रति चाहिए, तारीख सहित|நகல் தேவைப்படும் ஆவணங்கள், தேதிகளுடன்
caseStage|choice||Pending or decided|लंबित या निर्णीत|நிலுவையில் அல்லது முடிந்தது|pending; decided
purpose|line||Purpose of the copy|प्रति का प्रयोजन|நகலின் நோக்கம்
urgent|choice||Ordinary or urgent|साधारण या अत्यावश्यक|சாதாரண அல்லது அவசர|ordinary; urgent
`),
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# APPLICATION FOR A CERTIFIED COPY
+ Name of the applicant, and capacity: {client}, {clientRole}
+ Papers of which a copy is sought, with their dates: {copyOf}
+ Stage of the case: {caseStage}
+ Purpose: {purpose}
+ Ordinary or urgent: {urgent}
### PRAYER
It is prayed that a certified copy of these papers be given to the applicant on payment of the fees.
@end APPLICANT
`,
};
