import type { messages as english } from '#shared/messages/en/common/foot.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('foot', {
  noLegalAdvice:
    'Munshi {age, number} वर्ष या उससे अधिक आयु के विधि व्यवसायियों के लिए एक साधन है। यह कानूनी सलाह नहीं देता।',
  legal: 'कानूनी पेज',
  privacyPolicy: 'गोपनीयता नीति',
  dataNotice: 'डेटा सूचना',
  terms: 'सेवा की शर्तें',
  refundPolicy: 'धनवापसी नीति',
  apiReference: 'API संदर्भ',
});
