import type { messages as english } from '#shared/messages/en/practice/case-access.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('caseAccess', {
  sharedBy:
    '{name} ने साझा किया · {role, select, editor {संपादित कर सकते हैं} commenter {टिप्पणी कर सकते हैं} viewer {देख सकते हैं} other {मुंशी}}',
  sharedByUnnamed:
    'साझा · {role, select, editor {संपादित कर सकते हैं} commenter {टिप्पणी कर सकते हैं} viewer {देख सकते हैं} other {मुंशी}}',
  whose: 'किसके मामले',
  everyCase: 'सभी मामले',
  myCases: 'मेरे मामले',
  sharedWithMe: 'मेरे साथ साझा',
  share: 'साझा करें',
  people: 'लोग',
  noAccess: 'अब आपके पास इस मामले का एक्सेस नहीं है',
  noAccessHint: 'स्वामी ने आपका एक्सेस हटा दिया है या मामला हटा दिया है। आपने जो जोड़ा था वह मामले में बना रहता है।',
  toCases: 'मामलों पर जाएँ',
  activity: 'गतिविधि',
});
