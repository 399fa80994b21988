import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { ACCOUNTS } from '#shared/contracts/accounts.ts';
import { readShownAccount, type ShownAccount } from '../account-store.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { type AuthMethod, factors, refreshTokens, type SessionRow, sessions, users } from '../tables.ts';

const DAY = 86_400_000;

export interface SessionStart {
  userId: string;
  /** For `amr`: `password`, `recovery`, `email/signup`, `email_change`, `demo`; `totp`, `phone`, `recovery_code`. */
  method: string;
  /** A second factor was just confirmed in a session with this `amr`: the new session has level aal2. */
  stepUpFrom?: readonly AuthMethod[];
  /** The hash that was just checked: if it has changed since, no session starts. */
  passwordHash?: string;
  /** True for our own web application: the session also gets a cookie. */
  browser: boolean;
  userAgent?: string | undefined;
  address?: string | undefined;
}

export interface StartedSession extends ShownAccount {
  session: SessionRow;
  refreshToken: string;
  cookie: string | undefined;
}

/**
 * Starts a session of level aal1, or aal2 for a step-up, and logs the sign-in. Undefined when the user was deleted or the
 * password changed in the meantime.
 */
export async function startSession(
  tx: Tx,
  { userId, method, stepUpFrom, passwordHash, browser, userAgent, address }: SessionStart,
  now: Date,
): Promise<StartedSession | undefined> {
  const unchanged = passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash);
  const [user] = await tx
    .update(users)
    .set({ lastSignInAt: now })
    .where(and(eq(users.id, userId), unchanged))
    .returning();
  if (!user) return undefined;
  const cookie = browser ? randomSecret() : undefined;
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      aal: stepUpFrom ? 'aal2' : 'aal1',
      amr: [...(stepUpFrom ?? []), { method, timestamp: Math.floor(now.getTime() / 1000) }],
      cookieHash: cookie && hashSecret(cookie),
      userAgent: userAgent?.slice(0, 400),
      address,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + ACCOUNTS.sessionDays * DAY),
    })
    .returning();
  if (!session) return undefined;
  if (!stepUpFrom) {
    const signedIn = { userId, sessionId: session.id, event: 'signed_in', details: { method } } as const;
    await recordAudit(tx, { ...signedIn, userAgent, address }, now);
  }
  const refreshToken = await addRefreshToken(tx, session.id, now);
  return { ...(await readShownAccount(tx, user, now)), session, refreshToken, cookie };
}

const idleSince = (now: Date) => new Date(now.getTime() - ACCOUNTS.sessionIdleDays * DAY);

/** Not ended, not past its last day, and used within the last 30 days. */
function isAlive(now: Date): SQL | undefined {
  return and(isNull(sessions.endedAt), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince(now)));
}

/** The columns of a session that every request checks. */
export type LiveSession = Pick<SessionRow, 'id' | 'userId' | 'aal' | 'createdAt' | 'lastSeenAt'> & {
  email: string | null;
  hasSecondFactor: boolean;
  /** Chosen in the profile. */
  language: string | null;
};

/** `$2` is now, `$3` the earliest allowed time of the last use. */
const liveSessionBy = (column: 'id' | 'cookie_hash') => `
  select s.id, s.user_id as "userId", s.aal, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", u.email, p.language,
    exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as "hasSecondFactor"
  from auth.sessions s join auth.users u on u.id = s.user_id left join public.profiles p on p.id = s.user_id
  where s.${column} = $1 and s.ended_at is null and s.expires_at > $2 and s.last_seen_at > $3`;
const LIVE_BY_ID = liveSessionBy('id');
const LIVE_BY_COOKIE = liveSessionBy('cookie_hash');

/** A live session by its id or the hash of its cookie; one indexed query per request. */
export async function findLiveSession(
  db: Pick<Database, 'readAccounts'>,
  by: { id: string } | { cookieHash: string },
  now: Date,
): Promise<LiveSession | undefined> {
  const [text, key] = 'id' in by ? [LIVE_BY_ID, by.id] : [LIVE_BY_COOKIE, by.cookieHash];
  const [session] = await db.readAccounts<LiveSession>(text, [key, now, idleSince(now)]);
  return session;
}

