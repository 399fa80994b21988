import { factsOf } from '../facts.ts';
import { sourcesOf, type Template } from '../template.ts';

export const consumerComplaint: Template = {
  id: 'consumer_complaint',
  group: 'civil',
  kind: 'complaint',
  name: ['Consumer complaint', 'उपभोक्ता परिवाद', 'நுகர்வோர் புகார்'],
  sources: sourcesOf(`
Consumer Protection Act, 2019|section 35|A consumer files a complaint on goods or services with the District Commission, also by electronic means, with the prescribed fee.
Consumer Protection Act, 2019|section 34|The District Commission has jurisdiction by the value of the consideration paid, as prescribed, and where the opposite party or the complainant resides or works, or the cause of action arises.
Consumer Protection Act, 2019|section 69|Two years from the cause of action; later with sufficient cause.
`),
  facts: factsOf(`
consumer|text||Why the complainant is a consumer and not a buyer for a commercial purpose|परिवादी उपभोक्ता क्यों है, न कि वाणिज्यिक प्रयोजन का क्रेता|புகார்தாரர் நுகர்வோர் ஆவது ஏன், வணிக நோக்க வாங்குபவர் அல்ல
consideration|money||Consideration paid, in rupees|दिया गया प्रतिफल, रुपयों में|செலுத்திய விலை, ரூபாயில்
purchaseDate|date||Day of the purchase or of the service|क्रय या सेवा का दिन|வாங்கிய அல்லது சேவை பெற்ற நாள்
`),
  text: `
@court
@number Consumer Complaint No.
@parties Complainant | Opposite party
# COMPLAINT UNDER SECTION 35 OF THE CONSUMER PROTECTION ACT, 2019
The complainant respectfully showeth:
+ That the complainant is {petitioner|Name of the complainant}, {petitionerDetails}, and is a consumer, because: {consumer}.
+ That the opposite party is {respondent|Name of the opposite party}, {respondentDetails}.
+ That the complainant paid {consideration} as consideration on {purchaseDate} ({@C-1}).
### DEFECT, DEFICIENCY OR UNFAIR TRADE PRACTICE
+ {facts}
### CAUSE OF ACTION, JURISDICTION AND LIMITATION
+ {causeOfAction}
+ That this Commission has jurisdiction by the consideration paid and by place. {jurisdiction}.
+ That the complaint is within two years of the cause of action. {limitation}.
+ That no other complaint on the same facts is pending.
### PRAYER
It is therefore prayed that this Commission may be pleased to order the opposite party:
++ {reliefs}
++ to pay the costs of this complaint; and
++ to do what else the Commission considers just.
@end COMPLAINANT
## VERIFICATION
@verification complaint
@sign COMPLAINANT
@affidavit complaint
`,
};
