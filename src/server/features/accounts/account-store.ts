import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { type FactorRow, factors, type User } from './tables.ts';

/** A user with what the answers list beside it. */
export interface Account {
  user: User;
  /** Oldest first. */
  factors: FactorRow[];
}

export async function accountOf(tx: Tx, user: User): Promise<Account> {
  const mine = eq(factors.userId, user.id);
  const list = await tx.select().from(factors).where(mine).orderBy(asc(factors.createdAt), asc(factors.id));
  return { user, factors: list };
}
