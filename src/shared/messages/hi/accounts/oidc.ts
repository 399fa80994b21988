import type { messages as english } from '#shared/messages/en/accounts/oidc.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('oidc', {
  continueWith: '{provider} से जारी रखें',
});
