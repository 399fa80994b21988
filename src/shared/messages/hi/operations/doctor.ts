import type { messages as english } from '#shared/messages/en/operations/doctor.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('doctor', {
  // The beginning of a line, and the last line
  good: 'ठीक',
  wrong: 'गलत',
  summary: '{wrong, plural, =0 {सब कुछ ठीक है।} one {# पंक्ति गलत है।} other {# पंक्तियाँ गलत हैं।}}',
  tooLate:
    '{what} की जाँच में {seconds, number} सेकंड से अधिक लगे और उसे छोड़ दिया गया। यह कमांड दोबारा चलाएँ; फिर भी ऐसा हो तो सर्वर का लॉग देखें।',
  failed: '{what} की जाँच नहीं हो सकी: {reason}। सर्वर का लॉग देखें।',

  // Settings
  settingsGood: 'सेटिंग्स मान्य हैं और आपस में मेल खाती हैं।',
  envFileUnread:
    '.env फ़ाइल में {names} हैं, पर इस प्रक्रिया के मान अलग हैं: Munshi केवल एनवायरनमेंट वेरिएबल पढ़ता है। इसे node --env-file=.env scripts/start.mjs से शुरू करें, या ये पंक्तियाँ हटाएँ।',
  misspelt: '{name} Munshi की कोई सेटिंग नहीं है। यदि {setting} से मतलब है तो वह लिखें।',
  withoutEffect: '{needed} के बिना {name} का कोई असर नहीं होता। वह भी लिखें, या {name} हटाएँ।',
  noWebhook:
    'RAZORPAY_WEBHOOK_SECRET नहीं दिया गया है, इसलिए भुगतान 15 मिनट तक देर से दिखते हैं। Razorpay के डैशबोर्ड में एक वेबहुक बनाएँ और उसका सीक्रेट लिखें।',
  notHttps:
    'उपयोगकर्ता {origin} को https के बिना खोलते हैं, इसलिए नेटवर्क में दूसरे लोग उनके पासवर्ड पढ़ सकते हैं। आगे प्रमाणपत्र वाला प्रॉक्सी लगाएँ और PUBLIC_URL में उसका https:// पता लिखें।',
  noPublicUrl:
    'HOST {host} है, जहाँ दूसरे कंप्यूटर पहुँचते हैं, और PUBLIC_URL नहीं दिया गया है, इसलिए उनके लिए ईमेल के लिंक कहीं नहीं ले जाते। PUBLIC_URL में वह पता लिखें जिसे उपयोगकर्ता खोलते हैं।',
  publicUrlWithPath:
    'PUBLIC_URL में एक पथ है, और Munshi केवल होस्ट के मूल पते (root) पर चलता है। पथ हटाएँ और Munshi को अपना होस्ट नाम दें।',
  noProxies:
    'उपयोगकर्ता प्रॉक्सी से आते हैं, और TRUSTED_PROXIES नहीं दिया गया है, इसलिए साइन इन की सीमा में वे सब एक ही पता गिने जाते हैं। उसमें वह पता लिखें जिससे प्रॉक्सी जुड़ता है, जैसे 127.0.0.1।',
  notAddresses:
    '{name} में ऐसी प्रविष्टियाँ हैं जिनका कोई असर नहीं होता: {values}। {form} जैसे मान दें, अल्पविराम से अलग करके।',
  noMailServer:
    'उपयोगकर्ता बाहर से आते हैं, और SMTP_URL नहीं दिया गया है, इसलिए नए खाते की पुष्टि का ईमेल किसी को नहीं मिलता। उसमें अपना मेल सर्वर लिखें।',
  noSender: 'MAIL_FROM अब भी {sender} है, जिसे कई मेल सर्वर अस्वीकार करते हैं। उसमें अपने डोमेन का पता लिखें।',
  noOperators:
    'OPERATORS नहीं दिया गया है, इसलिए इस सर्वर की चेतावनियाँ किसी को नहीं मिलतीं और संचालकों के पेज कोई नहीं देखता। उसमें अपना ईमेल पता लिखें।',
  twoSmsProviders: 'MSG91 और Twilio दोनों दिए गए हैं, और केवल MSG91 काम में आता है। एक की सेटिंग्स हटाएँ।',

  // The data folder and the storage
  noDataYet: '{folder} अभी नहीं है। पहला npm start उसे बनाता है।',
  otherOwner:
    '{folder} किसी दूसरे उपयोगकर्ता (संख्या {user}) का है, इसलिए उसमें कुछ नहीं जाँचा गया। यह उस उपयोगकर्ता के रूप में चलाएँ, या MUNSHI_DATA में अपना फ़ोल्डर लिखें।',
  openToOthers: 'इस कंप्यूटर के दूसरे उपयोगकर्ता {file} तक पहुँच सकते हैं। उस पर chmod {mode} चलाएँ।',
  folderOurs: '{folder} इस उपयोगकर्ता का है, और दूसरे उसे नहीं पढ़ सकते।',
  littleSpace: '{folder} की डिस्क में केवल {free} जगह बची है। कुछ जगह खाली करें, नहीं तो उपयोगकर्ता सहेज नहीं पाएँगे।',
  allScansRead: 'स्कैन उन सभी भाषाओं में पढ़े जाते हैं जो Munshi जानता है।',
  scansUnread:
    '{languages} के लिए अक्षर पहचानने का डेटा नहीं है: इन भाषाओं के स्कैन नहीं पढ़े जाते। ज़रूरत हो तो {code}.traineddata जैसी फ़ाइलें {folder} में रखें और सर्वर फिर से चालू करें।',
  freeSpace: 'डिस्क पर लिखा जा सकता है और {free} जगह बची है।',
  notWritable:
    '{folder} में कुछ लिखा नहीं जा सकता ({reason})। कुछ जगह खाली करें, या इस उपयोगकर्ता को लिखने की अनुमति दें।',
  storageWorks: '{place} में फ़ाइलें लिखी, पढ़ी और मिटाई जा सकती हैं।',
  storageChanged:
    '{place} की एक फ़ाइल में पढ़ते समय वह नहीं मिला जो लिखा गया था। वह डिस्क या स्टोर जाँचें, और बैकअप वापस लाएँ।',
  storageKeeps: '{place} की एक फ़ाइल मिटाने के बाद भी वहीं है। कुंजी को मिटाने की अनुमति दें।',

  // The server and the database
  serverReady: 'Munshi चल रहा है (प्रक्रिया {pid}, पोर्ट {port}) और तैयार है।',
  serverNotReady:
    'Munshi चल रहा है (प्रक्रिया {pid}) और इन तक नहीं पहुँचता: {parts}। कारण नीचे की पंक्तियों और उसके लॉग में है।',
  notRunning: 'Munshi बंद है, और पोर्ट {port} उसके लिए खाली है।',
  noDatabaseYet: 'अभी कोई डेटाबेस नहीं है। पहला npm start उसे बनाता है।',
  databaseStarting: '{folder} का डेटाबेस शुरू या बंद हो रहा है। एक मिनट में यह कमांड दोबारा चलाएँ।',
  databaseGood: 'PostgreSQL {version} उत्तर देता है; उसमें सभी माइग्रेशन हैं, और उसकी सुरक्षाएँ चालू हैं।',
  notMigrated:
    'डेटाबेस में इस संस्करण के {count, plural, one {# माइग्रेशन} other {# माइग्रेशन}} नहीं हैं (पहला {first} है)। Munshi फिर शुरू करें: शुरू होते समय वे लागू होते हैं।',
  clockGood: 'इस कंप्यूटर की घड़ी डेटाबेस की घड़ी से मेल खाती है।',
  clockOff:
    'डेटाबेस की घड़ी इस कंप्यूटर से {seconds, number} सेकंड {direction, select, ahead {आगे} other {पीछे}} है, इसलिए कोड और लिंक गलत समय पर समाप्त होते हैं। दोनों को NTP से मिलाएँ।',

  // The library
  libraryServes:
    'चल रहे सर्वर की लाइब्रेरी उत्तर देती है: {documents, plural, one {# दस्तावेज़} other {# दस्तावेज़}}, {segments, plural, one {# सेगमेंट} other {# सेगमेंट}} में।',
  rebuildFailed:
    'इंडेक्स फिर से नहीं बन सका, और पहले वाला इंडेक्स काम कर रहा है। npm run library:rebuild दोबारा चलाएँ और लॉग देखें।',
  vectorsFailing: 'अर्थ से खोज के वेक्टर अभी नहीं बन सकते। EMBEDDINGS_URL और लॉग जाँचें; सर्वर स्वयं फिर कोशिश करता है।',
  filesUnread:
    '{count, plural, one {# फ़ाइल} other {# फ़ाइलें}} लाइब्रेरी में पढ़ी नहीं जा सकीं; npm run library:status उनके नाम बताता है।',
  noLibraryYet: 'अभी कोई इंडेक्स नहीं है। पहला npm start उसे नमूना लाइब्रेरी से बनाता है।',
  indexReadable:
    'इंडेक्स इस संस्करण के प्रारूप में है और उसके सभी {segments, plural, one {# सेगमेंट} other {# सेगमेंट}} मौजूद हैं।',
  indexUnreadable:
    '{folder} का इंडेक्स क्षतिग्रस्त है, या उसे Munshi के नए संस्करण ने लिखा है। नया संस्करण शुरू करें, या बैकअप वापस लाएँ।',
  segmentsLost: '{folder} के इंडेक्स में {names} नहीं है। बैकअप वापस लाएँ, या फ़ोल्डर को हटाकर अपने निर्णय फिर से जोड़ें।',
  clusterGood: 'OpenSearch {version} उत्तर देता है, और वहाँ का इंडेक्स इस संस्करण का है।',
  clusterTooOld: 'OPENSEARCH_URL का क्लस्टर OpenSearch {version} है। उसे 2.19 या नए पर ले जाएँ।',
  clusterRed: 'OPENSEARCH_URL के क्लस्टर में कुछ शार्ड नहीं हैं (उसकी स्थिति red है)। उसका लॉग देखें और छूटे हुए नोड वापस लाएँ।',
  clusterIndexOld:
    'OpenSearch का इंडेक्स पुराने संस्करण का है, और शब्दों का क्रम नहीं गिना जाता। npm run library:rebuild चलाएँ।',

  // Outside services that the settings name
  mailGood: 'मेल सर्वर {address} उत्तर देता है और साइन इन स्वीकार करता है। कोई ईमेल नहीं भेजा गया।',
  mailRefused: 'मेल सर्वर {address} उपयोगकर्ता या पासवर्ड अस्वीकार करता है। उन्हें SMTP_URL में जाँचें।',
  reached: '{what}: {address} उत्तर देता है और कुछ अस्वीकार नहीं करता। कुछ भेजा या वसूला नहीं गया।',
  reachedOnly: '{what}: {address} उत्तर देता है। कुंजी नहीं आज़माई गई, क्योंकि उसमें खर्च होता।',
  keyRefused: '{what}: {address} कुंजी अस्वीकार करता है (स्थिति {status})। {settings} जाँचें।',
  answersWrong: '{what}: {address} स्थिति {status} से उत्तर देता है। {settings} और उस सर्वर का लॉग जाँचें।',
  unreachable: '{what}: {address} तक पहुँचा नहीं जा सकता ({reason})। {settings} जाँचें, और यह कि वह चल रहा है।',
});
