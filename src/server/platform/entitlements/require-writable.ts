import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#shared/errors.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/access.ts';
import type { WhenUnpaid } from '../http/openapi.ts';
import { type LimitSources, ownStanding } from './plan-limits.ts';

type Registry = OpenAPIHono<AppEnv>['openAPIRegistry'];

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for the calls whose declarations say this of them. Read at the first call, when all routes are declared. */
function callsThat({ definitions }: Registry, open: WhenUnpaid): (method: string, path: string) => boolean {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const definition of definitions) {
    if (definition.type !== 'route' || definition.route['x-when-unpaid'] !== open) continue;
    const call = `${definition.route.method.toUpperCase()} ${definition.route.path}`;
    if (call.includes('{')) patterns.push(new RegExp(`^${call.replaceAll(/\{\w+\}/gu, '.+')}$`, 'u'));
    else exact.add(call);
  }
  return (method, path) => {
    const call = `${method} ${path}`;
    return exact.has(call) || patterns.some((pattern) => pattern.test(call));
  };
}

/**
 * Refuses changes of a user whose payment is overdue for longer than the grace, except by calls whose declaration in
 * `registry` is `WHEN_UNPAID.open`. Those that are `reducing` get the refusal as a variable, and throw it unless the
 * change only takes access away. Reading and exporting stay open.
 */
export function requireWritable(
  { db, payments, now }: Pick<LimitSources, 'payments'> & { db: Database; now: () => Date },
  registry: Registry,
): MiddlewareHandler<AppEnv> {
  let isOpen: ReturnType<typeof callsThat> | undefined;
  let isReducing: ReturnType<typeof callsThat> | undefined;
  return async (c, next) => {
    const session = c.get('session');
    if (!payments || READS.has(c.req.method) || !session) return next();
    isOpen ??= callsThat(registry, 'open');
    isReducing ??= callsThat(registry, 'reducing');
    if (isOpen(c.req.method, c.req.path)) return next();
    const standing = await db.withUser(session, (tx) => ownStanding(tx, { payments }, now()));
    if (standing.access === 'read_only') {
      const date = standing.graceUntil ? indianDate(standing.graceUntil) : '';
      const refusal = new ProblemError('payment_required', sentenceOf(messages.readOnly, { date }));
      if (!isReducing(c.req.method, c.req.path)) throw refusal;
      c.set('refusal', refusal);
    }
    return next();
  };
}
