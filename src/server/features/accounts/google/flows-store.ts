import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { GOOGLE } from '#shared/contracts/google.ts';
import { oauthFlows } from '../tables.ts';
import type { FlowSecrets } from './google-provider.ts';

/** The purpose of a flow: to sign in, or to connect an account for this user and session. */
export interface Purpose {
  redirectTo: string;
  codeChallenge: string | null;
  connects?: { userId: string; sessionId: string } | undefined;
}

export type Flow = FlowSecrets & Purpose;

/** Stores a flow before the redirect to the provider. `browser` is the secret of its cookie; only hashes are stored. */
export async function addFlow(
  tx: Tx,
  { browser, redirectTo, codeChallenge, connects }: Purpose & { browser: string },
  now: Date,
): Promise<Flow> {
  const state = randomSecret();
  const flow = { nonce: randomSecret(), codeVerifier: randomSecret(), redirectTo, codeChallenge };
  await tx.insert(oauthFlows).values({
    ...flow,
    ...connects,
    provider: 'google',
    stateHash: hashSecret(state),
    browserHash: hashSecret(browser),
    createdAt: now,
    expiresAt: new Date(now.getTime() + GOOGLE.flowMinutes * 60_000),
  });
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
  const [flow] = await tx
    .update(oauthFlows)
    .set({ usedAt: now })
    .where(
      and(
        eq(oauthFlows.stateHash, hashSecret(state)),
        eq(oauthFlows.browserHash, hashSecret(browser)),
        isNull(oauthFlows.usedAt),
        gt(oauthFlows.expiresAt, now),
      ),
    )
    .returning();
  if (!flow) return undefined;
  const { nonce, codeVerifier, redirectTo, codeChallenge, userId, sessionId } = flow;
  const connects = userId !== null && sessionId !== null ? { userId, sessionId } : undefined;
  return { state, nonce, codeVerifier, redirectTo, codeChallenge, connects };
}

/** Removes flows that expired more than a day ago. */
export async function sweepFlows(tx: Tx, now: Date): Promise<void> {
  await tx.delete(oauthFlows).where(lt(oauthFlows.expiresAt, new Date(now.getTime() - 86_400_000)));
}
