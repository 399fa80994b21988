import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { insertInto, type RowOf } from '#server/platform/db/table.ts';
import { PROVIDERS, type ProviderKey } from '#shared/contracts/sign-in-providers.ts';
import { oauthFlows } from '../tables.ts';
import type { FlowSecrets } from './openid-provider.ts';

/** The purpose of a flow: to sign in, or to connect an account for this user and session. */
export interface Purpose {
  provider: ProviderKey;
  redirectTo: string;
  codeChallenge: string | null;
  connects?: { userId: string; sessionId: string } | undefined;
}

export type Flow = FlowSecrets & Purpose;

/** Stores a flow before the redirect to the provider. `browser` is the secret of its cookie; only hashes are stored. */
export async function addFlow(
  tx: Tx,
  { browser, provider, redirectTo, codeChallenge, connects }: Purpose & { browser: string },
  now: Date,
): Promise<Flow> {
  const state = randomSecret();
  const flow = { provider, nonce: randomSecret(), codeVerifier: randomSecret(), redirectTo, codeChallenge };
  await tx.run(
    insertInto(oauthFlows, {
      ...flow,
      ...connects,
      stateHash: hashSecret(state),
      browserHash: hashSecret(browser),
      createdAt: now,
      expiresAt: new Date(now.getTime() + PROVIDERS.flowMinutes * 60_000),
    }),
  );
  return { ...flow, state, connects };
}

/**
 * Uses the flow up. Undefined when this state is unknown, used, expired or from another browser; a request from
 * another browser does not use it up.
 */
export async function redeemFlow(
  tx: Tx,
  state: string,
  browser: string,
  now: Date,
): Promise<Flow | undefined> {
  const flow = await tx.first<RowOf<typeof oauthFlows>>(sql`
    update auth.oauth_flows set used_at = ${now}
    where state_hash = ${hashSecret(state)} and browser_hash = ${hashSecret(browser)}
      and used_at is null and expires_at > ${now}
    returning ${oauthFlows.columns}`);
  if (!flow) return undefined;
  const { provider, nonce, codeVerifier, redirectTo, codeChallenge, userId, sessionId } = flow;
  const connects = userId !== null && sessionId !== null ? { userId, sessionId } : undefined;
  return { state, provider, nonce, codeVerifier, redirectTo, codeChallenge, connects };
}

/** Removes flows that expired more than a day ago. */
export async function sweepFlows(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from auth.oauth_flows where expires_at < ${new Date(now.getTime() - 86_400_000)}`);
}
