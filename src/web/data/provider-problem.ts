import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import type { Message } from '#shared/messages/message.ts';
import { formatSentence } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';

const BY_CODE = new Map<string, Message>([
  ['access_denied', accountErrors.providerCancelled],
  ['bad_oauth_state', accountErrors.providerSignInExpired],
  ['email_not_confirmed', accountErrors.providerEmailNotConfirmed],
  ['identity_not_found', accountErrors.providerDisconnected],
  ['over_request_rate_limit', accountErrors.tooManyGoogleSignInsForNow],
  ['provider_disabled', accountErrors.providerNotSetUp],
  ['provider_email_needs_verification', accountErrors.providerEmailNotVerified],
  ['provider_unavailable', accountErrors.providerUnreachable],
  ['validation_failed', accountErrors.providerNotOffered],
]);

/** A provider in an address of ours. */
export type ReturnedProvider = 'google' | 'oidc';

/** The name of a provider for a sentence; that of the operator's choice is not known before the settings are loaded. */
export const providerName = (provider: string | undefined): string =>
  provider === 'oidc' ? t(messages.theProvider) : 'Google';

/**
 * The reason why the browser came back from a provider without success. Anybody can write an address, so it only chooses
 * among our own sentences; its `error_description` is for other clients. `taken`: the sentence for an account that is
 * connected already.
 */
export function providerProblem(errorCode: string | undefined, taken: Message, provider: string): string {
  const known = errorCode === 'identity_already_exists' ? taken : BY_CODE.get(errorCode ?? '');
  return formatSentence({ message: known ?? accountErrors.providerFailed, values: { provider } });
}
