import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { joinSql, type Sql, sql } from '#server/platform/db/sql.ts';
import { findRow, findRows, insertInto } from '#server/platform/db/table.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { readShownAccount, type ShownAccount } from '../account-store.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthMethod, refreshTokens, type SessionRow, sessions, type User, users } from '../tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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
  const unchanged = passwordHash === undefined ? sql`` : sql`and password_hash = ${passwordHash}`;
  const user = await tx.first<User>(sql`
    update auth.users set last_sign_in_at = ${now} where id = ${userId} ${unchanged}
    returning ${users.columns}`);
  if (!user) return undefined;
  const cookie = browser ? randomSecret() : undefined;
  const started = insertInto(sessions, {
    userId,
    aal: stepUpFrom ? 'aal2' : 'aal1',
    amr: [...(stepUpFrom ?? []), { method, timestamp: Math.floor(now.getTime() / 1000) }],
    cookieHash: cookie && hashSecret(cookie),
    userAgent: userAgent?.slice(0, 400),
    address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + ACCOUNTS.sessionDays * DAY),
  });
  const session = await tx.first<SessionRow>(sql`${started} returning ${sessions.columns}`);
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
function isAlive(now: Date): Sql {
  return sql`ended_at is null and expires_at > ${now} and last_seen_at > ${idleSince(now)}`;
}

/** The columns of a session that every request checks. */
export type LiveSession = Pick<SessionRow, 'id' | 'userId' | 'aal' | 'createdAt' | 'lastSeenAt'> & {
  email: string | null;
  hasSecondFactor: boolean;
  /** Chosen in the profile. */
  language: string | null;
};

/** A live session by its id or the hash of its cookie; one indexed query per request. */
export async function findLiveSession(
  db: Pick<Database, 'readAccounts'>,
  by: { id: string } | { cookieHash: string },
  now: Date,
): Promise<LiveSession | undefined> {
  const wanted = 'id' in by ? sql`s.id = ${by.id}` : sql`s.cookie_hash = ${by.cookieHash}`;
  const [session] = await db.readAccounts<LiveSession>(sql`
    select s.id, s.user_id as "userId", s.aal, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", u.email, p.language,
      exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as "hasSecondFactor"
    from auth.sessions s join auth.users u on u.id = s.user_id left join public.profiles p on p.id = s.user_id
    where ${wanted} and s.ended_at is null and s.expires_at > ${now} and s.last_seen_at > ${idleSince(now)}`);
  return session;
}

