import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { findRows, insertInto, type RowOf } from '#server/platform/db/table.ts';
import { signInAttempts, throttles } from '../tables.ts';
import { ADDRESS_LIMIT, addressWait, checkAttempt, type Limit } from './throttle.ts';

export interface Counted {
  key: string;
  limit: Limit;
}

/**
 * Counts one attempt under every key, or under none when any of them is used up. Returns the number of
 * further attempts that the keys allow, or the longest wait in ms and the key that requires it.
 */
export async function countAttempt(
  tx: Tx,
  counted: readonly Counted[],
  now: Date,
): Promise<{ left: number } | { key: string; waitMs: number }> {
  // Always in the same order, so that two attempts cannot deadlock.
  const keys = counted.map(({ key }) => key).sort();
  // Creates missing rows and locks existing ones unchanged.
  const rows = await tx.rows<RowOf<typeof throttles>>(sql`
    insert into auth.throttles as t (key, attempts, last_attempt_at)
    select key, 0, ${now} from unnest(${keys}::text[]) as key
    on conflict (key) do update set attempts = t.attempts
    returning ${throttles.columns}`);
  const stored = new Map(
    rows.map((row) => [row.key, { count: row.attempts, lastAt: row.lastAttemptAt.getTime() }]),
  );
  const next: { key: string; attempts: number; lastAttemptAt: Date }[] = [];
  let refusal: { key: string; waitMs: number } | undefined;
  let left = Number.POSITIVE_INFINITY;
  for (const { key, limit } of counted) {
    const decision = checkAttempt(stored.get(key), limit, now.getTime());
    if (decision.allowed) {
      next.push({ key, attempts: decision.next.count, lastAttemptAt: new Date(decision.next.lastAt) });
      left = Math.min(left, limit.attempts - decision.next.count);
    } else if (!refusal || decision.waitMs > refusal.waitMs) refusal = { key, waitMs: decision.waitMs };
  }
  if (refusal) return refusal;
  const [first, ...others] = next;
  if (first)
    await tx.run(sql`${insertInto(throttles, first, ...others)}
      on conflict (key) do update set attempts = excluded.attempts, last_attempt_at = excluded.last_attempt_at`);
  return { left };
}

/** The count starts again at zero, as after a success. */
export async function clearAttempts(tx: Tx, key: string): Promise<void> {
  await tx.run(sql`update auth.throttles set attempts = 0 where key = ${key}`);
}

/** Removes the count of an attempt that ended without a result. */
export async function uncountAttempt(tx: Tx, key: string): Promise<void> {
  await tx.run(sql`update auth.throttles set attempts = greatest(attempts - 1, 0) where key = ${key}`);
}

/**
 * Counts one sign-in from an unknown device for the address and the account, or for neither when one of them is used
 * up. Returns the row of the attempt, or the longest wait in ms and the key that requires it.
 */
export async function countUnknownDevice(
  tx: Tx,
  { account, address, limit }: { account: string; address: string; limit: Limit },
  now: Date,
): Promise<{ id: number; left: number } | { key: string; waitMs: number }> {
  // Attempts of one address are counted one after the other.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
  const since = new Date(now.getTime() - ADDRESS_LIMIT.windowMs);
  const earlier = await findRows(tx, signInAttempts, sql`address_key = ${address} and at > ${since}`);
  const waitMs = addressWait(
    earlier.map(({ accountKey, at }) => ({ account: accountKey, at: at.getTime() })),
    now.getTime(),
  );
  if (waitMs > 0) return { key: address, waitMs };
  const counted = await countAttempt(tx, [{ key: account, limit }], now);
  if ('waitMs' in counted) return counted;
  const attempt = insertInto(signInAttempts, { addressKey: address, accountKey: account, at: now });
  const row = await tx.first<{ id: number }>(sql`${attempt} returning id`);
  if (!row) throw new Error('the attempt was not counted');
  return { id: row.id, left: counted.left };
}

/** After a success: removes the failures of this account from this address, and no others of the address. */
export async function clearUnknownDevice(
  tx: Tx,
  { account, address }: { account: string; address: string },
): Promise<void> {
  await clearAttempts(tx, account);
  await tx.run(
    sql`delete from auth.sign_in_attempts where address_key = ${address} and account_key = ${account}`,
  );
}

/** Removes the count of an unknown device's attempt that ended without a result. */
export async function uncountUnknownDevice(tx: Tx, account: string, id: number): Promise<void> {
  await uncountAttempt(tx, account);
  await tx.run(sql`delete from auth.sign_in_attempts where id = ${id}`);
}

export async function sweepAttempts(tx: Tx, before: Date): Promise<void> {
  await tx.run(sql`delete from auth.throttles where last_attempt_at < ${before}`);
  await tx.run(sql`delete from auth.sign_in_attempts where at < ${before}`);
}
