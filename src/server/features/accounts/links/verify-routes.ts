import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { ACCOUNT_SENTENCES, ACCOUNTS, type LinkType, linkTypes } from '#shared/contracts/accounts.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { redirectQuery, tags } from '../contract.ts';
import { emailChanged } from '../emails/security-emails.ts';
import { beginSession, welcome } from '../sessions/begin-session.ts';
import { changeEmail, confirmUser, findUser, type StartedSession } from '../store.ts';
import type { OneTimeToken, User } from '../tables.ts';
import { issueOneTimeToken, redeemOneTimeToken, voidOneTimeTokens } from './links-store.ts';
import { allowedRedirect, landing, withQuery } from './redirects.ts';

const verify = createRoute({
  method: 'get',
  path: '/verify',
  tags,
  summary: 'The link of a mail: confirms an address, or opens a session to choose a new password',
  request: {
    query: redirectQuery.extend({
      token: z.string().max(500).default(''),
      type: z
        .string()
        .max(30)
        .default('')
        .meta({ description: linkTypes.join(', ') }),
    }),
  },
  responses: {
    303: {
      description:
        'To an allowed address: with `code` for a PKCE client, with `type` otherwise, with `error_code` when the link is used up. Never with a token.',
    },
    204: { description: 'To HEAD, which uses nothing up' },
  },
});

const METHODS: Record<LinkType, string> = {
  signup: 'email/signup',
  recovery: 'recovery',
  email_change: 'email_change',
};

interface Outcome {
  redirectTo: string | null;
  code?: string;
  started?: StartedSession | undefined;
  /** Who had the address until now. */
  changed?: User | undefined;
}

export function verifyRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { db, env } = accounts.services;

  app.openapi(verify, async (c) => {
    // Mail scanners look at links by HEAD before their reader does.
    if (c.req.method === 'HEAD') return c.body(null, 204);
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
    const query = c.req.valid('query');
    const type = linkTypes.find((known) => known === query.type);
    const asked = allowedRedirect(env, query.redirect_to);
    const outcome = type && (await db.withAccounts((tx) => follow(tx, c, accounts, type, query.token)));
    if (!type || !outcome) {
      const failure = {
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: ACCOUNT_SENTENCES.linkExpired,
      };
      return c.redirect(withQuery(asked ?? landing(env, type ?? 'signup'), failure), 303);
    }
    const { changed, code, started } = outcome;
    if (changed) emailChanged(accounts.services, changed);
    if (started) await welcome(c, accounts, started);
    const target = asked ?? outcome.redirectTo ?? landing(env, type);
    return c.redirect(withQuery(target, code ? { code } : { type }), 303);
  });
}

/** Uses the link up and does what it stands for, in one transaction. Undefined for a link that is not (or no longer) good. */
async function follow(
  tx: Tx,
  c: Context<AppEnv>,
  accounts: Accounts,
  type: LinkType,
  secret: string,
): Promise<Outcome | undefined> {
  const now = accounts.services.now();
  const token = await redeemOneTimeToken(tx, secret, type, now);
  const user = token && (await findUser(tx, token.userId));
  if (!token || !user || !(await apply(tx, type, token, user, now))) return undefined;
  await voidOneTimeTokens(tx, user.id, [type], now);
  const outcome: Outcome = { redirectTo: token.redirectTo };
  if (type === 'email_change') {
    outcome.changed = user;
    await recordAudit(tx, { userId: user.id, event: 'email_changed', ...requestDetails(c) }, now);
  }
  if (token.codeChallenge) {
    const life = ACCOUNTS.exchangeCodeMinutes * 60_000;
    const exchange = {
      userId: user.id,
      purpose: 'pkce' as const,
      codeChallenge: token.codeChallenge,
      method: METHODS[type],
    };
    outcome.code = await issueOneTimeToken(tx, exchange, life, now);
  } else if (type === 'recovery') {
    const start = { userId: user.id, method: METHODS[type], browser: true };
    outcome.started = await beginSession(tx, c, accounts, start);
  }
  return outcome;
}

async function apply(tx: Tx, type: LinkType, token: OneTimeToken, user: User, now: Date): Promise<boolean> {
  if (type === 'email_change')
    return token.email !== null && (await changeEmail(tx, user.id, token.email, now));
  // A link proves only the address it was sent to.
  if (token.email !== user.email) return false;
  if (type === 'signup') return (await confirmUser(tx, user.id, token.pending ?? {}, now)) !== undefined;
  // Choosing a new password proves the address too; what an unconfirmed sign-up chose before is forgotten.
  if (user.emailConfirmedAt === null)
    await confirmUser(tx, user.id, { userMetadata: user.userMetadata }, now);
  return true;
}
