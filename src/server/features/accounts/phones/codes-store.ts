import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { SMS } from '#shared/contracts/phones.ts';
import { throttleKey } from '../secrets.ts';
import { type OneTimeCode, oneTimeCodes, smsSends } from '../tables.ts';
import { LIMITS, waitMinutes } from '../throttle/throttle.ts';
import { clearAttempts, countAttempt } from '../throttle/throttle-store.ts';
import { hashCode, isCode } from './codes.ts';

const DAY = 86_400_000;

type Purpose = OneTimeCode['purpose'];

/** Whose code it is; `userId` only where a signed-in user asked for it. */
export interface CodeOwner {
  recipient: string;
  purpose: Purpose;
  userId?: string | undefined;
}

export type Redeemed =
  | { outcome: 'right'; code: OneTimeCode }
  | { outcome: 'wrong' }
  /** Too many wrong codes for this recipient, whichever codes were sent between them. */
  | { outcome: 'locked'; minutes: number };

const ofOwner = ({ recipient, purpose, userId }: CodeOwner) =>
  and(
    eq(oneTimeCodes.recipient, recipient),
    eq(oneTimeCodes.purpose, purpose),
    userId === undefined ? isNull(oneTimeCodes.userId) : eq(oneTimeCodes.userId, userId),
    isNull(oneTimeCodes.usedAt),
  );

/** What a new code makes worthless: the older one of its recipient; a signed-in user has one of a kind at all. */
const olderThan = (owner: CodeOwner) =>
  owner.userId === undefined
    ? ofOwner(owner)
    : and(
        eq(oneTimeCodes.userId, owner.userId),
        eq(oneTimeCodes.purpose, owner.purpose),
        isNull(oneTimeCodes.usedAt),
      );

/** Keeps the hash of a code that was sent; the older one is worthless from now on. */
export async function keepCode(
  tx: Tx,
  hmacKey: Uint8Array,
  { code, pending, ...owner }: CodeOwner & { code: string; pending?: OneTimeCode['pending'] | undefined },
  now: Date,
): Promise<void> {
  await lockOwner(tx, owner);
  await tx.update(oneTimeCodes).set({ usedAt: now }).where(olderThan(owner));
  await tx.insert(oneTimeCodes).values({
    ...owner,
    codeHash: hashCode(hmacKey, code, { ...owner, subject: owner.userId }),
    pending,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SMS.codeMinutes * 60_000),
  });
}

/**
 * Uses a code up. It never throws for a wrong one: the failure it counts must be committed, so the caller ends the
 * transaction and refuses afterwards. After ten failures for a recipient nothing is looked at for 15 minutes.
 */
export async function redeemCode(
  tx: Tx,
  hmacKey: Uint8Array,
  { code, ...owner }: CodeOwner & { code: string },
  now: Date,
): Promise<Redeemed> {
  const { purpose, recipient, userId = '' } = owner;
  const key = throttleKey(hmacKey, `wrong codes ${purpose}`, `${userId} ${recipient}`);
  const counted = await countAttempt(tx, [{ key, limit: LIMITS.wrongCodes }], now);
  if ('waitMs' in counted) return { outcome: 'locked', minutes: waitMinutes(counted.waitMs) };
  const usable = and(gt(oneTimeCodes.expiresAt, now), lt(oneTimeCodes.failures, SMS.triesPerCode));
  const [kept] = await tx
    .select()
    .from(oneTimeCodes)
    .where(and(ofOwner(owner), usable))
    .for('update');
  if (!kept) return { outcome: 'wrong' };
  const id = eq(oneTimeCodes.id, kept.id);
  if (!isCode(hmacKey, code, { ...owner, subject: owner.userId }, kept.codeHash)) {
    await tx
      .update(oneTimeCodes)
      .set({ failures: kept.failures + 1 })
      .where(id);
    return { outcome: 'wrong' };
  }
  await tx.update(oneTimeCodes).set({ usedAt: now }).where(id);
  await clearAttempts(tx, key);
  return { outcome: 'right', code: kept };
}

/** Two codes sent to one owner at once are kept in turn. */
async function lockOwner(tx: Tx, { recipient, purpose, userId }: CodeOwner): Promise<void> {
  const who = `code ${purpose} ${userId ?? recipient}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${who}, 0))`);
}

/** Forgets codes, and the numbers they went to, a day after they expired; and sends that no budget looks at any more. */
export async function sweepCodes(tx: Tx, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY);
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, dayAgo));
  await tx.delete(smsSends).where(lt(smsSends.sentAt, dayAgo));
}
