import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, PUBLIC } from '#server/platform/http/openapi.ts';
import {
  newOAuthClient,
  OAUTH,
  oauthError,
  oauthTokens,
  RESOURCE_METADATA,
  registeredOAuthClient,
  revocationForm,
  tokenForm,
} from '#shared/contracts/oauth.ts';
import { messages } from '#shared/messages/en/accounts/oauth.ts';
import { t } from '#shared/messages/translate.ts';
import type { Accounts } from '../context.ts';
import { takeInHour } from '../throttle/hourly-limit.ts';
import { formBody, oauthConsent, routes, UUID } from './consent.ts';
import { isRedirectUri, resourceMetadata, serverMetadata } from './metadata.ts';
import { addClient, redeemCode, refreshTokens, revokeToken, type Tokens } from './oauth-store.ts';

const loose = z.record(z.string(), z.unknown());

const metadataRoute = (path: string, summary: string) =>
  routes.get(path, {
    ...PUBLIC,
    summary,
    responses: { 200: json(loose, 'The metadata') },
  });
const resourceMetadataRoutes = ['', '/mcp'].map((end) =>
  metadataRoute(`${RESOURCE_METADATA}${end}`, 'Who gives tokens for `/mcp` (RFC 9728)'),
);
const serverMetadataRoute = metadataRoute(
  '/.well-known/oauth-authorization-server',
  'The endpoints of OAuth 2.1 (RFC 8414)',
);
const register = routes.post('/oauth/register', {
  ...PUBLIC,
  summary: 'Register a program (RFC 7591); it is a public client',
  request: { body: jsonBody(newOAuthClient) },
  responses: {
    201: json(registeredOAuthClient, 'Registered'),
    400: json(oauthError, 'An address that is not allowed'),
    ...errors(429),
  },
});
const token = routes.post('/oauth/token', {
  ...PUBLIC,
  summary: 'Tokens for a code with its PKCE verifier, or for a refresh token, which is used once',
  request: { body: formBody(tokenForm) },
  responses: { 200: json(oauthTokens, 'Tokens'), 400: json(oauthError, 'Refused'), ...errors(429) },
});
const revoke = routes.post('/oauth/revoke', {
  ...PUBLIC,
  summary: 'End a connection by one of its tokens (RFC 7009)',
  request: { body: formBody(revocationForm) },
  responses: { 200: { description: 'Ended, or never known' }, ...errors(429) },
});

const present = ({ access, refresh, scopes }: Tokens) => ({
  access_token: access,
  token_type: 'Bearer' as const,
  expires_in: OAUTH.accessSeconds,
  refresh_token: refresh,
  scope: scopes.join(' '),
});

/** The calls that programs make themselves. */
function addCalls(app: OpenAPIHono<AppEnv>, { services }: Accounts): void {
  const { db, now } = services;
  const address = (c: Context<AppEnv>) => addressGroup(c.get('clientAddress'));
  const refused = (c: Context<AppEnv>, error: string) => {
    c.header('cache-control', 'no-store');
    return c.json({ error }, 400);
  };

  app.openapi(register, async (c) => {
    await takeInHour(services, 'oauth registration', address(c), OAUTH.registrationsAnHour);
    const { redirect_uris, client_name } = c.req.valid('json');
    if (!redirect_uris.every(isRedirectUri)) return refused(c, 'invalid_redirect_uri');
    const name = client_name || t(messages.unnamed);
    const client = await db.withAccounts((tx) => addClient(tx, { name, redirectUris: redirect_uris }, now()));
    c.header('cache-control', 'no-store');
    return c.json(
      {
        client_id: client.id,
        client_id_issued_at: Math.floor(now().getTime() / 1000),
        client_name: client.name,
        redirect_uris: client.redirect_uris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none' as const,
      },
      201,
    );
  });

  app.openapi(token, async (c) => {
    await takeInHour(services, 'oauth token', address(c), OAUTH.tokenCallsAnHour);
    const form = c.req.valid('form');
    const clientId = form.client_id ?? '';
    if (!UUID.test(clientId)) return refused(c, 'invalid_client');
    const {
      code = '',
      code_verifier: verifier = '',
      redirect_uri: redirectUri = '',
      refresh_token: refresh = '',
    } = form;
    if (form.grant_type !== 'authorization_code' && form.grant_type !== 'refresh_token')
      return refused(c, 'unsupported_grant_type');
    const tokens = await db.withAccounts((tx) =>
      form.grant_type === 'refresh_token'
        ? refreshTokens(tx, { refresh, clientId }, now())
        : redeemCode(tx, { code, clientId, redirectUri, verifier }, now()),
    );
    if (!tokens) return refused(c, 'invalid_grant');
    c.header('cache-control', 'no-store');
    return c.json(present(tokens), 200);
  });

  app.openapi(revoke, async (c) => {
    await takeInHour(services, 'oauth token', address(c), OAUTH.tokenCallsAnHour);
    await db.withAccounts((tx) => revokeToken(tx, c.req.valid('form').token));
    return c.body(null, 200);
  });
}

/** OAuth 2.1 beside the keys of the API: programs get tokens that are keys with an end, within the scopes a user agreed to. */
export function oauthRoutes(accounts: Accounts): OpenAPIHono<AppEnv> {
  const app = newApi();
  const { env } = accounts.services;
  for (const route of resourceMetadataRoutes) app.openapi(route, (c) => c.json(resourceMetadata(env), 200));
  app.openapi(serverMetadataRoute, (c) => c.json(serverMetadata(env), 200));
  oauthConsent(app, accounts);
  addCalls(app, accounts);
  return app;
}
