import { defineMessages } from '#shared/messages/message.ts';

/** The foot of the public pages. */
export const messages = defineMessages('foot', {
  noLegalAdvice:
    'Munshi is a tool for people who practise law, aged {age, number} or over. It gives no legal advice.',
  legal: 'Legal pages',
  privacyPolicy: 'Privacy Policy',
  dataNotice: 'Data Notice',
  terms: 'Terms of Service',
  refundPolicy: 'Refund Policy',
  apiReference: 'API reference',
});
