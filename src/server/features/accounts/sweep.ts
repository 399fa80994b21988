import { lt } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { sweepFlows } from './google/flows-store.ts';
import { sweepCodes } from './phones/codes-store.ts';
import { oneTimeTokens, sessions, throttles } from './tables.ts';

const DAY = 86_400_000;

/** Removes what no longer means anything: links a week old, codes of yesterday, sessions gone for 90 days, throttles of yesterday. */
export async function sweepAccounts(tx: Tx, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await tx.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, ago(7)));
  await sweepFlows(tx, now);
  await sweepCodes(tx, now);
  await tx.delete(sessions).where(lt(sessions.endedAt, ago(90)));
  await tx.delete(sessions).where(lt(sessions.expiresAt, ago(90)));
  await tx.delete(throttles).where(lt(throttles.lastAttemptAt, ago(1)));
}
