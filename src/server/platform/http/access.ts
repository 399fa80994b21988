import type { Context, MiddlewareHandler } from 'hono';
import { ProblemError } from '#shared/errors.ts';
import type { Viewer } from '../db/database.ts';
import { inTurn, type Lane } from './in-flight.ts';

/** A session that was checked against the database for this very request. */
export interface Session extends Viewer {
  sessionId: string;
  email: string;
  /** Epoch seconds of the sign-in, for changes that need a recent one. */
  signedInAt: number;
  /** The user has a verified factor and this session has not confirmed one: nothing but the account itself opens. */
  needsSecondFactor: boolean;
}

/** Reads and checks the bearer token or the cookie of a request. Bearer wins when both come. Fulfilled by the accounts feature. */
export interface Sessions {
  authenticate(request: Request): Promise<{ session: Session; via: 'bearer' | 'cookie' } | undefined>;
  /** The live session with this id, for signed addresses that are bound to one; a needed second factor is confirmed. */
  find(sessionId: string): Promise<Session | undefined>;
}

/** Variables that every route may read. */
export interface AppVariables {
  requestId: string;
  session: Session;
  /** The client's address, believed from a proxy only when that proxy is configured. */
  clientAddress: string;
}

export type AppEnv = { Variables: AppVariables };

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a request through only with a live session; a state change by cookie must come from our own origin.
 * `firstFactorSuffices` is for the calls by which a second factor is confirmed; every other one refuses without it.
 * A user has so many requests in flight at most (`in-flight.ts`).
 */
export function requireSession(
  sessions: Sessions,
  ownOrigins: readonly string[],
  { firstFactorSuffices = false, lane = 'requests' }: { firstFactorSuffices?: boolean; lane?: Lane } = {},
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const found = await sessions.authenticate(c.req.raw);
    if (!found) throw new ProblemError('unauthenticated');
    if (found.session.needsSecondFactor && !firstFactorSuffices) throw new ProblemError('insufficient_aal');
    if (found.via === 'cookie' && !SAFE_METHODS.has(c.req.method)) requireOwnOrigin(c, ownOrigins);
    // A route that asks for a session a second time is the same request, and needs no second place.
    const known = c.get('session') !== undefined;
    c.set('session', found.session);
    if (known) await next();
    else await inTurn(c, lane, found.session.userId, next);
  };
}

/** Refuses a request whose `Origin` is not ours; a browser sends one with every state change. */
export function requireOwnOrigin(c: Context<AppEnv>, ownOrigins: readonly string[]): void {
  const origin = c.req.header('origin');
  if (origin === undefined || !ownOrigins.includes(origin)) throw new ProblemError('foreign_origin');
}
