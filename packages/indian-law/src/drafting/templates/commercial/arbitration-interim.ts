import { factsOf } from '../facts.ts';
import { sourcesOf, type Template } from '../template.ts';

export const arbitrationInterim: Template = {
  id: 'arbitration_interim',
  group: 'commercial',
  kind: 'petition',
  name: [
    'Petition for interim measures, section 9 Arbitration Act',
    'अंतरिम उपायों की याचिका, धारा 9 माध्यस्थम् अधिनियम',
    'இடைக்கால நடவடிக்கை மனு, நடுவர் சட்டம் பிரிவு 9',
  ],
  sources: sourcesOf(`
Arbitration and Conciliation Act, 1996|section 9|Before or during the arbitration, or after the award and before its enforcement, a party may ask a court for interim measures; where it orders them before the arbitration, the proceedings begin within ninety days.
`),
  facts: factsOf(`
agreementDate|date||Date of the agreement|करार की तारीख|ஒப்பந்தத்தின் தேதி
arbitrationClause|text||The arbitration clause, with seat and number of arbitrators|माध्यस्थम् खंड, स्थान और मध्यस्थों की संख्या सहित|நடுவர் தீர்ப்புக் கூறு, இருக்கையும் நடுவர் எண்ணிக்கையும்
primaFacie|text||Prima facie case, balance of convenience and irreparable injury|प्रथमदृष्टया मामला, सुविधा का संतुलन और अपूरणीय क्षति|முகத்தோற்ற வழக்கு, சாதக சமநிலை, ஈடு செய்ய முடியாத பாதிப்பு
tribunalStage|line||Stage of the arbitration, and that it will begin within ninety days|माध्यस्थम् का प्रक्रम, और यह कि वह नब्बे दिनों में आरंभ होगा|நடுவர் நடவடிக்கையின் நிலை, தொண்ணூறு நாட்களில் தொடங்கும் என்பது
interimPrayer|text||Interim order that is sought|माँगा गया अंतरिम आदेश|கோரப்படும் இடைக்கால உத்தரவு
`),
  text: `
@court
@number Arbitration Petition No.
@parties Petitioner | Respondent
# PETITION UNDER SECTION 9 OF THE ARBITRATION AND CONCILIATION ACT, 1996
The petitioner respectfully showeth:
+ That the parties made an agreement dated {agreementDate} ({@P-1}), whose arbitration clause is: {arbitrationClause}.
### FACTS
+ {facts}
### WHY THE MEASURE IS NEEDED
+ {primaFacie}
+ That the arbitral tribunal: {tribunalStage}.
+ That this court has jurisdiction. {jurisdiction}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ order as an interim measure: {interimPrayer}; and
++ pass any other order that it considers just.
@end PETITIONER
@affidavit petition
`,
};
