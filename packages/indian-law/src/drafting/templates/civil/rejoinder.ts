import { factsOf } from '../facts.ts';
import { VERIFIED_PLEADING } from '../shared-sources.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const rejoinder: Template = {
  id: 'rejoinder',
  group: 'civil',
  kind: 'other',
  name: ['Rejoinder', 'प्रत्युत्तर', 'மறுபதிலுரை'],
  sources: sourcesOf(`
${CPC}|Order VIII rule 9|No pleading after the written statement, other than a defence to a set-off or counter-claim, without leave of the court; the court may ask for one and fix at most thirty days.
${VERIFIED_PLEADING}
`),
  facts: factsOf(`
rejoinderFor|line||On behalf of which party|किस पक्षकार की ओर से|எந்தத் தரப்பினர் சார்பில்
answered|line||Petition or application that is answered|याचिका या आवेदन, जिसका उत्तर दिया जा रहा है|பதில் அளிக்கப்படும் மனு அல்லது விண்ணப்பம்
leave|line||Leave of the court, with its date|न्यायालय की अनुमति, तारीख सहित|நீதிமன்ற அனுமதி, தேதியுடன்
objectionsReply|text||Reply to the preliminary objections, each on a line of its own|प्रारंभिक आपत्तियों का उत्तर, हर एक अलग पंक्ति में|முதற்கட்ட ஆட்சேபங்களுக்குப் பதில், ஒவ்வொன்றும் தனி வரியில்
reply|text||Reply to the paragraphs of the other side, each on a line of its own|विपक्षी के प्रत्येक पैरा का उत्तर, हर एक अलग पंक्ति में|எதிர்த்தரப்பின் பத்திகளுக்குப் பதில், ஒவ்வொன்றும் தனி வரியில்
`),
  text: `
@court
@number Suit No.
@parties Plaintiff | Defendant
# REJOINDER
^ on behalf of {rejoinderFor} to {answered}, {leave}
The plaintiff states as follows:
### REPLY TO THE PRELIMINARY OBJECTIONS
+ {objectionsReply}
### REPLY, PARAGRAPH BY PARAGRAPH
+ {reply}
+ That what is not admitted here in clear words is denied, and the plaint is reaffirmed.
### PRAYER
It is therefore prayed that the relief of the plaint be granted.
@end PLAINTIFF
## VERIFICATION
@verification rejoinder
@sign PLAINTIFF
`,
};
