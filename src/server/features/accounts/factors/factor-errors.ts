import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';

/** The errors of second factors, each with the code that clients of this family expect. */

const refused = (reason: string, sentence: Sentence) =>
  new ProblemError('unprocessable', sentence, { reason });

export const factorNotFound = () => refused('mfa_factor_not_found', sentenceOf(accountErrors.factorNotFound));
export const noVerifiedFactor = () =>
  refused('mfa_factor_not_found', sentenceOf(accountErrors.addFactorFirst));
export const challengeExpired = () =>
  refused('mfa_challenge_expired', sentenceOf(accountErrors.challengeExpired));
export const wrongCode = () => refused('mfa_verification_failed', sentenceOf(accountErrors.wrongCode));
export const wrongRecoveryCode = () =>
  refused('mfa_verification_failed', sentenceOf(accountErrors.wrongRecoveryCode));
export const enrolmentRefused = refused;

export const needsSecondFactor = () => new ProblemError('insufficient_aal');

export const sessionEnded = () =>
  new ProblemError('unauthenticated', sentenceOf(accountErrors.sessionEnded), {
    reason: 'session_not_found',
  });

export const factorLocked = (minutes: number) =>
  new ProblemError('too_many_requests', sentenceOf(accountErrors.factorLocked, { minutes }), {
    reason: 'over_request_rate_limit',
  });

export const recoveryCodesLocked = (minutes: number) =>
  new ProblemError('too_many_requests', sentenceOf(accountErrors.recoveryCodesLocked, { minutes }), {
    reason: 'over_request_rate_limit',
  });
