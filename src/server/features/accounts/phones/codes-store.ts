import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { findRow, insertInto } from '#server/platform/db/table.ts';
import { SMS } from '#shared/account-limits.ts';
import { hashedKey } from '../hashed-keys.ts';
import { type OneTimeCode, oneTimeCodes } from '../tables.ts';
import { LIMITS, waitMinutes } from '../throttle/throttle.ts';
import { clearAttempts, countAttempt } from '../throttle/throttle-store.ts';
import { hashCode, isCode } from './codes.ts';

const DAY = 86_400_000;

type Purpose = OneTimeCode['purpose'];

/** The recipient of a code; `userId` only when a signed-in user requested it. */
export interface CodeOwner {
  recipient: string;
  purpose: Purpose;
  userId?: string | undefined;
}

export type Redeemed =
  | { outcome: 'right'; code: OneTimeCode }
  | { outcome: 'wrong' }
  /** Too many wrong codes for this recipient, across all codes that were sent. */
  | { outcome: 'locked'; minutes: number };

const ofOwner = ({ recipient, purpose, userId }: CodeOwner) => sql`
  recipient = ${recipient} and purpose = ${purpose} and used_at is null
  and ${userId === undefined ? sql`user_id is null` : sql`user_id = ${userId}`}`;

/** The codes that a new one replaces: the recipient's older one; a signed-in user has one of each purpose. */
const olderThan = (owner: CodeOwner) =>
  owner.userId === undefined
    ? ofOwner(owner)
    : sql`user_id = ${owner.userId} and purpose = ${owner.purpose} and used_at is null`;

/** Stores the hash of a code that was sent and removes the older code. */
export async function storeCode(
  tx: Tx,
  hmacKey: Uint8Array,
  { code, pending, ...owner }: CodeOwner & { code: string; pending?: OneTimeCode['pending'] | undefined },
  now: Date,
): Promise<void> {
  await lockOwner(tx, owner);
  await tx.run(sql`update auth.one_time_codes set used_at = ${now} where ${olderThan(owner)}`);
  await tx.run(
    insertInto(oneTimeCodes, {
      ...owner,
      codeHash: hashCode(hmacKey, code, { ...owner, subject: owner.userId }),
      pending,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SMS.codeMinutes * 60_000),
    }),
  );
}

/**
 * Uses a code up. It never throws for a wrong code, because the counted failure must be committed: the caller throws
 * after the transaction. After ten failures for a recipient it refuses without checking for 15 minutes.
 */
export async function redeemCode(
  tx: Tx,
  hmacKey: Uint8Array,
  { code, ...owner }: CodeOwner & { code: string },
  now: Date,
): Promise<Redeemed> {
  const { purpose, recipient, userId = '' } = owner;
  const key = hashedKey(hmacKey, `wrong codes ${purpose}`, `${userId} ${recipient}`);
  const counted = await countAttempt(tx, [{ key, limit: LIMITS.wrongCodes }], now);
  if ('waitMs' in counted) return { outcome: 'locked', minutes: waitMinutes(counted.waitMs) };
  const usable = sql`expires_at > ${now} and failures < ${SMS.triesPerCode}`;
  const kept = await findRow(tx, oneTimeCodes, sql`${ofOwner(owner)} and ${usable} for update`);
  if (!kept) return { outcome: 'wrong' };
  if (!isCode(hmacKey, code, { ...owner, subject: owner.userId }, kept.codeHash)) {
    await tx.run(sql`update auth.one_time_codes set failures = failures + 1 where id = ${kept.id}`);
    return { outcome: 'wrong' };
  }
  await tx.run(sql`update auth.one_time_codes set used_at = ${now} where id = ${kept.id}`);
  await clearAttempts(tx, key);
  return { outcome: 'right', code: kept };
}

/** Serialises codes that are sent to one owner in parallel. */
async function lockOwner(tx: Tx, { recipient, purpose, userId }: CodeOwner): Promise<void> {
  const who = `code ${purpose} ${userId ?? recipient}`;
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${who}, 0))`);
}

/** Deletes codes and their numbers a day after they expired, and sends that no budget counts any more. */
export async function sweepCodes(tx: Tx, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY);
  await tx.run(sql`delete from auth.one_time_codes where expires_at < ${dayAgo}`);
  await tx.run(sql`delete from auth.sms_sends where sent_at < ${dayAgo}`);
}
