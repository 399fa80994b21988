import type { messages as english } from '#shared/messages/en/library/reader.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('reader', {
  back: 'वापस',
  copyCitation: 'साइटेशन कॉपी करें',
  print: 'प्रिंट करें',
  actions: 'कार्य',
  printPlain: 'हाइलाइट के बिना',
  printHighlighted: 'हाइलाइट के साथ',
  summaryWarning: 'यह सारांश Munshi का लिखा है और केवल विषय समझने के लिए है। इस पर भरोसा करने से पहले अधिनियम पढ़ें।',
  sampleWarning: 'इसके पक्षकार, तथ्य और संख्या काल्पनिक हैं। इसे उद्धृत न करें।',

  findInDocument: 'इस दस्तावेज़ में खोजें',
  closeFind: 'खोज बंद करें',
  matchOf: '{total, number} में से {current, number}',
  matchCount: '{count, plural, one {# मिला} other {# मिले}}',
  passageCount: '{count, plural, one {# अंश} other {# अंश}}',
  noMatches: 'कोई परिणाम नहीं',
  nextPassage: 'अगला अंश (n)',
  previousPassage: 'पिछला अंश (p)',
  text: 'पाठ',
  textSizeAndWidth: 'पाठ का आकार और चौड़ाई',
  size: 'आकार',
  width: 'चौड़ाई',
  narrow: 'कम',
  usual: 'सामान्य',
  wide: 'अधिक',

  caseInformation: 'मामले की जानकारी',
  aboutDocument: 'इस दस्तावेज़ के बारे में',
  citedBy: 'इनमें उद्धृत',
  sample: 'नमूना',
  atParagraph: 'पैरा {number}',
  copyPinpoint: 'सटीक संदर्भ कॉपी करें',
  copyPinpointOf: 'पैरा {number}: सटीक संदर्भ कॉपी करें',

  document: 'दस्तावेज़',
  loadingDocument: 'दस्तावेज़ लोड हो रहा है',
  documentNotOpened: 'दस्तावेज़ नहीं खुल सका',
  notInLibrary: 'यह दस्तावेज़ लाइब्रेरी में नहीं है',
  notInLibraryHint: 'हो सकता है कि वह हटा दिया गया हो, या पता अधूरा हो।',
});
