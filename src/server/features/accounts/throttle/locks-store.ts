import { and, eq, gt, count as rowCount } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { auditLog } from '../tables.ts';

/** The number of locks of the user's sign-in after `since`. */
export async function countLocksSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ locks: rowCount() })
    .from(auditLog)
    .where(and(eq(auditLog.userId, userId), eq(auditLog.event, 'sign_in_locked'), gt(auditLog.at, since)));
  return row?.locks ?? 0;
}
