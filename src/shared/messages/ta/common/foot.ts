import type { messages as english } from '#shared/messages/en/common/foot.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('foot', {
  noLegalAdvice: 'Munshi {age, number} வயது நிறைந்த, சட்டத் தொழில் செய்பவர்களுக்கான கருவி. இது சட்ட ஆலோசனை வழங்காது.',
  legal: 'சட்டப் பக்கங்கள்',
  privacyPolicy: 'தனியுரிமைக் கொள்கை',
  dataNotice: 'தரவு அறிவிப்பு',
  terms: 'சேவை விதிமுறைகள்',
  refundPolicy: 'பணம் திரும்ப அளிக்கும் கொள்கை',
  apiReference: 'API கையேடு',
});
