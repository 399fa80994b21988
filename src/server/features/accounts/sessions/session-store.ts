import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { isAlive } from '../store.ts';
import { type SessionRow, sessions } from '../tables.ts';

/** The user's live sessions, most recently used first. */
export async function liveSessionsOf(tx: Tx, userId: string, now: Date): Promise<SessionRow[]> {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id);
}

/** One of the user's own sessions, if it is alive. */
export async function ownSession(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
  now: Date,
): Promise<SessionRow | undefined> {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isAlive(now)));
  return session;
}
