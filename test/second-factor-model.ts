import { FACTORS } from '#shared/factors.ts';
import { appCode } from './second-factor.ts';

/** What the contract says must happen to the factors and sessions of one user, without a database and without a server. */

const MINUTE = 60_000;
const RECENT_MS = 10 * MINUTE;
const ABANDONED_MS = 60 * MINUTE;

export interface ModelSession {
  aal: 'aal1' | 'aal2';
  alive: boolean;
  openedAt: number;
}
export interface ModelFactor {
  name: string;
  /** What the server gave out at the enrolment. */
  secret: string;
  verified: boolean;
  removed: boolean;
  createdAt: number;
  lastStep: number;
  failures: number;
  lockedUntil: number;
}
export interface ModelChallenge {
  factor: ModelFactor;
  session: ModelSession;
  expiresAt: number;
  tries: number;
  used: boolean;
}

/** The answer a client must get: `ok`, or the error's code. */
export type Expected =
  | 'ok'
  | 'no_authorization'
  | 'insufficient_aal'
  | 'reauthentication_needed'
  | 'mfa_factor_name_conflict'
  | 'too_many_enrolled_mfa_factors'
  | 'mfa_factor_not_found'
  | 'mfa_challenge_expired'
  | 'mfa_verification_failed'
  | 'over_request_rate_limit';

export class SecondFactorModel {
  now: number;
  sessions: ModelSession[] = [];
  factors: ModelFactor[] = [];
  challenges: ModelChallenge[] = [];
  codes: { used: boolean }[] = [];
  codeFailures = { count: 0, lastAt: 0 };

  constructor(now: number) {
    this.now = now;
  }

  /** `dead`: no session; `closed`: a session that shows no data; `open`: it does. */
  access(session: ModelSession): 'dead' | 'closed' | 'open' {
    if (!session.alive) return 'dead';
    return this.isProtected() && session.aal === 'aal1' ? 'closed' : 'open';
  }

  isProtected(): boolean {
    return this.factors.some((factor) => factor.verified && !factor.removed);
  }

  enrolled(): ModelFactor[] {
    return this.factors.filter((factor) => !factor.removed);
  }

  private isRecent(session: ModelSession): boolean {
    return this.now - session.openedAt < RECENT_MS;
  }

  private gate(session: ModelSession): Expected {
    const access = this.access(session);
    return access === 'dead' ? 'no_authorization' : access === 'closed' ? 'insufficient_aal' : 'ok';
  }

  signIn(): void {
    this.sessions.push({ aal: 'aal1', alive: true, openedAt: this.now });
  }

  signOut(session: ModelSession, scope: 'local' | 'others' | 'global'): Expected {
    const access = this.access(session);
    if (access === 'dead') return 'no_authorization';
    for (const other of this.sessions) {
      const meant = scope === 'global' || (other === session) === (scope === 'local');
      // Who confirmed no factor ends no session that did.
      if (meant && (access === 'open' || other.aal === 'aal1')) other.alive = false;
    }
    return 'ok';
  }

  enrol(session: ModelSession, name: string): Expected {
    const gate = this.gate(session);
    if (gate !== 'ok') return gate;
    const abandoned = (factor: ModelFactor) =>
      !factor.verified && this.now - factor.createdAt >= ABANDONED_MS;
    const kept = this.enrolled().filter((factor) => !abandoned(factor));
    if (kept.some((factor) => factor.name.toLowerCase() === name.toLowerCase()))
      return 'mfa_factor_name_conflict';
    if (kept.length >= FACTORS.maxEnrolled) return 'too_many_enrolled_mfa_factors';
    if (!this.isRecent(session)) return 'reauthentication_needed';
    for (const factor of this.enrolled()) if (abandoned(factor)) factor.removed = true;
    return 'ok';
  }

  /** After an enrolment that was `ok`. */
  enrolledAs(name: string, secret: string): void {
    const fresh = { verified: false, removed: false, lastStep: -1, failures: 0, lockedUntil: 0 };
    this.factors.push({ name, secret, ...fresh, createdAt: this.now });
  }

