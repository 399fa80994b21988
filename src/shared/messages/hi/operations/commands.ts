import type { messages as english } from '#shared/messages/en/operations/commands.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('commands', {
  usage: `उपयोग: npm run ingest -- '<folder>' [--remove-missing [--yes]]
       npm run model:check
       npm run plans:sync
       npm run alerts:send
       npm run account:erase -- '<email address>'
       npm run export -- '<email address>' '<file.zip>'
       npm run library:status
       npm run library:rebuild
       npm run backup -- '<folder>'
       npm run restore -- '<backup>'
       npm run doctor

ingest       किसी फ़ोल्डर के निर्णय (.txt, .md, .pdf, .docx, .html) और अधिनियम (.json) लाइब्रेरी में जोड़ता है। इसे फिर से
             चला सकते हैं और बीच में रोक सकते हैं: जो फ़ाइलें नहीं बदलीं वे छोड़ दी जाती हैं। --remove-missing देने पर वे फ़ाइलें
             भी बताता है जो इस फ़ोल्डर से आई थीं और अब उसमें नहीं हैं; --yes देने पर उन्हें लाइब्रेरी से हटाता है।
ingest open-data  भारतीय न्यायालयों के खुले डेटा सेट के निर्णय जोड़ता है; विकल्प न देने पर यह अपने विकल्प बताता है।
model:check  सेटिंग्स के भाषा मॉडल से एक प्रश्न पूछता है, और बताता है कि वह उत्तर देता है या नहीं और कितनी जल्दी।
plans:sync   चल रहे सर्वर के प्लान Razorpay पर बनाता है; इसे फिर से चला सकते हैं।
alerts:send  चल रहा सर्वर सहेजी हुई खोजों की वे सूचनाएँ मेल करता है जिनका समय हो गया है; हर घंटे वह स्वयं भी करता है।
account:erase  ईमेल से अनुरोध करने वाले उपयोगकर्ता का खाता मिटाने की सूचना अवधि शुरू करता है: -- '<email address>'। उपयोगकर्ता को
             ईमेल जाता है कि खाता कैसे रखा जा सकता है।
export       एक खाते का सब कुछ एक नई फ़ाइल में लिखता है, वही संग्रह जो उपयोगकर्ता डाउनलोड कर सकता है: -- '<email address>' '<file.zip>'।
             उपयोगकर्ता इसे अपने खाते के लॉग में देखता है।
library:status  बताता है कि चल रहे सर्वर की लाइब्रेरी में किस न्यायालय का क्या है और कौन-सी फ़ाइलें पढ़ी नहीं जा सकीं।
library:rebuild  चल रहा सर्वर अपना इंडेक्स उसके दस्तावेज़ों से फिर से बनाता है; तब तक खोज पुराने इंडेक्स से होती है।
backup       Munshi जो कुछ रखता है उस सबकी प्रति वहाँ एक नए फ़ोल्डर में बनाता है, जब Munshi बंद हो।
restore      बैकअप से डेटा फ़ोल्डर बनाता है; कुछ भी बदला या हटाया नहीं जाता।
doctor       Munshi जिन स्थितियों में चलता है उनमें से हर एक के बारे में बताता है कि वह ठीक है या गलत, और क्या करना है; जब कुछ काम न करे तब इसे
             चलाएँ। यह कुछ नहीं बदलता, और कुछ गलत हो तो इसका एग्ज़िट कोड 1 होता है।
`,
  stopping: 'मौजूदा बैच के बाद रुक रहा है…',

  // munshi ingest
  addingToServer: 'चल रहे सर्वर की लाइब्रेरी में जोड़ा जा रहा है।',
  addingToIndex: 'लाइब्रेरी में जोड़ा जा रहा है; कोई सर्वर नहीं चल रहा है।',
  folderEmpty: '{folder} में कोई फ़ाइल नहीं है।',
  added:
    '{seconds} सेकंड में {documents, plural, one {# दस्तावेज़ जोड़ा गया} other {# दस्तावेज़ जोड़े गए}}, {unchanged, plural, one {# फ़ाइल नहीं बदली} other {# फ़ाइलें नहीं बदलीं}}, {unreadable, plural, one {# फ़ाइल पढ़ी नहीं जा सकी} other {# फ़ाइलें पढ़ी नहीं जा सकीं}}।',
  moreUnreadable: '… और {count, number}',
  nothingMissing: 'इस फ़ोल्डर से आई हर फ़ाइल अब भी उसमें है।',
  missing:
    '{files, plural, one {# फ़ाइल इस फ़ोल्डर से आई थी और अब इसमें नहीं है:} other {# फ़ाइलें इस फ़ोल्डर से आई थीं और अब इसमें नहीं हैं:}}',
  missingKept:
    '{count, plural, one {# दस्तावेज़ बना रहेगा, क्योंकि वह किसी दूसरी फ़ाइल में भी है।} other {# दस्तावेज़ बने रहेंगे, क्योंकि वे दूसरी फ़ाइलों में भी हैं।}}',
  missingNamed:
    'लाइब्रेरी से {documents, plural, one {# दस्तावेज़} other {# दस्तावेज़}} हटाने के लिए इसे --yes के साथ फिर चलाएँ। अभी कुछ नहीं हटाया गया है।',
  missingRemoved:
    '{documents, plural, one {# दस्तावेज़ लाइब्रेरी से हटाया गया।} other {# दस्तावेज़ लाइब्रेरी से हटाए गए।}} उपयोगकर्ताओं की टिप्पणियाँ बनी रहेंगी।',
  missingAll: 'फ़ोल्डर में कोई फ़ाइल नहीं है। यदि उसकी डिस्क जुड़ी नहीं है, तो कुछ भी हटाने से पहले उसे जोड़ें।',
  stopped: 'रुक गया। जो जोड़ा गया वह बना रहेगा। जारी रखने के लिए यही कमांड फिर चलाएँ।',
  serverAnswered:
    'चल रहे सर्वर का उत्तर: {status} ({reason})। जब वह फिर काम करने लगे, तब इसे दोबारा चलाएँ; सर्वर का डेटा सुरक्षित है।',
  serverUnreachable:
    'चल रहे सर्वर से संपर्क नहीं हो पा रहा है। जब वह फिर काम करने लगे, तब इसे दोबारा चलाएँ; सर्वर का डेटा सुरक्षित है।',
  otherOwner:
    '{folder} किसी दूसरे उपयोगकर्ता (संख्या {user}) का है। इसे उसी उपयोगकर्ता के रूप में चलाएँ, या MUNSHI_DATA में अपना कोई फ़ोल्डर दें।',
  folderNotPermitted: 'इस उपयोगकर्ता को {folder} में जाने की अनुमति नहीं है। MUNSHI_DATA में अपना कोई फ़ोल्डर दें।',
  dataNotWritable:
    'इस उपयोगकर्ता को {folder} की किसी चीज़ में लिखने की अनुमति नहीं है। पूरा फ़ोल्डर एक ही उपयोगकर्ता को दें, या MUNSHI_DATA में दूसरा फ़ोल्डर दें।',

  // munshi model check
  noModel: 'कोई भाषा मॉडल तय नहीं है। MODEL_URL और MODEL_NAME दें।',
  noModelOnServer: 'चल रहे सर्वर में कोई भाषा मॉडल नहीं है। MODEL_URL और MODEL_NAME दें, और सर्वर फिर शुरू करें।',
  checkedByServer: '{address} पर मॉडल {model}; प्रश्न चल रहे सर्वर ने पूछा।',
  checkedDirectly: '{address} पर मॉडल {model}; प्रश्न इसी कमांड ने पूछा; कोई सर्वर नहीं चल रहा है।',
  modelStreams:
    'उत्तर थोड़ा-थोड़ा करके आता है: पहला शब्द {first} सेकंड में, पूरा उत्तर {seconds} सेकंड में; {input, number} टोकन पढ़े, {output, number} लिखे ({counted, select, provider {गिनती मॉडल की है} other {अनुमान है, क्योंकि मॉडल टोकन नहीं गिनता}})।',
  modelAnswers: 'उत्तर एक साथ आता है: {seconds} सेकंड में; {input, number} टोकन पढ़े, {output, number} लिखे।',
  modelUnreachable: '{address} से संपर्क नहीं हो पा रहा है। देखें कि MODEL_URL सही है और मॉडल का सर्वर चल रहा है।',
  modelTimeout:
    '{address} ने समय पर उत्तर नहीं दिया (MODEL_TIMEOUT_S का मान {seconds, number} है)। हो सकता है इस कंप्यूटर का मॉडल अभी लोड हो रहा हो: इसे फिर चलाएँ, या MODEL_TIMEOUT_S बढ़ाएँ।',
  modelRefusedKey: '{address} कुंजी (key) नहीं मानता (स्थिति {status})। MODEL_API_KEY जाँचें।',
  modelMissing: '{address} पर {model} नाम का मॉडल नहीं है (स्थिति {status})। MODEL_NAME जाँचें।',
  modelQuota: '{address} के खाते में कुछ शेष नहीं है (स्थिति {status})। उसका बिल देखें।',
  modelAddress:
    '{address} पर कोई OpenAI-संगत API उत्तर नहीं देता (स्थिति {status})। जाँचें कि MODEL_URL उसका पता हो, अंत में /v1 जैसा संस्करण हो, और वह किसी वेब पेज का पता न हो।',
  modelContext: '{address}: {model} इस छोटे प्रश्न से भी कम पढ़ता है। उसे बड़ी सीमा के साथ चलाएँ।',
  modelRefused: '{address} ने अनुरोध नहीं माना (स्थिति {status})। MODEL_URL और MODEL_NAME जाँचें।',
  modelBusy: '{address} पर बहुत ज़्यादा अनुरोध हैं (स्थिति {status})। वहाँ अपने प्लान की सीमाएँ देखें।',
  modelFailed: '{address} ने अपनी ही एक त्रुटि बताई (स्थिति {status})। उस सर्वर का लॉग देखें।',
  modelUnusable:
    '{address} ने काम का उत्तर नहीं दिया। देखें कि MODEL_URL किसी वेब पेज का नहीं, OpenAI से मेल खाते API का पता है।',

  // munshi plans sync
  needsServer: 'कोई सर्वर नहीं चल रहा है। उसे शुरू करें, और इसे फिर चलाएँ।',
  plansNotSold: 'चल रहा सर्वर कोई प्लान नहीं बेचता। RAZORPAY_KEY_ID और RAZORPAY_KEY_SECRET दें।',
  alertsMailed:
    '{count, plural, =0 {किसी सूचना का समय नहीं हुआ है।} one {# सूचना मेल की गई।} other {# सूचनाएँ मेल की गईं।}}',
  accountErased: 'खाता {day} को मिटा दिया जाएगा। उपयोगकर्ता को ईमेल भेजा गया है, और वे तब तक उसे रख सकते हैं।',
  noAccount: 'इस ईमेल पते का कोई खाता नहीं है।',
  accountExported:
    'खाते का डेटा {file} में है ({size})। इसमें वह सब है जो उपयोगकर्ता यहाँ रखता है, इसलिए इसे कोई और न पढ़ सके।',
  fileExists: '{file} पहले से है। कोई दूसरा नाम दें; कुछ नहीं बदला गया।',
  fileNotWritten: '{file} लिखी नहीं जा सकती ({reason})। कोई दूसरी जगह दें।',
  exportEndedEarly:
    'संग्रह पूरा होने से पहले रुक गया, और कोई फ़ाइल नहीं बची। सर्वर का लॉग देखें, फिर यह कमांड दोबारा चलाएँ।',
  planSynced: '{plan}, {interval}: {id}',

  // The folder to read
  isFile: '{folder} एक फ़ाइल है। वह फ़ोल्डर दें जिसमें यह फ़ाइल है।',
  notReadable: 'इस उपयोगकर्ता को {folder} पढ़ने की अनुमति नहीं है। उसकी अनुमतियाँ बदलें, या इसे उसके स्वामी के रूप में चलाएँ।',
  linkLoop: '{folder} ऐसा लिंक है जो घूमकर अपने पर ही लौटता है।',
  folderMissing: '{folder} नाम का कोई फ़ोल्डर नहीं है।',

  // Reasons why a file was not read
  typeNotRead:
    'इस प्रकार की फ़ाइलें नहीं पढ़ी जातीं; .txt, .md, .html, .pdf, .docx और अधिनियमों की .json फ़ाइलें पढ़ी जाती हैं।',
  tooLarge: 'फ़ाइल {megabytes, number} MB से बड़ी है।',
  fileNotRead: 'फ़ाइल पढ़ी नहीं जा सकी।',
  scanWaits: 'PDF में पृष्ठों के चित्र हैं, पाठ नहीं। सर्वर इन चित्रों को बाद में पढ़ेगा।',
  damagedWaits: 'PDF का पाठ हर पृष्ठ पर खराब है। सर्वर इसके पृष्ठों के चित्रों को बाद में पढ़ेगा।',
  fileMoved: 'यह खुल नहीं सकी; इस बीच इसे कहीं और रखा गया या हटाया गया।',
  isLink: 'यह लिंक है, और लिंक के पीछे की फ़ाइल नहीं पढ़ी जाती।',
  notOrdinary: 'यह साधारण फ़ाइल नहीं है।',
  nameNotUtf8: 'इसका नाम मान्य UTF-8 नहीं है, इसलिए यह खुल नहीं सकती; इसका नाम बदलें।',
});
