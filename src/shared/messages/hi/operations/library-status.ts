import type { messages as english } from '#shared/messages/en/operations/library-status.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('library-status', {
  title: 'लाइब्रेरी',
  lead: 'उनके लिए जो यह सर्वर चलाते हैं।',
  loading: 'लाइब्रेरी की सामग्री लोड हो रही है...',
  loadFailed: 'लाइब्रेरी की स्थिति लोड नहीं हो सकी',
  contents: 'लाइब्रेरी में क्या है',
  holds:
    '{judgments, plural, one {# निर्णय} other {# निर्णय}} ({samples, plural, =0 {कोई नमूना नहीं} one {उनमें # नमूना} other {उनमें # नमूने}}) और {acts, plural, one {अधिनियमों की # धारा} other {अधिनियमों की # धाराएँ}}।',
  index:
    'अनुक्रमणिका में {segments, plural, one {# खंड} other {# खंड}} और {rows, plural, one {# पंक्ति} other {# पंक्तियाँ}} हैं, और वह डिस्क पर {size} लेती है।',
  meaning:
    '{ready, select, true {अर्थ से खोज {engine} का उपयोग करती है, {dimensions, number} आयाम।} other {अर्थ से खोज के वेक्टर बनाए जा रहे हैं ({engine})।}}',
  rebuildStarted: 'इंडेक्स फिर से बनाया जा रहा है। तब तक खोज पुराने इंडेक्स से होती है।',
  rebuilding:
    '{failed, select, true {इंडेक्स फिर से नहीं बन सका; पुराना इंडेक्स काम कर रहा है। कारण लॉग में है।} other {इंडेक्स फिर से बनाया जा रहा है: अब तक {of, number} में से {done, number} दस्तावेज़।}}',
  adding:
    '{files, plural, one {# फ़ाइल} other {# फ़ाइलें}} जोड़ी जा रही हैं: {done, number} पढ़ी गईं, {documents, plural, one {# दस्तावेज़ मिला} other {# दस्तावेज़ मिले}}।',
  courts: 'न्यायालय और वर्ष के अनुसार निर्णय',
  noCourts: 'अभी किसी ज्ञात न्यायालय का कोई निर्णय नहीं है।',
  yearOf: '{year}: {count, number}',
  courtLine: '{name}: {count, plural, one {# निर्णय} other {# निर्णय}}, {from} से {to}',
  failuresTitle: 'क्या पढ़ा नहीं जा सका',
  failed:
    '{count, plural, =0 {हर फ़ाइल पढ़ी जा सकी।} one {# फ़ाइल पढ़ी नहीं जा सकी।} other {# फ़ाइलें पढ़ी नहीं जा सकीं।}}',
  failureLine: '{file}: {reason}',
  shownOf: 'उनमें से अंतिम {shown, number}:',
  howToAdd:
    'निर्णय जोड़ने के लिए npm run ingest और फ़ोल्डर का नाम दें। जो फ़ाइलें पढ़ी नहीं गईं, वे बदलने पर फिर से पढ़ी जाती हैं।',
});
