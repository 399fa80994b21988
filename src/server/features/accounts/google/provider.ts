import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod';
import type { Env } from '#server/core/env.ts';
import { GOOGLE } from '#shared/contracts/google.ts';

/** What Google says of who signed in, read from the ID token. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().pipe(z.email().max(320)).optional().catch(undefined),
  // The standard has a boolean; some providers write the word.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .default(false),
  name: z.string().optional(),
});
export type GoogleClaims = z.infer<typeof claimsSchema>;

/** What one sign-in must come back with, and what it proves with. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Google, or whichever OpenID provider stands in for it. Both calls reject when it is down, slow or lies. */
export interface GoogleProvider {
  /** Where the browser goes to sign in. */
  signInUrl(callback: string, flow: FlowSecrets): Promise<string>;
  /** Exchanges the code in `answer`, the whole address of our callback as it was opened, and checks the ID token. */
  claims(answer: URL, flow: FlowSecrets): Promise<GoogleClaims>;
}

/** Undefined when the operator has not set it up. Nothing is fetched before somebody signs in. */
export function openGoogle(
  env: Pick<Env, 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_ISSUER'>,
  timeoutSeconds: number = GOOGLE.timeoutSeconds,
): GoogleProvider | undefined {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER } = env;
  if (id === undefined || secret === undefined) return undefined;
  const issuer = new URL(GOOGLE_ISSUER);
  // An ID token that came straight from the provider is not verified by default; with this its signature is.
  const execute = [enableNonRepudiationChecks];
  // The settings let plain http through for a loopback issuer only.
  if (issuer.protocol === 'http:') execute.push(allowInsecureRequests);

  let known: Promise<Configuration> | undefined;
  const configuration = () => {
    known ??= discovery(issuer, id, {}, ClientSecretPost(secret), { execute, timeout: timeoutSeconds }).catch(
      (error: unknown) => {
        known = undefined;
        throw error;
      },
    );
    return known;
  };

  return {
    async signInUrl(callback, { state, nonce, codeVerifier }) {
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Chambers share machines: the account is always chosen, never taken silently.
        prompt: 'select_account',
      });
      return url.href;
    },
    async claims(answer, { state, nonce, codeVerifier }) {
      const tokens = await authorizationCodeGrant(await configuration(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      return claimsSchema.parse(tokens.claims());
    },
  };
}
