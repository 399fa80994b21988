import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { assignments, findRow, findRows } from '#server/platform/db/table.ts';
import type { ProviderKey } from '#shared/contracts/sign-in-providers.ts';
import { revokeOneTimeTokens } from '../links/links-store.ts';
import { endSessions } from '../sessions/session-store.ts';
import { identities, type User, users } from '../tables.ts';
import { addIdentity } from './identities-store.ts';
import type { ProviderClaims } from './openid-provider.ts';

type Actor = { userId: string; sessionId: string };

/** The method of sessions that a provider opened. */
export const METHOD_OF = { google: 'oauth', oidc: 'oidc' } as const;

/** Notes when the user disconnected a provider; null once it is connected again. */
async function markDisconnected(
  tx: Tx,
  { userId, provider, at }: { userId: string; provider: ProviderKey; at: Date | null },
  now: Date,
): Promise<void> {
  const mark = provider === 'google' ? { googleDisconnectedAt: at } : { oidcDisconnectedAt: at };
  const changes = assignments(users, { ...mark, updatedAt: now });
  await tx.run(sql`update auth.users set ${changes} where id = ${userId}`);
}

const hasOtherProvider = async (tx: Tx, userId: string, provider: ProviderKey): Promise<boolean> =>
  (await findRow(tx, identities, sql`user_id = ${userId} and provider <> ${provider}`)) !== undefined;

export type ConnectResult =
  | { user: User; how: 'known' | 'linked' }
  /** The key of the message with the reason. */
  | { refused: 'otherUser' | 'alreadyConnected' };

function lock(tx: Tx, userId: string): Promise<User | undefined> {
  return findRow(tx, users, sql`id = ${userId} for no key update`);
}

const ofUser = (userId: string, provider: ProviderKey) => sql`user_id = ${userId} and provider = ${provider}`;

export async function isConnected(tx: Tx, userId: string, provider: ProviderKey): Promise<boolean> {
  return (await findRow(tx, identities, ofUser(userId, provider))) !== undefined;
}

/**
 * Adds the account at a provider as a sign-in method of a signed-in user; its address may differ from the user's. Undefined
 * when the user no longer exists.
 */
export async function connectProvider(
  tx: Tx,
  userId: string,
  { provider, claims }: { provider: ProviderKey; claims: ProviderClaims },
  now: Date,
): Promise<ConnectResult | undefined> {
  const user = await lock(tx, userId);
  if (!user) return undefined;
  const mine = await findRows(tx, identities, ofUser(userId, provider));
  if (mine.some(({ subject }) => subject === claims.sub)) return { user, how: 'known' };
  if (mine.length > 0) return { refused: 'alreadyConnected' };
  if (!(await addIdentity(tx, userId, { provider, claims }, now))) return { refused: 'otherUser' };
  await markDisconnected(tx, { userId, provider, at: null }, now);
  return { user, how: 'linked' };
}

export type DisconnectResult =
  | { user: User; provider: ProviderKey }
  | { refused: 'notConnected' | 'onlyWay' };

/**
 * Disconnects an account at a provider, ends the sessions that it opened elsewhere and deletes codes that wait for exchange.
 * Refuses to remove the last sign-in method: a password with a confirmed address, or a confirmed phone, must remain.
 */
export async function disconnectProvider(
  tx: Tx,
  { userId, sessionId }: Actor,
  identityId: string,
  now: Date,
): Promise<DisconnectResult> {
  const user = await lock(tx, userId);
  const wanted = sql`user_id = ${userId} and id = ${identityId}`;
  const identity = user && (await findRow(tx, identities, wanted));
  if (!user || !identity) return { refused: 'notConnected' };
  const { provider } = identity;
  if (!hasOtherWay(user) && !(await hasOtherProvider(tx, userId, provider))) return { refused: 'onlyWay' };
  await tx.run(sql`delete from auth.identities where ${wanted}`);
  await markDisconnected(tx, { userId, provider, at: now }, now);
  await revokeOneTimeTokens(tx, userId, ['pkce'], now);
  const elsewhere = { userId, except: sessionId, openedBy: METHOD_OF[provider] };
  await endSessions(tx, elsewhere, 'The provider was disconnected', now);
  return { user, provider };
}

const hasOtherWay = ({ email, emailConfirmedAt, passwordHash, phone, phoneConfirmedAt }: User): boolean =>
  (email !== null && emailConfirmedAt !== null && passwordHash !== null) ||
  (phone !== null && phoneConfirmedAt !== null);
