import { and, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { ACCOUNTS, type UserMetadata } from '#shared/contracts/accounts.ts';
import { type ShownAccount, shownAccountOf } from './account-store.ts';
import { recordAudit } from './audit/audit-store.ts';
import { issueRefreshToken } from './sessions/refresh-store.ts';
import {
  type AuthMethod,
  type Pending,
  profiles,
  type SessionRow,
  sessions,
  type User,
  users,
} from './tables.ts';

const DAY = 86_400_000;

export async function findUser(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  return user;
}

/** `email` in lower case. */
export async function findUserByEmail(tx: Tx, email: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  return user;
}

/** The confirmed addresses of users, by id, for mails of other features. */
export async function confirmedAddresses(tx: Tx, userIds: readonly string[]): Promise<Map<string, string>> {
  const { id, email, emailConfirmedAt } = users;
  const found = await tx
    .select({ id, email })
    .from(users)
    .where(and(inArray(id, [...userIds]), isNotNull(emailConfirmedAt)));
  return new Map(found.flatMap((user) => (user.email === null ? [] : [[user.id, user.email]])));
}

/** Adds an unconfirmed user, or returns undefined when the address is taken. */
export async function addUser(
  tx: Tx,
  { email, passwordHash, userMetadata = {} }: Pending & { email: string },
  now: Date,
): Promise<User | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ email, passwordHash, userMetadata, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return user;
}

export async function noteConfirmationSent(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ confirmationSentAt: now }).where(eq(users.id, userId));
}

/**
 * Confirms the address and creates the profile row. The details of this link's own sign-up (`pending`) apply, not those
 * of another sign-up with the same address; without them no password is set.
 */
export async function confirmUser(
  tx: Tx,
  userId: string,
  pending: Pending,
  now: Date,
): Promise<User | undefined> {
  const { passwordHash = null, userMetadata = {} } = pending;
  const [user] = await tx
    .update(users)
    .set({ emailConfirmedAt: now, passwordHash, userMetadata, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning();
  if (!user) return undefined;
  const { full_name, phone_number, location } = userMetadata;
  await tx.insert(profiles).values({ id: userId, fullName: full_name, phoneNumber: phone_number, location });
  return user;
}

/** Creates a confirmed account without a password (the demo account), or returns the existing one. */
export async function createConfirmedUser(
  tx: Tx,
  { email, fullName }: { email: string; fullName: string },
  now: Date,
): Promise<User> {
  const userMetadata = { full_name: fullName };
  const added = await addUser(tx, { email, userMetadata }, now);
  const user = added && (await confirmUser(tx, added.id, { userMetadata }, now));
  const found = user ?? (await findUserByEmail(tx, email));
  if (!found) throw new Error('the account vanished while it was made');
  return found;
}

export async function setPassword(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<void> {
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
}

/** Merges keys into the metadata; omitted keys stay. */
export async function mergeMetadata(tx: Tx, userId: string, data: UserMetadata, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ userMetadata: sql`${users.userMetadata} || ${JSON.stringify(data)}::jsonb`, updatedAt: now })
    .where(eq(users.id, userId));
}

/** False when the address belongs to another account by now. */
export async function changeEmail(tx: Tx, userId: string, email: string, now: Date): Promise<boolean> {
  const holder = await findUserByEmail(tx, email);
  if (holder && holder.id !== userId) return false;
  await tx.update(users).set({ email, emailConfirmedAt: now, updatedAt: now }).where(eq(users.id, userId));
  return true;
}

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
  const refreshToken = await issueRefreshToken(tx, session.id, now);
  return { ...(await shownAccountOf(tx, user, now)), session, refreshToken, cookie };
}

/** Not ended, not past its last day, and used within the last 30 days. */
export function isAlive(now: Date): SQL | undefined {
  return and(isNull(sessions.endedAt), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince(now)));
}

const idleSince = (now: Date) => new Date(now.getTime() - ACCOUNTS.sessionIdleDays * DAY);

/** The columns of a session that every request checks. */
export type LiveSession = Pick<SessionRow, 'id' | 'userId' | 'aal' | 'createdAt' | 'lastSeenAt'> & {
  email: string | null;
  hasSecondFactor: boolean;
};

/** `$2` is now, `$3` the earliest allowed time of the last use. */
const liveSessionBy = (column: 'id' | 'cookie_hash') => `
  select s.id, s.user_id as "userId", s.aal, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", u.email,
    exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as "hasSecondFactor"
  from auth.sessions s join auth.users u on u.id = s.user_id
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

export async function touchSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/** Ends the user's sessions: all, only one, or all but one. It takes effect at the next request. */
export async function endSessions(
  tx: Tx,
  which: { userId: string; only?: string; except?: string; level?: 'aal1' | 'aal2' },
  because: string,
  now: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endedBecause: because })
    .where(
      and(
        eq(sessions.userId, which.userId),
        isNull(sessions.endedAt),
        which.only === undefined ? undefined : eq(sessions.id, which.only),
        which.except === undefined ? undefined : ne(sessions.id, which.except),
        which.level === undefined ? undefined : eq(sessions.aal, which.level),
      ),
    );
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
