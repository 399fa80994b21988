import type { messages as english } from '#shared/messages/en/operations/server-status.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('server-status', {
  title: 'सर्वर की स्थिति',
  lead: 'यह पृष्ठ बताता है कि यह सर्वर अभी कैसा है। जहाँ कई सर्वर चलते हैं, वहाँ हर सर्वर केवल अपनी स्थिति बताता है।',
  loading: 'स्थिति लोड हो रही है',
  notLoaded: 'स्थिति लोड नहीं हो सकी',
  allGood: 'कोई चेतावनी नहीं है।',
  alerts: '{count, plural, one {# चेतावनी} other {# चेतावनियाँ}}',
  mailed:
    'चेतावनी शुरू होने पर और समाप्त होने पर संचालकों को ईमेल मिलता है। सीमाएँ वे सेटिंग्स हैं जिनके नाम ALERT_ से शुरू होते हैं।',
  noOperators: 'चेतावनी का ईमेल किसी को नहीं मिलता: सेटिंग OPERATORS में किसी का नाम नहीं है।',
  documents:
    '{count, plural, =0 {लाइब्रेरी खाली है।} one {लाइब्रेरी में # दस्तावेज़ है।} other {लाइब्रेरी में # दस्तावेज़ हैं।}}',
  name: '{signal, select, database {डेटाबेस} version {संस्करण} index {लाइब्रेरी का इंडेक्स} disk {डिस्क पर खाली जगह} memory {मेमोरी} loop {उत्तरों में विलंब} requests {विफल अनुरोध} work {प्रतीक्षा में काम} files {पढ़े जाने की प्रतीक्षा में फ़ाइलें} webhooks {प्रतीक्षा में वेबहुक} schedules {समय पर न चले काम} backup {पिछला सफल बैकअप} certificate {प्रमाणपत्र} mail {ईमेल} sms {SMS} payments {भुगतान} other {भाषा मॉडल}}',
  about:
    '{signal, select, database {इसमें खाते, मुवक्किल और मामले रहते हैं।} version {एक डेटाबेस के सभी सर्वरों का संस्करण एक होना चाहिए। पुराना सर्वर वहाँ विफल हो सकता है जहाँ डेटाबेस बदला है।} index {यह लाइब्रेरी की खोजों का उत्तर देता है।} disk {फ़ाइलों और लाइब्रेरी के लिए बची जगह।} memory {यह सर्वर जितनी मेमोरी लेता है।} loop {सर्वर के व्यस्त होने से सौ में से एक अनुरोध जितने समय रुकता है।} requests {पिछले 15 मिनट के वे अनुरोध जिनका उत्तर यह सर्वर अपनी गड़बड़ी से नहीं दे सका।} work {जाँच, निर्यात और आयात जो अपनी बारी की प्रतीक्षा में हैं।} files {मामलों की सबसे पुरानी फ़ाइल जितने समय से प्रतीक्षा में है।} webhooks {दूसरे प्रोग्राम के लिए सबसे पुराना संदेश जितने समय से प्रतीक्षा में है।} schedules {निर्धारित समय का सबसे पुराना काम जितने समय से रुका है।} backup {पिछले सफल बैकअप के बाद बीता समय।} certificate {सार्वजनिक पते का प्रमाणपत्र और कितने समय मान्य है।} mail {ईमेल जो भेजे नहीं जा सके।} sms {फ़ोन के संदेश जो भेजे नहीं जा सके।} payments {भुगतान सेवा को भेजे गए अनुरोध जो विफल रहे।} other {भाषा मॉडल के अनुरोध जो विफल रहे।}}',
  good: 'ठीक',
  alert: 'चेतावनी',
  unknown: 'मापा नहीं गया',
  answers: 'उत्तर देता है',
  silent: 'उत्तर नहीं देता',
  nothingWaits: 'कुछ भी प्रतीक्षा में नहीं है',
  pieces: '{count, plural, =0 {कुछ भी प्रतीक्षा में नहीं है} one {# काम} other {# काम}}',
  failedRequests: '{count, plural, =0 {कोई नहीं} one {# अनुरोध} other {# अनुरोध}}',
  failures: '{count, plural, =0 {कोई विफलता नहीं} one {लगातार # विफलता} other {लगातार # विफलताएँ}}',
  milliseconds: '{count, number} मिलीसेकंड',
  seconds: '{count, plural, one {# सेकंड} other {# सेकंड}}',
  minutes: '{count, plural, one {# मिनट} other {# मिनट}}',
  hours: '{count, plural, one {# घंटा} other {# घंटे}}',
  days: '{count, plural, one {# दिन} other {# दिन}}',
  sameVersion: 'वही जो डेटाबेस का है',
  olderVersion: 'डेटाबेस से पुराना: इस सर्वर को अपडेट करें',
  expired: 'समाप्त',
  noLimit: 'कोई चेतावनी निर्धारित नहीं है',
  limitDatabase: 'उत्तर न मिलने पर चेतावनी',
  limitVersion: 'डेटाबेस नया होने पर चेतावनी',
  limitBelow: '{amount} से कम होने पर चेतावनी',
  limitFrom: '{amount} से चेतावनी',

  // Emails to operators
  alertSubject: 'Munshi: {signal} पर ध्यान दें',
  alertText: '{signal}: {value}। {limit}।',
  alertSilence: 'इसके बारे में अगला ईमेल तब आएगा जब स्थिति ठीक होगी, या एक दिन बाद।',
  endedSubject: 'Munshi: {signal} फिर ठीक है',
  endedText: '{signal}: {value}।',
});
