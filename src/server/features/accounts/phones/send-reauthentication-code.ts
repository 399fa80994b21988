import type { Context } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { recordAudit } from '../audit-store.ts';
import { requestDetails } from '../context.ts';
import { confirmationCode } from '../emails/code-email.ts';
import { inLanguageOf } from '../emails/recipient-language.ts';
import { findUser } from '../store.ts';
import { countRequest } from '../throttle/sign-in-throttle.ts';
import { LIMITS } from '../throttle/throttle.ts';
import { newCode } from './codes.ts';
import { storeCode } from './codes-store.ts';
import { reauthenticationOwner } from './reauthentication-nonce.ts';
import { sendCode } from './send-code.ts';

/** Sends a code that confirms a change to the confirmed email address of the session's user, else to the phone. */
export async function sendReauthenticationCode(services: Services, c: Context<AppEnv>): Promise<void> {
  const { db, mailer, secrets, now } = services;
  const { userId, sessionId } = c.get('session');
  const user = await db.withAccounts((tx) => findUser(tx, userId));
  const owner = user && reauthenticationOwner(user);
  if (!user || !owner) throw new ProblemError('unauthenticated');
  const byMail = owner.recipient === user.email;
  const code = byMail
    ? await codeForMail(services, userId)
    : await sendCode(services, owner.recipient, { address: c.get('clientAddress'), trusted: true });
  await db.withAccounts(async (tx) => {
    await storeCode(tx, secrets.hmacKey, { ...owner, code }, now());
    const asked = { userId, sessionId, event: 'reauthentication_asked' } as const;
    await recordAudit(tx, { ...asked, ...requestDetails(c) }, now());
  });
  if (!byMail) return;
  const compose = () => confirmationCode(owner.recipient, user.userMetadata.full_name, code);
  mailer.post(() => inLanguageOf(db, { userId }, compose));
}

async function codeForMail(services: Services, userId: string): Promise<string> {
  const minutes = await countRequest(services, 'reauthentication', userId, LIMITS.mailToAccount);
  if (minutes === 0) return newCode();
  const sentence = sentenceOf(accountErrors.tooManyEmails, { minutes });
  throw new ProblemError('too_many_requests', sentence, { reason: 'over_email_send_rate_limit' });
}
