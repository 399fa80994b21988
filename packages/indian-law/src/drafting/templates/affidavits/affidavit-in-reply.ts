import { factsOf } from '../facts.ts';
import { OATH, OWN_KNOWLEDGE } from '../shared-sources.ts';
import { sourcesOf, type Template } from '../template.ts';

export const affidavitInReply: Template = {
  id: 'affidavit_in_reply',
  group: 'affidavits',
  kind: 'affidavit',
  name: ['Affidavit in reply', 'उत्तर में शपथपत्र', 'பதில் பிரமாணப் பத்திரம்'],
  sources: sourcesOf(`
${OWN_KNOWLEDGE}
${OATH}
`),
  facts: factsOf(`
answered|line||Petition or application that is answered|याचिका या आवेदन, जिसका उत्तर दिया जा रहा है|பதில் அளிக்கப்படும் மனு அல்லது விண்ணப்பம்
objections|text|optional|Preliminary objections, each on a line of its own|प्रारंभिक आपत्तियाँ, हर एक अलग पंक्ति में|முதற்கட்ட ஆட்சேபங்கள், ஒவ்வொன்றும் தனி வரியில்
reply|text||Reply to the paragraphs of the other side, each on a line of its own|विपक्षी के प्रत्येक पैरा का उत्तर, हर एक अलग पंक्ति में|எதிர்த்தரப்பின் பத்திகளுக்குப் பதில், ஒவ்வொன்றும் தனி வரியில்
trueFacts|text||Facts as the deponent knows them, each on a line of its own|अभिसाक्षी की जानकारी के अनुसार तथ्य, हर एक अलग पंक्ति में|பிரமாணப் பத்திரம் அளிப்பவர் அறிந்தவாறு சங்கதிகள், ஒவ்வொன்றும் தனி வரியில்
`),
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# AFFIDAVIT
^ in reply to {answered}
[authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, {authority}, do hereby solemnly affirm and state as follows:
[!authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, do hereby solemnly affirm and state as follows:
+ That I am the {deponentRole} in the above case. I know its facts and am competent to swear this affidavit.
+ That I have read {answered} and reply to it as follows. I deny each statement in it that I do not admit here in clear words or that differs from the record.
[objections] ### Preliminary objections
[objections] + {objections}
### Facts
+ {trueFacts}
### Reply
+ {reply}
+ That for these reasons the relief that is sought deserves to be refused with costs.
@sign DEPONENT
## VERIFICATION
@verification affidavit
@sign DEPONENT
@jurat
`,
};
