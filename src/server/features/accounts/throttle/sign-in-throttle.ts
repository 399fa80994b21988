import type { Tx } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import { throttleKey } from '../secrets.ts';
import { addressGroup, LIMITS, type Limit, waitMinutes } from './throttle.ts';
import {
  clearAttempts,
  countAttempt,
  countStranger,
  forgiveStranger,
  giveAttemptBack,
  giveStrangerBack,
} from './throttle-store.ts';

type Parts = Pick<Services, 'db' | 'secrets' | 'now'>;

/** Who tries to sign in, and from where. */
export interface SignInAttempt {
  /** The email address or the phone number, as it was typed. */
  account: string;
  address: string;
  /** Names a device that has signed in to this account before, or a live session of it: counted apart from strangers. */
  device?: string | undefined;
}

export interface Attempted<T> {
  /** Undefined for a failure. */
  found: T | undefined;
  /** True for the failure that locks the account. */
  locked: boolean;
}

/** The sign-in throttle. `attempt` counts before it checks, and gives the attempt back when it was no failure. */
export interface SignInThrottle {
  /**
   * `check` returns undefined for a failure; when it throws, nothing was judged and nothing counts.
   * Errors: `too_many_requests` in the specification's words.
   */
  attempt<T>(who: SignInAttempt, check: () => Promise<T | undefined>): Promise<Attempted<T>>;
}

const MAX_WAITING = 20;

/** Attempts in progress per key. A success frees its place, so a full key refuses only when none is in progress. */
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
    /** False when nothing is in progress, or too many already wait. */
    async nextLanding(key: string): Promise<boolean> {
      const flight = flights.get(key);
      if (!flight || flight.waiting.length >= MAX_WAITING) return false;
      await new Promise<void>((wake) => flight.waiting.push(wake));
      return true;
    },
  };
}

/** How an attempt was counted, and how that is undone. */
interface Counted {
  last: boolean;
  forgive(tx: Tx): Promise<void>;
  giveBack(tx: Tx): Promise<void>;
}

/** The keys under which an attempt counts, and the counting itself; `key` names what is used up. */
interface Way {
  keys: readonly string[];
  count(tx: Tx, now: Date): Promise<Counted | { key: string; waitMs: number }>;
}

function wayOf(hmacKey: Uint8Array, { account: name, address: from, device }: SignInAttempt): Way {
  if (device !== undefined) {
    const key = throttleKey(hmacKey, 'sign-in device', `${name} ${device}`);
    return {
      keys: [key],
      async count(tx, now) {
        const counted = await countAttempt(tx, [{ key, limit: LIMITS.signIn }], now);
        if ('waitMs' in counted) return counted;
        return {
          last: counted.last,
          forgive: (then) => clearAttempts(then, key),
          giveBack: (then) => giveAttemptBack(then, key),
        };
      },
    };
  }
  const account = throttleKey(hmacKey, 'sign-in account', name);
  const address = throttleKey(hmacKey, 'sign-in address', addressGroup(from));
  return {
    keys: [account, address],
    async count(tx, now) {
      const counted = await countStranger(tx, { account, address, limit: LIMITS.signIn }, now);
      if ('waitMs' in counted) return counted;
      return {
        last: counted.last,
        forgive: (then) => forgiveStranger(then, { account, address }),
        giveBack: (then) => giveStrangerBack(then, account, counted.id),
      };
    },
  };
}

export function createSignInThrottle({ db, secrets, now }: Parts): SignInThrottle {
  const flights = createFlights();

  async function enter({ keys, count }: Way): Promise<Counted> {
    for (let mayHaveMissedOne = true; ; ) {
      const busy = new Set(keys.filter((key) => flights.isBusy(key)));
      const counted = await db.withAccounts((tx) => count(tx, now()));
      if (!('waitMs' in counted)) {
        flights.enter(keys);
        return counted;
      }
      if (await flights.nextLanding(counted.key)) continue;
      // It landed while the database was asked.
      if (mayHaveMissedOne && busy.has(counted.key) && !flights.isBusy(counted.key)) {
        mayHaveMissedOne = false;
        continue;
      }
      const sentence = t(accountErrors.tooManyAttempts, { minutes: waitMinutes(counted.waitMs) });
      const retryAfter = Math.ceil(counted.waitMs / 1000);
      throw new ProblemError('too_many_requests', sentence, {
        reason: 'over_request_rate_limit',
        retryAfter,
      });
    }
  }

  return {
    async attempt(who, check) {
      const way = wayOf(secrets.hmacKey, who);
      const counted = await enter(way);
      try {
        const found = await check();
        if (found !== undefined) await db.withAccounts((tx) => counted.forgive(tx));
        return { found, locked: found === undefined && counted.last };
      } catch (error) {
        await db.withAccounts((tx) => counted.giveBack(tx));
        throw error;
      } finally {
        flights.leave(way.keys);
      }
    },
  };
}

/** Counts a request that causes a mail. Returns whole minutes to wait when there were too many, else 0. */
export async function countRequest(
  { db, secrets, now }: Parts,
  kind: string,
  subject: string,
  limit: Limit,
): Promise<number> {
  const key = throttleKey(secrets.hmacKey, kind, subject);
  const counted = await db.withAccounts((tx) => countAttempt(tx, [{ key, limit }], now()));
  return 'waitMs' in counted ? waitMinutes(counted.waitMs) : 0;
}
