import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { phoneChanged } from '../emails/security-emails.ts';
import { presentSession } from '../present.ts';
import { renewSession } from '../sessions/session-store.ts';
import { findUser } from '../store.ts';
import type { User } from '../tables.ts';
import { redeemCode, storeCode } from './codes-store.ts';
import { setPhone } from './phone-users-store.ts';
import { tooManyWrongCodes, wrongCode } from './reauthentication-nonce.ts';
import { sendCode } from './send-code.ts';

type Ctx = Context<AppEnv>;

/**
 * Sends a code to the user's new number. Only a correct code reveals whether another account has the number.
 * Errors: 429 `over_sms_send_rate_limit`, `sms_unavailable`.
 */
export async function requestPhoneChange(
  { services }: Accounts,
  c: Ctx,
  user: User,
  phone: string,
): Promise<void> {
  const { db, secrets, now } = services;
  const { sessionId } = c.get('session');
  const code = await sendCode(services, phone, { address: c.get('clientAddress'), trusted: false });
  await db.withAccounts(async (tx) => {
    const owner = { recipient: phone, purpose: 'phone_change', userId: user.id } as const;
    await storeCode(tx, secrets.hmacKey, { ...owner, code }, now());
    const asked = { userId: user.id, sessionId, event: 'phone_change_asked' } as const;
    await recordAudit(tx, { ...asked, ...requestDetails(c) }, now());
  });
}

/** Sets the new number of the user who requested it. Returns the session with the new number in its token. */
export async function confirmPhoneChange(
  c: Ctx,
  accounts: Accounts,
  given: { phone: string; token: string },
): Promise<AuthSession> {
  const { services, tokens } = accounts;
  const { userId, sessionId } = c.get('session');
  const done = await services.db.withAccounts((tx) => change(tx, c, accounts, given));
  switch (done.outcome) {
    case 'locked':
      throw tooManyWrongCodes(done.minutes);
    case 'wrong':
      throw wrongCode();
    case 'taken':
      throw new ProblemError('unprocessable', sentenceOf(accountErrors.phoneTaken), {
        reason: 'phone_exists',
      });
  }
  phoneChanged(services, done.before);
  const renewed = await services.db.withAccounts((tx) =>
    renewSession(tx, { userId, sessionId }, services.now()),
  );
  if (!renewed) throw new ProblemError('unauthenticated');
  return presentSession(tokens, renewed);
}

type Done =
  | { outcome: 'changed'; before: User }
  | { outcome: 'wrong' | 'taken' }
  | { outcome: 'locked'; minutes: number };

async function change(
  tx: Tx,
  c: Ctx,
  { services }: Accounts,
  { phone, token }: { phone: string; token: string },
): Promise<Done> {
  const { secrets, now } = services;
  const { userId, sessionId } = c.get('session');
  const owner = { recipient: phone, purpose: 'phone_change', userId, code: token } as const;
  const redeemed = await redeemCode(tx, secrets.hmacKey, owner, now());
  if (redeemed.outcome !== 'right') return redeemed;
  const before = await findUser(tx, userId);
  if (!before) return { outcome: 'wrong' };
  if (!(await setPhone(tx, userId, phone, now()))) return { outcome: 'taken' };
  const changed = { userId, sessionId, event: 'phone_changed', ...requestDetails(c) } as const;
  await recordAudit(tx, changed, now());
  return { outcome: 'changed', before };
}
