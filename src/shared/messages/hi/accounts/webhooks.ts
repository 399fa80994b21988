import type { messages as english } from '#shared/messages/en/accounts/webhooks.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('webhooks', {
  urlWrong: 'https:// से शुरू होने वाला पता भरें।',
  urlPrivate: 'यह पता किसी निजी नेटवर्क या इसी कंप्यूटर का है। वहाँ सूचनाएँ भेजी जाएँ या नहीं, यह संचालक तय करता है।',
  urlPlain: 'https:// से शुरू होने वाला पता भरें: सूचनाएँ एन्क्रिप्ट होकर भेजी जाती हैं।',
  eventsMissing: 'कम से कम एक चुनें।',
  tooManyEndpoints: 'इस खाते में उतने वेबहुक हैं जितने हो सकते हैं।',
  endpointGone: 'यह वेबहुक मौजूद नहीं है।',
  deliveryGone: 'यह सूचना मौजूद नहीं है।',
  problemPrivate: 'पता निजी है।',
  problemRedirect: 'प्राप्तकर्ता दूसरे पते पर भेजता है। वही पता भरें।',
  problemStatus: 'प्राप्तकर्ता का उत्तर {status} था।',
  problemTimeout: 'प्राप्तकर्ता ने समय पर उत्तर नहीं दिया।',
  problemCertificate: 'प्राप्तकर्ता का प्रमाणपत्र समाप्त हो गया है या मान्य नहीं है। उसे वहाँ नवीनीकृत करना होगा।',
  problemUnreachable: 'प्राप्तकर्ता तक पहुँचा नहीं जा सका।',
});
