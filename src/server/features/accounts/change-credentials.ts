import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { recordAudit } from './audit-store.ts';
import { type Accounts, requestDetails } from './context.ts';
import { accountExists, confirmNewAddress } from './emails/link-emails.ts';
import { inLanguageOf } from './emails/recipient-language.ts';
import { issueOneTimeToken, revokeOneTimeTokens } from './links/links-store.ts';
import { verifyLink } from './links/redirects.ts';
import { requireStrongPassword } from './passwords/require-strong-password.ts';
import { endSessions } from './sessions/session-store.ts';
import { findUserByEmail, setPassword } from './store.ts';
import type { User } from './tables.ts';
import { forgetOtherDevices } from './throttle/known-devices-store.ts';
import { countRequest } from './throttle/sign-in-throttle.ts';
import { LIMITS } from './throttle/throttle.ts';

const HOUR = 3_600_000;

/** Errors: 422 `weak_password`, `same_password`. */
export async function hashNewPassword(
  { queuedPasswords }: Accounts,
  user: User,
  password: string,
): Promise<string> {
  requireStrongPassword(password);
  return queuedPasswords({ known: true, group: user.id }, async (passwords) => {
    if (await passwords.verify(user.passwordHash ?? undefined, password))
      throw new ProblemError('unprocessable', sentenceOf(accountErrors.passwordUnchanged), {
        reason: 'same_password',
      });
    return passwords.hash(password);
  });
}

export interface PasswordChange {
  passwordHash: string;
  newEmail: string | undefined;
  /** The browser that asked, which stays known. */
  device: string | undefined;
}

/** Sets the new password; ends the user's other sessions and disables the links that were requested before. */
export async function changePassword(
  tx: Tx,
  c: Context<AppEnv>,
  user: User,
  { passwordHash, newEmail, device }: PasswordChange,
  now: Date,
): Promise<void> {
  // A new address in the same request comes from the user, so it stays valid.
  const earlier = newEmail === undefined ? (['email_change'] as const) : [];
  const { sessionId } = c.get('session');
  await setPassword(tx, user.id, passwordHash, now);
  await forgetOtherDevices(tx, user.id, device);
  await endSessions(tx, { userId: user.id, except: sessionId }, 'the password was changed', now);
  await revokeOneTimeTokens(tx, user.id, ['recovery', 'pkce', ...earlier], now);
  await recordAudit(tx, { userId: user.id, sessionId, event: 'password_changed', ...requestDetails(c) }, now);
}

export interface EmailChange {
  email: string;
  redirectTo: string;
  codeChallenge?: string | null | undefined;
}

/**
 * Sends the link to the new address. If the address belongs to another account, only its owner learns this, by email;
 * the answer does not say so. Errors: 429 `over_email_send_rate_limit`.
 */
export async function requestEmailChange(
  { services }: Accounts,
  c: Context<AppEnv>,
  user: User,
  { email, redirectTo, codeChallenge }: EmailChange,
): Promise<void> {
  const { db, env, mailer, now } = services;
  const minutes = await countRequest(services, 'e-mail change', user.id, LIMITS.mailToAccount);
  if (minutes > 0) {
    const sentence = sentenceOf(accountErrors.tooManyEmails, { minutes });
    throw new ProblemError('too_many_requests', sentence, { reason: 'over_email_send_rate_limit' });
  }
  const token = { userId: user.id, purpose: 'email_change' as const, email, redirectTo, codeChallenge };
  const { sessionId } = c.get('session');
  const asked = { userId: user.id, sessionId, event: 'email_change_asked' as const, ...requestDetails(c) };
  mailer.post(async () => {
    const secret = await db.withAccounts(async (tx) => {
      await recordAudit(tx, asked, now());
      // Only the last requested address counts. It is stored even if no link is sent: the user's page must not reveal that
      // the address is taken.
      await revokeOneTimeTokens(tx, user.id, ['email_change'], now());
      const issued = await issueOneTimeToken(tx, token, ACCOUNTS.confirmLinkHours * HOUR, now());
      return (await findUserByEmail(tx, email)) ? undefined : issued;
    });
    if (secret === undefined)
      return inLanguageOf(db, { address: email }, () =>
        accountExists(email, undefined, new URL('/login', redirectTo).href),
      );
    const link = verifyLink(env, 'email_change', secret, redirectTo);
    return inLanguageOf(db, { userId: user.id }, () =>
      confirmNewAddress(email, user.userMetadata.full_name, link),
    );
  });
}
