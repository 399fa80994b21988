import type { messages as english } from '#shared/messages/en/drafting/office-templates.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('officeTemplates', {
  save: 'हमारे टेम्पलेट के रूप में सहेजें',
  saveText:
    'हर रिक्त स्थान और [कोष्ठक] में लिखा हर नाम एक फ़ील्ड बनेगा। बाकी शब्द वैसे ही रहेंगे: जो केवल इस मुवक्किल का है, उसे हटा दें।',
  name: 'टेम्पलेट का नाम',
  nameRequired: 'नाम लिखें।',
  forWhom: 'कौन उपयोग कर सकता है',
  onlyMe: 'केवल मैं',
  saveTemplate: 'टेम्पलेट सहेजें',
  saving: 'सहेजा जा रहा है...',
  saved: 'टेम्पलेट सहेजा गया',
  savedText: '{name}: {count, plural, =0 {कोई फ़ील्ड नहीं} one {# फ़ील्ड} other {# फ़ील्ड}}। यह “टेम्पलेट से” में मिलेगा।',
  notSaved: 'टेम्पलेट नहीं सहेजा गया',
  onlyYours: 'केवल आपका',
  actionsFor: 'टेम्पलेट {name} के विकल्प',
  rename: 'नाम बदलें',
  renameTitle: 'टेम्पलेट का नाम बदलें',
  notRenamed: 'टेम्पलेट का नाम नहीं बदला',
  deleteTitle: 'टेम्पलेट {name} हटाएँ?',
  deleteText: 'इससे बने मसौदे बने रहेंगे।',
  deleting: 'हटाया जा रहा है...',
  notDeleted: 'टेम्पलेट नहीं हटाया गया',

  // Refusals
  empty: 'पहले मसौदा लिखें: खाली मसौदे से टेम्पलेट नहीं बनता।',
  tooLong: 'यह मसौदा टेम्पलेट के लिए बहुत लंबा है। पहले इसका एक भाग अलग मसौदे के रूप में सहेजें।',
  tooManyBlanks: 'एक टेम्पलेट में अधिक से अधिक {max, number} अलग रिक्त स्थान हो सकते हैं।',
  tooMany: 'आप {max, number} टेम्पलेट रख सकते हैं। पहले एक हटाएँ।',
});