  private mayConfirm(session: ModelSession, factor: ModelFactor): Expected {
    if (!session.alive) return 'no_authorization';
    if (factor.removed) return 'mfa_factor_not_found';
    if (!factor.verified && this.access(session) === 'closed') return 'insufficient_aal';
    return factor.lockedUntil > this.now ? 'over_request_rate_limit' : 'ok';
  }

  challenge(session: ModelSession, factor: ModelFactor): Expected {
    const may = this.mayConfirm(session, factor);
    const expiresAt = this.now + FACTORS.challengeMinutes * MINUTE;
    if (may === 'ok') this.challenges.push({ factor, session, expiresAt, tries: 0, used: false });
    return may;
  }

  verify(session: ModelSession, challenge: ModelChallenge, code: string): Expected {
    const { factor } = challenge;
    const may = this.mayConfirm(session, factor);
    if (may !== 'ok') return may;
    const open =
      !challenge.used && challenge.expiresAt > this.now && challenge.tries < FACTORS.triesPerChallenge;
    if (challenge.session !== session || !open) return 'mfa_challenge_expired';
    const current = Math.floor(this.now / 30_000);
    const step = [current - 1, current, current + 1].find(
      (near) => near > factor.lastStep && appCode(factor.secret, new Date(near * 30_000)) === code,
    );
    if (step === undefined) {
      challenge.tries += 1;
      factor.failures = factor.lockedUntil > 0 ? 1 : factor.failures + 1;
      factor.lockedUntil = 0;
      if (factor.failures >= FACTORS.failuresPerFactor)
        factor.lockedUntil = this.now + FACTORS.lockMinutes * MINUTE;
      return 'mfa_verification_failed';
    }
    challenge.used = true;
    Object.assign(factor, { verified: true, lastStep: step, failures: 0, lockedUntil: 0 });
    for (const other of this.enrolled()) if (!other.verified) other.removed = true;
    this.stepUp(session);
    return 'ok';
  }

  private stepUp(session: ModelSession): void {
    for (const other of this.sessions) if (other.aal === 'aal1' || other === session) other.alive = false;
    this.sessions.push({ aal: 'aal2', alive: true, openedAt: this.now });
  }

  remove(session: ModelSession, factor: ModelFactor): Expected {
    if (!session.alive) return 'no_authorization';
    if (factor.removed) return 'mfa_factor_not_found';
    if (factor.verified) {
      if (session.aal === 'aal1') return 'insufficient_aal';
      if (!this.isRecent(session)) return 'reauthentication_needed';
      for (const other of this.sessions) if (other !== session) other.aal = 'aal1';
    }
    factor.removed = true;
    if (!this.isProtected()) this.codes = [];
    return 'ok';
  }

  makeCodes(session: ModelSession): Expected {
    if (!session.alive) return 'no_authorization';
    if (session.aal === 'aal1') return 'insufficient_aal';
    if (!this.isRecent(session)) return 'reauthentication_needed';
    if (!this.isProtected()) return 'mfa_factor_not_found';
    this.codes = Array.from({ length: FACTORS.recoveryCodes }, () => ({ used: false }));
    return 'ok';
  }

  /** `code` is undefined for one that was never given out, or is no longer. */
  spendCode(session: ModelSession, code: { used: boolean } | undefined): Expected {
    if (!session.alive) return 'no_authorization';
    const { count, lastAt } = this.codeFailures;
    const failures = this.now - lastAt < FACTORS.lockMinutes * MINUTE ? count : 0;
    if (failures >= FACTORS.failuresPerFactor) return 'over_request_rate_limit';
    this.codeFailures = { count: failures + 1, lastAt: this.now };
    if (!code || code.used) return 'mfa_verification_failed';
    this.codeFailures.count = 0;
    code.used = true;
    this.stepUp(session);
    return 'ok';
  }
}