/** Which of these sessions are alive and need no second factor. One query that updates nothing. */
export async function filterLiveSessions(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const single = sql`not exists (select from ${factors} where ${factors.userId} = ${sessions.userId} and ${factors.status} = 'verified')`;
  const wanted = and(inArray(sessions.id, [...ids]), isAlive(now), or(eq(sessions.aal, 'aal2'), single));
  const rows = await tx.select({ id: sessions.id }).from(sessions).where(wanted);
  return new Set(rows.map(({ id }) => id));
}

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

/** A session that has not ended, locked; it may have ended since the request was authenticated. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .for('update');
  return session;
}

export async function touchSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/** Which sessions of a user: all without a further key; with several keys, those that fit each. */
interface SessionFilter {
  userId: string;
  only?: string;
  except?: string;
  level?: 'aal1' | 'aal2';
  /** A method of `amr` that opened the session. */
  openedBy?: string;
}

const matching = ({ userId, only, except, level, openedBy }: SessionFilter) =>
  and(
    eq(sessions.userId, userId),
    isNull(sessions.endedAt),
    only === undefined ? undefined : eq(sessions.id, only),
    except === undefined ? undefined : ne(sessions.id, except),
    level === undefined ? undefined : eq(sessions.aal, level),
    openedBy === undefined
      ? undefined
      : sql`${sessions.amr} @> ${JSON.stringify([{ method: openedBy }])}::jsonb`,
  );

/** Ends sessions of a user. It takes effect at the next request. */
export async function endSessions(tx: Tx, which: SessionFilter, because: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ endedAt: now, endedBecause: because }).where(matching(which));
}

/** Ends the session of a cookie that the browser sent with a new sign-in; it may belong to another user. */
export async function endSessionOfCookie(tx: Tx, cookie: string, now: Date): Promise<SessionRow | undefined> {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now, endedBecause: 'signed in again' })
    .where(and(eq(sessions.cookieHash, hashSecret(cookie)), isNull(sessions.endedAt)))
    .returning();
  return ended;
}

/** Takes the second factor from sessions: they must confirm one of the remaining factors, if there is one. */
export async function lowerSessions(tx: Tx, which: SessionFilter): Promise<void> {
  await tx.update(sessions).set({ aal: 'aal1' }).where(matching(which));
}

/** Deletes sessions that ended or expired before `before`. */
export async function deleteOldSessions(tx: Tx, before: Date): Promise<void> {
  await tx.delete(sessions).where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)));
}

/** A new refresh token in the session's rotation family. */
async function addRefreshToken(tx: Tx, sessionId: string, now: Date): Promise<string> {
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
  const byHash = eq(refreshTokens.tokenHash, hashSecret(secret));
  const [named] = await tx.select().from(refreshTokens).where(byHash);
  if (!named) return { outcome: 'unknown' };
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, named.sessionId), isAlive(now)))
    .for('update');
  if (!session) return { outcome: 'unknown' };
  const [token] = await tx.select().from(refreshTokens).where(byHash);
  const usedAgoMs = token?.usedAt ? now.getTime() - token.usedAt.getTime() : 0;
  if (usedAgoMs > ACCOUNTS.refreshReuseSeconds * 1000) return { outcome: 'reused', session };
  await tx
    .update(refreshTokens)
    .set({ usedAt: sql`coalesce(${refreshTokens.usedAt}, ${now.toISOString()}::timestamptz)` })
    .where(byHash);
  await touchSession(tx, session.id, now);
  const renewed = await withNewToken(tx, session, now);
  return renewed ? { outcome: 'rotated', ...renewed } : { outcome: 'unknown' };
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
    .where(matching({ userId, only: sessionId }));
  return session && withNewToken(tx, session, now);
}

async function withNewToken(tx: Tx, session: SessionRow, now: Date) {
  const [user] = await tx.select().from(users).where(eq(users.id, session.userId));
  if (!user) return undefined;
  const refreshToken = await addRefreshToken(tx, session.id, now);
  return { session, refreshToken, ...(await readShownAccount(tx, user, now)) };
}