/** Selects the live sessions that need no second factor. One query that updates nothing. */
export async function filterLiveSessions(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from auth.sessions
    where id = any(${ids}::uuid[]) and ${isAlive(now)} and (aal = 'aal2' or not exists (
      select from auth.mfa_factors f where f.user_id = sessions.user_id and f.status = 'verified'))`);
  return new Set(rows.map(({ id }) => id));
}

/** The user's live sessions, most recently used first. */
export function liveSessionsOf(tx: Tx, userId: string, now: Date): Promise<SessionRow[]> {
  const newest = sql`order by last_seen_at desc, created_at desc, id`;
  return findRows(tx, sessions, sql`user_id = ${userId} and ${isAlive(now)} ${newest}`);
}

/** One of the user's own sessions, if it is alive. */
export function ownSession(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
  now: Date,
): Promise<SessionRow | undefined> {
  return findRow(tx, sessions, sql`id = ${id} and user_id = ${userId} and ${isAlive(now)}`);
}

/**
 * True when the link of a forgotten password opened the session less than an hour ago and the password has
 * not changed since: until then the link allows a new password without further proof.
 */
export async function holdsResetLink(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
  now: Date,
): Promise<boolean> {
  const session = await ownSession(tx, { userId, id }, now);
  const opened = session?.amr.find(({ method }) => method === 'recovery');
  if (!opened || now.getTime() >= opened.timestamp * 1000 + ACCOUNTS.recoveryLinkHours * HOUR) return false;
  const changed = await tx.first(sql`
    select 1 from auth.audit_log
    where user_id = ${userId} and event = 'password_changed' and at >= to_timestamp(${opened.timestamp}) limit 1`);
  return changed === undefined;
}

/** A session that has not ended, locked; it may have ended since the request was authenticated. */
export function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  return findRow(tx, sessions, sql`id = ${id} and ended_at is null for update`);
}

export async function touchSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(sql`update auth.sessions set last_seen_at = ${now} where id = ${id}`);
}

/** Selects sessions of a user: all without a further key; with several keys, those that match every one. */
interface SessionFilter {
  userId: string;
  only?: string;
  except?: string;
  level?: 'aal1' | 'aal2';
  /** A method of `amr` that opened the session. */
  openedBy?: string;
}

function matching({ userId, only, except, level, openedBy }: SessionFilter): Sql {
  const conditions = [sql`user_id = ${userId} and ended_at is null`];
  if (only !== undefined) conditions.push(sql`id = ${only}`);
  if (except !== undefined) conditions.push(sql`id <> ${except}`);
  if (level !== undefined) conditions.push(sql`aal = ${level}`);
  if (openedBy !== undefined) conditions.push(sql`amr @> ${JSON.stringify([{ method: openedBy }])}::jsonb`);
  return joinSql(conditions, ' and ');
}

/** Reasons of sessions that ended because their browser has another one. */
export const REPLACED = ['a second factor was confirmed', 'signed in again'] as const;

/** Ends sessions of a user. It takes effect at the next request. */
export async function endSessions(tx: Tx, which: SessionFilter, because: string, now: Date): Promise<void> {
  await tx.run(sql`
    update auth.sessions set ended_at = ${now}, ended_because = ${because} where ${matching(which)}`);
}

/** Ends the session of a cookie that the browser sent with a new sign-in; it may belong to another user. */
export function endSessionOfCookie(tx: Tx, cookie: string, now: Date): Promise<SessionRow | undefined> {
  return tx.first(sql`
    update auth.sessions set ended_at = ${now}, ended_because = ${REPLACED[1]}
    where cookie_hash = ${hashSecret(cookie)} and ended_at is null
    returning ${sessions.columns}`);
}

/** Takes the second factor from sessions: they must confirm one of the remaining factors, if there is one. */
export async function lowerSessions(tx: Tx, which: SessionFilter): Promise<void> {
  await tx.run(sql`update auth.sessions set aal = 'aal1' where ${matching(which)}`);
}

/** Deletes sessions that ended or expired before `before`. */
export async function deleteOldSessions(tx: Tx, before: Date): Promise<void> {
  await tx.run(sql`delete from auth.sessions where ended_at < ${before} or expires_at < ${before}`);
}

/** A new refresh token in the session's rotation family. */
async function addRefreshToken(tx: Tx, sessionId: string, now: Date): Promise<string> {
  const secret = randomSecret();
  await tx.run(insertInto(refreshTokens, { tokenHash: hashSecret(secret), sessionId, createdAt: now }));
  return secret;
}

export type Rotation =
  | ({ outcome: 'rotated'; session: SessionRow; refreshToken: string } & ShownAccount)
  | { outcome: 'unknown' }
  /** Used before, and not just now by another tab: the token was stolen, by its first user or by this one. */
  | { outcome: 'reused'; session: SessionRow };

/** Exchanges a refresh token for the next one. Locks the session's row, so that two tabs run one after the other. */
export async function rotateRefreshToken(tx: Tx, secret: string, now: Date): Promise<Rotation> {
  const byHash = sql`token_hash = ${hashSecret(secret)}`;
  const named = await findRow(tx, refreshTokens, byHash);
  if (!named) return { outcome: 'unknown' };
  const alive = sql`id = ${named.sessionId} and ${isAlive(now)} for update`;
  const session = await findRow(tx, sessions, alive);
  if (!session) return { outcome: 'unknown' };
  const token = await findRow(tx, refreshTokens, byHash);
  const usedAgoMs = token?.usedAt ? now.getTime() - token.usedAt.getTime() : 0;
  if (usedAgoMs > ACCOUNTS.refreshReuseSeconds * 1000) return { outcome: 'reused', session };
  await tx.run(sql`update auth.refresh_tokens set used_at = coalesce(used_at, ${now}) where ${byHash}`);
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
  const session = await findRow(tx, sessions, matching({ userId, only: sessionId }));
  return session && withNewToken(tx, session, now);
}

async function withNewToken(tx: Tx, session: SessionRow, now: Date) {
  const user = await findRow(tx, users, sql`id = ${session.userId}`);
  if (!user) return undefined;
  const refreshToken = await addRefreshToken(tx, session.id, now);
  return { session, refreshToken, ...(await readShownAccount(tx, user, now)) };
}
