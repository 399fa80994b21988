import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { type FactorRow, factors, type Identity, identities, oneTimeTokens, type User } from './tables.ts';

/** A user with the related rows that answers include. */
export interface Account {
  user: User;
  /** Oldest first. */
  factors: FactorRow[];
  /** The user's accounts at other providers, oldest first. */
  identities: Identity[];
}

export interface ShownAccount extends Account {
  /** The address that takes effect once the link sent to it is opened. */
  newEmail: string | undefined;
}

export async function readAccount(tx: Tx, user: User): Promise<Account> {
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

/** An account as shown to its user, with the new address that still needs confirmation. */
export async function readShownAccount(tx: Tx, user: User, now: Date): Promise<ShownAccount> {
  const mine = and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.purpose, 'email_change'));
  const [token] = await tx
    .select({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(and(mine, isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now)))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1);
  return { ...(await readAccount(tx, user)), newEmail: token?.email ?? undefined };
}
