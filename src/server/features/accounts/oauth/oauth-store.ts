import { createHash } from 'node:crypto';
import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { KEY_PREFIX } from '#server/platform/http/access.ts';
import type { ApiKeyScope } from '#shared/contracts/api-keys.ts';
import { OAUTH } from '#shared/contracts/oauth.ts';

const DAY = 86_400_000;

export interface OAuthClient {
  id: string;
  name: string;
  redirect_uris: string[];
}

/** Registers a program. Beyond the limit the oldest programs that no user connected make room. */
export async function addClient(
  tx: Tx,
  { name, redirectUris }: { name: string; redirectUris: string[] },
  now: Date,
): Promise<OAuthClient> {
  await tx.run(sql`
    delete from auth.oauth_clients where id in (
      select c.id from auth.oauth_clients c
      where not exists (select from auth.api_keys k where k.client_id = c.id)
      order by c.created_at desc, c.id offset ${OAUTH.unusedClients} limit 100)`);
  const row = await tx.first<OAuthClient>(sql`
    insert into auth.oauth_clients (name, redirect_uris, created_at) values (${name}, ${redirectUris}, ${now})
    returning id, name, redirect_uris`);
  if (!row) throw new Error('a program was not registered');
  return row;
}

export const findClient = (tx: Tx, id: string): Promise<OAuthClient | undefined> =>
  tx.first<OAuthClient>(sql`select id, name, redirect_uris from auth.oauth_clients where id = ${id}`);

interface Agreement {
  clientId: string;
  userId: string;
  aal: 'aal1' | 'aal2';
  scopes: ApiKeyScope[];
  redirectUri: string;
  challenge: string;
}

/** A code for what a user agreed to. */
export async function addCode(tx: Tx, agreed: Agreement, now: Date): Promise<string> {
  const code = randomSecret();
  await tx.run(sql`
    insert into auth.oauth_codes (code_hash, client_id, user_id, aal, scopes, redirect_uri, challenge, expires_at)
    values (${hashSecret(code)}, ${agreed.clientId}, ${agreed.userId}, ${agreed.aal}, ${agreed.scopes}, ${agreed.redirectUri},
      ${agreed.challenge}, ${new Date(now.getTime() + OAUTH.codeSeconds * 1000)})`);
  return code;
}

export interface Tokens {
  access: string;
  refresh: string;
  scopes: string[];
}

const newTokens = () => ({ access: `${KEY_PREFIX}oauth_${randomSecret()}`, refresh: `mr_${randomSecret()}` });
const ends = (now: Date) => ({
  access: new Date(now.getTime() + OAUTH.accessSeconds * 1000),
  refresh: new Date(now.getTime() + OAUTH.refreshDays * DAY),
});

interface Code {
  client_id: string;
  user_id: string;
  aal: string;
  scopes: string[];
  redirect_uri: string;
  challenge: string;
  expires_at: Date;
  used_at: Date | null;
  key_id: string | null;
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Keeps the connections of a user within their number; the one that was not used for longest makes room. */
async function makeRoom(tx: Tx, userId: string, clientId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`oauth ${userId}`}, 0))`);
  await tx.run(sql`delete from auth.api_keys where user_id = ${userId} and client_id = ${clientId}`);
  await tx.run(sql`
    delete from auth.api_keys where id in (
      select id from auth.api_keys where user_id = ${userId} and client_id is not null
      order by coalesce(last_used_at, created_at) desc, id offset ${OAUTH.perUser - 1} limit 10)`);
}

/**
 * The first tokens of a program for its code; undefined for a code that is not its own, has expired or was used. A code that comes
 * twice was copied: the tokens of its first use end (RFC 6749 §4.1.2).
 */
export async function redeemCode(
  tx: Tx,
  given: { code: string; clientId: string; redirectUri: string; verifier: string },
  now: Date,
): Promise<Tokens | undefined> {
  const hash = hashSecret(given.code);
  const found = await tx.first<Code>(sql`
    select client_id, user_id, aal, scopes, redirect_uri, challenge, expires_at, used_at, key_id
    from auth.oauth_codes where code_hash = ${hash} for update`);
  if (!found) return undefined;
  if (found.used_at !== null) {
    await tx.run(sql`delete from auth.api_keys where id = ${found.key_id}`);
    return undefined;
  }
  const matches =
    found.client_id === given.clientId &&
    found.redirect_uri === given.redirectUri &&
    found.challenge === challengeOf(given.verifier);
  if (!matches || found.expires_at <= now) return undefined;
  await makeRoom(tx, found.user_id, found.client_id);
  const { access, refresh } = newTokens();
  const until = ends(now);
  const key = await tx.first<{ id: string }>(sql`
    insert into auth.api_keys (user_id, name, scopes, key_hash, ending, aal, created_at, expires_at, client_id, refresh_hash, refresh_expires_at)
    select ${found.user_id}, c.name, ${found.scopes}, ${hashSecret(access)}, ${access.slice(-4)}, ${found.aal}, ${now}, ${until.access},
      c.id, ${hashSecret(refresh)}, ${until.refresh}
    from auth.oauth_clients c where c.id = ${found.client_id} returning id`);
  await tx.run(
    sql`update auth.oauth_codes set used_at = ${now}, key_id = ${key?.id ?? null} where code_hash = ${hash}`,
  );
  return key && { access, refresh, scopes: found.scopes };
}

/** New tokens for a refresh token, which then ends. One that was used before shows a copy: the connection ends. */
export async function refreshTokens(
  tx: Tx,
  { refresh: old, clientId }: { refresh: string; clientId: string },
  now: Date,
): Promise<Tokens | undefined> {
  const hash = hashSecret(old);
  const key = await tx.first<{ id: string; scopes: string[]; used: boolean; live: boolean }>(sql`
    select id, scopes, used_refresh_hash = ${hash} as used, refresh_expires_at > ${now} as live from auth.api_keys
    where client_id = ${clientId} and (refresh_hash = ${hash} or used_refresh_hash = ${hash}) for update`);
  if (!key) return undefined;
  if (key.used) {
    await tx.run(sql`delete from auth.api_keys where id = ${key.id}`);
    return undefined;
  }
  if (!key.live) return undefined;
  const { access, refresh } = newTokens();
  const until = ends(now);
  await tx.run(sql`
    update auth.api_keys set key_hash = ${hashSecret(access)}, ending = ${access.slice(-4)}, expires_at = ${until.access},
      used_refresh_hash = refresh_hash, refresh_hash = ${hashSecret(refresh)}, refresh_expires_at = ${until.refresh}
    where id = ${key.id}`);
  return { access, refresh, scopes: key.scopes };
}

/** Ends the connection that a token belongs to (RFC 7009); a token that nobody knows changes nothing. */
export async function revokeToken(tx: Tx, token: string): Promise<void> {
  const hash = hashSecret(token);
  await tx.run(
    sql`delete from auth.api_keys where client_id is not null and (key_hash = ${hash} or refresh_hash = ${hash})`,
  );
}

/** Removes codes of yesterday, connections whose refresh token has ended, and programs that no user connected within a day. */
export async function sweepOAuth(tx: Tx, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY);
  await tx.run(sql`delete from auth.oauth_codes where expires_at < ${yesterday}`);
  await tx.run(sql`delete from auth.api_keys where refresh_expires_at < ${now}`);
  await tx.run(sql`
    delete from auth.oauth_clients c where c.created_at < ${yesterday}
      and not exists (select from auth.api_keys k where k.client_id = c.id)`);
}
