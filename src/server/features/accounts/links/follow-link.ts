import type { Context } from 'hono';
import { hashSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { readSessionCookie } from '#server/platform/http/session-cookie.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';
import type { LinkType } from '#shared/contracts/accounts.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { emailChanged } from '../emails/security-emails.ts';
import type { StartedSession } from '../sessions/session-store.ts';
import { completeSignIn, signIn } from '../sessions/sign-in.ts';
import { changeEmail, confirmUser, findUser, findUserByEmail } from '../store.ts';
import type { OneTimeToken, User } from '../tables.ts';
import { signUpCookie } from './browser-cookie.ts';
import {
  findOneTimeToken,
  issueOneTimeToken,
  redeemOneTimeToken,
  revokeOneTimeTokens,
} from './links-store.ts';

const METHODS: Record<LinkType, string> = {
  signup: 'email/signup',
  recovery: 'recovery',
  email_change: 'email_change',
};

/** Destination of a used link; `code` is for a PKCE client. */
export interface FollowedLink {
  redirectTo: string | null;
  code?: string;
  /** The address that the link of a sign-up confirmed. */
  confirmed?: string;
}

interface Outcome extends FollowedLink {
  started?: StartedSession | undefined;
  /** The user with the old address. */
  changed?: User | undefined;
}

/** Looks up what a link would do, without using it. Undefined when `followLink` would refuse it. */
export async function previewLink(
  tx: Tx,
  { services }: Accounts,
  type: LinkType,
  secret: string,
): Promise<{ user: User; email: string; redirectTo: string | null; forClient: boolean } | undefined> {
  const token = await findOneTimeToken(tx, secret, type, services.now());
  const user = token && (await findUser(tx, token.userId));
  if (!token || !user || token.email === null || !(await applies(tx, type, token.email, user)))
    return undefined;
  return { user, email: token.email, redirectTo: token.redirectTo, forClient: token.codeChallenge !== null };
}

async function applies(tx: Tx, type: LinkType, email: string, user: User): Promise<boolean> {
  if (type !== 'email_change') return email === user.email && !(type === 'signup' && user.emailConfirmedAt);
  const holder = await findUserByEmail(tx, email);
  return holder === undefined || holder.id === user.id;
}

/** Uses the link and performs its action. Undefined when it was used, has expired, or no longer fits its account. */
export async function followLink(
  c: Context<AppEnv>,
  accounts: Accounts,
  type: LinkType,
  secret: string,
): Promise<FollowedLink | undefined> {
  const { db } = accounts.services;
  const outcome = await db.withAccounts((tx) => follow(tx, c, accounts, type, secret));
  if (outcome?.changed) emailChanged(accounts.services, outcome.changed);
  if (outcome?.started) await completeSignIn(c, accounts, outcome.started);
  return outcome;
}

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
  await revokeOneTimeTokens(tx, user.id, [type], now);
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
  } else if (type === 'recovery' || (type === 'signup' && madeHere(c, accounts, token))) {
    const start = { userId: user.id, method: METHODS[type], browser: true };
    outcome.started = await signIn(tx, c, accounts, start);
  }
  // A user who is signed in need not find the address filled in.
  if (type === 'signup' && token.email !== null && !outcome.started) outcome.confirmed = token.email;
  return outcome;
}

/** True where the sign-up was made in this browser, which nobody is signed in to. */
function madeHere(c: Context<AppEnv>, { services }: Accounts, { pending }: OneTimeToken): boolean {
  const secret = signUpCookie.read(c, services.env);
  return (
    secret !== undefined &&
    pending?.browserHash === hashSecret(secret) &&
    readSessionCookie(c, services.env) === undefined
  );
}

async function apply(tx: Tx, type: LinkType, token: OneTimeToken, user: User, now: Date): Promise<boolean> {
  if (type === 'email_change')
    return token.email !== null && (await changeEmail(tx, user.id, token.email, now));
  // A link proves only the address it was sent to.
  if (token.email !== user.email) return false;
  if (type === 'signup') return (await confirmUser(tx, user.id, token.pending ?? {}, now)) !== undefined;
  // Choosing a new password also confirms the address; the password of an unconfirmed sign-up is dropped.
  if (user.emailConfirmedAt === null)
    await confirmUser(tx, user.id, { userMetadata: user.userMetadata }, now);
  return true;
}
