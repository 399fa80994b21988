import type { messages as english } from '#shared/messages/en/practice/uploads.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('uploads', {
  fileEmpty: 'फ़ाइल खाली है।',
  contentDiffers: 'फ़ाइल के नाम के अंत में .{extension} है, पर उसकी सामग्री कुछ और है।',
  typeNotAccepted: 'इस प्रकार की फ़ाइलें स्वीकार नहीं की जातीं। स्वीकार किए जाने वाले प्रकार: {extensions}।',
  damaged: 'फ़ाइल खराब या अधूरी है। कृपया उसे फिर से सहेजें और नई प्रति अपलोड करें।',
  unpacksTooLarge: 'खुलने पर फ़ाइल {megabytes, number} MB से बड़ी हो जाती है, इसलिए स्वीकार नहीं की जा सकती।',

  fileTooLarge: 'एक फ़ाइल अधिक से अधिक {megabytes, number} MB की हो सकती है।',
  quotaExceeded:
    'आपकी फ़ाइलें अधिक से अधिक {gigabytes, number} GB जगह ले सकती हैं, और यह फ़ाइल उससे अधिक हो जाएगी। जो फ़ाइलें अब नहीं चाहिए उन्हें हटाएँ, ट्रैश से भी, और फिर कोशिश करें।',

  interrupted: 'अपलोड बीच में रुक गया, इसलिए कुछ भी सहेजा नहीं गया। कृपया फिर कोशिश करें।',
  noFile: 'अपलोड में कोई फ़ाइल नहीं है।',
  severalFiles: 'एक अपलोड में एक ही फ़ाइल हो सकती है। हर फ़ाइल अलग से भेजें।',
  formUnreadable: 'फ़ॉर्म पढ़ा नहीं जा सकता: उसके content type में boundary नहीं है।',
  signatureInvalid: 'हस्ताक्षर अमान्य है या उसकी अवधि समाप्त हो गई है।',

  versionRequired: 'Tus-Resumable {version} होना चाहिए।',
  headerNotNumber: 'हेडर {header} में बाइट की संख्या होनी चाहिए।',
  lengthRequired: 'अपलोड शुरू होते समय फ़ाइल का आकार ज्ञात होना चाहिए।',
  partType: 'अपलोड के हर भाग का content type {type} होना चाहिए।',
  metadataUnreadable: 'अपलोड का विवरण (Upload-Metadata) पढ़ा नहीं जा सका।',
  metadataIncomplete: 'अपलोड के विवरण में bucketName ({bucket}) और objectName होना चाहिए।',
  offsetDiffers: 'अपलोड किसी और स्थान तक पहुँचा है। वह स्थान पूछें और वहीं से जारी रखें।',
  canBeResumed: 'अपलोड बीच में रुक गया। उसे जारी रखा जा सकता है।',
  longerThanDeclared: 'अपलोड बताए गए आकार से बड़ा है।',

  objectNotFound: 'फ़ाइल नहीं मिली',
  objectExists: 'यह फ़ाइल पहले से मौजूद है',
  objectInBin: 'यह फ़ाइल पहले से ट्रैश में है। उसे वापस लाएँ, हमेशा के लिए हटाएँ, या कोई और नाम चुनें।',
  storeFull: 'फ़ाइलों का भंडार भर गया है, इसलिए कुछ भी सहेजा नहीं गया। आपने पहले जो सहेजा था वह सुरक्षित है।',
});
