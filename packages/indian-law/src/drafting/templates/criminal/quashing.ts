import { factsOf } from '../facts.ts';
import { BNSS, sourcesOf, type Template } from '../template.ts';

export const quashing: Template = {
  id: 'quashing',
  group: 'criminal',
  kind: 'petition',
  name: [
    'Petition to quash an FIR',
    'एफ़आईआर अभिखंडित कराने की याचिका',
    'முதல் தகவல் அறிக்கையை ரத்து செய்யக் கோரும் மனு',
  ],
  sources: sourcesOf(`
${BNSS}|section 528|Nothing in the Sanhita limits the inherent powers of the High Court to make orders that give effect to an order under it, prevent abuse of the process of a court, or otherwise secure the ends of justice.
`),
  facts: factsOf(`
proceedings|text||Stage of the proceedings: investigation, report, cognizance, trial|कार्यवाही का प्रक्रम: अन्वेषण, रिपोर्ट, संज्ञान, विचारण|நடவடிக்கையின் நிலை: புலனாய்வு, அறிக்கை, விசாரணைக்கு ஏற்றல், விசாரணை
`),
  text: `
@court
@number Criminal Miscellaneous Petition No.
@parties Petitioner | Respondent
# PETITION UNDER SECTION 528 OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023
^ to quash FIR No. {fir} dated {firDate}, police station {policeStation}, {district}, under {offences}
The petitioner respectfully showeth:
+ That the petitioner is {petitioner}, {petitionerDetails}.
+ That FIR No. {fir} dated {firDate} was registered at police station {policeStation}, {district}, under {offences} ({@P-1}).
+ That the FIR alleges in short: {allegations}.
+ That the stage of the proceedings is: {proceedings}.
### FACTS
+ {facts}
### GROUNDS
+ {grounds}
### STATEMENTS OF THE PETITIONER
+ That on earlier applications the petitioner states: {earlierApplications}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ quash FIR No. {fir} dated {firDate} of police station {policeStation} and all proceedings that arise from it;
++ stay the proceedings until this petition is decided; and
++ pass any other order that it considers just.
@end PETITIONER
@affidavit petition
`,
};
