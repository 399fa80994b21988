import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { Accounts } from '../context.ts';
import { sendFactorCode } from '../phones/send-code.ts';
import type { FactorRow } from '../tables.ts';
import { addChallenge, type Challenge } from './challenges-store.ts';
import { factorLocked, factorNotFound, needsSecondFactor } from './factor-errors.ts';
import { challengeExpiry, lockedMinutes, mayConfirm } from './factor-rules.ts';
import { lockCaller, recordChallenge } from './factors-store.ts';

type Made = Pick<Challenge, 'id' | 'expiresAt'> & Pick<FactorRow, 'factorType'>;

/**
 * Creates a challenge of the caller's own factor for the current session; a phone gets its code before the challenge is
 * stored. Errors: 403 `insufficient_aal`, 422 `mfa_factor_not_found`, 429 when locked or too many codes were sent.
 */
export async function challengeFactor(
  c: Context<AppEnv>,
  { services }: Accounts,
  factorId: string,
): Promise<Made> {
  const { db, now } = services;
  const { sessionId } = c.get('session');
  const id = randomUUID();
  const { factor } = await db.withAccounts((tx) => factorToConfirm(tx, c, factorId, now()));
  const { phone, factorType, status } = factor;
  const requester = { address: c.get('clientAddress'), trusted: status === 'verified' };
  const codeHash =
    phone === null ? null : await sendFactorCode(services, { phone, challengeId: id, requester });
  const expiresAt = challengeExpiry(now());
  await db.withAccounts(async (tx) => {
    await factorToConfirm(tx, c, factorId, now());
    await addChallenge(tx, { id, factorId, sessionId, codeHash, expiresAt }, now());
    await recordChallenge(tx, factorId, now());
  });
  return { id, factorType, expiresAt };
}

/**
 * The factor, if this session may confirm it now, with its account and session, which are locked. Errors: as
 * `challengeFactor`.
 */
export async function factorToConfirm(tx: Tx, c: Context<AppEnv>, factorId: string, now: Date) {
  const { account, asking } = await lockCaller(tx, c.get('session'));
  const factor = account.factors.find(({ id }) => id === factorId);
  if (!factor) throw factorNotFound();
  if (!mayConfirm(factor, account.factors, asking.aal)) throw needsSecondFactor();
  const minutes = lockedMinutes(factor, now);
  if (minutes > 0) throw factorLocked(minutes);
  return { factor, account, asking };
}
