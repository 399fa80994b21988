import type { messages as english } from '#shared/messages/en/common/data-api.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('dataApi', {
  queryInvalid: '{explanation}',
  columnUnknown: 'कॉलम {column} मौजूद नहीं है',
  notOffered: '"{table}" के लिए {operation} उपलब्ध नहीं है',
  tooManyChanges: 'यह बदलाव max-affected की सीमा से ज़्यादा पंक्तियों को छूता है',
  notOneRow: 'एक JSON ऑब्जेक्ट माँगा गया था, पर एक से ज़्यादा (या कोई भी नहीं) पंक्तियाँ मिलीं',
  filterRequired: '{operation} के लिए WHERE शर्त ज़रूरी है',
  bodyNotJson: 'बॉडी मान्य JSON नहीं है',
  uuidInvalid: 'अमान्य UUID',
  tableUnknown: "तालिका ''public.{table}'' नहीं मिली",
  functionUnknown: "फ़ंक्शन ''public.{name}'' नहीं मिला",
  keysDiffer: 'सभी ऑब्जेक्ट की कुंजियाँ एक जैसी होनी चाहिए',
  rowChanged: 'पढ़े जाने के बाद यह पंक्ति बदल गई है, इसलिए कुछ भी सहेजा नहीं गया।',
  rowDiffers: 'इस id की एक पंक्ति मौजूद है और ऐसे कॉलम में अलग है जिसे बदला नहीं जा सकता।',
  rowOfAnother: 'नई पंक्ति तालिका "{table}" की पंक्ति-स्तर सुरक्षा नीति के विरुद्ध है',
  columnNotWritable: "''{table}'' के लिखे जा सकने वाले कॉलमों में ''{column}'' नहीं मिला",
  tooManyRows: 'उत्तर में {rows, number} से ज़्यादा पंक्तियाँ होतीं, इसलिए कुछ भी भेजा या बदला नहीं गया।',
  tooManyEmbeddedRows: 'उत्तर में {rows, number} से ज़्यादा अंतर्निहित पंक्तियाँ होतीं, इसलिए कुछ भी भेजा या बदला नहीं गया।',
  answerTooLarge: 'उत्तर {megabytes, number} MB से बड़ा होता, इसलिए कुछ भी भेजा या बदला नहीं गया।',
});
