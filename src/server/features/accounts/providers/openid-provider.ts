import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { z } from 'zod';
import type { Env } from '#server/core/env.ts';
import { PROVIDERS, type ProviderKey } from '#shared/contracts/sign-in-providers.ts';

/** The claims about the user in the ID token, or in the answer about the user. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().pipe(z.email().max(320)).optional().catch(undefined),
  // The standard requires a boolean; some providers send a string.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .default(false),
  name: z.string().optional(),
});
export type ProviderClaims = z.infer<typeof claimsSchema>;

/** The values that the callback must return, and the PKCE verifier. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** An OpenID provider. Its calls reject when it is down, slow or sends invalid data. */
export interface OpenIdProvider {
  key: ProviderKey;
  /** The name that sentences and its button give it. */
  name: string;
  /** The URL to which the browser goes to sign in. */
  signInUrl(callback: string, flow: FlowSecrets): Promise<string>;
  /** Exchanges the code in `answer`, the full callback URL as requested, and verifies the ID token. */
  claims(answer: URL, flow: FlowSecrets): Promise<ProviderClaims>;
}

interface ProviderSettings {
  key: ProviderKey;
  name: string;
  id: string;
  secret: string;
  issuer: string;
  /** It gives only verified addresses, and does not say so. */
  verified: boolean;
}

/** Sends the secret as the provider takes it; without a word of it, as the standard says (OpenID Discovery 1.0, section 3). */
function clientAuth(secret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const takes = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (takes.includes('client_secret_post') ? post : basic)(server, client, body, headers);
  };
}

/** Nothing is fetched before the first sign-in. */
function openProvider(settings: ProviderSettings, timeoutSeconds: number): OpenIdProvider {
  const { key, name, id, secret, verified } = settings;
  const issuer = new URL(settings.issuer);
  // The library does not verify the signature of ID tokens received directly from the provider; this enables it.
  const execute = [enableNonRepudiationChecks];
  // The settings allow plain http for a loopback issuer only.
  if (issuer.protocol === 'http:') execute.push(allowInsecureRequests);

  let known: Promise<Configuration> | undefined;
  const configuration = () => {
    known ??= discovery(issuer, id, {}, clientAuth(secret), { execute, timeout: timeoutSeconds }).catch(
      (error: unknown) => {
        known = undefined;
        throw error;
      },
    );
    return known;
  };

  return {
    key,
    name,
    async signInUrl(callback, { state, nonce, codeVerifier }) {
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Lawyers' offices share computers: the provider asks for the account instead of choosing one silently.
        prompt: 'select_account',
      });
      return url.href;
    },
    async claims(answer, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const read = claimsSchema.parse(tokens.claims());
      // A provider may keep the address out of the ID token (OpenID Connect Core 1.0, section 5.4).
      const given =
        read.email === undefined && config.serverMetadata().userinfo_endpoint
          ? claimsSchema.parse(await fetchUserInfo(config, tokens.access_token, read.sub))
          : read;
      return verified ? { ...given, email_verified: true } : given;
    },
  };
}

type Settings = Pick<
  Env,
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'GOOGLE_ISSUER'
  | 'OIDC_ISSUER'
  | 'OIDC_CLIENT_ID'
  | 'OIDC_CLIENT_SECRET'
  | 'OIDC_NAME'
  | 'OIDC_EMAILS_VERIFIED'
>;

/** The providers of the settings, by their keys. */
export type Providers = ReadonlyMap<string, OpenIdProvider>;

/** The providers that the operator set up. */
export function openProviders(env: Settings, timeoutSeconds: number = PROVIDERS.timeoutSeconds): Providers {
  const found: ProviderSettings[] = [];
  if (env.GOOGLE_CLIENT_ID !== undefined && env.GOOGLE_CLIENT_SECRET !== undefined)
    found.push({
      key: 'google',
      name: 'Google',
      id: env.GOOGLE_CLIENT_ID,
      secret: env.GOOGLE_CLIENT_SECRET,
      issuer: env.GOOGLE_ISSUER,
      verified: false,
    });
  if (env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET)
    found.push({
      key: 'oidc',
      name: env.OIDC_NAME ?? new URL(env.OIDC_ISSUER).hostname,
      id: env.OIDC_CLIENT_ID,
      secret: env.OIDC_CLIENT_SECRET,
      issuer: env.OIDC_ISSUER,
      verified: env.OIDC_EMAILS_VERIFIED,
    });
  return new Map(found.map((settings) => [settings.key, openProvider(settings, timeoutSeconds)]));
}
