import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { challenges } from '../tables.ts';

export type Challenge = typeof challenges.$inferSelect;

/** `codeHash` only where a code was sent. What expired of the same factor goes. */
export async function addChallenge(
  tx: Tx,
  challenge: Pick<Challenge, 'id' | 'factorId' | 'sessionId' | 'codeHash' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const expired = and(eq(challenges.factorId, challenge.factorId), lte(challenges.expiresAt, now));
  await tx.delete(challenges).where(expired);
  await tx.insert(challenges).values({ ...challenge, createdAt: now });
}

/** The challenge that this very session asked for; another session's is not there. */
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

export async function closeChallenge(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(challenges).set({ usedAt: now }).where(eq(challenges.id, id));
}

export async function countTry(tx: Tx, { id, tries }: Challenge): Promise<void> {
  await tx
    .update(challenges)
    .set({ tries: tries + 1 })
    .where(eq(challenges.id, id));
}
