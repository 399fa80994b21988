import { factsOf } from '../facts.ts';
import { OATH, OWN_KNOWLEDGE } from '../shared-sources.ts';
import { sourcesOf, type Template } from '../template.ts';

export const affidavitInSupport: Template = {
  id: 'affidavit_in_support',
  group: 'affidavits',
  kind: 'affidavit',
  name: ['Affidavit in support', 'समर्थन में शपथपत्र', 'மனுவுக்கு ஆதரவான பிரமாணப் பத்திரம்'],
  sources: sourcesOf(`
${OWN_KNOWLEDGE}
${OATH}
`),
  facts: factsOf(`
supported|line||Petition or application that it supports|याचिका या आवेदन, जिसका यह समर्थन करता है|எந்த மனுவுக்கு அல்லது விண்ணப்பத்திற்கு ஆதரவாக
ownKnowledge|text||Facts that the deponent knows, each on a line of its own|अभिसाक्षी की जानकारी के तथ्य, हर एक अलग पंक्ति में|பிரமாணப் பத்திரம் அளிப்பவர் அறிந்த சங்கதிகள், ஒவ்வொன்றும் தனி வரியில்
informant|line|optional|Who gave the deponent information|अभिसाक्षी को जानकारी किसने दी|பிரமாணப் பத்திரம் அளிப்பவருக்குத் தகவல் தந்தவர்
informed|text|optional|What the deponent learnt from this person|इस व्यक्ति से अभिसाक्षी को क्या पता चला|இவரிடமிருந்து பிரமாணப் பத்திரம் அளிப்பவர் அறிந்தது
`),
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# AFFIDAVIT
^ in support of {supported}
[authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, {authority}, do hereby solemnly affirm and state as follows:
[!authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, do hereby solemnly affirm and state as follows:
+ That I am the {deponentRole} in the above case. I know its facts and am competent to swear this affidavit.
+ That I have read {supported}, which was drawn up on my instructions, and have understood its contents.
+ {ownKnowledge}
[informed] + That I am informed by {informant} that {informed}, which I believe to be true.
@sign DEPONENT
## VERIFICATION
@verification affidavit
@sign DEPONENT
@jurat
`,
};
