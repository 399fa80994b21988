import type { messages as english } from '#shared/messages/en/drafting/assistant.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftAssistant', {
  title: 'AI सहायक',
  viewOnly: 'इस मामले को संपादित करने वाले या उस पर टिप्पणी करने वाले लोग इसके मसौदों के बारे में सहायक से पूछ सकते हैं।',

  // The engine that writes, and its limits
  whyModel: '{engine} का लिखा हुआ। वह बदलाव सुझाता है; हर एक को आप स्वीकार या अस्वीकार करते हैं।',
  whyNone: 'इस सर्वर पर कोई भाषा मॉडल नहीं लगाया गया है।',
  whyOff: 'आपकी AI प्राथमिकताओं में भाषा मॉडल बंद है।',
  whyDataStays: 'आपकी AI प्राथमिकताएँ आपका डेटा इसी सर्वर पर रखती हैं, और भाषा मॉडल कहीं और चलता है।',
  quotes:
    'इसलिए सहायक उद्धृत करता है: वह लाइब्रेरी में नज़ीरें और इस मामले की फ़ाइलों में तथ्य ढूँढता है, हर एक उसकी जगह के साथ। शब्द बदलने और अनुवाद के लिए भाषा मॉडल चाहिए।',

  // Requests with one press
  atCursor: 'कर्सर पर: “{text}”',
  putCursor: 'कर्सर को मसौदे के किसी पैरा में रखें।',
  cut: '{text}…',
  authority: 'इस वाक्य के लिए नज़ीर ढूँढें',
  shorter: 'और छोटा',
  firmer: 'और दृढ़',
  plainer: 'और सरल',
  translate: 'अनुवाद',
  facts: 'तथ्यों और फ़ाइलों से लिखें',
  check: 'दाखिल करने से पहले जाँचें',
  template: 'टेम्पलेट से नया मसौदा',
  askAuthority: 'इस वाक्य के लिए नज़ीर ढूँढें: “{text}”',
  askShorter: 'इस पैरा को छोटा करें: “{text}”',
  askFirmer: 'इस पैरा को और दृढ़ भाषा में लिखें: “{text}”',
  askPlainer: 'इस पैरा को और सरल भाषा में लिखें: “{text}”',
  askTranslate: 'इस पैरा का {language} में अनुवाद करें: “{text}”',
  askFacts: 'इस मामले के तथ्यों और फ़ाइलों से तथ्यों वाला भाग लिखें।',

  // The conversation
  thinking: 'उत्तर तैयार हो रहा है...',
  noAnswer: 'AI का उत्तर नहीं मिल सका',
  sendFailed: 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  persistent: 'बार-बार त्रुटि: लगता है चैट सेवा में कोई समस्या है। हमारी टीम को सूचना दे दी गई है।',
  byModel: '{engine} का लिखा हुआ। स्वीकार करने से पहले हर बदलाव पढ़ें।',

  // Suggestions
  suggestions: 'सुझाए गए बदलाव',
  change: 'सुझाया गया बदलाव',
  newParagraph: 'सुझाया गया नया पैरा',
  translation: 'सुझाया गया अनुवाद',
  termsOfArt: 'शब्दावली के विधिक शब्द। हर एक को जाँचें:',
  termUsed: '<from>{term}</from> → <to>{word}</to>',
  termNotUsed: '<from>{term}</from> → <to>{word}</to> (इस अनुवाद में नहीं)',
  keptParts: 'साइटेशन, नाम, अंक और उद्धृत अंश ज्यों के त्यों हैं।',
  goTo: 'उस जगह जाएँ',
  accept: 'स्वीकार करें',
  reject: 'अस्वीकार करें',
  accepted: 'स्वीकृत',
  rejected: 'अस्वीकृत',
  notRejected: 'सुझाव अस्वीकार नहीं हो सका',
  changedSince: 'मसौदे का यह भाग बदल चुका है। कुछ भी नहीं जोड़ा गया।',
  unsupported: 'ये अंक न आपके मसौदे में हैं, न फ़ाइलों में: {figures}। स्वीकार करने से पहले इन्हें जाँचें।',
});
