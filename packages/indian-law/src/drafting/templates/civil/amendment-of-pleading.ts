import { factsOf } from '../facts.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const amendmentOfPleading: Template = {
  id: 'amendment_of_pleading',
  group: 'civil',
  kind: 'application',
  name: [
    'Application to amend a pleading, Order VI rule 17',
    'अभिवचन के संशोधन का आवेदन, आदेश VI नियम 17',
    'வழக்குரைத் திருத்த மனு, கட்டளை VI விதி 17',
  ],
  sources: sourcesOf(`
${CPC}|Order VI rule 17|A party may be allowed to amend as is just and necessary for the real questions in controversy; after the trial has begun only if, in spite of due diligence, the matter could not have been raised before.
${CPC}|Order VI rule 18|The amendment is made within the time that the order gives, or else fourteen days.
`),
  facts: factsOf(`
pleading|choice||Pleading|अभिवचन|வழக்குரை|plaint; written statement
suitStage|line||Stage of the suit, and whether the trial has started|वाद का प्रक्रम, और क्या विचारण आरंभ हुआ|வழக்கின் நிலை, விசாரணை தொடங்கியதா
amendedParagraph|line||Paragraph that is amended|संशोधित होने वाला पैरा|திருத்தப்படும் பத்தி
before|line||Its words now|उसके वर्तमान शब्द|இப்போதுள்ள சொற்கள்
after|line||Its words as amended|संशोधन के बाद के शब्द|திருத்திய சொற்கள்
diligence|text|optional|After the trial began: the due diligence|विचारण आरंभ होने के बाद: सम्यक् तत्परता|விசாரணை தொடங்கிய பின்: உரிய முயற்சி
`),
  text: `
@court
@number Interlocutory Application No.
@parties Applicant | Respondent
# APPLICATION UNDER ORDER VI RULE 17 OF THE CODE OF CIVIL PROCEDURE, 1908
^ to amend the {pleading}
The applicant respectfully showeth:
+ That the stage of the suit is: {suitStage}.
+ That the following amendment is sought:
|| Paragraph | As it is | As amended
| {amendedParagraph} | {before} | {after}
+ That the amendment is necessary to decide the real questions in controversy, because: {facts}.
[diligence] + That in spite of due diligence the matter could not have been raised before the trial began: {diligence}.
+ That the amendment does not change the nature of the suit and takes no vested right from the other side.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ allow the amendment that is set out above; and
++ pass any other order that it considers just.
@end APPLICANT
@affidavit application
`,
};
