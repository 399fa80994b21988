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

  unsupportedHere:
    'न मसौदा और न आपके स्रोत मॉडल के उत्तर का समर्थन करते हैं, इसलिए वह नहीं दिखाया गया है। फिर से पूछें, या दूसरे शब्दों में पूछें।',
  declined: 'आपके स्रोतों में ऐसा कुछ नहीं है जिससे उत्तर दिया जा सके।',
  partDeclined: 'आपके स्रोतों में ऐसा कुछ नहीं है जिससे प्रश्न के इस भाग का उत्तर दिया जा सके।',
  noneDirect: 'कोई अंश इसका सीधा उत्तर नहीं देता। सबसे निकट के अंश:',
  partNearest: 'कोई अंश प्रश्न के इस भाग का सीधा उत्तर नहीं देता। सबसे निकट के अंश:',
  otherwise: 'प्रश्न जो मानकर चलता है, कागजात उससे अलग कहते हैं',
  quotedAbove: 'ऊपर उद्धृत',
  notInLibrary: '{text} इस लाइब्रेरी में नहीं है।',
  notInLibraryCovers: '{text} इस लाइब्रेरी में नहीं है (इसमें {covers} है)।',
  lacksTitle: 'इस लाइब्रेरी में {text} शीर्षक का कोई निर्णय नहीं है। सबसे मिलता-जुलता शीर्षक {title} है।',
  coversYears: '{courts}, {from} से {to}',
  unread:
    '{count, plural, one {एक फ़ाइल} other {# फ़ाइलें}} अभी पढ़ी जा रही {count, plural, one {है और उसमें} other {हैं और उनमें}} नहीं खोजा गया: {files}।',
  pagesRead: '{all, number} में से {read, number} पृष्ठ पढ़े गए।',
  pagesGiven: 'मॉडल को {all, number} में से {read, number} पृष्ठों के अंश दिए गए।',
  extractiveNote: 'आपके स्रोतों से शब्दशः उद्धृत। यह उत्तर किसी भाषा मॉडल ने नहीं लिखा है।',
  cutShort: 'भाषा मॉडल अपना उत्तर पूरा होने से पहले रुक गया। शेष भाग दूसरे संदेश में पूछें।',

  supports: 'पक्ष में',
  against: 'विरुद्ध',
  facts: 'इस मामले के तथ्य',
  passagesFound: 'मिले हुए अंश',
  sectionSays: 'धारा क्या कहती है',
  definitions: 'परिभाषा',
  dates: 'तारीखें',
  listed: 'आपके स्रोतों में',
  fromWeb: 'वेब से, जाँचा नहीं गया',
  webFailed: 'वेब खोज से उत्तर नहीं मिला, इसलिए वेब से कुछ नहीं लिया गया।',

  atParagraph: 'पैरा {number}',
  atPage: 'पृष्ठ {page, number}',
  decided: '{court}, {date}',
  sample: 'काल्पनिक नमूना',
  summaryOfSection: 'हमारा सारांश, अधिनियम का पाठ नहीं',
  argument: 'अधिवक्ता का तर्क, न्यायालय का निष्कर्ष नहीं',
  recognised: 'स्कैन से पहचाना गया',
  treatedNote:
    '{title}: {by} में {kind, select, followed {अनुसरण किया गया} affirmed {अभिपुष्ट} distinguished {प्रभेदित (distinguished)} doubted {संदेह व्यक्त किया गया} overruled {उलटा गया (overruled)} reversed {अपील में अपास्त} other {उल्लेख किया गया}}, उसके शब्दों में: “{quote}”',
  treats:
    'इसे उद्धृत करने वाले निर्णय में इसे कैसे लिया गया (उसके शब्दों के अनुसार: {kind, select, followed {अनुसरण किया गया} affirmed {अभिपुष्ट} distinguished {प्रभेदित (distinguished)} doubted {संदेह व्यक्त किया गया} overruled {उलटा गया (overruled)} reversed {अपील में अपास्त} other {उल्लेख किया गया}})',

  // Last days that a rule gives
  workedOut: 'अंतिम तारीखें, नियम से निकाली गईं',
  workedNote: 'हर चरण के साथ नियम से निकाली गई। कोई तारीख किसी भाषा मॉडल ने नहीं दी।',
  lastDay: 'अंतिम दिन {day}',
  firstDay: '{day} से',
  noLastDay: 'समय समाप्त नहीं होता',
  periodFrom: '{period}, आरंभ: {what}',
  dayMissing: 'एक तथ्य नहीं मिला: “{what}” का दिन। उसे तारीख के साथ यहाँ लिखें, या अंतिम तिथियाँ पृष्ठ पर भरें।',
  dayFrom: 'यह दिन {paper} से है: “{quote}” {n}',
  clauseFrom: 'यह खंड {paper} से है: “{quote}” {n}',
  noticePeriod: 'संविदा की नोटिस अवधि',
  noticeReceived: 'नोटिस की प्राप्ति',
  noticeRuns: '{from} को नोटिस मिलने से {period}, वह दिन गिने बिना: {to}।',

  noAuthority: 'इस लाइब्रेरी का कोई निर्णय इस वाक्य का इन शब्दों में समर्थन नहीं करता।',
  authorityReason: 'उद्धृत शब्दों में निर्णय इस वाक्य का समर्थन करता है।',
  authoritySample: 'ये शब्द एक काल्पनिक नमूना निर्णय के हैं। इसे न्यायालय में उद्धृत न करें।',
  needsModel:
    'इसके लिए भाषा मॉडल चाहिए। इस सर्वर पर कोई मॉडल नहीं है, या आपकी AI प्राथमिकताओं में वह बंद है। कुछ भी बदला नहीं गया।',
  noFacts: 'इस मामले की किसी फ़ाइल का पाठ पढ़ा नहीं गया है, इसलिए लिखने के लिए कोई तथ्य नहीं हैं।',
  suggested: '{count, plural, one {एक बदलाव सुझाया गया है।} other {# बदलाव सुझाए गए हैं।}}',
  languageMissing: 'अनुवाद की भाषा चुनें।',
  translationRefused:
    'अनुवाद नहीं दिखाया गया, क्योंकि उसमें वह बदल गया जिसे ज्यों का त्यों रहना चाहिए: {parts}। फिर पूछें, या इस पैरा का अनुवाद स्वयं करें।',
  changesRefused:
    '{count, plural, one {एक बदलाव नहीं दिखाया गया, क्योंकि वह मसौदे के किसी पैरा का नहीं है, कुछ नहीं बदलता या उसमें लिंक है।} other {# बदलाव नहीं दिखाए गए, क्योंकि वे मसौदे के किसी पैरा के नहीं हैं, कुछ नहीं बदलते या उनमें लिंक है।}}',
});
