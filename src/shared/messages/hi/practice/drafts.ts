import type { messages as english } from '#shared/messages/en/practice/drafts.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('drafts', {
  titleRequired: 'कृपया अपने मसौदे का शीर्षक लिखें।',
  documentTooLong: 'यह मसौदा बहुत लंबा है। मसौदा अधिक से अधिक {max, number} अक्षरों का हो सकता है।',
  tooManyParagraphs:
    'इस मसौदे में बहुत सारे पैरा हैं। एक मसौदा अधिकतम {max, number} पैरा का हो सकता है। इसे दो मसौदों में बाँटें।',
  documentInvalid: 'यह ऐसा मसौदा नहीं है जिसे सहेजा जा सके ({what})।',
  stale: 'यह मसौदा कहीं और बदला गया है। सहेजने से पहले दोनों को मिलाएँ।',
  notFound: 'यह मसौदा नहीं है, या आपके पास इसका एक्सेस नहीं है।',
  nothingToExport: 'यह मसौदा खाली है, इसलिए डाउनलोड करने को कुछ नहीं है।',
  noPageSet: 'आपने अभी तक अपना पृष्ठ निर्धारित नहीं किया है। उपयोग से पहले उसे निर्धारित करें।',
  nothingToSave: 'सहेजने के लिए शीर्षक, दस्तावेज़ या पाठ भेजें।',
  noSuchAnswer: 'यह उत्तर हटा दिया गया है या किसी अन्य मामले का है, इसलिए कुछ भी सहेजा नहीं गया।',
  tooManyVersions: 'एक मसौदे के अधिक से अधिक 200 नामित संस्करण हो सकते हैं।',
  noDraftSelected: 'कोई मसौदा नहीं चुना गया',
  messageEmpty: 'संदेश खाली नहीं हो सकता',
  messageTooLong: 'संदेश अधिक से अधिक {max, number} अक्षरों का हो सकता है।',
});
