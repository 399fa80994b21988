import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Allowance } from './allowances.ts';

/** Key of a counter. */
export interface Counter {
  allowance: Allowance;
  /** The day of an allowance of a day, `yyyy-mm-dd`. */
  day?: string | undefined;
  /** True for the counter of all users together, reached by the worker; otherwise it is the caller's. */
  shared?: true;
}

/** A number of units to keep free for one operation, until a time. */
export interface Reservation {
  /** A UUID; of an operation that has an identifier of its own, that one. */
  id: string;
  /** At least 1. */
  amount: number;
  /** From now on, in ms; then the reservation no longer counts. */
  forMs: number;
}

const OWN = { counters: sql`public.usage_counters`, reservations: sql`public.usage_reservations` };
const SHARED = {
  counters: sql`public.shared_usage_counters`,
  reservations: sql`public.shared_usage_reservations`,
};
const tablesOf = ({ shared }: Pick<Counter, 'shared'>) => (shared ? SHARED : OWN);
const dayOf = ({ day }: Counter) => sql`${day ?? '-infinity'}::date`;
/** The rows of a counter, in either of its tables; row-level security leaves those of the caller. */
const ofCounter = (counter: Counter) => sql`allowance = ${counter.allowance} and day = ${dayOf(counter)}`;

/** The use of a counter, locked until the end of the transaction: changes of it run one after the other. */
async function lockUse(tx: Tx, counter: Counter): Promise<number> {
  const { counters } = tablesOf(counter);
  const locked = sql`select used from ${counters} where ${ofCounter(counter)} for update`;
  const found = await tx.first<{ used: number }>(locked);
  if (found) return found.used;
  await tx.run(sql`
    insert into ${counters} (allowance, day) values (${counter.allowance}, ${dayOf(counter)})
    on conflict do nothing`);
  const used = (await tx.first<{ used: number }>(locked))?.used ?? 0;
  // An operation that began yesterday still finds its day.
  if (counter.day !== undefined)
    await tx.run(sql`
      delete from ${counters} where allowance = ${counter.allowance} and day < ${dayOf(counter)} - 1`);
  return used;
}

/** The sum of the reservations that have not expired. */
async function reserved(tx: Tx, counter: Counter): Promise<number> {
  const sum = await tx.first<{ amount: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as amount from ${tablesOf(counter).reservations}
    where ${ofCounter(counter)} and expires_at > clock_timestamp()`);
  return sum?.amount ?? 0;
}

/** Sum of used and reserved units, without a lock: it may be out of date once read. */
export async function usedAndReserved(tx: Tx, counter: Counter): Promise<number> {
  const found = await tx.first<{ used: number }>(
    sql`select used from ${tablesOf(counter).counters} where ${ofCounter(counter)}`,
  );
  return (found?.used ?? 0) + (await reserved(tx, counter));
}

/**
 * Reserves `amount`, or what is left if that is at least `least`. Returns the reserved amount; undefined, and nothing
 * reserved, when too little is left.
 */
export async function reserve(
  tx: Tx,
  counter: Counter,
  { id, amount, forMs }: Reservation,
  { least, limit }: { least: number; limit: number },
): Promise<number | undefined> {
  const { reservations } = tablesOf(counter);
  const used = await lockUse(tx, counter);
  // Only under the lock: two transactions that delete the same rows could otherwise wait for each other.
  await tx.run(sql`
    delete from ${reservations} where ${ofCounter(counter)} and expires_at <= clock_timestamp()`);
  const granted = Math.min(amount, limit - used - (await reserved(tx, counter)));
  if (granted < Math.max(least, 1)) return undefined;
  await tx.run(sql`
    insert into ${reservations} (id, allowance, day, amount, expires_at)
    values (${id}, ${counter.allowance}, ${dayOf(counter)}, ${granted},
      clock_timestamp() + ${forMs} * interval '1 millisecond')`);
  return granted;
}

/** Gives back what is reserved; without effect on a reservation that was committed or released. */
export async function release(tx: Tx, id: string, of: Pick<Counter, 'shared'> = {}): Promise<void> {
  await tx.run(sql`delete from ${tablesOf(of).reservations} where id = ${id}`);
}

/**
 * Turns a reservation into use of `amount` units, or counts without one, also when it has expired meanwhile. Use that is
 * given back is negative. False when it would exceed the limit: the caller then rolls the transaction back.
 */
export async function commit(
  tx: Tx,
  counter: Counter,
  { reservation, amount }: { reservation?: string | undefined; amount: number },
  limit: number,
): Promise<boolean> {
  const used = await lockUse(tx, counter);
  if (reservation !== undefined) await release(tx, reservation, counter);
  if (amount > 0 && used + (await reserved(tx, counter)) + amount > limit) return false;
  await giveBack(tx, counter, -amount);
  return true;
}

/**
 * Turns a reservation into use of `amount` units, or of as many as still fit: for use that has happened already.
 * Returns what was counted.
 */
export async function settle(
  tx: Tx,
  counter: Counter,
  { reservation, amount }: { reservation: string; amount: number },
  limit: number,
): Promise<number> {
  const used = await lockUse(tx, counter);
  await release(tx, reservation, counter);
  const counted = Math.max(0, Math.min(amount, limit - used - (await reserved(tx, counter))));
  await giveBack(tx, counter, -counted);
  return counted;
}

/** Lowers the use of a counter. */
export async function giveBack(tx: Tx, counter: Counter, amount: number): Promise<void> {
  await tx.run(
    sql`update ${tablesOf(counter).counters} set used = used - ${amount} where ${ofCounter(counter)}`,
  );
}
