import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

export interface NewContact {
  kind: 'message' | 'call';
  name: string;
  email: string;
  message: string;
  topic?: string;
  slot?: Date;
}

export interface AddressLimit {
  count: number;
  windowMs: number;
}

/**
 * Runs as the worker: stores a visitor's message, or returns the ms after which this address may write again.
 * `addressKey` names the address without revealing it.
 */
export async function keepContact(
  tx: Tx,
  { kind, name, email, message, topic, slot }: NewContact,
  { addressKey, limit, now }: { addressKey: string; limit: AddressLimit; now: Date },
): Promise<{ id: string } | { waitMs: number }> {
  // Messages of one address are counted one after the other.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${addressKey}, 63))`);
  const since = new Date(now.getTime() - limit.windowMs);
  const earlier = await tx.rows<{ at: Date }>(sql`
    select received_at as at from app.contact_requests
    where address_key = ${addressKey} and received_at > ${since} order by received_at desc limit ${limit.count}`);
  const oldest = earlier[limit.count - 1];
  // A clock set back must not lock anybody out for longer than the window.
  if (oldest)
    return { waitMs: Math.min(oldest.at.getTime() + limit.windowMs - now.getTime(), limit.windowMs) };
  const row = await tx.first<{ id: string }>(sql`
    insert into app.contact_requests (kind, name, email, message, topic, slot, address_key, received_at)
    values (${kind}, ${name}, ${email}, ${message}, ${topic ?? null}, ${slot ?? null}, ${addressKey}, ${now})
    returning id`);
  if (!row) throw new Error('the message was not kept');
  return row;
}

/** Runs as the worker: forgets addresses before `addressesBefore`, deletes what came before `before`. */
export async function sweepContacts(
  tx: Tx,
  { addressesBefore, before }: { addressesBefore: Date; before: Date },
): Promise<number> {
  await tx.run(sql`
    update app.contact_requests set address_key = null
    where address_key is not null and received_at < ${addressesBefore}`);
  return tx.run(sql`delete from app.contact_requests where received_at < ${before}`);
}
