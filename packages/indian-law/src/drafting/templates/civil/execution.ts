import { factsOf } from '../facts.ts';
import { CPC, LIMITATION, sourcesOf, type Template } from '../template.ts';

export const execution: Template = {
  id: 'execution',
  group: 'civil',
  kind: 'application',
  name: ['Execution application', 'निष्पादन आवेदन', 'நிறைவேற்றுதல் மனு'],
  sources: sourcesOf(`
${CPC}|Order XXI rule 11(2)|An application in writing, signed and verified, states in tabular form: number of the suit, parties, date of the decree, appeals, payments or adjustments, earlier applications, amount with interest, costs, against whom, and the mode of assistance.
${LIMITATION}|article 136|Twelve years from when the decree becomes enforceable.
`),
  facts: factsOf(`
caseBelow|line||Number of the suit|वाद की संख्या|வழக்கின் எண்
decreeDate|date||Date of the decree|डिक्री की तारीख|தீர்ப்பாணையின் தேதி
appealFiled|line||Appeal from the decree and its result, or none|डिक्री की अपील और परिणाम, या कोई नहीं|தீர்ப்பாணை மீதான மேல்முறையீடும் முடிவும், அல்லது இல்லை
payments|line||Payments or adjustments since the decree, or none|डिक्री के बाद संदाय या समायोजन, या कोई नहीं|தீர்ப்பாணைக்குப் பின் செலுத்தியவை, அல்லது இல்லை
earlierExecution|line||Earlier applications for execution with date and result, or none|निष्पादन के पहले के आवेदन, तारीख और परिणाम सहित, या कोई नहीं|முந்தைய நிறைவேற்றுதல் மனுக்கள், தேதியும் முடிவும், அல்லது இல்லை
decreeAmount|line||Amount with interest, or other relief of the decree|ब्याज सहित राशि, या डिक्री का अन्य अनुतोष|வட்டியுடன் தொகை, அல்லது பிற பரிகாரம்
costs|line||Costs awarded|दिलाए गए ख़र्चे|வழங்கிய செலவுத் தொகை
against|line||Person against whom execution is sought|व्यक्ति, जिसके विरुद्ध निष्पादन चाहा गया है|யாருக்கு எதிராக நிறைவேற்றம்
mode|choice||Mode of execution|निष्पादन का ढंग|நிறைவேற்றும் முறை|delivery of property specifically decreed; attachment and sale of property; sale without attachment; arrest and detention in prison; appointment of a receiver; otherwise, as the nature of the relief requires
execution|line||Property or step of the execution|निष्पादन की संपत्ति या कार्रवाई|நிறைவேற்றுதலுக்கான சொத்து அல்லது நடவடிக்கை
`),
  text: `
@court
@number Execution Petition No.
@parties Decree-holder | Judgment-debtor
# EXECUTION APPLICATION UNDER ORDER XXI RULE 11(2) OF THE CODE OF CIVIL PROCEDURE, 1908
The decree-holder applies for execution of the decree set forth below:
|| Particulars | Statement
| (a) Number of the suit | {caseBelow}
| (b) Names of the parties | {petitioner|Name of the decree-holder}; {respondent|Name of the judgment-debtor}
| (c) Date of the decree | {decreeDate}
| (d) Appeal from the decree, if any | {appealFiled}
| (e) Payment or adjustment since the decree | {payments}
| (f) Earlier applications for execution, with date and result | {earlierExecution}
| (g) Amount with interest, or other relief granted | {decreeAmount}
| (h) Costs awarded | {costs}
| (i) Person against whom execution is sought | {against}
| (j) Mode in which the assistance of the court is required | {mode}
+ That the decree is within the period of limitation for its execution.
### PRAYER
The decree-holder therefore prays that the decree be executed in the mode that the table states: {execution}
@end DECREE-HOLDER
## VERIFICATION
@verification application
@sign DECREE-HOLDER
`,
};
