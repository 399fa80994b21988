import { defineMessages } from '#shared/messages/message.ts';

/** The public pages. */
export const messages = defineMessages('site', {
  // The API reference
  apiReference: 'API reference',
  apiReferenceLead:
    'Every endpoint of this server, generated from the contracts that validate its requests. As a file: <link>openapi.json</link>.',

  // The outbox
  outbox: 'Outbox',
  outboxLead:
    'Emails, and codes for phones, stay on this computer and are sent nowhere until a mail server or an SMS provider is set up.',
});
