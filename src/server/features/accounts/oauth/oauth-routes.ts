import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ownOrigins, publicOrigin } from '#server/core/env.ts';
import { type AppEnv, requireOwnOrigin, type Session } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { confirmPageHeaders, confirmPageHtml } from '#server/platform/http/confirm-page.ts';
import { errors, PUBLIC } from '#server/platform/http/openapi.ts';
import { addressGroup } from '#server/platform/http/visitors/address-group.ts';
import { VisitorLimit } from '#server/platform/http/visitors/visitor-limit.ts';
import type { ApiKeyScope } from '#shared/contracts/api-keys.ts';
import {
  type AuthorizeQuery,
  authorizeQuery,
  decisionBody,
  newOAuthClient,
  OAUTH,
  oauthError,
  oauthScopes,
  oauthTokens,
  RESOURCE_METADATA,
  registeredOAuthClient,
  revocationForm,
  tokenForm,
} from '#shared/contracts/oauth.ts';
import { messages as keys } from '#shared/messages/en/accounts/api-keys.ts';
import { messages } from '#shared/messages/en/accounts/oauth.ts';
import { t } from '#shared/messages/translate.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import {
  isRedirectUri,
  isRegistered,
  leadsTo,
  resourceMetadata,
  resourceOf,
  serverMetadata,
} from './metadata.ts';
import {
  addClient,
  addCode,
  findClient,
  type OAuthClient,
  redeemCode,
  refreshTokens,
  revokeToken,
  type Tokens,
} from './oauth-store.ts';

const tags = ['OAuth'];
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const HTML = { 'text/html': { schema: z.string() } };
/** A page, and for a query or an answer of another form an error. */
const REFUSED = { ...HTML, 'application/json': { schema: oauthError } };
const formBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema } },
});
const loose = z.record(z.string(), z.unknown());
/** Calls of one address to the token endpoint. */
const TOKEN_CALLS = { calls: 300, windowMs: 3_600_000 };

