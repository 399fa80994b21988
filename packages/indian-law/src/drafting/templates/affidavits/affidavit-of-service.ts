import { factsOf } from '../facts.ts';
import { OATH, OWN_KNOWLEDGE } from '../shared-sources.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const affidavitOfService: Template = {
  id: 'affidavit_of_service',
  group: 'affidavits',
  kind: 'affidavit',
  name: ['Affidavit of service', 'तामील का शपथपत्र', 'சார்வு செய்ததற்கான பிரமாணப் பத்திரம்'],
  sources: sourcesOf(`
${CPC}|Order V rule 9|Summons may be delivered by registered post acknowledgment due, speed post, a courier that the court approves, or other means of transmission including electronic mail.
${OWN_KNOWLEDGE}
${OATH}
`),
  facts: factsOf(`
served|line||Paper that was served|दस्तावेज़, जिसकी तामील हुई|சார்வு செய்யப்பட்ட ஆவணம்
servedOn|line||Name and address of the person who was served|जिस व्यक्ति पर तामील हुई, उसका नाम और पता|சார்வு பெற்றவரின் பெயரும் முகவரியும்
servedDay|date||Day on which it was sent or handed over|जिस दिन इसे भेजा या सौंपा गया|அனுப்பப்பட்ட அல்லது நேரில் தரப்பட்ட நாள்
mode|choice||Means of service|तामील का तरीका|சார்வு செய்த முறை|by hand; by registered post acknowledgment due; by speed post; by courier; by electronic mail; by a messaging application
proof|line||Receipt, tracking number or acknowledgment|रसीद, ट्रैकिंग संख्या या पावती|ரசீது, கண்காணிப்பு எண் அல்லது ஒப்புகை
outcome|line||Result: delivered on which day, refused, or returned with which remark|परिणाम: किस दिन मिला, लेने से इनकार, या किस टिप्पणी के साथ लौटा|முடிவு: எந்த நாளில் சேர்ந்தது, மறுக்கப்பட்டது, அல்லது எந்தக் குறிப்புடன் திரும்பியது
`),
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# AFFIDAVIT OF SERVICE
[authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, {authority}, do hereby solemnly affirm and state as follows:
[!authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, do hereby solemnly affirm and state as follows:
+ That I am competent to swear this affidavit, because I carried out the service that it describes.
+ That on {servedDay} I sent or handed over a complete copy of {served} {mode} to {servedOn}.
+ That the result is: {outcome}.
+ That the proof of service ({proof}) is filed as {@A-1}. It is a true copy of its original.
@sign DEPONENT
## VERIFICATION
@verification affidavit
@sign DEPONENT
@jurat
`,
};
