import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#shared/errors.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { AppEnv } from '../http/access.ts';
import type { Services } from '../services.ts';
import { ownStanding } from './plan-limits.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls by POST that only read, and those with which a user pays, cancels, exports or changes their own account. */
const ALWAYS = new RegExp(
  [
    '^/rest/v1/(profiles|billing_details)$',
    '^/rest/v1/rpc/(list_courts|check_conflicts|search_case_pages|search_chats|case_file_text|read_invitation|people_of_case|people_of_chambers|client_of_case|calendar_feed|revoke_calendar_feed)$',
    '^/storage/v1/object/(sign|list)/',
    '^/functions/v1/(create-subscription|verify-subscription|cancel-subscription|resume-subscription|request-refund|list-of-dates|export-chat|export-draft|check-draft|replay-webhook)$',
    '^/functions/v1/export/',
  ].join('|'),
  'u',
);

/** Refuses changes of a user whose payment is overdue for longer than the grace. Reading and exporting stay open. */
export function requireWritable({
  db,
  payments,
  now,
}: Pick<Services, 'db' | 'payments' | 'now'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const session = c.get('session');
    if (!payments || READS.has(c.req.method) || ALWAYS.test(c.req.path) || !session) return next();
    const standing = await db.withUser(session, (tx) => ownStanding(tx, { payments }, now()));
    if (standing.access === 'read_only') {
      const date = standing.graceUntil ? indianDate(standing.graceUntil) : '';
      throw new ProblemError('payment_required', sentenceOf(messages.readOnly, { date }));
    }
    return next();
  };
}
