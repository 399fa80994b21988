import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { type FactorRow, factors, type Identity, identities, type User } from './tables.ts';

/** A user with what the answers list beside it. */
export interface Account {
  user: User;
  /** Oldest first. */
  factors: FactorRow[];
  /** Who the user is at other providers, oldest first. */
  identities: Identity[];
}

export async function accountOf(tx: Tx, user: User): Promise<Account> {
  const theirFactors = await tx
    .select()
    .from(factors)
    .where(eq(factors.userId, user.id))
    .orderBy(asc(factors.createdAt), asc(factors.id));
  const theirIdentities = await tx
    .select()
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(asc(identities.createdAt), asc(identities.id));
  return { user, factors: theirFactors, identities: theirIdentities };
}
