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
    'इंडेक्स में {segments, plural, one {# खंड} other {# खंड}} और {rows, plural, one {# पंक्ति} other {# पंक्तियाँ}} हैं, और वह डिस्क पर {size} लेता है।',
  vectors: 'अर्थ से खोज',
  vectorsHint: 'अर्थ से खोज वेक्टरों की तुलना करती है, जिन्हें कोई मॉडल हर दस्तावेज़ और हर खोज से बनाता है।',
  builtIn: 'इस लाइब्रेरी से प्रशिक्षित',
  builtInEffect: 'किसी मॉडल की आवश्यकता नहीं है, और कोई पाठ इस सर्वर से बाहर नहीं जाता।',
  localModel: 'EMBEDDINGS_FOLDER का मॉडल',
  localModelEffect: 'मॉडल इसी सर्वर पर चलता है, और कोई पाठ उससे बाहर नहीं जाता।',
  endpoint: 'EMBEDDINGS_URL का एंडपॉइंट',
  endpointEffect: 'एंडपॉइंट को लाइब्रेरी के हर दस्तावेज़ और हर खोज का पाठ मिलता है।',
  choose: 'इसका उपयोग करें',
  choosing: 'जाँच हो रही है...',
  notChosen: 'कुछ भी नहीं बदला',
  engineNotOffered: 'इस सर्वर की सेटिंग्स में यह विकल्प नहीं है। कोई दूसरा विकल्प चुनें।',
  endpointGaveNone:
    'एंडपॉइंट ने कोई वेक्टर नहीं दिया। EMBEDDINGS_URL, EMBEDDINGS_MODEL और EMBEDDINGS_API_KEY जाँचें, और यह भी कि एंडपॉइंट चल रहा है।',
  vectorsServe: 'उपयोग में: {engine}।',
  vectorsReplaced: 'सभी नए वेक्टर बनने तक खोज पहले के वेक्टरों ({engine}) का उपयोग करती है।',
  vectorsFirst: 'सभी वेक्टर बनने पर अर्थ से खोज शुरू होगी। तब तक शब्दों से खोज काम करती है।',
  vectorsPartial: 'किसी दस्तावेज़ का वेक्टर बनते ही अर्थ से खोज में वह मिलने लगता है। शब्दों से खोज में सभी दस्तावेज़ मिलते हैं।',
  vectorsLater: 'लाइब्रेरी में अभी कोई दस्तावेज़ नहीं है। दस्तावेज़ आने पर सर्वर उनके वेक्टर बनाएगा।',
  vectorsPrepared: 'नए वेक्टरों की तैयारी हो रही है।',
  vectorsMade: 'नए वेक्टरों में से {percent, number} % बन चुके हैं।',
  vectorsFail: 'वेक्टर बनाने का पिछला प्रयास विफल रहा। सर्वर स्वयं फिर प्रयास करता है; कारण लॉग में है।',
  vectorsFixed: 'यह सर्वर की सेटिंग्स तय करती हैं, क्योंकि कई सर्वर इस लाइब्रेरी को साझा कर सकते हैं।',
  noVectors: 'सेटिंग्स में कोई मॉडल नहीं है, इसलिए इस लाइब्रेरी में केवल शब्दों से खोज होती है।',
  moreEngines:
    'और विकल्पों के लिए EMBEDDINGS_FOLDER (इस सर्वर पर मॉडल), या EMBEDDINGS_URL और EMBEDDINGS_MODEL (एंडपॉइंट) सेट करें, और सर्वर को फिर से आरंभ करें।',
  rebuild: 'इंडेक्स फिर से बनाएँ',
  rebuildHint: 'आप लाइब्रेरी के दस्तावेज़ों से खोज का इंडेक्स फिर से बना सकते हैं, जैसे तब जब खोज में उनमें से कोई दस्तावेज़ न मिले।',
  rebuildQuestion: 'क्या इंडेक्स फिर से बनाया जाए?',
  rebuildEffect:
    'नया इंडेक्स तैयार होने तक खोज पुराने इंडेक्स से होती है। लाइब्रेरी में जितने अधिक दस्तावेज़ हैं, उतना अधिक समय लगता है; इस बीच खोज धीमी हो सकती है।',
  rebuildStarting: 'आरंभ हो रहा है...',
  rebuilt: 'नया इंडेक्स उपयोग में है।',
  notRebuilt: 'इंडेक्स फिर से बनाना आरंभ नहीं हो सका',
  rebuildStarted: 'इंडेक्स फिर से बनाया जा रहा है। तब तक खोज पुराने इंडेक्स से होती है।',
  rebuilding: 'इंडेक्स फिर से बनाया जा रहा है: अब तक {of, number} में से {done, number} दस्तावेज़।',
  rebuildFailed: 'इंडेक्स फिर से नहीं बन सका; पुराना इंडेक्स काम कर रहा है। कारण लॉग में है।',
  adding:
    '{files, plural, one {# फ़ाइल जोड़ी जा रही है} other {# फ़ाइलें जोड़ी जा रही हैं}}: {done, number} पढ़ी गईं, {documents, plural, one {# दस्तावेज़ मिला} other {# दस्तावेज़ मिले}}।',
  courts: 'न्यायालय और वर्ष के अनुसार निर्णय',
  noCourts: 'अभी किसी ज्ञात न्यायालय का कोई निर्णय नहीं है।',
  yearOf: '{year}: {count, number}',
  courtLine: '{name}: {count, plural, one {# निर्णय} other {# निर्णय}}, {from} से {to}',
  failuresTitle: 'क्या पढ़ा नहीं जा सका',
  failed:
    '{count, plural, =0 {हर फ़ाइल पढ़ी जा सकी।} one {# फ़ाइल पढ़ी नहीं जा सकी।} other {# फ़ाइलें पढ़ी नहीं जा सकीं।}}',
  scans:
    '{count, plural, one {# स्कैन की हुई PDF के पेज सर्वर बाद में पढ़ेगा।} other {# स्कैन की हुई PDF के पेज सर्वर बाद में पढ़ेगा।}}',
  failureLine: '{file}: {reason}',
  shownOf: 'उनमें से अंतिम {shown, number}:',
  howToAdd:
    'निर्णय इसी पेज पर जोड़ें, या npm run ingest और फ़ोल्डर का नाम दें। जो फ़ाइलें पढ़ी नहीं गईं, वे बदलने पर फिर से पढ़ी जाती हैं।',
});
