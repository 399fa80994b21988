import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { assignments, findRow, insertInto } from '#server/platform/db/table.ts';
import { type Account, readAccount } from '../account-store.ts';
import { type FactorRow, factors, users } from '../tables.ts';
import type { afterFailure } from './factor-rules.ts';

/**
 * Reads and locks the user with their factors until the transaction ends. Every change of factors, recovery codes or
 * session levels calls this first, so that parallel requests of one user run one after the other.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<Account | undefined> {
  const user = await findRow(tx, users, sql`id = ${userId} for no key update`);
  return user && readAccount(tx, user);
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
