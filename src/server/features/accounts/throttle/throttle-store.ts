import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { signInAttempts, throttles } from '../tables.ts';
import { ADDRESS_LIMIT, addressWait, checkAttempt, type Limit } from './throttle.ts';

export interface Counted {
  key: string;
  limit: Limit;
}

/**
 * Counts one attempt under every key, or under none when any of them is used up. Returns whether it was the last one
 * that a key allows, or the longest wait in ms and the key that requires it.
 */
export async function countAttempt(
  tx: Tx,
  counted: readonly Counted[],
  now: Date,
): Promise<{ last: boolean } | { key: string; waitMs: number }> {
  // Always in the same order, so that two attempts cannot deadlock.
  const keys = counted.map(({ key }) => key).sort();
  const fresh = keys.map((key) => ({ key, attempts: 0, lastAttemptAt: now }));
  // Creates missing rows and locks existing ones unchanged.
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
  let last = false;
  for (const { key, limit } of counted) {
    const judged = checkAttempt(stored.get(key), limit, now.getTime());
    if (judged.allowed) {
      next.push({ key, attempts: judged.next.count, lastAttemptAt: new Date(judged.next.lastAt) });
      last ||= judged.next.count >= limit.attempts;
    } else if (!refusal || judged.waitMs > refusal.waitMs) refusal = { key, waitMs: judged.waitMs };
  }
  if (refusal) return refusal;
  await tx
    .insert(throttles)
    .values(next)
    .onConflictDoUpdate({
      target: throttles.key,
      set: { attempts: sql`excluded.attempts`, lastAttemptAt: sql`excluded.last_attempt_at` },
    });
  return { last };
}

/** The count starts again at zero, as after a success. */
export async function clearAttempts(tx: Tx, key: string): Promise<void> {
  await tx.update(throttles).set({ attempts: 0 }).where(eq(throttles.key, key));
}

/** Removes the count of an attempt that ended without a result. */
export async function uncountAttempt(tx: Tx, key: string): Promise<void> {
  await tx
    .update(throttles)
    .set({ attempts: sql`greatest(${throttles.attempts} - 1, 0)` })
    .where(eq(throttles.key, key));
}

/**
 * Counts one sign-in from an unknown device for the address and the account, or for neither when one of them is used
 * up. Returns the row of the attempt, or the longest wait in ms and the key that requires it.
 */
export async function countUnknownDevice(
  tx: Tx,
  { account, address, limit }: { account: string; address: string; limit: Limit },
  now: Date,
): Promise<{ id: number; last: boolean } | { key: string; waitMs: number }> {
  // Attempts of one address are counted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
  const since = new Date(now.getTime() - ADDRESS_LIMIT.windowMs);
  const earlier = await tx
    .select({ account: signInAttempts.accountKey, at: signInAttempts.at })
    .from(signInAttempts)
    .where(and(eq(signInAttempts.addressKey, address), gt(signInAttempts.at, since)));
  const waitMs = addressWait(
    earlier.map(({ account: of, at }) => ({ account: of, at: at.getTime() })),
    now.getTime(),
  );
  if (waitMs > 0) return { key: address, waitMs };
  const counted = await countAttempt(tx, [{ key: account, limit }], now);
  if ('waitMs' in counted) return counted;
  const [row] = await tx
    .insert(signInAttempts)
    .values({ addressKey: address, accountKey: account, at: now })
    .returning({ id: signInAttempts.id });
  if (!row) throw new Error('the attempt was not counted');
  return { id: row.id, last: counted.last };
}

/** After a success: removes the failures of this account from this address, and no others of the address. */
export async function clearUnknownDevice(
  tx: Tx,
  { account, address }: { account: string; address: string },
): Promise<void> {
  await clearAttempts(tx, account);
  await tx
    .delete(signInAttempts)
    .where(and(eq(signInAttempts.addressKey, address), eq(signInAttempts.accountKey, account)));
}

/** Removes the count of an unknown device's attempt that ended without a result. */
export async function uncountUnknownDevice(tx: Tx, account: string, id: number): Promise<void> {
  await uncountAttempt(tx, account);
  await tx.delete(signInAttempts).where(eq(signInAttempts.id, id));
}

export async function sweepAttempts(tx: Tx, before: Date): Promise<void> {
  await tx.delete(throttles).where(lt(throttles.lastAttemptAt, before));
  await tx.delete(signInAttempts).where(lt(signInAttempts.at, before));
}
