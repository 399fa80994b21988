import { factsOf } from '../facts.ts';
import { CPC, LIMITATION, sourcesOf, type Template } from '../template.ts';

export const condonationOfDelay: Template = {
  id: 'condonation_of_delay',
  group: 'civil',
  kind: 'application',
  name: ['Application to condone delay', 'विलंब माफ़ी का आवेदन', 'தாமதத்தை மன்னிக்கக் கோரும் மனு'],
  sources: sourcesOf(`
${LIMITATION}|section 5|An appeal or an application, except one under Order XXI of the Code of Civil Procedure, may be admitted after its period when the applicant satisfies the court of sufficient cause for not filing within it.
${LIMITATION}|section 12|The first day, the day of the judgment and the time for obtaining copies are excluded.
${CPC}|Order XLI rule 3A|An application to condone the delay of an appeal comes with it, with an affidavit of the facts.
`),
  facts: factsOf(`
delayedPaper|line||Appeal or application that is filed late|विलंब से दाखिल अपील या आवेदन|தாமதமாகத் தாக்கல் செய்யப்படும் மேல்முறையீடு அல்லது விண்ணப்பம்
cause|text||Cause of the delay, day by day, each on a line of its own|विलंब का कारण, दिन-प्रतिदिन, हर एक अलग पंक्ति में|தாமதத்தின் காரணம், நாள்வாரியாக, ஒவ்வொன்றும் தனி வரியில்
`),
  about: 'condonation_of_delay',
  lateBecause: 'cause',
  text: `
@court
@number Application No.
@parties Applicant | Respondent
# APPLICATION UNDER SECTION 5 OF THE LIMITATION ACT, 1963
^ to condone a delay of {delayDays} days in filing {delayedPaper}
The applicant respectfully showeth:
+ That the applicant files {delayedPaper} against the order dated {orderDate} of {orderCourt}.
+ That the period that applies is that of the {lateProceeding}. The copy was applied for on {copyApplied} and was ready on {copyReceived}.
+ That the period of limitation ended on {computedLastDay}, and the paper is filed on {filedOn}: a delay of {delayDays} days.
### SUFFICIENT CAUSE
+ {cause}
+ That the delay is neither deliberate nor due to negligence. If it is not condoned, the applicant suffers a loss that cannot be made good; the respondent suffers none that costs do not make good.
[lastDay] + That the last day is given by the applicant, because another period applies: {lastDay}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ condone the delay of {delayDays} days in filing {delayedPaper}; and
++ pass any other order that it considers just.
@end APPLICANT
@affidavit application
`,
};
