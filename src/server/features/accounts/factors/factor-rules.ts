import { FACTORS, type FactorType } from '#shared/contracts/factors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import type { FactorRow } from '../tables.ts';

/** The rules of second factors, free of the database. Times are `Date`s of the server's own clock. */

const MINUTE = 60_000;

/** An unconfirmed enrolment is dropped after this time, which frees its name and its place. */
const UNCONFIRMED_MS = 60 * MINUTE;

export interface Refusal {
  reason: 'mfa_factor_name_conflict' | 'too_many_enrolled_mfa_factors' | 'mfa_verified_factor_exists';
  sentence: Sentence;
}

/** The reason why this factor cannot be enrolled in addition to the existing ones, or undefined. */
export function enrolmentProblem(
  enrolled: readonly Pick<FactorRow, 'factorType' | 'status' | 'friendlyName'>[],
  wanted: { factorType: FactorType; friendlyName: string | undefined },
): Refusal | undefined {
  const name = fold(wanted.friendlyName);
  if (name !== '' && enrolled.some(({ friendlyName }) => fold(friendlyName) === name))
    return { reason: 'mfa_factor_name_conflict', sentence: sentenceOf(accountErrors.factorNameTaken) };
  if (enrolled.length >= FACTORS.maxEnrolled)
    return {
      reason: 'too_many_enrolled_mfa_factors',
      sentence: sentenceOf(accountErrors.tooManyFactors, { max: FACTORS.maxEnrolled }),
    };
  const isVerifiedPhone = (factor: (typeof enrolled)[number]) =>
    factor.factorType === 'phone' && factor.status === 'verified';
  if (wanted.factorType === 'phone' && enrolled.some(isVerifiedPhone))
    return { reason: 'mfa_verified_factor_exists', sentence: sentenceOf(accountErrors.phoneFactorExists) };
  return undefined;
}

const fold = (name: string | null | undefined) => (name ?? '').toLowerCase();

/** True for an enrolment that stayed unconfirmed. */
export function isAbandoned(factor: Pick<FactorRow, 'status' | 'createdAt'>, now: Date): boolean {
  return factor.status === 'unverified' && now.getTime() - factor.createdAt.getTime() >= UNCONFIRMED_MS;
}

export const hasVerifiedFactor = (factors: readonly Pick<FactorRow, 'status'>[]): boolean =>
  factors.some(({ status }) => status === 'verified');

/**
 * True when a session of this level may confirm the factor. An unverified factor must not bypass a verified
 * one: somebody who knows only the password may have enrolled it.
 */
export function mayConfirm(
  factor: Pick<FactorRow, 'status'>,
  all: readonly Pick<FactorRow, 'status'>[],
  aal: 'aal1' | 'aal2',
): boolean {
  return factor.status === 'verified' || aal === 'aal2' || !hasVerifiedFactor(all);
}

/** Remaining minutes of a lock, rounded up; 0 when the factor accepts codes. */
export function lockedMinutes({ lockedUntil }: Pick<FactorRow, 'lockedUntil'>, now: Date): number {
  const left = lockedUntil === null ? 0 : Math.ceil((lockedUntil.getTime() - now.getTime()) / MINUTE);
  // A longer one was noted while the clock was wrong.
  return left > FACTORS.lockMinutes ? 0 : Math.max(0, left);
}

/** The state after a wrong code: ten failures lock the factor, and after the lock the count restarts. */
export function afterFailure(
  { failures, lockedUntil }: Pick<FactorRow, 'failures' | 'lockedUntil'>,
  now: Date,
): Pick<FactorRow, 'failures' | 'lockedUntil'> {
  const count = (lockedUntil === null ? failures : 0) + 1;
  const locks = count >= FACTORS.failuresPerFactor;
  return {
    failures: count,
    lockedUntil: locks ? new Date(now.getTime() + FACTORS.lockMinutes * MINUTE) : null,
  };
}

export function challengeExpiry(now: Date): Date {
  return new Date(now.getTime() + FACTORS.challengeMinutes * MINUTE);
}

/** True for a challenge that may be answered again. */
export function isChallengeOpen(
  challenge: { usedAt: Date | null; expiresAt: Date; tries: number },
  now: Date,
): boolean {
  return (
    challenge.usedAt === null && challenge.expiresAt > now && challenge.tries < FACTORS.triesPerChallenge
  );
}
