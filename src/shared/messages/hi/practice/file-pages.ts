import type { messages as english } from '#shared/messages/en/practice/file-pages.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('file-pages', {
  searchPages: 'इस मामले के हर पृष्ठ में खोजें',
  queryRequired: 'लिखें कि क्या खोजना है',
  searching: 'खोजा जा रहा है',
  searchFailed: 'खोज नहीं हो सकी',
  pagesFound: '{count, plural, one {# पृष्ठ पर मिला} other {# पृष्ठों पर मिला, सबसे अच्छे पहले}}',
  resultList: 'मिले हुए पृष्ठ',
  noMatches: 'कोई परिणाम नहीं',
  noMatchesHint: 'जो फ़ाइलें अभी पढ़ी जा रही हैं या पढ़ी नहीं जा सकीं, वे इस खोज में नहीं आतीं।',
  showFiles: 'फ़ाइलें दिखाएँ',
  pageNumber: 'पृष्ठ {page, number}',
  paragraphNumber: 'पैरा {paragraph}',
  library: 'लाइब्रेरी',
  fromAScan: 'स्कैन से',

  noWords: 'इसमें कोई शब्द नहीं मिला।',
  nothingRead:
    'यह पढ़ा नहीं जा सका: हो सकता है कि यह हस्तलेख या चित्र हो, बहुत धुंधला हो, या अंग्रेज़ी, हिन्दी और तमिल से अलग किसी लिपि में हो।',
  pageNotRead:
    'पृष्ठ {page, number} पढ़ा नहीं जा सका: हो सकता है कि वह हस्तलेख या चित्र हो, बहुत धुंधला हो, या अंग्रेज़ी, हिन्दी और तमिल से अलग किसी लिपि में हो।',
  pagesNotRead:
    'पृष्ठ {pages} और {last, number} पढ़े नहीं जा सके: हो सकता है कि वे हस्तलेख या चित्र हों, बहुत धुंधले हों, या अंग्रेज़ी, हिन्दी और तमिल से अलग किसी लिपि में हों।',
  manyPagesNotRead:
    'पृष्ठ {pages} और {more, number} अन्य पढ़े नहीं जा सके: हो सकता है कि वे हस्तलेख या चित्र हों, बहुत धुंधले हों, या अंग्रेज़ी, हिन्दी और तमिल से अलग किसी लिपि में हों।',
  scriptNotRead:
    '{count, plural, one {पृष्ठ {page, number} इस भाषा में लगता है} other {पृष्ठ {page, number} से लेकर # पृष्ठ इस भाषा में लगते हैं}}: {script, select, ben {बांग्ला या असमिया} guj {गुजराती} kan {कन्नड़} mal {मलयालम} ori {ओड़िया} pan {पंजाबी} tel {तेलुगु} urd {उर्दू} other {दूसरी लिपि}}। उसका डेटा इस सर्वर पर नहीं है, इसलिए {count, plural, one {वह पढ़ा नहीं गया} other {वे पढ़े नहीं गए}}।{others, plural, =0 {} one { एक और पृष्ठ पढ़ा नहीं जा सका।} other { # और पृष्ठ पढ़े नहीं जा सके।}}',

  stopReading: 'पढ़ना रोकें',
  stopping: 'रोका जा रहा है...',
  readAgain: 'फिर पढ़ें',
  starting: 'शुरू हो रहा है...',
  readingNotChanged: 'कुछ नहीं बदला',
  noSuchFile: 'यह फ़ाइल अब यहाँ नहीं है।',
  notRetried: 'यह फ़ाइल फिर से नहीं पढ़ी जा सकती, क्योंकि वही समस्या फिर आएगी। इसकी बेहतर प्रति अपलोड करें।',

  suggestions: 'फ़ाइलों से {count, plural, one {# तारीख का सुझाव} other {# तारीखों के सुझाव}}',
  checkAgainstPage: 'हर तारीख को उसके पृष्ठ से मिलाएँ।',
  hearing: 'सुनवाई',
  deadline: 'अंतिम तिथि',
  document: 'दस्तावेज़',
  other: 'अन्य',
  fileAndPage: '{file}, पृष्ठ {page, number}',
  sources: 'स्रोत',
  wordsOfSource: '{words} ({source})',
  alreadyOnTimeline: 'आपकी टाइमलाइन पर पहले से है: {title}',
  addAnyway: 'फिर भी जोड़ें',
  addSuggestionAnyway: 'फिर भी जोड़ें: {what}',
  accept: 'स्वीकार करें',
  acceptSuggestion: 'स्वीकार करें: {what}',
  reject: 'अस्वीकार करें',
  rejectSuggestion: 'अस्वीकार करें: {what}',
  acceptAll: 'सभी स्वीकार करें...',
  acceptAllTitle: 'सुझाई गई तारीखें जोड़ें',
  addDates: '{count, plural, one {# तारीख जोड़ें} other {# तारीखें जोड़ें}}',
  adding: 'जोड़ा जा रहा है...',
  datesAdded: '{count, plural, one {टाइमलाइन में # तारीख जोड़ी गई} other {टाइमलाइन में # तारीखें जोड़ी गईं}}',
  suggestionAccepted: 'टाइमलाइन में जोड़ा गया',
  suggestionRejected: 'सुझाव अस्वीकार किया गया',
  undo: 'पूर्ववत करें',
  undoHint: 'फिर से निर्णय करने के लिए F8, फिर “पूर्ववत करें” दबाएँ',
  notSaved: 'सहेजा नहीं गया',
});
