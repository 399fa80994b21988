import type { messages as english } from '#shared/messages/en/common/reference.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('reference', {
  loading: 'கையேடு ஏற்றப்படுகிறது',
  notLoaded: 'கையேட்டைப் படிக்க முடியவில்லை',
  groups: 'API முனைகளின் தொகுதிகள்',
  otherGroup: 'பிற',

  // An endpoint
  parameters: 'அளவுருக்கள்',
  body: 'உள்ளடக்கம்',
  response: 'பதில் <status></status> <description></description>',
  optional: 'கட்டாயமில்லை',

  // A parameter, by where it is sent
  inQuery: '{type}, வினவலில்',
  inPath: '{type}, பாதையில்',
  inHeader: '{type}, தலைப்பில்',
  inCookie: '{type}, குக்கியில்',

  // The type of a value, and its limits
  text: 'உரை',
  anyValue: 'எந்த மதிப்பும்',
  listOf: '{type} பட்டியல்',
  typeWithFormat: '{type} ({format})',
  minLength: 'குறைந்தது {count, plural, one {# எழுத்து} other {# எழுத்துகள்}}',
  maxLength: 'அதிகபட்சம் {count, plural, one {# எழுத்து} other {# எழுத்துகள்}}',
  minimum: '{value, number} முதல்',
  maximum: '{value, number} வரை',
  showFields: '{name}: புலங்களைக் காட்டு',
  hideFields: '{name}: புலங்களை மறை',
});
