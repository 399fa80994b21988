import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { assignments, findRow, insertInto } from '#server/platform/db/table.ts';
import type { Session } from '#server/platform/http/access.ts';
import { type Account, readAccount } from '../account-store.ts';
import { lockSession } from '../sessions/session-store.ts';
import { type FactorRow, factors, type SessionRow, users } from '../tables.ts';
import { sessionEnded } from './factor-errors.ts';
import type { afterFailure } from './factor-rules.ts';

/**
 * Reads and locks the caller's account with its factors, and their session, until the transaction ends. Every change of
 * factors, recovery codes or session levels calls this first, so that parallel requests of one user run one after the
 * other. Errors: `unauthenticated` when the account or the session has ended.
 */
export async function lockCaller(
  tx: Tx,
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
): Promise<{ account: Account; asking: SessionRow }> {
  const user = await findRow(tx, users, sql`id = ${userId} for no key update`);
  const asking = user && (await lockSession(tx, sessionId));
  if (!user || !asking) throw sessionEnded();
  return { account: await readAccount(tx, user), asking };
}

export type NewFactor = Pick<FactorRow, 'id' | 'userId' | 'factorType'> & {
  friendlyName: string | undefined;
  issuer?: string;
  secretEncrypted?: string;
  phone?: string;
};

export async function addFactor(tx: Tx, factor: NewFactor, now: Date): Promise<void> {
  await tx.run(insertInto(factors, { ...factor, createdAt: now, updatedAt: now }));
}

export async function removeFactors(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.run(sql`delete from auth.mfa_factors where id = any(${ids}::uuid[])`);
}

export async function recordFailure(
  tx: Tx,
  id: string,
  failure: ReturnType<typeof afterFailure>,
): Promise<void> {
  await tx.run(sql`update auth.mfa_factors set ${assignments(factors, failure)} where id = ${id}`);
}

/** After a correct code: marks the factor as verified and clears its failures. */
export async function recordSuccess(tx: Tx, id: string, lastStep: number | null, now: Date): Promise<void> {
  await tx.run(sql`
    update auth.mfa_factors
    set status = 'verified', failures = 0, locked_until = null, last_step = ${lastStep}, updated_at = ${now}
    where id = ${id}`);
}

export async function recordChallenge(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(sql`update auth.mfa_factors set last_challenged_at = ${now} where id = ${id}`);
}
