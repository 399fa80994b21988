import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { signInLockedAgain } from '../emails/security-emails.ts';
import type { User } from '../tables.ts';

/** The number of locks of the user's sign-in after `since`. */
async function countLocksSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const row = await tx.first<{ locks: number }>(sql`
    select count(*) as locks from auth.audit_log
    where user_id = ${userId} and event = 'sign_in_locked' and at > ${since}`);
  return row?.locks ?? 0;
}

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
