import type { messages as english } from '#shared/messages/en/common/file-reading.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('fileReading', {
  damaged: 'फ़ाइल पढ़ी नहीं जा सकी। वह ख़राब है, या उसकी सामग्री उसके नाम से मेल नहीं खाती।',
  missing: 'फ़ाइल मौजूद नहीं है।',
  pagesUsed:
    'प्लान में इस महीने के पहचाने जाने वाले पेज पूरे हो गए हैं, इसलिए इस फ़ाइल के चित्र नहीं पढ़े गए। फ़ाइल सुरक्षित है। इसे बड़े प्लान पर, या अगले महीने, फिर से पढ़वाएँ।',
  notInLibrary: 'यह दस्तावेज़ इस सर्वर की लाइब्रेरी में नहीं है।',
  overLimits: 'इस फ़ाइल को सीमा से ज़्यादा मेमोरी या समय चाहिए, इसलिए इसे नहीं पढ़ा गया।',
  notPermitted: 'इस उपयोगकर्ता को यह फ़ाइल पढ़ने की अनुमति नहीं है।',
  notOpened: 'फ़ाइल खोली नहीं जा सकी।',
  empty: 'फ़ाइल खाली है।',
  noText: 'फ़ाइल में कोई पाठ नहीं है।',
  notText: 'फ़ाइल में कोई पाठ नहीं है: उसकी सामग्री उसके नाम से मेल नहीं खाती।',
  tooManyPages: 'फ़ाइल में {pages, number} पेज हैं; अधिक से अधिक {max, number} पढ़े जाते हैं।',

  pdfLocked: 'PDF पासवर्ड से सुरक्षित है। बिना पासवर्ड की प्रति सहेजें और फिर कोशिश करें।',
  pdfDamaged: 'PDF ख़राब है, या यह PDF नहीं है।',
  pdfWithoutPages: 'PDF में कोई पेज नहीं है।',
  pdfTooManyPages: 'PDF में {pages, number} पेज हैं; अधिक से अधिक {max, number} पढ़े जाते हैं।',
  pdfFewerPages: 'PDF में इतने पेज नहीं हैं।',
  pdfOnlyPictures: 'PDF में पेजों के चित्र हैं, पाठ नहीं।',

  docxDamaged: 'Word दस्तावेज़ ख़राब है, या यह .docx फ़ाइल नहीं है।',
  oldWordUnreadable:
    'पुराना Word दस्तावेज़ पढ़ा नहीं जा सका: वह ख़राब है, पासवर्ड से सुरक्षित है, या Word 97 से पुराना है। उसे .docx में सहेजें और फिर से जोड़ें।',
  documentDamaged: 'दस्तावेज़ ख़राब है, या उसकी सामग्री उसके नाम से मेल नहीं खाती।',
  workbookTooLarge: 'वर्कबुक में इतना पाठ है कि पढ़ा नहीं जा सकता।',
  pictureDamaged: 'चित्र ख़राब है, या उसकी सामग्री उसके नाम से मेल नहीं खाती।',

  jsonInvalid: 'फ़ाइल मान्य JSON नहीं है।',
  jsonNotAnAct: 'यह JSON किसी अधिनियम की धाराओं की सूची नहीं है।',
});
