import { defineMessages } from '#shared/messages/message.ts';

/** Webhooks: addresses of other software that gets notifications. */
export const messages = defineMessages('webhooks', {
  urlWrong: 'Enter an address that begins with https://.',
  urlPrivate:
    'This address belongs to a private network or to this computer. The operator decides whether notifications may be sent there.',
  urlPlain: 'Enter an address that begins with https://: notifications are sent encrypted.',
  eventsMissing: 'Choose at least one.',
  tooManyEndpoints: 'This account has as many webhooks as it can have.',
  endpointGone: 'This webhook does not exist.',
  deliveryGone: 'This notification does not exist.',
  // Reasons in the log
  problemPrivate: 'The address is private.',
  problemRedirect: 'The receiver redirects. Enter the address that it redirects to.',
  problemStatus: 'The receiver answered {status}.',
  problemTimeout: 'The receiver did not answer in time.',
  problemCertificate:
    'The certificate of the receiver has expired or is not valid. It must be renewed there.',
  problemUnreachable: 'The receiver cannot be reached.',
});
