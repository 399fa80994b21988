import type { Services } from '#server/platform/services.ts';
import { ACCOUNT_SENTENCES } from '#shared/contracts/accounts.ts';
import { ProblemError } from '#shared/errors.ts';
import { throttleKey } from '../secrets.ts';
import { addressGroup, LIMITS, type Limit, waitMinutes } from './throttle.ts';
import { countAttempt, forgiveAttempt } from './throttle-store.ts';

type Parts = Pick<Services, 'db' | 'secrets' | 'now'>;

/** The sign-in throttle. `attempt` counts before it checks, and gives the attempt back when it was no failure. */
export interface SignInThrottle {
  /** `check` returns undefined for a failure. Errors: `too_many_requests` in the specification's words. */
  attempt<T>(email: string, address: string, check: () => Promise<T | undefined>): Promise<T | undefined>;
}

const MAX_WAITING = 20;

/** Attempts under way per key. One that succeeds gives its place back, so a full key is final only when none is left. */
function createFlights() {
  const flights = new Map<string, { running: number; waiting: (() => void)[] }>();
  return {
    isBusy: (key: string) => flights.has(key),
    enter(keys: readonly string[]) {
      for (const key of keys) {
        const flight = flights.get(key) ?? { running: 0, waiting: [] };
        flight.running += 1;
        flights.set(key, flight);
      }
    },
    leave(keys: readonly string[]) {
      for (const key of keys) {
        const flight = flights.get(key);
        if (!flight) continue;
        flight.running -= 1;
        if (flight.running === 0) flights.delete(key);
        for (const wake of flight.waiting.splice(0)) wake();
      }
    },
    /** False when nothing is under way, or too many wait already. */
    async nextLanding(key: string): Promise<boolean> {
      const flight = flights.get(key);
      if (!flight || flight.waiting.length >= MAX_WAITING) return false;
      await new Promise<void>((wake) => flight.waiting.push(wake));
      return true;
    },
  };
}

export function createSignInThrottle({ db, secrets, now }: Parts): SignInThrottle {
  const flights = createFlights();

  async function enter(keys: readonly string[]): Promise<void> {
    const counted = keys.map((key) => ({ key, limit: LIMITS.signIn }));
    for (let mayHaveMissedOne = true; ; ) {
      const busy = new Set(keys.filter((key) => flights.isBusy(key)));
      const refusal = await db.withAccounts((tx) => countAttempt(tx, counted, now()));
      if (!refusal) break;
      if (await flights.nextLanding(refusal.key)) continue;
      // It landed while the database was asked.
      if (mayHaveMissedOne && busy.has(refusal.key) && !flights.isBusy(refusal.key)) {
        mayHaveMissedOne = false;
        continue;
      }
      const sentence = ACCOUNT_SENTENCES.tooManyAttempts(waitMinutes(refusal.waitMs));
      throw new ProblemError('too_many_requests', sentence, { reason: 'over_request_rate_limit' });
    }
    flights.enter(keys);
  }

  return {
    async attempt(email, address, check) {
      const account = throttleKey(secrets.hmacKey, 'sign-in account', email);
      const from = throttleKey(secrets.hmacKey, 'sign-in address', addressGroup(address));
      await enter([account, from]);
      try {
        const found = await check();
        if (found !== undefined) await db.withAccounts((tx) => forgiveAttempt(tx, account, from));
        return found;
      } finally {
        flights.leave([account, from]);
      }
    },
  };
}

/** Counts a request that makes us send a mail. Returns whole minutes to wait when there were too many, else 0. */
export async function countRequest(
  { db, secrets, now }: Parts,
  kind: string,
  subject: string,
  limit: Limit,
): Promise<number> {
  const key = throttleKey(secrets.hmacKey, kind, subject);
  const refusal = await db.withAccounts((tx) => countAttempt(tx, [{ key, limit }], now()));
  return refusal ? waitMinutes(refusal.waitMs) : 0;
}
