import type { Context } from 'hono';
import type { AppEnv, Session } from '#server/platform/http/access.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Accounts } from '../context.ts';
import { redeemNonce } from '../phones/reauthentication-nonce.ts';
import { findUser } from '../store.ts';
import { holdsResetLink } from './session-store.ts';

/** Proof that a change requires besides the session. */
interface Demand {
  /** True when the link of a forgotten password allows the change: a new password and nothing else. */
  allowedByResetLink?: boolean;
}

/** Proof in a request that the user is still present. */
export interface Proof {
  current_password?: string | undefined;
  /** The code that `GET /reauthenticate` sent. */
  nonce?: string | undefined;
}

/** True where a session is new enough for a sensitive change without more proof. */
export const isRecent = ({ signedInAt }: Pick<Session, 'signedInAt'>, now: Date): boolean =>
  now.getTime() / 1000 - signedInAt < ACCOUNTS.recentMinutes * 60;

/**
 * Allows a sensitive change only in a recent session, with the current password, or with a code that was just sent;
 * wrong passwords count as failed sign-ins. A new password is also allowed for as long as the link of a forgotten
 * password lives. Errors: 401 `reauthentication_needed`, 429 `over_request_rate_limit`.
 */
export async function requireRecent(
  accounts: Accounts,
  c: Context<AppEnv>,
  given: Proof,
  { allowedByResetLink = false }: Demand = {},
): Promise<void> {
  const { services } = accounts;
  const session = c.get('session');
  if (isRecent(session, services.now())) return;
  const { user, byLink } = await services.db.withAccounts(async (tx) => ({
    user: await findUser(tx, session.userId),
    byLink:
      allowedByResetLink && (await holdsResetLink(tx, { ...session, id: session.sessionId }, services.now())),
  }));
  if (byLink) return;
  const from = { address: c.get('clientAddress'), sessionId: session.sessionId };
  if (user && (await isPassword(accounts, user, from, given.current_password))) return;
  if (user && given.nonce !== undefined && (await redeemNonce(services, user, given.nonce))) return;
  throw new ProblemError('unauthenticated', sentenceOf(accountErrors.reauthenticate), {
    reason: 'reauthentication_needed',
  });
}

async function isPassword(
  { queuedPasswords, throttle }: Accounts,
  user: { id: string; email: string | null; passwordHash: string | null },
  { address, sessionId }: { address: string; sessionId: string },
  password: string | undefined,
): Promise<boolean> {
  if (password === undefined) return false;
  // Counted for the session: strangers who lock the account do not keep its owner from changing the password.
  const who = { account: user.email ?? user.id, address, device: `session ${sessionId}` };
  const attempted = await queuedPasswords({ known: true, group: user.id }, (passwords) =>
    throttle.attempt(who, async () =>
      (await passwords.verify(user.passwordHash ?? undefined, password)) ? true : undefined,
    ),
  );
  return attempted.found ?? false;
}
