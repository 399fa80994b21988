import { and, eq, isNull, sql } from 'drizzle-orm';
import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ACCOUNTS } from '#shared/contracts/accounts.ts';
import { type ShownAccount, shownAccountOf } from '../account-store.ts';
import { refreshTokens, type SessionRow, sessions, users } from '../tables.ts';

/** A new refresh token in the session's rotation family. */
export async function issueRefreshToken(tx: Tx, sessionId: string, now: Date): Promise<string> {
  const secret = randomSecret();
  await tx
    .insert(refreshTokens)
    .values({ tokenHash: hashSecret(secret), sessionId, createdAt: now, usedAt: null });
  return secret;
}

export type Rotation =
  | ({ outcome: 'rotated'; session: SessionRow; refreshToken: string } & ShownAccount)
  | { outcome: 'unknown' }
  /** Used before, and not just now by another tab: the token was stolen, by its first user or by this one. */
  | { outcome: 'reused'; session: SessionRow };

/** Exchanges a refresh token for the next one. Locks the session's row, so that two tabs run one after the other. */
export async function rotateRefreshToken(tx: Tx, secret: string, now: Date): Promise<Rotation> {
  const tokenHash = hashSecret(secret);
  const [named] = await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
  if (!named) return { outcome: 'unknown' };
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, named.sessionId), isNull(sessions.endedAt)))
    .for('update');
  if (!session || session.expiresAt <= now || isIdle(session, now)) return { outcome: 'unknown' };
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
  const usedAgoMs = token?.usedAt ? now.getTime() - token.usedAt.getTime() : 0;
  if (usedAgoMs > ACCOUNTS.refreshReuseSeconds * 1000) return { outcome: 'reused', session };
  await tx
    .update(refreshTokens)
    .set({ usedAt: sql`coalesce(${refreshTokens.usedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(refreshTokens.tokenHash, tokenHash));
  await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  const [user] = await tx.select().from(users).where(eq(users.id, session.userId));
  if (!user) return { outcome: 'unknown' };
  const refreshToken = await issueRefreshToken(tx, session.id, now);
  return { outcome: 'rotated', session, refreshToken, ...(await shownAccountOf(tx, user, now)) };
}

function isIdle(session: SessionRow, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() > ACCOUNTS.sessionIdleDays * 86_400_000;
}

/** The same session with a new refresh token and its current user. Undefined when it has ended. */
export async function renewSession(
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<({ session: SessionRow; refreshToken: string } & ShownAccount) | undefined> {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)));
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!session || !user) return undefined;
  const refreshToken = await issueRefreshToken(tx, session.id, now);
  return { session, refreshToken, ...(await shownAccountOf(tx, user, now)) };
}
