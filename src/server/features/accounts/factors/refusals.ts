import { ACCOUNT_SENTENCES } from '#shared/contracts/accounts.ts';
import { FACTOR_SENTENCES } from '#shared/contracts/factors.ts';
import { ProblemError } from '#shared/errors.ts';

/** The errors of second factors, each with the code that clients of this family expect. */

const refused = (reason: string, sentence: string) => new ProblemError('unprocessable', sentence, { reason });

export const factorNotFound = () => refused('mfa_factor_not_found', FACTOR_SENTENCES.notFound);
export const noFactorYet = () => refused('mfa_factor_not_found', FACTOR_SENTENCES.factorFirst);
export const challengeExpired = () => refused('mfa_challenge_expired', FACTOR_SENTENCES.challengeExpired);
export const wrongCode = () => refused('mfa_verification_failed', FACTOR_SENTENCES.wrongCode);
export const wrongRecoveryCode = () => refused('mfa_verification_failed', FACTOR_SENTENCES.wrongRecoveryCode);
export const enrolmentRefused = refused;

export const needsSecondFactor = () =>
  new ProblemError('insufficient_aal', FACTOR_SENTENCES.secondFactorFirst);

export const sessionEnded = () =>
  new ProblemError('unauthenticated', ACCOUNT_SENTENCES.sessionEnded, { reason: 'session_not_found' });

export const factorLocked = (minutes: number) =>
  new ProblemError('too_many_requests', FACTOR_SENTENCES.locked(minutes), {
    reason: 'over_request_rate_limit',
  });

export const recoveryCodesLocked = (minutes: number) =>
  new ProblemError('too_many_requests', FACTOR_SENTENCES.recoveryLocked(minutes), {
    reason: 'over_request_rate_limit',
  });
