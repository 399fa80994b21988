import { factsOf } from '../facts.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const temporaryInjunction: Template = {
  id: 'temporary_injunction',
  group: 'civil',
  kind: 'application',
  name: ['Application for a temporary injunction', 'अस्थायी व्यादेश का आवेदन', 'தற்காலிகத் தடை உத்தரவு மனு'],
  sources: sourcesOf(`
${CPC}|Order XXXIX rules 1 and 2|On proof by affidavit or otherwise the court may grant a temporary injunction: where property in dispute is in danger, where the defendant threatens to remove property or to dispossess the plaintiff, and to restrain a breach of contract or another injury.
${CPC}|Order XXXIX rule 3|The other side gets notice, unless delay would defeat the object; then the court records its reasons, and the applicant sends the papers and files an affidavit of it.
${CPC}|section 151|The inherent powers of the court are saved.
`),
  facts: factsOf(`
primaFacie|text||Why there is a prima facie case|प्रथमदृष्टया मामला क्यों है|முகத்தோற்ற வழக்கு இருப்பது ஏன்
convenience|text||Why the balance of convenience is with the applicant|सुविधा का संतुलन आवेदक के पक्ष में क्यों है|சாதக சமநிலை மனுதாரர் பக்கம் இருப்பது ஏன்
injury|text||Which injury money does not repair|कौन-सी क्षति धन से पूरी नहीं होती|பணத்தால் ஈடு செய்ய முடியாத பாதிப்பு எது
urgency|text|optional|Why notice would defeat the object|नोटिस से प्रयोजन क्यों विफल होगा|அறிவிப்பு நோக்கத்தைத் தோற்கடிப்பது ஏன்
injunctionSought|line||What the respondent is restrained from, with the property|प्रत्यर्थी को किस बात से रोका जाए, संपत्ति सहित|எதிர்மனுதாரர் எதிலிருந்து தடுக்கப்பட வேண்டும், சொத்துடன்
`),
  text: `
@court
@number Interlocutory Application No.
@parties Applicant | Respondent
# APPLICATION FOR A TEMPORARY INJUNCTION
^ under Order XXXIX rules 1 and 2 read with section 151 of the Code of Civil Procedure, 1908
The applicant respectfully showeth:
+ That the applicant is the plaintiff in the suit, whose plaint is part of this application.
### FACTS
+ {facts}
### PRIMA FACIE CASE, BALANCE OF CONVENIENCE, IRREPARABLE INJURY
+ That there is a prima facie case: {primaFacie}.
+ That the balance of convenience is with the applicant: {convenience}.
+ That the applicant suffers an injury that money does not repair: {injury}.
[urgency] + That notice to the other side would defeat the object of the injunction, and an order is sought before notice under rule 3: {urgency}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ grant a temporary injunction until the suit is decided: {injunctionSought}
[urgency] ++ grant the same injunction before notice to the respondent; and
++ pass any other order that it considers just.
@end APPLICANT
@affidavit application
`,
};
