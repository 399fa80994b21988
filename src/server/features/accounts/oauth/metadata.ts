import { publicOrigin } from '#server/core/env.ts';
import { oauthScopes } from '#shared/contracts/oauth.ts';

type Of = Parameters<typeof publicOrigin>[0];

/** The address that tokens are for (RFC 8707). */
export const resourceOf = (env: Of): string => `${publicOrigin(env)}/mcp`;

export const resourceMetadata = (env: Of) => ({
  resource: resourceOf(env),
  authorization_servers: [publicOrigin(env)],
  scopes_supported: [...oauthScopes],
  bearer_methods_supported: ['header'],
  resource_name: 'Munshi',
});

/** RFC 8414. */
export function serverMetadata(env: Of) {
  const issuer = publicOrigin(env);
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    registration_endpoint: `${issuer}/oauth/register`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    scopes_supported: [...oauthScopes],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

/** Schemes that a browser acts on itself, or that are not encrypted. */
const REFUSED = new Set([
  'http:',
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'about:',
  'ws:',
  'ftp:',
  'view-source:',
]);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address that a program may get its answer at: https, its own machine, or a scheme of its own (RFC 8252 §7). */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, hash, username, password } = new URL(text);
  if (hash !== '' || text.endsWith('#') || username !== '' || password !== '') return false;
  if (protocol === 'http:') return LOOPBACK.has(hostname);
  return !REFUSED.has(protocol);
}

/** True for a registered address; a program on the user's own machine may come with another port (RFC 8252 §7.3). */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (registered.includes(uri)) return true;
  if (!isRedirectUri(uri)) return false;
  const given = new URL(uri);
  if (given.protocol !== 'http:') return false;
  given.port = '';
  return registered.some((one) => {
    const known = new URL(one);
    known.port = '';
    return known.href === given.href;
  });
}

/** The origin or scheme of an address, for the policy of the page that leads there. */
export function leadsTo(uri: string): string {
  const { origin, protocol } = new URL(uri);
  return origin === 'null' ? protocol : origin;
}
