import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { User } from '../tables.ts';
import { type CodeOwner, redeemCode } from './codes-store.ts';

/** The recipient of a code that confirms a change: the confirmed email address, else the phone. */
export function reauthenticationOwner(user: User): CodeOwner | undefined {
  const recipient = user.email !== null && user.emailConfirmedAt !== null ? user.email : user.phone;
  return recipient === null ? undefined : { recipient, purpose: 'reauthentication', userId: user.id };
}

/**
 * Uses up the code that `GET /reauthenticate` sent; false for a wrong, used or expired one, whose failure is counted.
 * Errors: 429 `over_request_rate_limit` after ten failures.
 */
export async function redeemNonce(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  user: User,
  nonce: string,
): Promise<boolean> {
  const owner = reauthenticationOwner(user);
  if (!owner) return false;
  const code = nonce.replace(/\s/g, '');
  const redeemed = await db.withAccounts((tx) => redeemCode(tx, secrets.hmacKey, { ...owner, code }, now()));
  if (redeemed.outcome === 'locked') throw tooManyWrongCodes(redeemed.minutes);
  return redeemed.outcome === 'right';
}

export function tooManyWrongCodes(minutes: number): ProblemError {
  return new ProblemError('too_many_requests', sentenceOf(accountErrors.tooManyWrongCodes, { minutes }), {
    reason: 'over_request_rate_limit',
  });
}

/** For a wrong, used or expired code; the answer does not say which. */
export function wrongCode(): ProblemError {
  return new ProblemError('forbidden', sentenceOf(accountErrors.wrongCode), { reason: 'otp_expired' });
}
