import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { revokeOneTimeTokens } from '../links/links-store.ts';
import { endSessions } from '../sessions/session-store.ts';
import { identities, type User, users } from '../tables.ts';
import type { GoogleClaims } from './google-provider.ts';
import { addIdentity, PROVIDER } from './identities-store.ts';

type Actor = { userId: string; sessionId: string };

export type ConnectResult =
  | { user: User; how: 'known' | 'linked' }
  /** The key of the message with the reason. */
  | { refused: 'otherUser' | 'alreadyConnected' };

async function lock(tx: Tx, userId: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user;
}

const ofUser = (userId: string) => and(eq(identities.userId, userId), eq(identities.provider, PROVIDER));

export async function isConnected(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.select().from(identities).where(ofUser(userId))).length > 0;
}

/**
 * Adds the Google account as a sign-in method of a signed-in user; its address may differ from the user's. Undefined
 * when the user no longer exists.
 */
export async function connectGoogle(
  tx: Tx,
  userId: string,
  claims: GoogleClaims,
  now: Date,
): Promise<ConnectResult | undefined> {
  const user = await lock(tx, userId);
  if (!user) return undefined;
  const mine = await tx.select().from(identities).where(ofUser(userId));
  if (mine.some(({ subject }) => subject === claims.sub)) return { user, how: 'known' };
  if (mine.length > 0) return { refused: 'alreadyConnected' };
  if (!(await addIdentity(tx, userId, claims, now))) return { refused: 'otherUser' };
  await tx.update(users).set({ googleDisconnectedAt: null, updatedAt: now }).where(eq(users.id, userId));
  return { user, how: 'linked' };
}

export type DisconnectResult = { user: User } | { refused: 'notConnected' | 'onlyWay' };

/**
 * Disconnects a Google account, ends the sessions that it opened elsewhere and deletes codes that wait for exchange.
 * Refuses to remove the last way in: a password with a confirmed address, or a confirmed phone, must remain.
 */
export async function disconnectGoogle(
  tx: Tx,
  { userId, sessionId }: Actor,
  identityId: string,
  now: Date,
): Promise<DisconnectResult> {
  const user = await lock(tx, userId);
  const wanted = and(ofUser(userId), eq(identities.id, identityId));
  if (!user || (await tx.select().from(identities).where(wanted)).length === 0)
    return { refused: 'notConnected' };
  if (!hasOtherWay(user)) return { refused: 'onlyWay' };
  await tx.delete(identities).where(wanted);
  await tx.update(users).set({ googleDisconnectedAt: now, updatedAt: now }).where(eq(users.id, userId));
  await revokeOneTimeTokens(tx, userId, ['pkce'], now);
  const elsewhere = { userId, except: sessionId, openedBy: 'oauth' };
  await endSessions(tx, elsewhere, 'Google was disconnected', now);
  return { user };
}

const hasOtherWay = ({ email, emailConfirmedAt, passwordHash, phone, phoneConfirmedAt }: User): boolean =>
  (email !== null && emailConfirmedAt !== null && passwordHash !== null) ||
  (phone !== null && phoneConfirmedAt !== null);
