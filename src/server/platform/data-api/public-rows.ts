import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Session } from '../http/access.ts';
import type { Resource } from './resource.ts';

/** Nobody: row-level security shows this session the rows that everybody may see, and no others. */
const VISITOR: Session = {
  userId: '',
  aal: 'aal1',
  sessionId: '',
  email: '',
  signedInAt: 0,
  needsSecondFactor: false,
  language: null,
};

/** Lets everybody read the public resources; `signedIn` guards the rest. */
export function publicRows(
  resources: readonly Resource[],
  signedIn: MiddlewareHandler<AppEnv>,
): MiddlewareHandler<AppEnv> {
  const open = new Set(resources.filter(({ isPublic }) => isPublic).map(({ table }) => `/rest/v1/${table}`));
  return async (c, next) => {
    if (!['GET', 'HEAD'].includes(c.req.method) || !open.has(c.req.path)) return signedIn(c, next);
    c.set('session', VISITOR);
    await next();
  };
}
