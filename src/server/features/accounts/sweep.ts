import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { sweepFlows } from './google/flows-store.ts';
import { deleteOldSessions } from './sessions/session-store.ts';
import { challenges, factors, oneTimeCodes, oneTimeTokens, smsSends } from './tables.ts';
import { sweepDevices } from './throttle/known-devices-store.ts';
import { sweepAttempts } from './throttle/throttle-store.ts';

const DAY = 86_400_000;

/**
 * Removes expired data: links a week old; codes, challenges, Google sign-ins and throttles of yesterday; factors that
 * were not confirmed within a day; sends that no budget counts any more; devices unused for 400 days; sessions that
 * ended 90 days ago. The log of an account stays as long as the account.
 */
export async function sweepAccounts(tx: Tx, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await tx.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, ago(7)));
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, ago(1)));
  await tx.delete(challenges).where(lt(challenges.expiresAt, ago(1)));
  const unconfirmed = and(eq(factors.status, 'unverified'), lt(factors.createdAt, ago(1)));
  await tx.delete(factors).where(unconfirmed);
  await sweepFlows(tx, now);
  await tx.delete(smsSends).where(lt(smsSends.sentAt, ago(2)));
  await deleteOldSessions(tx, ago(90));
  await sweepAttempts(tx, ago(1));
  await sweepDevices(tx, now);
}
