import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ownOrigins, publicOrigin } from '#server/core/env.ts';
import { type AppEnv, requireOwnOrigin, type Session } from '#server/platform/http/access.ts';
import {
  type ConfirmPage,
  confirmPageHeaders,
  confirmPageHtml,
  type PageField,
} from '#server/platform/http/confirm-page.ts';
import { errors, PUBLIC, routesOf } from '#server/platform/http/openapi.ts';
import type { ApiKeyScope } from '#shared/contracts/api-keys.ts';
import {
  type AuthorizeQuery,
  authorizeQuery,
  type Decision,
  decisionBody,
  oauthError,
  oauthScopes,
} from '#shared/contracts/oauth.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as keys } from '#shared/messages/en/accounts/api-keys.ts';
import { messages } from '#shared/messages/en/accounts/oauth.ts';
import { formatSentence } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { sendReauthenticationCode } from '../phones/send-reauthentication-code.ts';
import { isRecent, requireRecent } from '../sessions/reauthentication.ts';
import { findUser } from '../store.ts';
import { isRegistered, leadsTo, resourceOf } from './metadata.ts';
import { addCode, findClient, type OAuthClient } from './oauth-store.ts';

export const routes = routesOf('OAuth');
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
export const formBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema } },
});
const HTML = { 'text/html': { schema: z.string() } };
/** A page, and for a query or an answer of another form an error. */
const REFUSED = { ...HTML, 'application/json': { schema: oauthError } };

const authorize = routes.get('/oauth/authorize', {
  ...PUBLIC,
  summary: 'A page that asks the signed-in user whether a program may act for them',
  request: { query: authorizeQuery },
  responses: {
    200: { description: 'The page', content: HTML },
    302: { description: 'To the sign-in, or back to the program with an error' },
    400: { description: 'A program or an address that is not registered', content: REFUSED },
  },
});
const decide = routes.post('/oauth/authorize', {
  ...PUBLIC,
  summary: 'The answer of the user, from the page',
  description: 'Like a key, in a session under 10 minutes old, or with the password or a code.',
  request: { query: authorizeQuery, body: formBody(decisionBody) },
  responses: {
    200: { description: 'The page again, which asks for the password or a code', content: HTML },
    303: { description: 'Back to the program, with a code or an error' },
    400: { description: 'A program or an address that is not registered', content: REFUSED },
    ...errors(401, 403),
  },
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
  return c.html(confirmPageHtml(page), 400, confirmPageHeaders(page));
}

/** Asked for besides the press: nothing in a recent session, else the password, or a code where the account has none. */
interface AskedProof {
  kind: 'none' | 'password' | 'code first' | 'code';
  problem?: string | undefined;
}

function proofField({ kind, problem: error }: AskedProof): PageField[] {
  const field = { value: '', error } as const;
  if (kind === 'password')
    return [
      {
        ...field,
        ...{ name: 'current_password', label: t(messages.password) },
        ...{ type: 'password', autocomplete: 'current-password' },
      },
    ];
  if (kind !== 'code') return [];
  return [{ ...field, name: 'nonce', label: t(messages.code), type: 'text', autocomplete: 'one-time-code' }];
}

function proofLine({ kind, problem }: AskedProof): string[] {
  if (kind === 'code first') return [problem ?? t(messages.codeFirst)];
  return kind === 'code' && problem === undefined ? [t(messages.codeSent)] : [];
}

function consentPage(
  { client, redirectUri, scopes }: Asked,
  session: Session,
  action: string,
  proof: AskedProof,
): ConfirmPage {
  const { host, protocol } = new URL(redirectUri);
  const scopeNames = scopes.map((scope) => t(keys.scope, { scope: scope.replace(':', '_') }));
  const button = (label: string, value: Decision['decision']) => ({ label, name: 'decision', value });
  return {
    title: t(messages.title, { name: client.name }),
    paragraphs: [
      t(messages.asks, { name: client.name, email: session.email }),
      ...scopeNames.map((name) => `• ${name}`),
      t(messages.answerGoesTo, { host: host || protocol }),
      ...proofLine(proof),
    ],
    action,
    fields: proofField(proof),
    buttons: [
      proof.kind === 'code first' ? button(t(messages.sendCode), 'code') : button(t(messages.allow), 'allow'),
      button(t(messages.deny), 'deny'),
    ],
    note: t(messages.note),
    leadsTo: [leadsTo(redirectUri)],
  };
}

/** A connection asks for as much as a key does. */
async function proofOf({ services: { db, now } }: Accounts, session: Session): Promise<AskedProof> {
  if (isRecent(session, now())) return { kind: 'none' };
  const user = await db.withAccounts((tx) => findUser(tx, session.userId));
  return { kind: user?.passwordHash ? 'password' : 'code first' };
}

/** The proof that is missing still; undefined where the user showed who they are. */
async function missingProof(
  accounts: Accounts,
  c: Context<AppEnv>,
  session: Session,
  { decision, current_password, nonce }: Decision,
): Promise<AskedProof | undefined> {
  c.set('session', session);
  const { kind } = await proofOf(accounts, session);
  try {
    if (decision === 'code') {
      await sendReauthenticationCode(accounts.services, c);
      return { kind: 'code' };
    }
    const given = { current_password: current_password || undefined, nonce: nonce || undefined };
    await requireRecent(accounts, c, given);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const problem = formatSentence(error.said);
    if (nonce === undefined) return { kind, problem };
    return {
      kind: 'code',
      problem: error.reason === 'reauthentication_needed' ? t(messages.codeWrong) : problem,
    };
  }
}

/** The pages on which a user connects a program. */
export function oauthConsent(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { services } = accounts;
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

  const shown = (c: Context<AppEnv>, asked: Asked, session: Session, proof: AskedProof) => {
    const page = consentPage(asked, session, own(c), proof);
    return c.html(confirmPageHtml(page), 200, confirmPageHeaders(page));
  };
  app.openapi(authorize, async (c) => {
    const query = c.req.valid('query');
    const found = await askedOf(query);
    if (!found) return unknownProgram(c);
    const { asked, error } = found;
    if (error !== undefined) return c.redirect(sendBack(asked.redirectUri, query, { error }), 302);
    const session = await signedIn(c);
    if (!session) return c.redirect(`/login?from=${encodeURIComponent(own(c))}`, 302);
    return shown(c, asked, session, await proofOf(accounts, session));
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
    const missing = await missingProof(accounts, c, session, c.req.valid('form'));
    if (missing) return shown(c, asked, session, missing);
    const { userId, aal, sessionId } = session;
    const { client, redirectUri, scopes, challenge } = asked;
    const code = await db.withAccounts(async (tx) => {
      const details = { friendly_name: client.name, scopes: scopes.join(' ') };
      await recordAudit(
        tx,
        { userId, sessionId, event: 'program_connected', details, ...requestDetails(c) },
        now(),
      );
      return addCode(tx, { clientId: client.id, userId, aal, scopes, redirectUri, challenge }, now());
    });
    return c.redirect(sendBack(redirectUri, query, { code }), 303);
  });
}
