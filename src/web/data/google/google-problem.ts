import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { formatSentence } from '#shared/messages/sentence.ts';

const BY_CODE = new Map<string, Message>([
  ['access_denied', accountErrors.googleCancelled],
  ['bad_oauth_state', accountErrors.googleSignInExpired],
  ['email_not_confirmed', accountErrors.googleEmailNotConfirmed],
  ['identity_not_found', accountErrors.googleDisconnected],
  ['over_request_rate_limit', accountErrors.tooManyGoogleSignInsForNow],
  ['provider_disabled', accountErrors.googleNotSetUp],
  ['provider_email_needs_verification', accountErrors.googleEmailNotVerified],
  ['provider_unavailable', accountErrors.googleUnreachable],
  ['validation_failed', accountErrors.providerNotOffered],
]);

/**
 * The reason why the browser came back from Google without success. Anybody can write an address, so it only chooses
 * among our own sentences; its `error_description` is for other clients. `taken`: the sentence for an account that is
 * connected already.
 */
export function googleProblem(errorCode: string | undefined, taken: Message): string {
  const known = errorCode === 'identity_already_exists' ? taken : BY_CODE.get(errorCode ?? '');
  return formatSentence({ message: known ?? accountErrors.googleFailed, values: {} });
}
