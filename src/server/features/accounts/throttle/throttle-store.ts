import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { throttles } from '../tables.ts';
import { judge, type Limit } from './throttle.ts';

export interface Counted {
  key: string;
  limit: Limit;
}

/**
 * Counts one attempt under every key, or under none when any of them is used up.
 * Returns undefined when the attempt may go on, else the longest wait in ms and the key that asks for it.
 */
export async function countAttempt(
  tx: Tx,
  counted: readonly Counted[],
  now: Date,
): Promise<{ key: string; waitMs: number } | undefined> {
  // One order for everybody, so that two attempts never wait for each other's rows.
  const keys = counted.map(({ key }) => key).sort();
  const fresh = keys.map((key) => ({ key, attempts: 0, lastAttemptAt: now }));
  // Makes the rows that are missing and locks those that are there, as they are.
  const rows = await tx
    .insert(throttles)
    .values(fresh)
    .onConflictDoUpdate({ target: throttles.key, set: { attempts: sql`${throttles.attempts}` } })
    .returning();
  const stored = new Map(
    rows.map((row) => [row.key, { count: row.attempts, lastAt: row.lastAttemptAt.getTime() }]),
  );
  const next: { key: string; attempts: number; lastAttemptAt: Date }[] = [];
  let refusal: { key: string; waitMs: number } | undefined;
  for (const { key, limit } of counted) {
    const judged = judge(stored.get(key), limit, now.getTime());
    if (judged.allowed)
      next.push({ key, attempts: judged.next.count, lastAttemptAt: new Date(judged.next.lastAt) });
    else if (!refusal || judged.waitMs > refusal.waitMs) refusal = { key, waitMs: judged.waitMs };
  }
  if (refusal) return refusal;
  await tx
    .insert(throttles)
    .values(next)
    .onConflictDoUpdate({
      target: throttles.key,
      set: { attempts: sql`excluded.attempts`, lastAttemptAt: sql`excluded.last_attempt_at` },
    });
  return undefined;
}

/** After a success: the account starts anew, and the address gets back the attempt that turned out to be no failure. */
export async function forgiveAttempt(tx: Tx, account: string, address: string): Promise<void> {
  // Locked in the order in which attempts are counted, so that nobody waits for the other's row.
  await tx.execute(sql`
    with held as (
      select key from ${throttles} where key in (${account}, ${address}) order by key for update
    )
    update ${throttles} set attempts = case when key = ${account} then 0 else greatest(attempts - 1, 0) end
    where key in (select key from held)`);
}
