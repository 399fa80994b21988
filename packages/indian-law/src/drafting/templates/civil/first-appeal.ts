import { factsOf } from '../facts.ts';
import { CPC, LIMITATION, sourcesOf, type Template } from '../template.ts';

export const firstAppeal: Template = {
  id: 'first_appeal',
  group: 'civil',
  kind: 'petition',
  name: ['First appeal', 'प्रथम अपील', 'முதல் மேல்முறையீடு'],
  sources: sourcesOf(`
${CPC}|section 96|An appeal lies from every decree of a court with original jurisdiction, also from one ex parte; none from a decree by consent.
${CPC}|Order XLI rule 1|The memorandum is signed by the appellant or the pleader, comes with a copy of the judgment, and sets out concisely and under distinct heads, numbered consecutively, the grounds of objection without argument or narrative.
${CPC}|Order XLI rule 5|An appeal is no stay; the court may stay execution for sufficient cause.
${LIMITATION}|article 116|Ninety days to a High Court, thirty days to another court, from the decree; section 12 leaves out the time for copies.
`),
  facts: factsOf(`
caseBelow|line||Number of the case in the court below|नीचे के न्यायालय में मामले की संख्या|கீழ் நீதிமன்ற வழக்கு எண்
positions|line||Positions of the parties in the court below|नीचे के न्यायालय में पक्षकारों की स्थिति|கீழ் நீதிமன்றத்தில் தரப்பினரின் நிலை
appealRelief|line||What the appellant asks for instead|अपीलार्थी इसके स्थान पर क्या माँगता है|அதற்குப் பதிலாக மேல்முறையீட்டாளர் கேட்பது
delay|text|optional|Explanation of a delay|विलंब का स्पष्टीकरण|தாமதத்திற்கான விளக்கம்
`),
  lateBecause: 'delay',
  text: `
@court
@number First Appeal No.
@parties Appellant | Respondent
# MEMORANDUM OF APPEAL UNDER SECTION 96 READ WITH ORDER XLI RULE 1 OF THE CODE OF CIVIL PROCEDURE, 1908
^ Petition of appeal from the decree dated {orderDate} of {orderCourt} in {caseBelow}
The appellant presents this appeal:
+ That the decree dated {orderDate} of {orderCourt} ({@A-1}) decides: {orderOutcome}.
+ That the parties stood in the court below as follows: {positions}.
### FACTS IN SHORT
+ {facts}
### GROUNDS OF OBJECTION
+ {grounds}
### LIMITATION AND VALUE
+ That the certified copy was applied for on {copyApplied} and was ready on {copyReceived}. This appeal is filed on {filedOn}.
[delay] + That the appeal is late, and an application to condone the delay is filed with it: {delay}.
+ That the appeal is valued at {suitValue}, and a court fee of {courtFee} is paid. The working is: {valuation}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ set aside the decree dated {orderDate} of {orderCourt} and grant: {appealRelief}
[interim] ++ order in the interim: {interim}
++ award the costs of both courts; and
++ pass any other order that it considers just.
@end APPELLANT
`,
};
