import type { messages as english } from '#shared/messages/en/library/web-search.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('web-search', {
  switch: 'वेब खोज',
  hint: 'आपके लिखे शब्द खोज इंजन से भी पूछे जाते हैं।',
  title: 'वेब से',
  note: 'ये खोज इंजन के परिणाम हैं, लाइब्रेरी के नहीं। इन्हें किसी ने जाँचा नहीं है, और ये ऊपर की गिनती में नहीं हैं।',
  none: 'खोज इंजन को इन शब्दों के लिए कुछ नहीं मिला।',
  searching: 'वेब पर खोज हो रही है',
  failed: 'वेब पर खोज नहीं हुई',
  noAnswer: 'खोज इंजन ने उत्तर नहीं दिया। लाइब्रेरी के परिणाम पूरे हैं।',
  notSetUp: 'इस सर्वर पर वेब खोज नहीं है।',
  mayNotLeave: 'आपकी प्रोफ़ाइल में “डेटा इस सर्वर से बाहर जा सकता है” बंद है, इसलिए वेब पर खोज नहीं होती।',
  wordsRequired: 'खोजने के लिए शब्द लिखें।',
});
