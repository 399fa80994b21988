import type { Context } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { signInLockedAgain } from '../emails/security-emails.ts';
import type { User } from '../tables.ts';
import { countLocksSince } from './locks-store.ts';

const DAY = 86_400_000;

/**
 * Records a failed sign-in, and emails the owner about the second lock within a day. It runs after the answer, so that
 * the answer's time does not reveal whether the account exists.
 */
export function recordFailedSignIn(
  c: Context<AppEnv>,
  { services }: Accounts,
  { user, method, locked }: { user: User; method: 'password' | 'otp'; locked: boolean },
): void {
  const { db, mailer, now } = services;
  const record = { userId: user.id, details: { method }, ...requestDetails(c) };
  mailer.post(async () => {
    const locks = await db.withAccounts(async (tx) => {
      await recordAudit(tx, { ...record, event: 'sign_in_failed' }, now());
      if (!locked) return 0;
      await recordAudit(tx, { ...record, event: 'sign_in_locked' }, now());
      return countLocksSince(tx, user.id, new Date(now().getTime() - DAY));
    });
    return locks === 2 ? signInLockedAgain(services, user) : undefined;
  });
}
