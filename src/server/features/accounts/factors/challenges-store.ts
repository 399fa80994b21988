import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { challenges } from '../tables.ts';

export type Challenge = typeof challenges.$inferSelect;

/** Adds a challenge and removes the expired ones of the same factor. `codeHash` only when a code was sent. */
export async function addChallenge(
  tx: Tx,
  challenge: Pick<Challenge, 'id' | 'factorId' | 'sessionId' | 'codeHash' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const expired = and(eq(challenges.factorId, challenge.factorId), lte(challenges.expiresAt, now));
  await tx.delete(challenges).where(expired);
  await tx.insert(challenges).values({ ...challenge, createdAt: now });
}

/** A challenge that this session requested; those of other sessions are not found. */
export async function findChallenge(
  tx: Tx,
  of: Pick<Challenge, 'id' | 'factorId' | 'sessionId'>,
): Promise<Challenge | undefined> {
  const { id, factorId, sessionId } = challenges;
  const [found] = await tx
    .select()
    .from(challenges)
    .where(and(eq(id, of.id), eq(factorId, of.factorId), eq(sessionId, of.sessionId)))
    .for('update');
  return found;
}

export async function markChallengeUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(challenges).set({ usedAt: now }).where(eq(challenges.id, id));
}

export async function countAttempt(tx: Tx, { id, tries }: Challenge): Promise<void> {
  await tx
    .update(challenges)
    .set({ tries: tries + 1 })
    .where(eq(challenges.id, id));
}
