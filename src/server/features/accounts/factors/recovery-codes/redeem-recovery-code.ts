import type { Context } from 'hono';
import { recordAudit } from '#server/features/accounts/audit/audit-store.ts';
import { type Accounts, requestDetails } from '#server/features/accounts/context.ts';
import { hashedKey } from '#server/features/accounts/hashed-keys.ts';
import type { StartedSession } from '#server/features/accounts/sessions/session-store.ts';
import { waitMinutes } from '#server/features/accounts/throttle/throttle.ts';
import { clearAttempts, countAttempt } from '#server/features/accounts/throttle/throttle-store.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { FACTORS } from '#shared/contracts/factors.ts';
import { lockCaller } from '../factors-store.ts';
import { stepUp } from '../step-up.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { consumeRecoveryCode, recoveryCodesLeft } from './recovery-codes-store.ts';

/** Failures count for the user, across all codes. */
const LIMIT = { attempts: FACTORS.failuresPerFactor, windowMs: FACTORS.lockMinutes * 60_000 };

export type Redeemed =
  | { outcome: 'right'; started: StartedSession; remaining: number }
  | { outcome: 'wrong' }
  | { outcome: 'locked'; minutes: number };

/**
 * Exchanges a recovery code for a new session of level aal2. It does not throw for a wrong code, because the counted
 * failure must be committed: the caller throws after the transaction.
 */
export async function redeemRecoveryCode(
  tx: Tx,
  c: Context<AppEnv>,
  accounts: Accounts,
  code: string,
): Promise<Redeemed> {
  const { secrets, now } = accounts.services;
  const { userId, sessionId } = c.get('session');
  const { asking } = await lockCaller(tx, c.get('session'));
  const key = hashedKey(secrets.hmacKey, 'recovery codes', userId);
  const counted = await countAttempt(tx, [{ key, limit: LIMIT }], now());
  if ('waitMs' in counted) return { outcome: 'locked', minutes: waitMinutes(counted.waitMs) };
  const record = { userId, details: { method: 'recovery_code' }, ...requestDetails(c) };
  const codeHash = recoveryCodeHash(secrets.hmacKey, userId, code);
  if (!(await consumeRecoveryCode(tx, userId, codeHash, now()))) {
    await recordAudit(tx, { ...record, sessionId, event: 'second_factor_failed' }, now());
    return { outcome: 'wrong' };
  }
  await clearAttempts(tx, key);
  const started = await stepUp(tx, c, accounts, asking, 'recovery_code');
  await recordAudit(tx, { ...record, sessionId: started.session.id, event: 'recovery_code_used' }, now());
  const { remaining } = await recoveryCodesLeft(tx, userId);
  return { outcome: 'right', started, remaining };
}
