import type { messages as english } from '#shared/messages/en/practice/draft-checks.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftChecks', {
  verification_missing: 'सत्यापन खंड नहीं है।',
  blanket_verification:
    'सत्यापन खंड यह नहीं बताता कि कौन-से पैरा ज्ञान पर, कौन-से जानकारी पर और कौन-से विश्वास पर आधारित हैं। सिविल प्रक्रिया संहिता का आदेश XIX नियम 3 इसे आवश्यक बनाता है; देखें State of Bombay v. Purushottam Jog Naik, [1952] SCR 674, और A.K.K. Nambiar v. Union of India, [1970] 3 SCR 121.',
  verification_incomplete: 'सत्यापन खंड में पैरा {paragraphs} नहीं आता।',
  verification_beyond: 'सत्यापन खंड में पैरा {paragraphs} का उल्लेख है, जो मसौदे में नहीं है।',
  basis_differs:
    'पैरा {number} के अनुसार वह {basis, select, information {जानकारी} belief {विश्वास} other {विधिक सलाह}} पर आधारित है, पर सत्यापन खंड में “ज्ञान” लिखा है।',
  information_without_source:
    'पैरा {number} जानकारी पर आधारित है और यह नहीं बताता कि जानकारी किससे मिली (सिविल प्रक्रिया संहिता, आदेश XIX नियम 3)।',
  belief_without_grounds:
    'पैरा {number} में विश्वास व्यक्त किया गया है, पर उसके आधार नहीं बताए गए (सिविल प्रक्रिया संहिता, आदेश XIX नियम 3)।',
  deponent_not_identified: 'अभिसाक्षी की पहचान नहीं दी गई है: नाम, माता या पिता का नाम, आयु और पता दें।',
  oath_missing: 'आरंभ में यह नहीं लिखा है कि कथन शपथ पर या सत्यनिष्ठा से प्रतिज्ञान पर है।',
  blank_left: 'रिक्त स्थान बाकी है: {name}',
  annexure_not_marked: 'संलग्नक {mark} का उल्लेख है, पर वह संलग्नकों की सूची में नहीं है।',
  annexure_not_referred: 'संलग्नक {mark} सूची में है, पर पाठ में उसका उल्लेख नहीं है।',
  annexure_gap: 'संलग्नक {mark} से पहले का एक चिह्न नहीं है।',
  annexure_twice: 'दो संलग्नकों का चिह्न {mark} है।',
  cause_title_missing: 'वाद शीर्षक (पक्षकारों का नाम) नहीं है।',
  court_differs: 'न्यायालय मामले के न्यायालय से भिन्न है: {known}',
  case_number_differs: 'संख्या मामले की संख्या से भिन्न है: {known}',
  party_differs: 'पक्षकार मामले के पक्षकार से भिन्न है: {known}',
  prayer_missing: 'प्रार्थना (अनुतोष) खंड नहीं है।',
  date_impossible: 'तारीख {date} होती ही नहीं।',
  date_differs: '{date} टाइमलाइन से भिन्न है, जिसमें “{title}” की तारीख {day} है।',
  signature_missing: 'हस्ताक्षर का स्थान नहीं है।',
  place_missing: 'स्थान नहीं लिखा है।',
  date_missing: 'तारीख नहीं लिखी है।',
  numbering_broken: 'पैरा {number} को पैरा {expected} होना चाहिए।',
  reference_broken: 'संदर्भ “{name}” इस मसौदे के किसी पैरा पर नहीं जाता।',
});
