import { factsOf } from '../facts.ts';
import { VERIFIED_PLEADING } from '../shared-sources.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const writtenStatement: Template = {
  id: 'written_statement',
  group: 'civil',
  kind: 'written_statement',
  name: ['Written statement', 'लिखित कथन', 'எதிர்வழக்குரை'],
  sources: sourcesOf(`
${CPC}|Order VIII rule 1|The defendant presents the written statement within thirty days of the service of summons; the court may allow a later day for recorded reasons, not beyond ninety days. Commercial suits have a rule of their own.
${CPC}|Order VIII rule 2|New facts that show that the suit fails are pleaded specially.
${CPC}|Order VIII rules 3 to 5|Each allegation is denied specifically and not evasively; one that is not denied is taken to be admitted, except against a person under disability.
${CPC}|Order VIII rules 6 and 6A|A set-off and a counter-claim may be pleaded; a counter-claim is treated as a plaint, with its cause of action, value and relief.
${VERIFIED_PLEADING}
`),
  facts: factsOf(`
objections|text|optional|Preliminary objections, each on a line of its own|प्रारंभिक आपत्तियाँ, हर एक अलग पंक्ति में|முதற்கட்ட ஆட்சேபங்கள், ஒவ்வொன்றும் தனி வரியில்
paragraphReply|text||Reply to each paragraph of the plaint, each on a line of its own|वादपत्र के हर पैरा का उत्तर, हर एक अलग पंक्ति में|பிராதில் உள்ள ஒவ்வொரு பத்திக்கும் பதில், ஒவ்வொன்றும் தனி வரியில்
trueFacts|text||Further facts that show that the suit fails, each on a line of its own|अन्य तथ्य, जिनसे वाद पोषणीय नहीं रहता, हर एक अलग पंक्ति में|வழக்கு நிலைக்காது எனக் காட்டும் பிற சங்கதிகள், ஒவ்வொன்றும் தனி வரியில்
counterClaim|text|optional|Facts of a counter-claim, each on a line of its own|प्रतिदावे के तथ्य, हर एक अलग पंक्ति में|எதிர்க் கோரிக்கையின் சங்கதிகள், ஒவ்வொன்றும் தனி வரியில்
counterCause|line|optional|Counter-claim: cause of action, and the day on which it arose|प्रतिदावा: वाद हेतुक, और वह दिन जब वह पैदा हुआ|எதிர்க் கோரிக்கை: வழக்கு மூலமும் அது எழுந்த நாளும்
counterValue|money|optional|Counter-claim: value in rupees|प्रतिदावा: मूल्य रुपयों में|எதிர்க் கோரிக்கை: மதிப்பு, ரூபாயில்
counterFee|money|optional|Counter-claim: court fee in rupees|प्रतिदावा: न्यायालय फ़ीस रुपयों में|எதிர்க் கோரிக்கை: நீதிமன்றக் கட்டணம், ரூபாயில்
counterRelief|line|optional|Counter-claim: relief|प्रतिदावा: अनुतोष|எதிர்க் கோரிக்கை: பரிகாரம்
`),
  text: `
@court
@number Suit No.
@parties Plaintiff | Defendant
# WRITTEN STATEMENT
^ on behalf of the defendant
The defendant states as follows:
[objections] ### PRELIMINARY OBJECTIONS
[objections] + {objections}
### REPLY TO THE PLAINT, PARAGRAPH BY PARAGRAPH
+ {paragraphReply}
+ The defendant denies each allegation of the plaint that this statement does not admit in clear words.
### FURTHER FACTS
+ {trueFacts}
[counterClaim] ### COUNTER-CLAIM UNDER ORDER VIII RULE 6A
[counterClaim] + {counterClaim}
[counterClaim] + That the cause of action for the counter-claim arose as follows: {counterCause}.
[counterClaim] + That the counter-claim is valued at {counterValue}, and a court fee of {counterFee} is paid on it.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ dismiss the suit with costs;
[counterClaim] ++ decree the counter-claim: {counterRelief}; and
++ pass any other order that it considers just.
@end DEFENDANT
## VERIFICATION
@verification statement
@sign DEFENDANT
@affidavit written statement
`,
};
