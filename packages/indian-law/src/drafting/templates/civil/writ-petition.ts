import { factsOf } from '../facts.ts';
import { sourcesOf, type Template } from '../template.ts';

export const writPetition: Template = {
  id: 'writ_petition',
  group: 'civil',
  kind: 'petition',
  name: ['Writ petition', 'रिट याचिका', 'நீதிப்பேராணை மனு'],
  sources: sourcesOf(`
Constitution of India|article 226(1)|A High Court may issue to any person or authority within its territories directions, orders or writs, including habeas corpus, mandamus, prohibition, quo warranto and certiorari, to enforce fundamental rights and for any other purpose.
Constitution of India|article 226(2)|A High Court has this power also where the cause of action arises wholly or in part within its territories.
`),
  facts: factsOf(`
action|line||Order, action or omission under challenge, with its date|चुनौती दिया गया आदेश, कार्य या लोप, उसकी तारीख के साथ|எதிர்க்கப்படும் உத்தரவு, செயல் அல்லது செயலின்மை, அதன் தேதியுடன்
authorityOfRespondent|text||How the respondent is an authority to whom a writ lies|प्रत्यर्थी ऐसा प्राधिकारी कैसे है, जिसके विरुद्ध रिट हो सकती है|எதிர்மனுதாரர் நீதிப்பேராணைக்கு உட்பட்ட அதிகார அமைப்பு என்பது எவ்வாறு
territory|text||Facts that give this High Court jurisdiction|तथ्य, जिनसे इस उच्च न्यायालय को अधिकारिता मिलती है|இந்த உயர் நீதிமன்றத்திற்கு அதிகார வரம்பு தரும் சங்கதிகள்
alternative|text||Other remedies, and why they are not effective|अन्य उपचार, और वे प्रभावी क्यों नहीं हैं|பிற தீர்வழிகள், அவை ஏன் பயனுள்ளவை அல்ல
delay|text|optional|Explanation of a delay|विलंब का स्पष्टीकरण|தாமதத்திற்கான விளக்கம்
writ|choice||Writ|रिट|நீதிப்பேராணை|certiorari; mandamus; prohibition; quo warranto; habeas corpus
direction|text||What the writ directs or quashes|रिट से क्या निदेश माँगा गया है या क्या अभिखंडित कराना है|நீதிப்பேராணை எதைப் பணிக்கிறது அல்லது ரத்து செய்கிறது
`),
  lateBecause: 'delay',
  text: `
@court
@number Writ Petition No.
@parties Petitioner | Respondent
# WRIT PETITION UNDER ARTICLE 226 OF THE CONSTITUTION OF INDIA
The petitioner respectfully showeth:
+ That the petitioner is {petitioner}, {petitionerDetails}.
+ That the respondent is {respondent}, {respondentDetails}. {authorityOfRespondent}.
+ That this petition challenges {action} ({@P-1}).
### FACTS
+ {facts}
### GROUNDS
+ {grounds}
### JURISDICTION AND OTHER REMEDIES
+ That this High Court has jurisdiction. {territory}.
+ That on other remedies the petitioner states: {alternative}.
[delay] + That the delay is explained as follows: {delay}.
+ That on earlier applications the petitioner states: {earlierApplications}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ issue a writ of {writ}, or any other appropriate writ, order or direction: {direction}
[interim] ++ order in the interim: {interim}
++ award the costs of this petition; and
++ pass any other order that it considers just.
@end PETITIONER
@affidavit petition
`,
};
