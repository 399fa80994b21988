import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { phoneNumber } from '#shared/contracts/phones.ts';
import { erasureBody, erasureStatus } from '#shared/contracts/sessions-and-audit.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { routes, security } from '../contract.ts';
import { type EmailServices, erasureAsked, erasureCancelled } from '../emails/security-emails.ts';
import { requireRecent } from '../sessions/reauthentication.ts';
import { findUser, findUserByEmail } from '../store.ts';
import type { User } from '../tables.ts';
import { countRequest } from '../throttle/sign-in-throttle.ts';
import { LIMITS } from '../throttle/throttle.ts';
import { tellMembers } from './erasure-mails.ts';
import { cancelErasure, setErasure } from './erasure-store.ts';

const DAY = 86_400_000;

/** Session and device of the request, for the account's log; empty for an operator. */
interface Origin {
  sessionId?: string;
  userAgent?: string | undefined;
  address?: string | undefined;
}

type Deps = EmailServices & Pick<Services, 'db' | 'now'>;

/**
 * Begins the notice of an erasure, and tells the user and the members of their cases. A second request changes nothing.
 * Returns the day.
 */
async function askErasure(services: Deps, user: User, origin: Origin = {}): Promise<Date> {
  if (user.eraseAt) return user.eraseAt;
  const { db, now } = services;
  const eraseAt = new Date(now().getTime() + ACCOUNTS.erasureNoticeDays * DAY);
  const asked = await db.withAccounts(async (tx) => {
    const set = await setErasure(tx, user.id, eraseAt);
    if (set) await recordAudit(tx, { userId: user.id, event: 'erasure_asked', ...origin }, now());
    return set;
  });
  if (asked) {
    erasureAsked(services, asked, eraseAt);
    tellMembers(services, asked, eraseAt);
  }
  return eraseAt;
}

/** Ends the notice, and informs everybody who got a mail about it. Without a notice it changes nothing. */
async function keepAccount(services: Deps, userId: string, origin: Origin): Promise<void> {
  const { db, now } = services;
  const kept = await db.withAccounts(async (tx) => {
    const user = await cancelErasure(tx, userId);
    if (user) await recordAudit(tx, { userId, event: 'erasure_cancelled', ...origin }, now());
    return user;
  });
  if (!kept) return;
  erasureCancelled(services, kept);
  tellMembers(services, kept, null);
}

const path = '/erasure';
const answer = { 200: json(erasureStatus, 'The day on which the account is erased, if there is one') };

const read = routes.get(path, {
  security,
  summary: 'Whether the account will be erased, and when',
  responses: { ...answer, ...errors(401, 403) },
});

const ask = routes.post(path, {
  security,
  summary: `Erase the account in ${ACCOUNTS.erasureNoticeDays} days`,
  description:
    '`confirmation` is the email address or the phone number of the account. Only in a session under 10 minutes old, or with `current_password`, or with the code of `GET /reauthenticate` as `nonce`. Until the day the account works as before, and `DELETE` keeps it. Then its rows and files go, with the cases that it shares; invoices stay, as tax law requires.',
  request: { body: jsonBody(erasureBody) },
  responses: { ...answer, ...errors(400, 401, 403, 429) },
});

const keep = routes.delete(path, {
  security,
  summary: 'Keep the account',
  responses: { ...answer, ...errors(401, 403) },
});

export function erasureRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { services, signedIn } = accounts;
  const { db } = services;
  app.use(path, signedIn);

  app.openapi(read, async (c) => {
    const user = await db.withAccounts((tx) => findUser(tx, c.get('session').userId));
    return c.json(shown(user?.eraseAt ?? null), 200);
  });

  app.openapi(ask, async (c) => {
    const { userId, sessionId } = c.get('session');
    const { confirmation, ...proof } = c.req.valid('json');
    const user = await db.withAccounts((tx) => findUser(tx, userId));
    if (!user) throw new ProblemError('unauthenticated');
    if (!names(user, confirmation))
      throw new ProblemError('invalid_request', sentenceOf(accountErrors.erasureNotConfirmed));
    await requireRecent(accounts, c, proof);
    if (!user.eraseAt) await countAsked(services, userId);
    return c.json(shown(await askErasure(services, user, { sessionId, ...requestDetails(c) })), 200);
  });

  app.openapi(keep, async (c) => {
    const { userId, sessionId } = c.get('session');
    await keepAccount(services, userId, { sessionId, ...requestDetails(c) });
    return c.json(shown(null), 200);
  });
}

const shown = (eraseAt: Date | null) => ({ erase_at: eraseAt?.toISOString() ?? null });

/** True when the text is the email address or the phone number of the account. */
function names({ email, phone }: User, given: string): boolean {
  if (email !== null && given.toLowerCase() === email) return true;
  return phone !== null && phoneNumber.safeParse(given.replace(/\s/gu, '')).data === phone;
}

/** Each request mails the members of the cases too. Errors: 429 `over_email_send_rate_limit`. */
async function countAsked(services: Services, userId: string): Promise<void> {
  const minutes = await countRequest(services, 'erasure', userId, LIMITS.mailToAccount);
  if (minutes === 0) return;
  const sentence = sentenceOf(accountErrors.tooManyEmails, { minutes });
  throw new ProblemError('too_many_requests', sentence, { reason: 'over_email_send_rate_limit' });
}

const asked = z.object({ email: z.string().trim().toLowerCase().max(320) });

/** Endpoint for `munshi account erase`. The date is null when there is no such account. */
export function askErasureRoutes(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/account-erasure', async (c) => {
    const { email } = asked.parse(await c.req.json());
    const user = await services.db.withAccounts((tx) => findUserByEmail(tx, email));
    return c.json(shown(user ? await askErasure(services, user) : null));
  });
  return app;
}
