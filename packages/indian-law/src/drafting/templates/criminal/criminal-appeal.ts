import { factsOf } from '../facts.ts';
import { BNSS, LIMITATION, sourcesOf, type Template } from '../template.ts';

export const criminalAppeal: Template = {
  id: 'criminal_appeal',
  group: 'criminal',
  kind: 'petition',
  name: [
    'Criminal appeal with suspension of sentence',
    'दंड के निलंबन सहित दांडिक अपील',
    'தண்டனை நிறுத்தத்துடன் குற்றவியல் மேல்முறையீடு',
  ],
  sources: sourcesOf(`
${BNSS}|section 415|A person convicted by a Court of Session or with a sentence of more than seven years appeals to the High Court; one convicted by a Magistrate of the first class, with the exceptions of the Act, to the Court of Session.
${BNSS}|section 423|An appeal is a petition in writing by the appellant or his advocate, with a copy of the judgment or order.
${BNSS}|section 430|Pending the appeal of a convicted person the appellate court may, for reasons in writing, suspend the sentence and release the appellant on bail or bond.
${LIMITATION}|article 115|Sixty days to a High Court, thirty days to another court; thirty days from a sentence of death.
`),
  facts: factsOf(`
caseBelow|line||Number of the case in the court below|नीचे के न्यायालय में मामले की संख्या|கீழ் நீதிமன்ற வழக்கு எண்
sentence|line||Sentence, with fine and default|दंड, जुर्माने और व्यतिक्रम सहित|தண்டனை, அபராதமும் தவறினால் தண்டனையும்
undergone|line||Sentence undergone, with days|भुगता गया दंड, दिनों सहित|அனுபவித்த தண்டனை, நாட்களுடன்
duringTrial|line||Bail or custody during the trial, and whether it was misused|विचारण में जमानत या अभिरक्षा, और क्या उसका दुरुपयोग हुआ|விசாரணையின்போது ஜாமீன் அல்லது காவல், தவறாகப் பயன்படுத்தப்பட்டதா
suspensionGrounds|text||Grounds for the suspension|निलंबन के आधार|நிறுத்தத்திற்கான காரணங்கள்
delay|text|optional|Explanation of a delay|विलंब का स्पष्टीकरण|தாமதத்திற்கான விளக்கம்
`),
  lateBecause: 'delay',
  text: `
@court
@number Criminal Appeal No.
@parties Appellant | Respondent
# PETITION OF APPEAL UNDER SECTION 415 OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023
^ from the judgment dated {orderDate} of {orderCourt} in {caseBelow}
The appellant respectfully showeth:
+ That the appellant was convicted under {offences} and sentenced as follows: {sentence} ({@A-1}).
+ That the certified copy was applied for on {copyApplied} and was ready on {copyReceived}. This appeal is filed on {filedOn}.
[delay] + That the appeal is late, and an application to condone the delay is filed with it: {delay}.
### THE CASE OF THE PROSECUTION IN SHORT
+ {facts}
### GROUNDS
+ {grounds}
### PRAYER
It is therefore prayed that this court may be pleased to:
++ set aside the conviction and the sentence of the judgment dated {orderDate} of {orderCourt} and acquit the appellant; and
++ pass any other order that it considers just.
@end APPELLANT
---
@court
@number Criminal Appeal No.
@parties Appellant | Respondent
# APPLICATION TO SUSPEND THE SENTENCE AND FOR BAIL UNDER SECTION 430 OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023
The appellant respectfully showeth:
+ That the appeal against the conviction under {offences} is filed with this application, and its grounds are part of it.
+ That of the sentence the appellant has undergone: {undergone}.
+ That during the trial the appellant was {duringTrial}.
+ That on criminal antecedents the appellant states: {antecedents}.
+ That on earlier applications the appellant states: {earlierApplications}.
+ That the appeal is not likely to be heard soon, and the sentence would be served before: {suspensionGrounds}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ suspend the execution of the sentence and release the appellant on bail until the appeal is decided; and
++ pass any other order that it considers just.
@end APPELLANT
@affidavit application
`,
};
