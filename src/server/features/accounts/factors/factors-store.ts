import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { type Account, accountOf } from '../account-store.ts';
import { type FactorRow, factors, type SessionRow, sessions, users } from '../tables.ts';
import type { afterFailure } from './factor-rules.ts';

/**
 * The user with their factors, locked until the transaction ends. Every change of factors, recovery codes or the level
 * of sessions starts here, so that parallel requests of one user run one after the other.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<Account | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user && accountOf(tx, user);
}

/** The current session if it is still alive, locked; it may have ended since the request was authenticated. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .for('update');
  return session;
}

export type NewFactor = Pick<FactorRow, 'id' | 'userId' | 'factorType'> & {
  friendlyName: string | undefined;
  issuer?: string;
  secretEncrypted?: string;
  phone?: string;
};

export async function addFactor(tx: Tx, factor: NewFactor, now: Date): Promise<void> {
  await tx.insert(factors).values({ ...factor, createdAt: now, updatedAt: now });
}

export async function removeFactors(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(factors).where(inArray(factors.id, [...ids]));
}

export async function noteFailure(
  tx: Tx,
  id: string,
  failure: ReturnType<typeof afterFailure>,
): Promise<void> {
  await tx.update(factors).set(failure).where(eq(factors.id, id));
}

/** After a correct code: marks the factor as verified and clears its failures. */
export async function noteSuccess(tx: Tx, id: string, lastStep: number | null, now: Date): Promise<void> {
  await tx
    .update(factors)
    .set({ status: 'verified', failures: 0, lockedUntil: null, lastStep, updatedAt: now })
    .where(eq(factors.id, id));
}

export async function noteChallenged(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(factors).set({ lastChallengedAt: now }).where(eq(factors.id, id));
}

/** After a second factor was confirmed: ends the current session and every session without a second factor. */
export async function endLowerSessions(tx: Tx, userId: string, asking: string, now: Date): Promise<void> {
  const lower = or(eq(sessions.aal, 'aal1'), eq(sessions.id, asking));
  await tx
    .update(sessions)
    .set({ endedAt: now, endedBecause: 'a second factor was confirmed' })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), lower));
}

/** After a factor was removed: the other sessions must confirm one of the remaining factors, if there is one. */
export async function lowerOtherSessions(tx: Tx, userId: string, asking: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ aal: 'aal1' })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, asking), isNull(sessions.endedAt)));
}
