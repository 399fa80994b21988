import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { findRows, insertInto } from '#server/platform/db/table.ts';
import { KEY_PREFIX, type Session } from '#server/platform/http/access.ts';
import { API_KEYS, type ApiKeyScope } from '#shared/contracts/api-keys.ts';
import { OAUTH } from '#shared/contracts/oauth.ts';
import { type ApiKeyRow, apiKeys } from '../tables.ts';

/** The last use of a key is written at most this often, so that reading does not cause a write. */
const TOUCH_MS = 60_000;

export interface KeyStart {
  userId: string;
  aal: 'aal1' | 'aal2';
  name: string;
  scopes: ApiKeyScope[];
  expiresAt: Date | null;
}

/** Makes a key and returns it this once; undefined when the user has as many as an account can have. */
export async function addApiKey(
  tx: Tx,
  start: KeyStart,
  now: Date,
): Promise<{ row: ApiKeyRow; key: string } | undefined> {
  // Two at a time do not pass the limit together.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`api_keys ${start.userId}`}, 0))`);
  const kept = await apiKeysOf(tx, start.userId);
  if (kept.filter(({ clientId }) => clientId === null).length >= API_KEYS.perUser) return undefined;
  const key = `${KEY_PREFIX}${randomSecret()}`;
  const added = insertInto(apiKeys, {
    ...start,
    keyHash: hashSecret(key),
    ending: key.slice(-4),
    createdAt: now,
  });
  const row = await tx.first<ApiKeyRow>(sql`${added} returning ${apiKeys.columns}`);
  return row && { row, key };
}

/** The keys of a user and the programs that they connected, newest first; an expired key stays until its owner removes it. */
export function apiKeysOf(tx: Tx, userId: string): Promise<ApiKeyRow[]> {
  return findRows(
    tx,
    apiKeys,
    sql`user_id = ${userId} order by created_at desc, id limit ${API_KEYS.perUser + OAUTH.perUser}`,
  );
}

/** Ends a key, or the connection of a program, at once; undefined for one that is not the user's. */
export function endApiKey(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ name: string; connected: boolean } | undefined> {
  return tx.first(sql`
    delete from auth.api_keys where id = ${id} and user_id = ${userId}
    returning name, client_id is not null as connected`);
}

type LiveKey = Pick<ApiKeyRow, 'id' | 'userId' | 'aal' | 'scopes' | 'createdAt' | 'lastUsedAt'> & {
  email: string | null;
  hasSecondFactor: boolean;
  language: string | null;
};

/**
 * The owner of a key, as a session whose calls are limited to the scopes of the key. A key that was made before its owner
 * added a second factor needs one, and there is none for a key: its owner makes another.
 */
export async function findKeySession(
  db: Pick<Database, 'readAccounts' | 'withAccounts'>,
  key: string,
  now: Date,
): Promise<Session | undefined> {
  const [live] = await db.readAccounts<LiveKey>(sql`
    select k.id, k.user_id as "userId", k.aal, k.scopes, k.created_at as "createdAt", k.last_used_at as "lastUsedAt", u.email,
      p.language,
      exists (select from auth.mfa_factors f where f.user_id = k.user_id and f.status = 'verified') as "hasSecondFactor"
    from auth.api_keys k join auth.users u on u.id = k.user_id left join public.profiles p on p.id = k.user_id
    where k.key_hash = ${hashSecret(key)} and u.erasing is null and (k.expires_at is null or k.expires_at > ${now})`);
  if (!live) return undefined;
  if (now.getTime() - (live.lastUsedAt?.getTime() ?? 0) > TOUCH_MS)
    await db.withAccounts((tx) =>
      tx.run(sql`update auth.api_keys set last_used_at = ${now} where id = ${live.id}`),
    );
  return {
    userId: live.userId,
    aal: live.aal,
    sessionId: live.id,
    email: live.email ?? '',
    signedInAt: Math.floor(live.createdAt.getTime() / 1000),
    needsSecondFactor: live.hasSecondFactor && live.aal === 'aal1',
    language: live.language,
    scopes: live.scopes,
  };
}
