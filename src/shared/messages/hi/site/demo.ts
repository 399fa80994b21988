import type { messages as english } from '#shared/messages/en/site/demo.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('trial', {
  textMissing: 'कृपया पहले एक पैरा चिपकाएँ।',
  textTooLong: 'बिना खाते के एक बार में अधिक से अधिक {max, number} शब्द जाँचे जाते हैं।',
  queryTooLong: 'खोज {max, number} अक्षरों से लंबी है।',
  queryTooShort: 'कम से कम {min, number} अक्षर लिखें।',

  searchTitle: 'नमूना लाइब्रेरी में खोजें',
  searchLabel: 'शब्द, उद्धरण चिह्नों में वाक्यांश, या तथ्य',
  search: 'खोजें',
  searching: 'खोजा जा रहा है...',
  examples: 'उदाहरण',
  exampleWords: 'cheque notice',
  examplePhrase: '"hostel"',
  exampleFacts: 'driver without a valid licence',
  checkTitle: 'एक पैरा के साइटेशन जाँचें',
  checkLabel: 'साइटेशन वाला एक पैरा, अधिक से अधिक {max, number} शब्द',
  check: 'साइटेशन जाँचें',
  checking: 'जाँच हो रही है...',
  example:
    'Reliance is placed on Ananya Bhardwaj v. Yamuna University of Applied Sciences, 2021 MUNSHI SAMPLE 6, para 3, where the Court observed: “There is no such circular for the boys’ hostels.” See also para 90 of the same judgment, and Mehta v. Rao, (2011) 4 SCC 77.',

  noResults: 'कोई नमूना मेल नहीं खाता। किसी उदाहरण को आज़माएँ।',
  found: '{count, plural, one {# नमूना निर्णय} other {# नमूना निर्णय}}',
  paragraph: 'पैरा {number}',
  sample: 'नमूना, हमारा गढ़ा हुआ',
  readWhole: 'पूरा निर्णय पढ़ें',
  readSample: 'एक पूरा नमूना निर्णय पढ़ें',
  closeSample: 'निर्णय बंद करें',
  openingSample: 'निर्णय लोड हो रहा है...',
  noCitations: 'इस पाठ में कोई साइटेशन नहीं मिला।',
  checked:
    '{count, plural, one {# साइटेशन} other {# साइटेशन}} {judgments, plural, one {# निर्णय} other {# निर्णयों}} से {count, plural, one {मिलाया गया} other {मिलाए गए}}',
  notChecked: 'जाँचा नहीं गया',
  more: 'निर्णय खोलने, पूरे दस्तावेज़ जाँचने और रिपोर्ट रखने के लिए <link>खाता बनाएँ</link>।',
});
