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
});
