import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '#server/core/env.ts';
import { setRequestLanguage } from '#server/core/language.ts';
import type { ApiKeyScope } from '#shared/contracts/api-keys.ts';
import { ProblemError } from '#shared/errors.ts';
import type { Viewer } from '../db/database.ts';
import { type Lane, runInTurn } from './in-flight.ts';
import { requireScopeOfCall } from './key-scopes.ts';

/** A session that was checked against the database for this request. */
export interface Session extends Viewer {
  sessionId: string;
  email: string;
  /** Epoch seconds of the sign-in, for changes that need a recent one. */
  signedInAt: number;
  /** The user has a verified factor that this session has not confirmed: only the account routes are open. */
  needsSecondFactor: boolean;
  /** The language of the user's profile; null when they chose none. */
  language: string | null;
  /** Set when a key of the API made the request: the calls that it may make. `sessionId` is then the id of the key. */
  scopes?: readonly ApiKeyScope[];
}

/** Authenticates a request by its bearer token or else its cookie. Implemented by the accounts feature. */
export interface Sessions {
  authenticate(request: Request): Promise<{ session: Session; via: 'bearer' | 'cookie' } | undefined>;
  /** The owner of a key of the API that has not ended. Every other caller needs a session. */
  findKey(key: string): Promise<Session | undefined>;
  /** The live session with this id, for signed URLs bound to it; a required second factor is confirmed. */
  find(sessionId: string): Promise<Session | undefined>;
  /** Filters live sessions that need no second factor, in one query: for connections that stay open. */
  filterLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Variables available to every route. */
export interface AppVariables {
  requestId: string;
  session: Session;
  /** The client's address; a proxy's header counts only if that proxy is configured. */
  clientAddress: string;
  /** The change that this request makes is refused with it, unless it only takes access away. */
  refusal?: ProblemError;
}

export type AppEnv = { Variables: AppVariables };

/** Tokens that begin so are keys of the API. */
export const KEY_PREFIX = 'mk_';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Requires a live session; a state change by cookie must come from our own origin. `firstFactorSuffices` is for the
 * routes that confirm a second factor; all others refuse a session without it. The number of requests in flight for
 * each user is limited (`in-flight.ts`); `none` is for a route that only calls others, which wait for their turn.
 */
export function requireSession(
  sessions: Sessions,
  ownOrigins: readonly string[],
  {
    firstFactorSuffices = false,
    lane = 'requests',
  }: { firstFactorSuffices?: boolean; lane?: Lane | 'none' } = {},
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const found = await authenticated(sessions, c);
    if (!found) throw new ProblemError('unauthenticated');
    if (found.session.needsSecondFactor && !firstFactorSuffices) throw new ProblemError('insufficient_aal');
    if (found.via === 'cookie' && !SAFE_METHODS.has(c.req.method)) requireOwnOrigin(c, ownOrigins);
    // A route that checks the session a second time still counts as one request.
    const known = c.get('session') !== undefined;
    c.set('session', found.session);
    setRequestLanguage(found.session.language);
    if (known || lane === 'none') await next();
    else await runInTurn(c, lane, found.session.userId, next);
  };
}

/** The bearer token of a request. */
export function bearerOf(request: Request): string | undefined {
  return /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** A session, or the owner of a key whose scopes name the call. Errors: 403 `insufficient_aal`, `insufficient_scope`. */
async function authenticated(sessions: Sessions, c: Context<AppEnv>) {
  const bearer = bearerOf(c.req.raw);
  if (!bearer?.startsWith(KEY_PREFIX)) return sessions.authenticate(c.req.raw);
  const session = await sessions.findKey(bearer);
  if (!session) return undefined;
  if (session.needsSecondFactor) throw new ProblemError('insufficient_aal');
  requireScopeOfCall(session.scopes ?? [], c.req.raw, c.req.path);
  return { session, via: 'bearer' as const };
}

/** Refuses a request whose `Origin` is not ours; a browser sends one with every state change. */
export function requireOwnOrigin(c: Context<AppEnv>, ownOrigins: readonly string[]): void {
  const origin = c.req.header('origin');
  if (origin === undefined || !ownOrigins.includes(origin)) throw new ProblemError('foreign_origin');
}

/** True for those whom `OPERATORS` names. */
export function isOperator({ OPERATORS }: Pick<Env, 'OPERATORS'>, { email }: Session): boolean {
  const operators = OPERATORS.map((one) => one.toLowerCase());
  return email !== '' && operators.includes(email.toLowerCase());
}

/** Errors: `not_found` for everybody whom `OPERATORS` does not name: they do not learn that the page exists. */
export function requireOperator(env: Pick<Env, 'OPERATORS'>, session: Session): void {
  if (!isOperator(env, session)) throw new ProblemError('not_found');
}
