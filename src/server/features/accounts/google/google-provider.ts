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

/** The claims about the user in Google's ID token. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().pipe(z.email().max(320)).optional().catch(undefined),
  // The standard requires a boolean; some providers send a string.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .default(false),
  name: z.string().optional(),
});
export type GoogleClaims = z.infer<typeof claimsSchema>;

/** The values that the callback must return, and the PKCE verifier. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Google, or another OpenID provider in its place. Both calls reject when it is down, slow or sends invalid data. */
export interface GoogleProvider {
  /** The URL to which the browser goes to sign in. */
  signInUrl(callback: string, flow: FlowSecrets): Promise<string>;
  /** Exchanges the code in `answer`, the full callback URL as requested, and verifies the ID token. */
  claims(answer: URL, flow: FlowSecrets): Promise<GoogleClaims>;
}

/** Undefined without Google settings. Nothing is fetched before the first sign-in. */
export function openGoogle(
  env: Pick<Env, 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_ISSUER'>,
  timeoutSeconds: number = GOOGLE.timeoutSeconds,
): GoogleProvider | undefined {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER } = env;
  if (id === undefined || secret === undefined) return undefined;
  const issuer = new URL(GOOGLE_ISSUER);
  // The library does not verify the signature of ID tokens received directly from the provider; this enables it.
  const execute = [enableNonRepudiationChecks];
  // The settings allow plain http for a loopback issuer only.
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
        // Lawyers' offices share computers: Google always asks for the account instead of choosing one silently.
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
