import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { findRows } from '#server/platform/db/table.ts';
import { type FactorRow, factors, type Identity, identities, type User } from './tables.ts';

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
  const mine = sql`user_id = ${user.id} order by created_at, id`;
  return {
    user,
    factors: await findRows(tx, factors, mine),
    identities: await findRows(tx, identities, mine),
  };
}

/** An account as shown to its user, with the new address that still needs confirmation. */
export async function readShownAccount(tx: Tx, user: User, now: Date): Promise<ShownAccount> {
  const token = await tx.first<{ email: string | null }>(sql`
    select email from auth.one_time_tokens
    where user_id = ${user.id} and purpose = 'email_change' and used_at is null and expires_at > ${now}
    order by created_at desc limit 1`);
  return { ...(await readAccount(tx, user)), newEmail: token?.email ?? undefined };
}
