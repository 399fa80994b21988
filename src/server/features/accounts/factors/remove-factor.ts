import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { Account } from '../account-store.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { secondFactorRemoved } from '../emails/security-emails.ts';
import { type Proof, requireRecent } from '../sessions/reauthentication.ts';
import { lowerSessions } from '../sessions/session-store.ts';
import type { FactorRow } from '../tables.ts';
import { factorNotFound, needsSecondFactor } from './factor-errors.ts';
import { hasVerifiedFactor } from './factor-rules.ts';
import { lockCaller, removeFactors } from './factors-store.ts';
import { deleteRecoveryCodes } from './recovery-codes-store.ts';

/**
 * Removes the caller's own factor. A verified factor needs aal2 and a recent sign-in or other proof; an unconfirmed
 * enrolment can be removed at any level. The recovery codes are removed with the last verified factor.
 * Errors: 401 `reauthentication_needed`, 403 `insufficient_aal`, 422 `mfa_factor_not_found`.
 */
export async function removeFactor(
  c: Context<AppEnv>,
  accounts: Accounts,
  factorId: string,
  proof: Proof,
): Promise<void> {
  const { services } = accounts;
  const { db } = services;
  const { factor: found } = await db.withAccounts((tx) => removable(tx, c, factorId));
  if (found.status === 'verified') await requireRecent(accounts, c, proof);
  const { factor, user } = await db.withAccounts(async (tx) => {
    const own = await removable(tx, c, factorId);
    // The factor was confirmed in the meantime, so other rules apply: nothing is removed.
    if (own.factor.status !== found.status) throw factorNotFound();
    await remove(tx, c, own, services.now());
    return own;
  });
  if (factor.status === 'verified') secondFactorRemoved(services, user, factor);
}

type Removable = Account & { factor: FactorRow };

async function removable(tx: Tx, c: Context<AppEnv>, factorId: string): Promise<Removable> {
  const { account, asking } = await lockCaller(tx, c.get('session'));
  const factor = account.factors.find(({ id }) => id === factorId);
  if (!factor) throw factorNotFound();
  if (factor.status === 'verified' && asking.aal === 'aal1') throw needsSecondFactor();
  return { ...account, factor };
}

async function remove(tx: Tx, c: Context<AppEnv>, { factor, factors }: Removable, now: Date): Promise<void> {
  const { userId, sessionId } = c.get('session');
  await removeFactors(tx, [factor.id]);
  if (factor.status === 'verified') {
    await lowerSessions(tx, { userId, except: sessionId });
    if (!hasVerifiedFactor(factors.filter(({ id }) => id !== factor.id)))
      await deleteRecoveryCodes(tx, userId);
  }
  const { factorType, friendlyName, status } = factor;
  const details = { factor_type: factorType, friendly_name: friendlyName ?? '', status };
  await recordAudit(tx, { userId, sessionId, event: 'factor_removed', details, ...requestDetails(c) }, now);
}
