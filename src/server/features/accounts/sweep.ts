import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { sweepClosedLogs } from './erasure/erasure-store.ts';
import { sweepFlows } from './google/flows-store.ts';
import { deleteOldSessions } from './sessions/session-store.ts';
import { sweepDevices } from './throttle/known-devices-store.ts';
import { sweepAttempts } from './throttle/throttle-store.ts';

const DAY = 86_400_000;

/** Entries of the log of an erased account before this moment are removed. */
export const yearBefore = (now: Date): Date => new Date(now.getTime() - 366 * DAY);

/**
 * Removes expired data: links a week old; codes, challenges, Google sign-ins and throttles of yesterday; factors that
 * were not confirmed within a day; sends that no budget counts any more; devices unused for 400 days; sessions that
 * ended 90 days ago. The log of an account stays as long as the account, and for a
 * year after an entry when the account is erased.
 */
export async function sweepAccounts(tx: Tx, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await tx.run(sql`delete from auth.one_time_tokens where expires_at < ${ago(7)}`);
  await tx.run(sql`delete from auth.one_time_codes where expires_at < ${ago(1)}`);
  await tx.run(sql`delete from auth.mfa_challenges where expires_at < ${ago(1)}`);
  await tx.run(sql`delete from auth.mfa_factors where status = 'unverified' and created_at < ${ago(1)}`);
  await sweepFlows(tx, now);
  await tx.run(sql`delete from auth.sms_sends where sent_at < ${ago(2)}`);
  await deleteOldSessions(tx, ago(90));
  await sweepAttempts(tx, ago(1));
  await sweepDevices(tx, now);
  await sweepClosedLogs(tx, yearBefore(now));
}
