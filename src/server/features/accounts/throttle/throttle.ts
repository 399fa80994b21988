import { addressGroup } from '#server/platform/http/address-group.ts';
import { SMS } from '#shared/account-limits.ts';

/** Attempts counted under one key; the count restarts `windowMs` after the last attempt. */
export interface Attempts {
  count: number;
  lastAt: number;
}

export interface Limit {
  attempts: number;
  windowMs: number;
}

export type AttemptDecision = { allowed: true; next: Attempts } | { allowed: false; waitMs: number };

const MINUTE = 60_000;

/**
 * Sign-in: the specification's 5 in 15 minutes for an account. The others limit what an unknown device can make us
 * send or compute.
 */
export const LIMITS = {
  signIn: { attempts: 5, windowMs: 15 * MINUTE },
  mailToAccount: { attempts: 3, windowMs: 60 * MINUTE },
  signUpFromAddress: { attempts: 60, windowMs: 60 * MINUTE },
  smsFromAddress: { attempts: 30, windowMs: 60 * MINUTE },
  wrongCodes: { attempts: SMS.failuresPerNumber, windowMs: SMS.lockMinutes * MINUTE },
  recoverFromAddress: { attempts: 30, windowMs: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * Failures of one network address in 15 minutes. All of a chambers, or everyone on a court's Wi-Fi, shares one
 * address: typos of a colleague must not lock the others out, and the number of accounts stops somebody who tries one
 * password on many.
 */
export const ADDRESS_LIMIT = { failures: 60, accounts: 20, windowMs: 15 * MINUTE } as const;

/** A failed or undecided attempt of an address; `at` in ms. */
export interface AddressAttempt {
  account: string;
  at: number;
}

/** Time until an address may attempt again, in ms; 0 for no wait. `attempts` in any order. */
export function addressWait(attempts: readonly AddressAttempt[], now: number): number {
  const { failures, accounts, windowMs } = ADDRESS_LIMIT;
  const latest = new Map<string, number>();
  const times: number[] = [];
  for (const { account, at: noted } of attempts) {
    // A clock set back must not lock anybody out: what is further ahead than the window was noted while it was wrong.
    if (noted - now > windowMs) continue;
    const at = Math.min(noted, now);
    if (now - at >= windowMs) continue;
    times.push(at);
    latest.set(account, Math.max(at, latest.get(account) ?? 0));
  }
  const tooMany = (ends: number[], limit: number) => {
    const leaving = ends.sort((a, b) => a - b)[ends.length - limit];
    return leaving === undefined ? 0 : leaving + windowMs - now;
  };
  return Math.max(tooMany(times, failures), tooMany([...latest.values()], accounts));
}

/**
 * Decides on one more attempt at `now` (ms); returns the counts to store if it is allowed. A refused attempt
 * is not counted.
 */
export function checkAttempt(stored: Attempts | undefined, limit: Limit, now: number): AttemptDecision {
  // A clock set back must not lock anyone out: what is further ahead than the window was noted while it was wrong.
  const noted = stored && stored.lastAt - now <= limit.windowMs ? stored : undefined;
  const lastAt = Math.min(noted?.lastAt ?? 0, now);
  const count = noted !== undefined && now - lastAt < limit.windowMs ? noted.count : 0;
  if (count >= limit.attempts) return { allowed: false, waitMs: lastAt + limit.windowMs - now };
  return { allowed: true, next: { count: count + 1, lastAt: now } };
}

/** The wait in whole minutes for the user, rounded up. */
export function waitMinutes(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / MINUTE));
}

/** The network of an address as providers assign it: an IPv4 /24, an IPv6 /48. */
export function networkGroup(address: string): string {
  const group = addressGroup(address);
  if (!group.includes(':')) return `${group.split('.').slice(0, 3).join('.')}.0/24`;
  return `${group.split(':').slice(0, 3).join(':')}::/48`;
}
