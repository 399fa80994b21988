import { factsOf } from '../facts.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const writtenSubmissions: Template = {
  id: 'written_submissions',
  group: 'general',
  kind: 'written_submissions',
  name: ['Written submissions', 'लिखित तर्क', 'எழுத்துப்பூர்வ வாதங்கள்'],
  sources: sourcesOf(`
${CPC}|Order XVIII rule 2(3A)|A party may address oral arguments and submit concise written arguments under distinct headings before the oral arguments end; they form part of the record.
`),
  facts: factsOf(`
submittedFor|line||On behalf of which party|किस पक्षकार की ओर से|எந்தத் தரப்பினர் சார்பில்
issue|text||The questions for decision, each on a line of its own|निर्णय के प्रश्न, हर एक अलग पंक्ति में|தீர்மானிக்க வேண்டிய கேள்விகள், ஒவ்வொன்றும் தனி வரியில்
submissions|text||Submissions with their authorities and pinpoints, each on a line of its own|तर्क, नज़ीर और पैरा संख्या सहित, हर एक अलग पंक्ति में|வாதங்கள், முன்தீர்ப்புகளுடனும் பத்தி எண்களுடனும், ஒவ்வொன்றும் தனி வரியில்
relief|text||What the court is asked to do|न्यायालय से क्या माँगा जा रहा है|நீதிமன்றம் என்ன செய்யுமாறு கோரப்படுகிறது
`),
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# WRITTEN SUBMISSIONS
^ on behalf of {submittedFor}
### The facts that matter
+ {facts}
### Questions
+ {issue}
### Submissions
+ {submissions}
### Conclusion
+ For these reasons it is prayed: {relief}.
Place: {place}
Date: {paperDate}
@sign {advocate}, Advocate for {submittedFor}
`,
};
