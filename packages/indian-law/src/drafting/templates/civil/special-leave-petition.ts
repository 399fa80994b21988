import { factsOf } from '../facts.ts';
import { sourcesOf, type Template } from '../template.ts';

export const specialLeavePetition: Template = {
  id: 'special_leave_petition',
  group: 'civil',
  kind: 'petition',
  name: [
    'Special leave petition with synopsis and list of dates',
    'विशेष अनुमति याचिका, सार और तारीखों की सूची सहित',
    'சிறப்பு அனுமதி மனு, சுருக்கமும் தேதிப் பட்டியலும்',
  ],
  sources: sourcesOf(`
Constitution of India|article 136|The Supreme Court may grant special leave to appeal from any judgment or order of any court or tribunal in India, except of the Armed Forces.
Supreme Court Rules, 2013|Order XXI rule 1|Ninety days from the judgment or order; sixty days from an order that refuses a certificate of fitness; sections 4, 5, 12 and 14 of the Limitation Act apply.
Supreme Court Rules, 2013|Order XXII|A petition in criminal proceedings: ninety days from the judgment or order; sixty days from a refusal of a certificate, and in a case of a sentence of death.
Supreme Court Rules, 2013|Order XXI rule 3 and Form 28|The petition is in Form 28, with a list of dates, an affidavit, the certified copy, the questions of law, the declarations under rules 3(2) and 5, grounds, grounds for interim relief, main prayer and interim relief.
Supreme Court of India|Munnesh v. State of Uttar Pradesh (2025)|A petition on bail states in its synopsis whether the petitioner has criminal antecedents, and their stage.
`),
  facts: factsOf(`
isCriminal|computed||Petition in criminal proceedings|दाण्डिक कार्यवाही की याचिका|குற்றவியல் நடவடிக்கையில் மனு
slpKind|choice||Jurisdiction|अधिकारिता|அதிகார வரம்பு|CIVIL APPELLATE JURISDICTION; CRIMINAL APPELLATE JURISDICTION
synopsis|text||The dispute in a few sentences|विवाद, कुछ वाक्यों में|தகராறு, சில வாக்கியங்களில்
antecedentsForBail|text|optional|In a petition on bail: criminal antecedents and their stage, or that there are none|जमानत की याचिका में: आपराधिक इतिहास और उसका प्रक्रम, या यह कि कोई नहीं है|ஜாமீன் மனுவில்: குற்றப் பின்னணியும் அதன் நிலையும், அல்லது இல்லை என்பது
petitionerBelow|line||Position of the petitioner in the court below|नीचे के न्यायालय में याचिकाकर्ता की स्थिति|கீழ் நீதிமன்றத்தில் மனுதாரரின் நிலை
respondentBelow|line||Position of the respondent in the court below|नीचे के न्यायालय में प्रत्यर्थी की स्थिति|கீழ் நீதிமன்றத்தில் எதிர்மனுதாரரின் நிலை
caseBelow|line||Number of the case in the court below|नीचे के न्यायालय में मामले की संख्या|கீழ் நீதிமன்ற வழக்கு எண்
questions|text||Questions of law, each on a line of its own|विधि के प्रश्न, हर एक अलग पंक्ति में|சட்டக் கேள்விகள், ஒவ்வொன்றும் தனி வரியில்
interimGrounds|text||Grounds for interim relief, each on a line of its own|अंतरिम अनुतोष के आधार, हर एक अलग पंक्ति में|இடைக்காலப் பரிகாரத்திற்கான காரணங்கள், ஒவ்வொன்றும் தனி வரியில்
interimPrayer|text||Interim order that is sought|माँगा गया अंतरिम आदेश|கோரப்படும் இடைக்கால உத்தரவு
delay|text|optional|Explanation of a delay|विलंब का स्पष्टीकरण|தாமதத்திற்கான விளக்கம்
`),
  lateBecause: 'delay',
  text: `
## IN THE SUPREME COURT OF INDIA
### {slpKind}
# SYNOPSIS AND LIST OF DATES
{synopsis}
[antecedentsForBail] Criminal antecedents of the petitioner: {antecedentsForBail}
### LIST OF DATES
@dates
---
## IN THE SUPREME COURT OF INDIA
[!isCriminal] ^ (S.C.R., Order XXI Rule 3(1)(a))
[isCriminal] ^ (S.C.R., Order XXII Rule 2(1))
### {slpKind}
^ (Under Article 136 of the Constitution of India)
[!isCriminal] @number S.L.P. (Civil) No.
[isCriminal] @number S.L.P. (Criminal) No.
@parties Petitioner | Respondent
|| Party | In the court below | In this court
| {petitioner} | {petitionerBelow} | Petitioner
| {respondent} | {respondentBelow} | Respondent
# SPECIAL LEAVE PETITION UNDER ARTICLE 136 OF THE CONSTITUTION OF INDIA
To
Hon'ble the Chief Justice of India and His Companion Judges of the Supreme Court of India.
The Special Leave Petition of the petitioner most respectfully showeth:
+ That the petitioner submits this petition seeking special leave to appeal against the judgment or order dated {orderDate} of {orderCourt} in {caseBelow} ({@P-1}), which decides: {orderOutcome}.
### QUESTIONS OF LAW
The following questions of law arise for consideration by this Hon'ble Court:
+ {questions}
[!isCriminal] ### DECLARATION IN TERMS OF RULE 3(2)
[isCriminal] ### DECLARATION ON OTHER PETITIONS
+ That the petitioner states that no other petition seeking leave to appeal has been filed by him against the impugned judgment and order.
[!isCriminal] ### DECLARATION IN TERMS OF RULE 5
[isCriminal] ### DECLARATION ON THE ANNEXURES
+ That the annexures produced along with the petition are true copies of the pleadings and documents which formed part of the records of the case in the court or tribunal below against whose order the leave to appeal is sought for in this petition.
### FACTS
+ {facts}
### GROUNDS
Leave to appeal is sought for on the following grounds:
+ {grounds}
### GROUNDS FOR INTERIM RELIEF
+ {interimGrounds}
### LIMITATION
+ That the certified copy was applied for on {copyApplied} and was ready on {copyReceived}. This petition is filed on {filedOn}.
[delay] + That the petition is late, and an application to condone the delay is filed with it: {delay}.
### MAIN PRAYER
It is therefore prayed that this Hon'ble Court may be pleased to:
++ grant special leave to appeal against the judgment or order dated {orderDate} of {orderCourt}; and
++ pass any other order that it considers just.
### PRAYER FOR INTERIM RELIEF
++ {interimPrayer}
@end PETITIONER
@affidavit special leave petition
`,
};
