import type { messages as english } from '#shared/messages/en/practice/assistant.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('assistant', {
  titleRequired: 'चैट को शीर्षक दें।',
  contentRequired: 'संदेश खाली नहीं हो सकता',
  contentTooLong:
    'संदेश अधिक से अधिक {max, number} अक्षरों का हो सकता है। उसे छोटा करें, या पाठ को फ़ाइल के रूप में मामले में जोड़ें।',
  assistantWrites: 'सहायक के संदेश केवल सर्वर लिखता है।',
  threadGone: 'यह चैट अब नहीं है। आपके संदेश का उत्तर नहीं दिया गया।',
  otherCase: 'यह चैट उस मामले की नहीं है।',
  noAnswer: 'AI का उत्तर नहीं मिल सका',

  declined: 'आपके स्रोतों में ऐसा कुछ नहीं है जिससे उत्तर दिया जा सके।',
  notInLibrary: '{text} इस लाइब्रेरी में नहीं है।',
  notInLibraryCovers: '{text} इस लाइब्रेरी में नहीं है (इसमें {covers} है)।',
  coversYears: '{courts}, {from} से {to}',
  unread:
    '{count, plural, one {एक फ़ाइल} other {# फ़ाइलें}} अभी पढ़ी जा रही {count, plural, one {है और उसमें} other {हैं और उनमें}} नहीं खोजा गया: {files}।',
  extractiveNote: 'आपके स्रोतों से शब्दशः उद्धृत। यह उत्तर किसी भाषा मॉडल ने नहीं लिखा है।',

  supports: 'पक्ष में',
  against: 'विरुद्ध',
  facts: 'इस मामले के तथ्य',
  inLibrary: 'लाइब्रेरी में',
  sectionSays: 'धारा क्या कहती है',
  definitions: 'परिभाषा',
  dates: 'तारीखें',
  listed: 'आपके स्रोतों में',

  atParagraph: 'पैरा {number}',
  atPage: 'पेज {page, number}',
  decided: '{court}, {date}',
  sample: 'काल्पनिक नमूना',
  summaryOfSection: 'हमारा सारांश, अधिनियम का पाठ नहीं',
  argument: 'अधिवक्ता का तर्क, न्यायालय का निष्कर्ष नहीं',
  recognised: 'स्कैन से पहचाना गया',
  treats: 'बाद का निर्णय जिसमें इसे उद्धृत किया गया है ({kind})',
});
