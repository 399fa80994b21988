import type { messages as english } from '#shared/messages/en/library/add-files.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('addFiles', {
  title: 'यहाँ फ़ाइलें जोड़ें',
  lead: 'कोई फ़ोल्डर या फ़ाइलें यहाँ छोड़ें, या उन्हें चुनें। Munshi भीतर के फ़ोल्डर भी पढ़ता है।',
  dropNow: 'जोड़ने के लिए छोड़ें',
  kinds:
    'PDF और Word {paged, number} MB तक; टेक्स्ट, Markdown, वेब पेज और JSON में अधिनियम {text, number} MB तक; एक बार में अधिकतम {files, number} फ़ाइलें।',
  chooseFolder: 'फ़ोल्डर चुनें',
  chooseFiles: 'फ़ाइलें चुनें',
  folderField: 'लाइब्रेरी में जोड़ने का फ़ोल्डर',
  filesField: 'लाइब्रेरी में जोड़ने की फ़ाइलें',
  looseFiles: 'फ़ाइलें',

  looking: '{folder} में देखा जा रहा है कि नया क्या है...',
  adding: 'जोड़ा जा रहा है: {folder}',
  progress: '{files, plural, one {# फ़ाइल} other {# फ़ाइलों}} में से {done, number}',
  keepOpen: 'यह विंडो खुली रखें। इस बीच आप इसी विंडो में Munshi के अन्य पेजों पर काम कर सकते हैं।',
  stop: 'रोकें',
  done: 'पूरा हुआ: {folder}',
  stopped: 'रोका गया: {folder}',
  again: 'जो जुड़ चुका है वह लाइब्रेरी में रहता है। आगे बढ़ने के लिए वही फ़ोल्डर फिर चुनें।',
  added: '{documents, plural, =0 {कोई नया दस्तावेज़ नहीं।} one {# दस्तावेज़ जोड़ा गया।} other {# दस्तावेज़ जोड़े गए।}}',
  unchanged: '{count, plural, one {# फ़ाइल पहले से लाइब्रेरी में है।} other {# फ़ाइलें पहले से लाइब्रेरी में हैं।}}',
  leftOut: '{count, plural, one {# छिपी फ़ाइल छोड़ दी गई।} other {# छिपी फ़ाइलें छोड़ दी गईं।}}',
  failed: '{count, plural, one {# फ़ाइल नहीं जोड़ी जा सकी:} other {# फ़ाइलें नहीं जोड़ी जा सकीं:}}',
  moreFailed: '{count, plural, one {और # फ़ाइल} other {और # फ़ाइलें}}',
  retry: 'इन्हें फिर आज़माएँ',
  gone: '{files, plural, one {# फ़ाइल इस फ़ोल्डर से आई थी और अब इसमें नहीं है:} other {# फ़ाइलें इस फ़ोल्डर से आई थीं और अब इसमें नहीं हैं:}}',
  sameName:
    'Munshi आपके फ़ोल्डरों को उनके नाम से पहचानता है। यदि ये फ़ाइलें {folder} नाम के ही किसी दूसरे फ़ोल्डर से आई थीं, तो इन्हें न हटाएँ।',
  remove: 'लाइब्रेरी से हटाएँ',
  removeQuestion: '{files, plural, one {# फ़ाइल लाइब्रेरी से हटाएँ?} other {# फ़ाइलें लाइब्रेरी से हटाएँ?}}',
  removeEffect:
    'जो दस्तावेज़ केवल इन फ़ाइलों से आए थे, वे सभी उपयोगकर्ताओं के लिए लाइब्रेरी से हट जाएँगे। उपयोगकर्ताओं की लिखी टिप्पणियाँ बनी रहेंगी।',
  removing: 'जो अब {folder} में नहीं है, उसे हटाया जा रहा है...',
  removed:
    '{documents, plural, =0 {लाइब्रेरी से कोई दस्तावेज़ नहीं हटा।} one {# दस्तावेज़ लाइब्रेरी से हटाया गया।} other {# दस्तावेज़ लाइब्रेरी से हटाए गए।}}',
  tooMany:
    '{files, number} से अधिक फ़ाइलें हैं। छोटा फ़ोल्डर चुनें, या जिस कंप्यूटर पर Munshi चलता है उस पर npm run ingest कमांड से इसे जोड़ें।',
  notAdded: 'कुछ नहीं जोड़ा गया',
  nothing: 'इस फ़ोल्डर में कोई फ़ाइल नहीं है।',
  nameNotTaken: 'फ़ाइल के पथ में नियंत्रण चिह्न हैं, या {most, number} से अधिक अक्षर हैं।',
  notOpened: 'ब्राउज़र फ़ाइल नहीं खोल सका। वह हटाई, बदली या कहीं और रखी गई है।',
  otherFolder: 'आप फ़ोल्डर {folder} जोड़ रहे हैं। उसके पूरा जुड़ने तक प्रतीक्षा करें, या पहले उसे रोकें।',
  tooManyAdd: 'अभी बहुत से लोग दस्तावेज़ जोड़ रहे हैं। कुछ मिनट बाद फिर प्रयास करें।',
});
