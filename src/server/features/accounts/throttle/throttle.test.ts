import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADDRESS_LIMIT, addressWait, checkAttempt, LIMITS, networkGroup, waitMinutes } from './throttle.ts';

const LIMIT = LIMITS.signIn;

/** The specification's rule in its slow form: the whole history of counted attempts. */
function blockedUntil(counted: readonly number[], now: number): number | undefined {
  let streak: number[] = [];
  for (const at of counted) {
    const last = streak.at(-1);
    if (last !== undefined && at - last >= LIMIT.windowMs) streak = [];
    streak.push(at);
  }
  const last = streak.at(-1) ?? 0;
  return streak.length >= LIMIT.attempts && now - last < LIMIT.windowMs ? last + LIMIT.windowMs : undefined;
}

describe('the sign-in throttle', () => {
  test('is 5 attempts in 15 minutes', () => {
    expect(LIMIT).toEqual({ attempts: 5, windowMs: 900_000 });
  });

  test('follows the rule for any sequence of attempts', () => {
    const gaps = fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 120_000 }),
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.constantFrom(899_999, 900_000, 900_001),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(gaps, (waits) => {
        let now = 1_700_000_000_000;
        let stored: { count: number; lastAt: number } | undefined;
        const counted: number[] = [];
        for (const wait of waits) {
          now += wait;
          const until = blockedUntil(counted, now);
          const decision = checkAttempt(stored, LIMIT, now);
          expect(decision.allowed).toBe(until === undefined);
          if (decision.allowed) {
            stored = decision.next;
            counted.push(now);
          } else expect(decision.waitMs).toBe((until ?? 0) - now);
        }
      }),
    );
  });

  test('failures that were counted while the clock was far ahead lock nobody out when it is right again', () => {
    const day = 86_400_000;
    const ahead = { count: 5, lastAt: 400 * day };
    expect(checkAttempt(ahead, LIMIT, day)).toEqual({ allowed: true, next: { count: 1, lastAt: day } });
    // A clock that was minutes ahead gives no further attempts.
    const minutes = { count: 5, lastAt: day + 300_000 };
    expect(checkAttempt(minutes, LIMIT, day)).toMatchObject({ allowed: false });
    const attempts = Array.from({ length: ADDRESS_LIMIT.failures }, () => ({ account: 'a', at: 400 * day }));
    expect(addressWait(attempts, day)).toBe(0);
    expect(addressWait(attempts, 400 * day)).toBe(ADDRESS_LIMIT.windowMs);
  });

  test('a refused attempt does not extend the wait', () => {
    const full = { count: 5, lastAt: 0 };
    for (const now of [1, 400_000, 899_999])
      expect(checkAttempt(full, LIMIT, now)).toEqual({ allowed: false, waitMs: 900_000 - now });
    expect(checkAttempt(full, LIMIT, 900_000)).toEqual({
      allowed: true,
      next: { count: 1, lastAt: 900_000 },
    });
  });

  test('a clock set back never locks for longer than the window', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 1e13 }),
        fc.integer({ min: 0, max: 1e13 }),
        (count, lastAt, now) => {
          const decision = checkAttempt({ count, lastAt }, LIMIT, now);
          if (!decision.allowed) expect(decision.waitMs).toBeLessThanOrEqual(LIMIT.windowMs);
          if (!decision.allowed) expect(decision.waitMs).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('the wait is given in whole minutes, rounded up', () => {
    expect([1, 59_999, 60_000, 60_001, 899_999, 900_000].map(waitMinutes)).toEqual([1, 1, 1, 2, 15, 15]);
  });
});

describe('the attempts of one address', () => {
  const WINDOW = ADDRESS_LIMIT.windowMs;
  const NOW = 1_700_000_000_000;
  const attempts = (count: number, account: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => ({ account: account(i), at: NOW - WINDOW + 1 + i }));

  test('are 60, or those of 20 accounts, in 15 minutes', () => {
    expect(ADDRESS_LIMIT).toEqual({ failures: 60, accounts: 20, windowMs: 900_000 });
    expect(
      addressWait(
        attempts(59, (i) => `${i % 12}`),
        NOW,
      ),
    ).toBe(0);
    expect(
      addressWait(
        attempts(60, (i) => `${i % 12}`),
        NOW,
      ),
    ).toBe(1);
    expect(addressWait(attempts(19, String), NOW)).toBe(0);
    expect(addressWait(attempts(20, String), NOW)).toBe(1);
  });

  test('wait exactly until few enough are left, whatever their order, and never longer than the window', () => {
    const attempt = fc.record({
      account: fc.constantFrom(...Array.from({ length: 25 }, (_, i) => `a${i}`)),
      at: fc.integer({ min: NOW - 2 * WINDOW, max: NOW + WINDOW }),
    });
    const allowed = (list: readonly { account: string; at: number }[], now: number) => {
      const inside = list.filter(({ at }) => now - at < WINDOW);
      return inside.length < 60 && new Set(inside.map(({ account }) => account)).size < 20;
    };
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 120 }), (list) => {
        const seen = list.map(({ account, at }) => ({ account, at: Math.min(at, NOW) }));
        const wait = addressWait(list, NOW);
        expect(wait).toBeLessThanOrEqual(WINDOW);
        expect(wait === 0).toBe(allowed(seen, NOW));
        expect(allowed(seen, NOW + wait)).toBe(true);
        if (wait > 0) expect(allowed(seen, NOW + wait - 1)).toBe(false);
      }),
    );
  });
});

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['local', 'local.0/24'],
  ])('%s is in the network %s', (given, expected) => {
    expect(networkGroup(given)).toBe(expected);
  });
});
