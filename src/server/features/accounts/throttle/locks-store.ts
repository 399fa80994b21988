import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

/** The number of locks of the user's sign-in after `since`. */
export async function countLocksSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const row = await tx.first<{ locks: number }>(sql`
    select count(*) as locks from auth.audit_log
    where user_id = ${userId} and event = 'sign_in_locked' and at > ${since}`);
  return row?.locks ?? 0;
}
