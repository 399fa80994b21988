import type { messages as english } from '#shared/messages/en/operations/backup.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('backup', {
  elsewhere:
    'DATABASE_URL या STORAGE कुछ डेटा MUNSHI_DATA के बाहर रखता है, और फ़ोल्डर की प्रति में वह नहीं होगा। PostgreSQL और बकेट का बैकअप उनके अपने साधनों से लें, और secrets.json की एक प्रति रखें।',
  nothingToCopy: '{folder} में Munshi का कोई डेटा नहीं है। MUNSHI_DATA में वह फ़ोल्डर लिखें जिसमें डेटा है।',
  databaseRuns:
    '{folder} का डेटाबेस अपने सर्वर के बिना अब भी चल रहा है। Munshi को शुरू करके फिर बंद करें, और यह कमांड दोबारा चलाएँ।',
  insideData: '{folder} उसी फ़ोल्डर के भीतर है जिसकी प्रति बननी है। किसी दूसरी डिस्क का फ़ोल्डर दें।',
  tooLittleRoom: '{folder} में {free} जगह बची है, और प्रति को {needed} चाहिए। किसी दूसरी डिस्क का फ़ोल्डर दें।',
  copied: '{total} में से {done} की प्रति बन गई',
  backedUp:
    'बैकअप पूरा हुआ: {folder}। इसे दूसरी डिस्क पर रखें; इसमें इस इंस्टॉलेशन के गोपनीय मान हैं, इसलिए इसे कोई और न पढ़ सके।',
  noBackup: '{folder} Munshi का पूरा बैकअप नहीं है।',
  notEmpty: '{folder} में पहले से डेटा है। उसे कहीं और ले जाएँ, फिर यह कमांड दोबारा चलाएँ; कुछ नहीं बदला गया।',
  damaged: '{file} बैकअप में नहीं है, या वैसी नहीं है जैसी प्रति बनाई गई थी। कुछ भी वापस नहीं लाया गया। कोई दूसरा बैकअप लें।',
  restored: 'डेटा {folder} में वापस आ गया है। npm start से Munshi शुरू करें।',
  backedUpEncrypted: 'एन्क्रिप्टेड बैकअप पूरा हुआ: {folder}। इसे केवल गुप्त कुंजी खोलती है; उस कुंजी को किसी और जगह रखें।',
  removedEarlier: 'नियम के अनुसार {count, plural, one {एक पुराना बैकअप हटाया गया} other {# पुराने बैकअप हटाए गए}}।',
  serverStarts: 'Munshi शुरू या बंद हो रहा है। थोड़ी देर में इसे फिर चलाएँ।',
  libraryGrows: 'लाइब्रेरी में दस्तावेज़ जोड़े जा रहे हैं, इसलिए उसका इंडेक्स कॉपी नहीं हो सकता। यह पूरा होने पर इसे फिर चलाएँ।',
  noRecipient: 'यह age की सार्वजनिक कुंजी नहीं है। age-keygen से जोड़ी बनाएँ और age1 से शुरू होने वाली पंक्ति दें।',
  noIdentity: '{file} में age की गुप्त कुंजी नहीं है। age-keygen से बनी फ़ाइल का नाम दें।',
  identityNeeded: 'यह बैकअप एन्क्रिप्टेड है। इसकी गुप्त कुंजी वाली फ़ाइल का नाम दें: --identity key.txt।',
  notDecrypted: '{file} डिक्रिप्ट नहीं हो सकती: वह बदली गई है, या गुप्त कुंजी दूसरी है। कुछ भी वापस नहीं लाया गया।',
  noRule: 'नियम में तीन संख्याएँ होती हैं, दिनों, सप्ताहों और महीनों की, जैसे 7,4,12।',
  verified:
    'बैकअप सही है: उसका डेटाबेस शुरू होता है, {tables, number} तालिकाओं की सभी {rows, number} पंक्तियाँ पढ़ी जा सकती हैं, और {files, plural, =0 {उसमें किसी फ़ाइल का नाम नहीं है} one {जिस एक फ़ाइल का नाम उसमें है वह मौजूद है} other {जिन {files, number} फ़ाइलों के नाम उसमें हैं वे सभी मौजूद हैं}}।',
  fileAbsent:
    'डेटाबेस में जिनके नाम हैं ऐसी {count, plural, one {एक फ़ाइल} other {# फ़ाइलें}} बैकअप में नहीं, जैसे {file}। दूसरा बैकअप लें।',
});
