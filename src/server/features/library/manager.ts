import type { Context } from 'hono';
import type { Env } from '#server/core/env.ts';
import { type AppEnv, isOperator } from '#server/platform/http/access.ts';
import { isLocalRequest } from '#server/platform/http/local-only.ts';
import { ProblemError } from '#shared/errors.ts';

/**
 * True for callers who may add documents to the library and see its state: the operators. A local copy whose
 * settings name none belongs to the person at this computer.
 */
export function mayManageLibrary(c: Context<AppEnv>, env: Env): boolean {
  return env.OPERATORS.length > 0 ? isOperator(env, c.get('session')) : isLocalRequest(c, env);
}

/** Errors: `not_found` for all others: they do not learn that the page exists. */
export function requireLibraryManager(c: Context<AppEnv>, env: Env): void {
  if (!mayManageLibrary(c, env)) throw new ProblemError('not_found');
}
