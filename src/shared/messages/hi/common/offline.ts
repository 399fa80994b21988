import type { messages as english } from '#shared/messages/en/common/offline.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('offline', {
  youAreOffline: 'आप ऑफ़लाइन हैं।',
  codeIsLate: 'यह पेज खुलने में अधिक समय ले रहा है। अपना कनेक्शन जाँचें, या पेज फिर से लोड करें।',
  oneMoment: 'एक क्षण। पेज अभी लोड हो रहा है; उसके बाद आपका काम हो जाएगा।',
  asOf: 'यह पेज {date}, {time} की स्थिति दिखाता है।',
  showsWhatItHad: 'यह पेज इस डिवाइस पर पहले से सहेजी गई जानकारी दिखा रहा है।',
  textIsKept:
    'मसौदे या टाइमलाइन में आप जो लिखते हैं, वह इस डिवाइस पर रहता है और कनेक्शन लौटने पर भेज दिया जाता है। अन्य फ़ॉर्म तब सहेजें।',
  nothingIsKept:
    'यह ब्राउज़र Munshi को इस डिवाइस पर कुछ भी रखने नहीं देता: बिना कनेक्शन पेज नहीं खुलते, और आपका लिखा हुआ केवल इसी पेज पर है।',

  // Events that wait on this device
  notSentYet: 'अभी भेजा नहीं गया',
  waits: 'यह इस डिवाइस पर है और कनेक्शन लौटने पर भेज दिया जाएगा।',
  tooManyWait: 'इस डिवाइस पर केवल {count, number} प्रविष्टियाँ प्रतीक्षा में रह सकती हैं। पहले इन्हें भेजने के लिए कनेक्ट करें।',
  changedElsewhere:
    'आपके ऑफ़लाइन रहते किसी ने यह प्रविष्टि बदल दी। आपका बदलाव अभी सहेजा नहीं गया है। दूसरी प्रविष्टि यह है:',
  deletedElsewhere: 'आपके ऑफ़लाइन रहते किसी ने यह प्रविष्टि हटा दी। आपका बदलाव सहेजा नहीं गया है।',
  refused: 'सर्वर ने इसे स्वीकार नहीं किया: {reason}',
  saveMine: 'उसकी जगह मेरा सहेजें',
  addAgain: 'नई प्रविष्टि के रूप में जोड़ें',
  sendAgain: 'फिर से भेजें',
  discardMine: 'मेरा हटाएँ',
  discarded: 'हटा दिया गया',
  undoDiscard: '{title} को रखने के लिए F8, फिर “पूर्ववत करें” दबाएँ',
  sent: '{count, plural, one {# प्रविष्टि भेजी गई} other {# प्रविष्टियाँ भेजी गईं}}',
});
