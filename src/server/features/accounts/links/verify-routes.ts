import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ownOrigins, publicOrigin } from '#server/core/env.ts';
import { type AppEnv, requireOwnOrigin } from '#server/platform/http/access.ts';
import { confirmPageHeaders, confirmPageHtml } from '#server/platform/http/confirm-page.ts';
import { PUBLIC } from '#server/platform/http/openapi.ts';
import { type LinkType, linkTypes } from '#shared/contracts/accounts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import type { Accounts } from '../context.ts';
import { redirectQuery, routes } from '../contract.ts';
import { findUser } from '../store.ts';
import { type FollowedLink, followLink, previewLink } from './follow-link.ts';
import { allowedRedirect, landingUrl, withConfirmedAddress, withQuery } from './redirects.ts';
import { ACCOUNT_FIELD, KEEP_ACCOUNT, linkPage, SWITCH_ACCOUNT } from './verify-page.ts';

export const linkQuery = redirectQuery.extend({
  token: z.string().max(500).default(''),
  type: z
    .string()
    .max(30)
    .default('')
    .meta({ description: linkTypes.join(', ') }),
});

const verify = routes.get('/verify', {
  ...PUBLIC,
  summary: 'The link of a mail: shows what it will do and for which account, and changes nothing',
  request: { query: linkQuery },
  responses: {
    200: {
      description: 'A page with one form, which posts to the same address',
      content: { 'text/html': { schema: z.string() } },
    },
    303: { description: 'The link is used up or has expired: to an allowed address, with `error_code`' },
  },
});

type Ctx = Context<AppEnv>;

/** The link in a request. */
interface GivenLink {
  type: LinkType | undefined;
  token: string;
  /** The requested redirect, if it is allowed. */
  asked: string | undefined;
}

export function verifyRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { db, env } = accounts.services;

  const linkOf = ({ token, type, redirect_to }: z.infer<typeof linkQuery>): GivenLink => ({
    type: linkTypes.find((known) => known === type),
    token,
    asked: allowedRedirect(env, redirect_to),
  });

  const expired = (c: Ctx, { type, asked }: GivenLink) =>
    c.redirect(
      withQuery(asked ?? landingUrl(env, type ?? 'signup'), {
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: t(accountErrors.linkExpired),
      }),
      303,
    );

  app.openapi(verify, async (c) => {
    keepPrivate(c);
    const link = linkOf(c.req.valid('query'));
    const { type, token, asked } = link;
    const preview = type && (await db.withAccounts((tx) => previewLink(tx, accounts, type, token)));
    if (!type || !preview) return expired(c, link);
    const page = linkPage({
      type,
      account: preview.user.email ?? preview.user.phone ?? preview.email,
      email: preview.email,
      forClient: preview.forClient,
      signedInAs: await otherAccount(c, accounts, preview.user.id),
      target: asked ?? preview.redirectTo ?? landingUrl(env, type),
      action: sameAddress(c),
    });
    return c.html(confirmPageHtml(page), 200, confirmPageHeaders(page));
  });

  // Phone codes use the same path, with a JSON body and without a token in the URL.
  app.on('POST', '/verify', async (c, next) => {
    if (c.req.query('token') === undefined) return next();
    keepPrivate(c);
    requireOwnOrigin(c, ownOrigins(env));
    const query = linkQuery.safeParse(c.req.query());
    if (!query.success) throw new ProblemError('invalid_request');
    const link = linkOf(query.data);
    const choice = (await c.req.parseBody())[ACCOUNT_FIELD];
    const followed = await follow(c, accounts, link, choice);
    if (followed === 'stay') return c.redirect(new URL('/home', publicOriginOf(c, accounts)).href, 303);
    if (followed === 'ask') return c.redirect(sameAddress(c), 303);
    if (!followed) return expired(c, link);
    const { type, asked } = link;
    const target = asked ?? followed.redirectTo ?? landingUrl(env, type ?? 'signup');
    const arrived = withQuery(target, followed.code ? { code: followed.code } : { type: type ?? '' });
    return c.redirect(withConfirmedAddress(env, arrived, followed.confirmed), 303);
  });
}

/** The URL contains a secret: it must not reach caches, or other sites as a referrer. */
function keepPrivate(c: Ctx): void {
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
}

const sameAddress = (c: Ctx) => `${new URL(c.req.url).pathname}${new URL(c.req.url).search}`;

/** Our origin under the host name that this browser uses. */
function publicOriginOf(c: Ctx, { services }: Accounts): string {
  return c.req.header('origin') ?? publicOrigin(services.env);
}

/**
 * Performs the link's action. If another account is signed in, a link that would replace its session stays unused
 * unless the form chose to switch: `stay` when it chose the other account, `ask` when the page offered no choice.
 */
async function follow(
  c: Ctx,
  accounts: Accounts,
  { type, token }: GivenLink,
  choice: unknown,
): Promise<FollowedLink | 'stay' | 'ask' | undefined> {
  if (choice === KEEP_ACCOUNT) return 'stay';
  const { db } = accounts.services;
  const preview = type && (await db.withAccounts((tx) => previewLink(tx, accounts, type, token)));
  if (!type || !preview) return undefined;
  const startsSession = type === 'recovery' && !preview.forClient;
  const other = startsSession && (await otherAccount(c, accounts, preview.user.id));
  if (other && choice !== SWITCH_ACCOUNT) return 'ask';
  return followLink(c, accounts, type, token);
}

/** The other account to which this browser is signed in: its email address or phone number. */
async function otherAccount(c: Ctx, { services }: Accounts, userId: string): Promise<string | undefined> {
  const found = await services.sessions.authenticate(c.req.raw);
  if (found?.via !== 'cookie' || found.session.userId === userId) return undefined;
  const user = await services.db.withAccounts((tx) => findUser(tx, found.session.userId));
  return user?.email ?? user?.phone ?? undefined;
}
