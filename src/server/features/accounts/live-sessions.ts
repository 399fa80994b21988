import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Services } from '#server/platform/services.ts';
import { ACCOUNTS } from '#shared/accounts.ts';
import { factors, sessions } from './tables.ts';

const DAY = 86_400_000;

/** For connections that stay open: which of these sessions are alive and need no second factor. One query, no trace of a visit. */
export function createLiveSessions({ db, now }: Pick<Services, 'db' | 'now'>) {
  return async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const idleSince = new Date(now().getTime() - ACCOUNTS.sessionIdleDays * DAY);
    const single = sql`not exists (select from ${factors} where ${factors.userId} = ${sessions.userId} and ${factors.status} = 'verified')`;
    const rows = await db.withAccounts((tx) =>
      tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(
          and(
            inArray(sessions.id, [...ids]),
            isNull(sessions.endedAt),
            gt(sessions.expiresAt, now()),
            gt(sessions.lastSeenAt, idleSince),
            or(eq(sessions.aal, 'aal2'), single),
          ),
        ),
    );
    return new Set(rows.map(({ id }) => id));
  };
}
