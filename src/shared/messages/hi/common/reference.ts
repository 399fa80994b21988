import type { messages as english } from '#shared/messages/en/common/reference.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('reference', {
  loading: 'संदर्भ लोड हो रहा है',
  notLoaded: 'संदर्भ पढ़ा नहीं जा सका',
  groups: 'एंडपॉइंट के समूह',
  otherGroup: 'अन्य',

  parameters: 'पैरामीटर',
  body: 'बॉडी',
  response: 'उत्तर <status></status> <description></description>',
  optional: 'वैकल्पिक',

  inQuery: '{type}, क्वेरी में',
  inPath: '{type}, पाथ में',
  inHeader: '{type}, हेडर में',
  inCookie: '{type}, कुकी में',

  text: 'पाठ',
  anyValue: 'कोई भी मान',
  listOf: '{type} की सूची',
  typeWithFormat: '{type} ({format})',
  minLength: 'कम से कम {count, plural, one {# अक्षर} other {# अक्षर}}',
  maxLength: 'अधिक से अधिक {count, plural, one {# अक्षर} other {# अक्षर}}',
  minimum: '{value, number} से',
  maximum: '{value, number} तक',
  showFields: '{name} के फ़ील्ड दिखाएँ',
  hideFields: '{name} के फ़ील्ड छिपाएँ',
});
