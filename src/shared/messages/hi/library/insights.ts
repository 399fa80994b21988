import type { messages as english } from '#shared/messages/en/library/insights.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('insights', {
  quoted: 'इस दस्तावेज़ के पाठ से शब्दशः उद्धृत। इसे किसी भाषा मॉडल ने नहीं लिखा है।',
  reading: 'दस्तावेज़ का पाठ पढ़ा जा रहा है...',
  notRead: 'पाठ पढ़ा नहीं जा सका। यह विश्लेषण केवल मेटाडेटा से बना है।',
  off: 'आपकी प्रोफ़ाइल की AI प्राथमिकताओं में दस्तावेज़ विश्लेषण बंद है।',

  keyFacts: 'मुख्य तथ्य',
  issues: 'विवाद्यक',
  dates: 'तारीखें',
  missing: 'क्या नहीं है',
  place: 'पैरा {paragraph}',
  openPlace: 'अंश खोलें',
  named: '{count, plural, one {एक बार} other {# बार}} उल्लिखित',

  court: 'पाठ में न्यायालय का नाम नहीं है।',
  date: 'पाठ में निर्णय की तारीख नहीं है।',
  judges: 'पाठ में न्यायाधीशों के नाम नहीं हैं।',
  outcome: 'पाठ में यह नहीं है कि कार्यवाही का अंत कैसे हुआ।',
  numbers: 'इसके पैरा पर संख्या नहीं है, इसलिए पैरा संख्या की जाँच नहीं हो सकती।',
  absent:
    '{count, plural, one {इसमें उद्धृत # नज़ीर} other {इसमें उद्धृत # नज़ीर}} इस लाइब्रेरी में नहीं {count, plural, one {है} other {हैं}}।',

  writtenNone:
    '{model} इस दस्तावेज़ का सारांश लिख सकता है। हर वाक्य को उस पैरा से मिलाया जाता है जिसका वह उल्लेख करता है, और जहाँ अंतर हो वहाँ निशान लगाया जाता है।',
  notWritten: 'सारांश नहीं लिखा गया',
  quotationsStand: '{why} पाठ के उद्धृत अंश बने हुए हैं।',
});
