import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Allowance } from './allowances.ts';

/** A number of units to keep free for one operation, until a time. */
export interface Reservation {
  /** A UUID; of an operation that has an identifier of its own, that one. */
  id: string;
  allowance: Allowance;
  /** At least 1. */
  amount: number;
  /** From now on, in ms; then the reservation no longer counts. */
  forMs: number;
}

/** The use of the caller, locked until the end of the transaction: changes of one counter run one after the other. */
async function lockUse(tx: Tx, allowance: Allowance): Promise<number> {
  const locked = sql`select used from public.usage_counters where allowance = ${allowance} for update`;
  const found = await tx.first<{ used: number }>(locked);
  if (found) return found.used;
  await tx.run(
    sql`insert into public.usage_counters (allowance) values (${allowance}) on conflict do nothing`,
  );
  return (await tx.first<{ used: number }>(locked))?.used ?? 0;
}

/** The sum of the caller's reservations that have not expired. */
async function reserved(tx: Tx, allowance: Allowance): Promise<number> {
  const sum = await tx.first<{ amount: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as amount from public.usage_reservations
    where allowance = ${allowance} and expires_at > clock_timestamp()`);
  return sum?.amount ?? 0;
}

/** What the caller has used and reserved, without a lock: it may have changed when it is read. */
export async function usedAndReserved(tx: Tx, allowance: Allowance): Promise<number> {
  const found = await tx.first<{ used: number }>(
    sql`select used from public.usage_counters where allowance = ${allowance}`,
  );
  return (found?.used ?? 0) + (await reserved(tx, allowance));
}

/**
 * Reserves `amount`, or what is left if that is at least `least`. Returns the reserved amount; undefined, and nothing
 * reserved, when too little is left.
 */
export async function reserve(
  tx: Tx,
  { id, allowance, amount, forMs }: Reservation,
  { least, limit }: { least: number; limit: number },
): Promise<number | undefined> {
  const used = await lockUse(tx, allowance);
  // Only under the lock: two transactions that delete the same rows could otherwise wait for each other.
  await tx.run(sql`
    delete from public.usage_reservations where allowance = ${allowance} and expires_at <= clock_timestamp()`);
  const granted = Math.min(amount, limit - used - (await reserved(tx, allowance)));
  if (granted < Math.max(least, 1)) return undefined;
  await tx.run(sql`
    insert into public.usage_reservations (id, allowance, amount, expires_at)
    values (${id}, ${allowance}, ${granted}, clock_timestamp() + ${forMs} * interval '1 millisecond')`);
  return granted;
}

/** Gives back what is reserved; without effect on a reservation that was committed or released. */
export async function release(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`delete from public.usage_reservations where id = ${id}`);
}

/**
 * Turns a reservation into use of `amount` units, or counts without one, also when it has expired meanwhile. Use that is
 * given back is negative. False when it would exceed the limit: the caller then rolls the transaction back.
 */
export async function commit(
  tx: Tx,
  {
    allowance,
    reservation,
    amount,
  }: { allowance: Allowance; reservation?: string | undefined; amount: number },
  limit: number,
): Promise<boolean> {
  const used = await lockUse(tx, allowance);
  if (reservation !== undefined) await release(tx, reservation);
  if (amount > 0 && used + (await reserved(tx, allowance)) + amount > limit) return false;
  await giveBack(tx, allowance, -amount);
  return true;
}

/** Lowers the use of the caller. */
export async function giveBack(tx: Tx, allowance: Allowance, amount: number): Promise<void> {
  await tx.run(sql`update public.usage_counters set used = used - ${amount} where allowance = ${allowance}`);
}
