import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Services } from '#server/platform/services.ts';
import { isAlive } from '../store.ts';
import { factors, sessions } from '../tables.ts';

/** For open connections: which of these sessions are alive and need no second factor. One query that updates nothing. */
export function createLiveSessions({ db, now }: Pick<Services, 'db' | 'now'>) {
  return async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const single = sql`not exists (select from ${factors} where ${factors.userId} = ${sessions.userId} and ${factors.status} = 'verified')`;
    const wanted = and(inArray(sessions.id, [...ids]), isAlive(now()), or(eq(sessions.aal, 'aal2'), single));
    const rows = await db.withAccounts((tx) => tx.select({ id: sessions.id }).from(sessions).where(wanted));
    return new Set(rows.map(({ id }) => id));
  };
}
