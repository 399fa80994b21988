import { z } from 'zod';
import { apiKeyScopes } from './api-keys.ts';

/** OAuth 2.1 for programs that a user connects (RFC 6749, 7591, 7636, 8414, 9728). */
export const OAUTH = {
  redirectUris: 5,
  uriLength: 500,
  nameLength: 100,
  codeSeconds: 120,
  accessSeconds: 3600,
  refreshDays: 30,
  perUser: 30,
  registrationsAnHour: 20,
  /** Calls of one address for tokens and to end them. */
  tokenCallsAnHour: 300,
  /** Programs without a user are removed, oldest first, beyond this number. */
  unusedClients: 5000,
} as const;

/** The path below which a program reads who gives tokens for `/mcp` (RFC 9728 §3.1). */
export const RESOURCE_METADATA = '/.well-known/oauth-protected-resource';

const uri = z.string().max(OAUTH.uriLength);

/** `POST /oauth/register`: what a program says of itself; what is not named here is ignored. */
export const newOAuthClient = z.object({
  redirect_uris: z.array(uri).min(1).max(OAUTH.redirectUris),
  client_name: z.string().trim().max(OAUTH.nameLength).optional(),
});
export const registeredOAuthClient = z.object({
  client_id: z.uuid(),
  client_id_issued_at: z.int(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
  token_endpoint_auth_method: z.literal('none'),
});

const parameter = z.string().max(2000).optional();
/** The query of `/oauth/authorize`. Parameters are checked one by one, because an error of most of them goes to the program. */
export const authorizeQuery = z.object({
  response_type: parameter,
  client_id: parameter,
  redirect_uri: parameter,
  scope: parameter,
  state: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
  resource: parameter,
});
export type AuthorizeQuery = z.infer<typeof authorizeQuery>;
/** The form of the page. Where the session is older, the password or a code shows who presses. */
export const decisionBody = z.object({
  decision: z.enum(['allow', 'deny', 'code']),
  current_password: z.string().max(1000).optional(),
  nonce: z.string().max(20).optional(),
});
export type Decision = z.infer<typeof decisionBody>;

/** The form of `/oauth/token`. */
export const tokenForm = z.object({
  grant_type: parameter,
  code: parameter,
  redirect_uri: parameter,
  client_id: parameter,
  code_verifier: parameter,
  refresh_token: parameter,
  resource: parameter,
});
export const oauthTokens = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.string(),
  scope: z.string(),
});
/** RFC 6749 §5.2; an error that is not of OAuth has the product's `problem` beside it. */
export const oauthError = z.looseObject({ error: z.string(), error_description: z.string().optional() });
export const revocationForm = z.object({ token: z.string().max(500), client_id: parameter });

export const oauthScopes = apiKeyScopes;
