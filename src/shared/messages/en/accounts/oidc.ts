import { defineMessages } from '#shared/messages/message.ts';

/** The button of an OpenID provider that the operator chose. */
export const messages = defineMessages('oidc', {
  continueWith: 'Continue with {provider}',
});
