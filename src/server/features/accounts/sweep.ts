import type { Env } from '#server/core/env.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { sweepClosedLogs } from './erasure/erasure-store.ts';
import { sweepOAuth } from './oauth/oauth-store.ts';
import { sweepFlows } from './providers/flows-store.ts';
import { deleteOldSessions } from './sessions/session-store.ts';
import { sweepDevices } from './throttle/known-devices-store.ts';
import { sweepAttempts } from './throttle/throttle-store.ts';

const DAY = 86_400_000;

type RetentionSettings = Pick<Env, 'KEEP_LOGS_DAYS' | 'KEEP_SESSIONS_DAYS'>;

/** Entries of the log of an erased account before this moment are removed. */
export const logsBefore = (now: Date, { KEEP_LOGS_DAYS }: Pick<RetentionSettings, 'KEEP_LOGS_DAYS'>): Date =>
  new Date(now.getTime() - KEEP_LOGS_DAYS * DAY);

/**
 * Removes expired data: links a week old; codes, challenges, Google sign-ins and throttles of yesterday; factors that
 * were not confirmed within a day; sends that no budget counts any more; devices unused for 400 days; sessions that
 * ended `KEEP_SESSIONS_DAYS` ago. The log of an account stays as long as the account, and for
 * `KEEP_LOGS_DAYS` after an entry when the account is erased.
 */
export async function sweepAccounts(tx: Tx, now: Date, kept: RetentionSettings): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await tx.run(sql`delete from auth.one_time_tokens where expires_at < ${ago(7)}`);
  await tx.run(sql`delete from auth.one_time_codes where expires_at < ${ago(1)}`);
  await tx.run(sql`delete from auth.mfa_challenges where expires_at < ${ago(1)}`);
  await tx.run(sql`delete from auth.mfa_factors where status = 'unverified' and created_at < ${ago(1)}`);
  await sweepFlows(tx, now);
  await sweepOAuth(tx, now);
  await tx.run(sql`delete from auth.sms_sends where sent_at < ${ago(2)}`);
  await deleteOldSessions(tx, ago(kept.KEEP_SESSIONS_DAYS));
  await sweepAttempts(tx, ago(1));
  await sweepDevices(tx, now);
  await sweepClosedLogs(tx, logsBefore(now, kept));
}