const metadataRoute = (path: string, summary: string) =>
  createRoute({
    method: 'get',
    path,
    ...PUBLIC,
    tags,
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
const register = createRoute({
  method: 'post',
  path: '/oauth/register',
  ...PUBLIC,
  tags,
  summary: 'Register a program (RFC 7591); it is a public client',
  request: { body: jsonBody(newOAuthClient) },
  responses: {
    201: json(registeredOAuthClient, 'Registered'),
    400: json(oauthError, 'An address that is not allowed'),
    ...errors(429),
  },
});
const authorize = createRoute({
  method: 'get',
  path: '/oauth/authorize',
  ...PUBLIC,
  tags,
  summary: 'A page that asks the signed-in user whether a program may act for them',
  request: { query: authorizeQuery },
  responses: {
    200: { description: 'The page', content: HTML },
    302: { description: 'To the sign-in, or back to the program with an error' },
    400: { description: 'A program or an address that is not registered', content: REFUSED },
  },
});
const decide = createRoute({
  method: 'post',
  path: '/oauth/authorize',
  ...PUBLIC,
  tags,
  summary: 'The answer of the user, from the page',
  request: { query: authorizeQuery, body: formBody(decisionBody) },
  responses: {
    303: { description: 'Back to the program, with a code or an error' },
    400: { description: 'A program or an address that is not registered', content: REFUSED },
    ...errors(401, 403),
  },
});
const token = createRoute({
  method: 'post',
  path: '/oauth/token',
  ...PUBLIC,
  tags,
  summary: 'Tokens for a code with its PKCE verifier, or for a refresh token, which is used once',
  request: { body: formBody(tokenForm) },
  responses: { 200: json(oauthTokens, 'Tokens'), 400: json(oauthError, 'Refused'), ...errors(429) },
});
const revoke = createRoute({
  method: 'post',
  path: '/oauth/revoke',
  ...PUBLIC,
  tags,
  summary: 'End a connection by one of its tokens (RFC 7009)',
  request: { body: formBody(revocationForm) },
  responses: { 200: { description: 'Ended, or never known' }, ...errors(429) },
});

interface Asked {
  client: OAuthClient;
  redirectUri: string;
  scopes: ApiKeyScope[];
  challenge: string;
}

/** The address of the program with the parameters of an answer. */
function answerUrl(redirectUri: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** The scopes that a program asks for; the library where it asks for none. */
function scopesOf(scope: string | undefined): ApiKeyScope[] {
  const asked = new Set((scope ?? '').split(' '));
  const known = oauthScopes.filter((one) => asked.has(one));
  return (scope ?? '').trim() === '' ? ['library:read'] : known;
}

/** The error of a request whose program and address are known; undefined for one that can be asked. */
function errorOf(query: AuthorizeQuery, resource: string): string | undefined {
  if (query.response_type !== 'code') return 'unsupported_response_type';
  if (query.code_challenge_method !== 'S256' || !/^[\w-]{43}$/u.test(query.code_challenge ?? ''))
    return 'invalid_request';
  if (query.resource !== undefined && query.resource !== resource && `${query.resource}/mcp` !== resource)
    return 'invalid_target';
  return scopesOf(query.scope).length === 0 ? 'invalid_scope' : undefined;
}

/** Shown where nothing may be sent back to the program: it or its address is not known. */
function unknownProgram(c: Context<AppEnv>) {
  const page = {
    title: t(messages.unknownTitle),
    paragraphs: [t(messages.unknownText)],
    action: '',
    buttons: [],
    leadsTo: [],
  };
  return c.html(confirmPageHtml(page), 400, confirmPageHeaders(page)) as never;
}

function consentPage({ client, redirectUri, scopes }: Asked, session: Session, action: string) {
  const { host, protocol } = new URL(redirectUri);
  const scopeNames = scopes.map((scope) => t(keys.scope, { scope: scope.replace(':', '_') }));
  return {
    title: t(messages.title, { name: client.name }),
    paragraphs: [
      t(messages.asks, { name: client.name, email: session.email }),
      ...scopeNames.map((name) => `• ${name}`),
      t(messages.answerGoesTo, { host: host || protocol }),
    ],
    action,
    buttons: [
      { label: t(messages.allow), name: 'decision', value: 'allow' },
      { label: t(messages.deny), name: 'decision', value: 'deny' },
    ],
    note: t(messages.note),
    leadsTo: [leadsTo(redirectUri)],
  };
}

const present = ({ access, refresh, scopes }: Tokens) => ({
  access_token: access,
  token_type: 'Bearer' as const,
  expires_in: OAUTH.accessSeconds,
  refresh_token: refresh,
  scope: scopes.join(' '),
});

/** The pages on which a user connects a program. */
function addConsent(app: OpenAPIHono<AppEnv>, { services }: Accounts): void {
  const { db, env, sessions, now } = services;
  const programOf = async ({ client_id = '', redirect_uri = '' }: AuthorizeQuery) => {
    if (!UUID.test(client_id)) return undefined;
    const client = await db.withAccounts((tx) => findClient(tx, client_id));
    return client && isRegistered(redirect_uri, client.redirect_uris)
      ? { client, redirectUri: redirect_uri }
      : undefined;
  };
  const sendBack = (
    redirectUri: string,
    { state }: AuthorizeQuery,
    answer: { code: string } | { error: string },
  ) => answerUrl(redirectUri, { ...answer, state, iss: publicOrigin(env) });
  const signedIn = async (c: Context<AppEnv>) => {
    const found = await sessions.authenticate(c.req.raw);
    return found?.via === 'cookie' && !found.session.needsSecondFactor ? found.session : undefined;
  };
  const own = (c: Context<AppEnv>) => `/oauth/authorize${new URL(c.req.url).search}`;
  const askedOf = async (query: AuthorizeQuery) => {
    const program = await programOf(query);
    if (!program) return undefined;
    const error = errorOf(query, resourceOf(env));
    const asked = { ...program, scopes: scopesOf(query.scope), challenge: query.code_challenge ?? '' };
    return { asked, error };
  };

  app.openapi(authorize, async (c) => {
    const query = c.req.valid('query');
    const found = await askedOf(query);
    if (!found) return unknownProgram(c);
    const { asked, error } = found;
    if (error !== undefined) return c.redirect(sendBack(asked.redirectUri, query, { error }), 302);
    const session = await signedIn(c);
    if (!session) return c.redirect(`/login?from=${encodeURIComponent(own(c))}`, 302);
    const page = consentPage(asked, session, own(c));
    return c.html(confirmPageHtml(page), 200, confirmPageHeaders(page)) as never;
  });

  app.openapi(decide, async (c) => {
    const query = c.req.valid('query');
    requireOwnOrigin(c, ownOrigins(env));
    const found = await askedOf(query);
    if (!found) return unknownProgram(c);
    const { asked, error } = found;
    if (error !== undefined) return c.redirect(sendBack(asked.redirectUri, query, { error }), 303);
    const session = await signedIn(c);
    if (!session) return c.redirect(`/login?from=${encodeURIComponent(own(c))}`, 303);
    if (c.req.valid('form').decision === 'deny')
      return c.redirect(sendBack(asked.redirectUri, query, { error: 'access_denied' }), 303);
    const { userId, aal, sessionId } = session;
    const { client, redirectUri, scopes, challenge } = asked;
    const code = await db.withAccounts(async (tx) => {
      const details = { friendly_name: client.name, scopes: scopes.join(' ') };
      await recordAudit(
        tx,
        { userId, sessionId, event: 'api_key_made', details, ...requestDetails(c) },
        now(),
      );
      return addCode(tx, { clientId: client.id, userId, aal, scopes, redirectUri, challenge }, now());
    });
    return c.redirect(sendBack(redirectUri, query, { code }), 303);
  });
}

/** The calls that programs make themselves. */
function addCalls(app: OpenAPIHono<AppEnv>, { services: { db, now } }: Accounts): void {
  const registrations = new VisitorLimit({ calls: OAUTH.registrationsAnHour, windowMs: 3_600_000 });
  const calls = new VisitorLimit(TOKEN_CALLS);
  const address = (c: Context<AppEnv>) => addressGroup(c.get('clientAddress'));
  const refused = (c: Context<AppEnv>, error: string) => {
    c.header('cache-control', 'no-store');
    return c.json({ error }, 400);
  };

  app.openapi(register, async (c) => {
    registrations.take(address(c), now());
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
    calls.take(address(c), now());
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
    calls.take(address(c), now());
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
  addConsent(app, accounts);
  addCalls(app, accounts);
  return app;
}
