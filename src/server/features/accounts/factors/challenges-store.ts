import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { findRow, insertInto, type RowOf } from '#server/platform/db/table.ts';
import { challenges } from '../tables.ts';

export type Challenge = RowOf<typeof challenges>;

/** Adds a challenge and removes the expired ones of the same factor. `codeHash` only when a code was sent. */
export async function addChallenge(
  tx: Tx,
  challenge: Pick<Challenge, 'id' | 'factorId' | 'sessionId' | 'codeHash' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    delete from auth.mfa_challenges where factor_id = ${challenge.factorId} and expires_at <= ${now}`);
  await tx.run(insertInto(challenges, { ...challenge, createdAt: now }));
}

/** A challenge that this session requested; those of other sessions are not found. */
export async function findChallenge(
  tx: Tx,
  of: Pick<Challenge, 'id' | 'factorId' | 'sessionId'>,
): Promise<Challenge | undefined> {
  const { id, factorId, sessionId } = of;
  const wanted = sql`id = ${id} and factor_id = ${factorId} and session_id = ${sessionId} for update`;
  return findRow(tx, challenges, wanted);
}

export async function markChallengeUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(sql`update auth.mfa_challenges set used_at = ${now} where id = ${id}`);
}

export async function countAttempt(tx: Tx, { id, tries }: Challenge): Promise<void> {
  await tx.run(sql`update auth.mfa_challenges set tries = ${tries + 1} where id = ${id}`);
}
