import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { secondFactorAdded } from '../emails/security-emails.ts';
import { isFactorCode } from '../phones/send-code.ts';
import type { StartedSession } from '../sessions/session-store.ts';
import { completeSignIn } from '../sessions/sign-in.ts';
import type { FactorRow } from '../tables.ts';
import { factorToConfirm } from './challenge-factor.ts';
import { type Challenge, countAttempt, findChallenge, markChallengeUsed } from './challenges-store.ts';
import { challengeExpired, wrongCode } from './factor-errors.ts';
import { afterFailure, isChallengeOpen } from './factor-rules.ts';
import { recordFailure, recordSuccess, removeFactors } from './factors-store.ts';
import { stepUp } from './step-up.ts';
import { unseal } from './totp/secret-box.ts';
import { findTimeStep } from './totp/totp.ts';

interface Answer {
  factorId: string;
  challengeId: string;
  code: string;
}

type Confirmation =
  | { outcome: 'confirmed'; started: StartedSession; factor: FactorRow }
  /** The counted failure must be committed, so the transaction must not throw this. */
  | { outcome: 'wrong' };

/**
 * Confirms a second factor with the code of a challenge. Returns a new session of level aal2.
 * Errors: 422 `mfa_factor_not_found`, `mfa_challenge_expired`, `mfa_verification_failed`; 403 `insufficient_aal`; 429
 * while the factor is locked.
 */
export async function confirmFactor(
  c: Context<AppEnv>,
  accounts: Accounts,
  answer: Answer,
): Promise<AuthSession> {
  const { services } = accounts;
  const confirmation = await services.db.withAccounts((tx) => confirm(tx, c, accounts, answer));
  if (confirmation.outcome === 'wrong') throw wrongCode();
  const { started, factor } = confirmation;
  if (factor.status === 'unverified') secondFactorAdded(services, started.user, factor);
  return completeSignIn(c, accounts, started);
}

async function confirm(
  tx: Tx,
  c: Context<AppEnv>,
  accounts: Accounts,
  { factorId, challengeId, code }: Answer,
): Promise<Confirmation> {
  const { services } = accounts;
  const now = services.now();
  const { userId, sessionId } = c.get('session');
  const { factor, account, asking } = await factorToConfirm(tx, c, factorId, now);
  const challenge = await findChallenge(tx, { id: challengeId, factorId, sessionId });
  if (!challenge || !isChallengeOpen(challenge, now)) throw challengeExpired();

  const record = { userId, details: described(factor), ...requestDetails(c) };
  const right = check(accounts, factor, challenge, code);
  if (!right) {
    await countAttempt(tx, challenge);
    await recordFailure(tx, factorId, afterFailure(factor, now));
    await recordAudit(tx, { ...record, sessionId, event: 'second_factor_failed' }, now);
    return { outcome: 'wrong' };
  }
  await markChallengeUsed(tx, challengeId, now);
  await recordSuccess(tx, factorId, right.step, now);
  await removeFactors(tx, unconfirmedBeside(factor, account.factors));
  const started = await stepUp(tx, c, accounts, asking, factor.factorType);
  const event = factor.status === 'unverified' ? 'factor_verified' : 'second_factor_confirmed';
  await recordAudit(tx, { ...record, sessionId: started.session.id, event }, now);
  return { outcome: 'confirmed', started, factor };
}

const described = ({ factorType, friendlyName }: FactorRow) => ({
  factor_type: factorType,
  friendly_name: friendlyName ?? '',
});

const unconfirmedBeside = (factor: FactorRow, all: readonly FactorRow[]) =>
  all
    .filter(({ id, status, factorType }) => {
      return status === 'unverified' && factorType === factor.factorType && id !== factor.id;
    })
    .map(({ id }) => id);

/** For a correct code, its time step (none for a code that was sent); otherwise undefined. */
function check(
  { services }: Accounts,
  factor: FactorRow,
  challenge: Challenge,
  code: string,
): { step: number | null } | undefined {
  const { id, phone, secretEncrypted, lastStep } = factor;
  if (phone !== null && challenge.codeHash !== null) {
    const given = { phone, challengeId: challenge.id, code };
    return isFactorCode(services, given, challenge.codeHash) ? { step: null } : undefined;
  }
  if (secretEncrypted === null) return undefined;
  const secret = unseal(services.secrets.hmacKey, secretEncrypted, id);
  const step = findTimeStep(secret, code, services.now(), lastStep);
  return step === undefined ? undefined : { step };
}
