import type { MiddlewareHandler } from 'hono';
import { type Env, isLoopback, publicOrigin } from '#server/core/env.ts';
import { ProblemError } from '#shared/errors.ts';

const unbracketed = (host: string) => host.replace(/^\[|\]$/g, '');

/** True for a copy on somebody's own machine: our own PostgreSQL, no mail server, and reached over loopback only. */
function isLocalCopy(env: Env): boolean {
  return (
    env.DATABASE_URL === undefined &&
    env.SMTP_URL === undefined &&
    isLoopback(env.HOST) &&
    isLoopback(unbracketed(new URL(publicOrigin(env)).hostname))
  );
}

/**
 * Lets through only what a person at this machine asks for; for everybody else the address does not exist. A request
 * that was forwarded, or that names another host (DNS rebinding), comes from somewhere else.
 */
export function localOnly(env: Env): MiddlewareHandler {
  const local = isLocalCopy(env);
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const named = URL.canParse(`http://${host}`) ? unbracketed(new URL(`http://${host}`).hostname) : '';
    const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
    if (!local || !isLoopback(named) || forwarded !== undefined) throw new ProblemError('not_found');
    await next();
  };
}
