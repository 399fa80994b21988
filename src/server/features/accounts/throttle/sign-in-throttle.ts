import type { Tx } from '#server/platform/db/database.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { hashedKey } from '../hashed-keys.ts';
import { LIMITS, type Limit, waitMinutes } from './throttle.ts';
import {
  clearAttempts,
  clearUnknownDevice,
  countAttempt,
  countUnknownDevice,
  uncountAttempt,
  uncountUnknownDevice,
} from './throttle-store.ts';

type Deps = Pick<Services, 'db' | 'secrets' | 'now'>;

/** The account and the origin of a sign-in attempt. */
export interface SignInAttempt {
  /** The email address or the phone number, as it was typed. */
  account: string;
  address: string;
  /**
   * A device that has signed in to this account before, or a live session of it; counted apart from unknown devices.
   */
  device?: string | undefined;
}

export interface AttemptResult<T> {
  /** Undefined for a failure. */
  found: T | undefined;
  /** Number of failures left to the account: 0 for the failure that locks it. */
  left: number;
}

/** The sign-in throttle. `attempt` counts before it checks, and removes the count unless the attempt failed. */
export interface SignInThrottle {
  /**
   * `check` returns undefined for a failure; when it throws, the attempt is not counted. Errors: `too_many_requests`
   * in the specification's words.
   */
  attempt<T>(who: SignInAttempt, check: () => Promise<T | undefined>): Promise<AttemptResult<T>>;
}

const MAX_WAITING = 20;

/**
 * Attempts in progress per key. A success frees its place, so a full key refuses only when no attempt is in progress.
 */
function createAttemptsInProgress() {
  const inProgress = new Map<string, { running: number; waiting: (() => void)[] }>();
  return {
    isBusy: (key: string) => inProgress.has(key),
    enter(keys: readonly string[]) {
      for (const key of keys) {
        const entry = inProgress.get(key) ?? { running: 0, waiting: [] };
        entry.running += 1;
        inProgress.set(key, entry);
      }
    },
    leave(keys: readonly string[]) {
      for (const key of keys) {
        const entry = inProgress.get(key);
        if (!entry) continue;
        entry.running -= 1;
        if (entry.running === 0) inProgress.delete(key);
        for (const wake of entry.waiting.splice(0)) wake();
      }
    },
    /** False when nothing is in progress, or too many already wait. */
    async waitForNextEnd(key: string): Promise<boolean> {
      const entry = inProgress.get(key);
      if (!entry || entry.waiting.length >= MAX_WAITING) return false;
      await new Promise<void>((wake) => entry.waiting.push(wake));
      return true;
    },
  };
}

/** A counted attempt, and how to undo the count. */
interface Counted {
  left: number;
  clear(tx: Tx): Promise<void>;
  uncount(tx: Tx): Promise<void>;
}

/** Counts an attempt under its keys. `key` in the result is the key whose limit is used up. */
interface AttemptCounter {
  keys: readonly string[];
  count(tx: Tx, now: Date): Promise<Counted | { key: string; waitMs: number }>;
}

function createCounter(
  hmacKey: Uint8Array,
  { account: name, address: from, device }: SignInAttempt,
): AttemptCounter {
  if (device !== undefined) {
    const key = hashedKey(hmacKey, 'sign-in device', `${name} ${device}`);
    return {
      keys: [key],
      async count(tx, now) {
        const counted = await countAttempt(tx, [{ key, limit: LIMITS.signIn }], now);
        if ('waitMs' in counted) return counted;
        return {
          left: counted.left,
          clear: (then) => clearAttempts(then, key),
          uncount: (then) => uncountAttempt(then, key),
        };
      },
    };
  }
  const account = hashedKey(hmacKey, 'sign-in account', name);
  const address = hashedKey(hmacKey, 'sign-in address', addressGroup(from));
  return {
    keys: [account, address],
    async count(tx, now) {
      const counted = await countUnknownDevice(tx, { account, address, limit: LIMITS.signIn }, now);
      if ('waitMs' in counted) return counted;
      return {
        left: counted.left,
        clear: (then) => clearUnknownDevice(then, { account, address }),
        uncount: (then) => uncountUnknownDevice(then, account, counted.id),
      };
    },
  };
}

export function createSignInThrottle({ db, secrets, now }: Deps): SignInThrottle {
  const inProgress = createAttemptsInProgress();

  async function enter({ keys, count }: AttemptCounter): Promise<Counted> {
    for (let mayHaveMissedOne = true; ; ) {
      const busy = new Set(keys.filter((key) => inProgress.isBusy(key)));
      const counted = await db.withAccounts((tx) => count(tx, now()));
      if (!('waitMs' in counted)) {
        inProgress.enter(keys);
        return counted;
      }
      if (await inProgress.waitForNextEnd(counted.key)) continue;
      // It ended during the query.
      if (mayHaveMissedOne && busy.has(counted.key) && !inProgress.isBusy(counted.key)) {
        mayHaveMissedOne = false;
        continue;
      }
      const sentence = sentenceOf(accountErrors.tooManyAttempts, { minutes: waitMinutes(counted.waitMs) });
      const retryAfter = Math.ceil(counted.waitMs / 1000);
      throw new ProblemError('too_many_requests', sentence, {
        reason: 'over_request_rate_limit',
        retryAfter,
      });
    }
  }

  return {
    async attempt(who, check) {
      const counter = createCounter(secrets.hmacKey, who);
      const counted = await enter(counter);
      try {
        const found = await check();
        if (found !== undefined) await db.withAccounts((tx) => counted.clear(tx));
        return { found, left: counted.left };
      } catch (error) {
        await db.withAccounts((tx) => counted.uncount(tx));
        throw error;
      } finally {
        inProgress.leave(counter.keys);
      }
    },
  };
}

/** Counts a request that causes a mail. Returns whole minutes to wait when there were too many, else 0. */
export async function countRequest(
  { db, secrets, now }: Deps,
  kind: string,
  subject: string,
  limit: Limit,
): Promise<number> {
  const key = hashedKey(secrets.hmacKey, kind, subject);
  const counted = await db.withAccounts((tx) => countAttempt(tx, [{ key, limit }], now()));
  return 'waitMs' in counted ? waitMinutes(counted.waitMs) : 0;
}
