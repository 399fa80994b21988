import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { findRow, findRows } from '#server/platform/db/table.ts';
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

function lock(tx: Tx, userId: string): Promise<User | undefined> {
  return findRow(tx, users, sql`id = ${userId} for no key update`);
}

const ofUser = (userId: string) => sql`user_id = ${userId} and provider = ${PROVIDER}`;

export async function isConnected(tx: Tx, userId: string): Promise<boolean> {
  return (await findRow(tx, identities, ofUser(userId))) !== undefined;
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
  const mine = await findRows(tx, identities, ofUser(userId));
  if (mine.some(({ subject }) => subject === claims.sub)) return { user, how: 'known' };
  if (mine.length > 0) return { refused: 'alreadyConnected' };
  if (!(await addIdentity(tx, userId, claims, now))) return { refused: 'otherUser' };
  await tx.run(
    sql`update auth.users set google_disconnected_at = null, updated_at = ${now} where id = ${userId}`,
  );
  return { user, how: 'linked' };
}

export type DisconnectResult = { user: User } | { refused: 'notConnected' | 'onlyWay' };

/**
 * Disconnects a Google account, ends the sessions that it opened elsewhere and deletes codes that wait for exchange.
 * Refuses to remove the last sign-in method: a password with a confirmed address, or a confirmed phone, must remain.
 */
export async function disconnectGoogle(
  tx: Tx,
  { userId, sessionId }: Actor,
  identityId: string,
  now: Date,
): Promise<DisconnectResult> {
  const user = await lock(tx, userId);
  const wanted = sql`${ofUser(userId)} and id = ${identityId}`;
  if (!user || !(await findRow(tx, identities, wanted))) return { refused: 'notConnected' };
  if (!hasOtherWay(user)) return { refused: 'onlyWay' };
  await tx.run(sql`delete from auth.identities where ${wanted}`);
  await tx.run(
    sql`update auth.users set google_disconnected_at = ${now}, updated_at = ${now} where id = ${userId}`,
  );
  await revokeOneTimeTokens(tx, userId, ['pkce'], now);
  const elsewhere = { userId, except: sessionId, openedBy: 'oauth' };
  await endSessions(tx, elsewhere, 'Google was disconnected', now);
  return { user };
}

const hasOtherWay = ({ email, emailConfirmedAt, passwordHash, phone, phoneConfirmedAt }: User): boolean =>
  (email !== null && emailConfirmedAt !== null && passwordHash !== null) ||
  (phone !== null && phoneConfirmedAt !== null);
