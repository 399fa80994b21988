import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';

/** Who asks for work that takes a processor's whole attention. */
export interface Asker {
  /** A signed-in user, or a device that has signed in to the account before. */
  known: boolean;
  /** Whose turns are shared: an account, or for strangers the address they come from. */
  group: string;
}

export interface HashQueueLimits {
  /** Tasks that run at the same time. */
  atOnce: number;
  waitingKnown: number;
  waitingStrangers: number;
}

export type HashQueue = <T>(asker: Asker, task: () => Promise<T>) => Promise<T>;

interface Waiter {
  enter(): void;
  refuse(): void;
}

const RETRY_AFTER_SECONDS = 5;

/** Waiting tasks by group: groups take turns, and a full line drops the newest of the group with the most. */
function createLine(limit: number) {
  const groups = new Map<string, Waiter[]>();
  let size = 0;
  const longest = () => {
    let found: Waiter[] = [];
    for (const waiters of groups.values()) if (waiters.length > found.length) found = waiters;
    return found;
  };
  return {
    /** False when there is no place and no other group holds more places than this one would. */
    add(group: string, waiter: Waiter): boolean {
      const own = groups.get(group) ?? [];
      if (size >= limit) {
        const most = longest();
        if (most.length <= own.length + 1) return false;
        most.pop()?.refuse();
        size -= 1;
      }
      own.push(waiter);
      groups.set(group, own);
      size += 1;
      return true;
    },
    next(): Waiter | undefined {
      const [first] = groups;
      if (!first) return undefined;
      const [group, waiters] = first;
      const waiter = waiters.shift();
      groups.delete(group);
      if (waiters.length > 0) groups.set(group, waiters);
      size -= 1;
      return waiter;
    },
  };
}

/**
 * Runs tasks a few at a time. Known askers go first; within a line groups take turns, so that a flood from one address
 * or for one account delays the others by one task.
 * Errors: `too_many_requests` with a `Retry-After` when the line is full. It is a 429 because clients of `/auth/v1` show
 * no sentence of a 5xx.
 */
export function createHashQueue({ atOnce, waitingKnown, waitingStrangers }: HashQueueLimits): HashQueue {
  const known = createLine(waitingKnown);
  const strangers = createLine(waitingStrangers);
  let running = 0;

  function enter(asker: Asker): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve, reject) => {
      const waiter = { enter: resolve, refuse: () => reject(busy()) };
      const line = asker.known ? known : strangers;
      if (!line.add(asker.group, waiter)) waiter.refuse();
    });
  }

  return async (asker, task) => {
    await enter(asker);
    try {
      return await task();
    } finally {
      // The place goes to the next one directly, so that nobody who comes just now takes it.
      const next = known.next() ?? strangers.next();
      if (next) next.enter();
      else running -= 1;
    }
  };
}

function busy(): ProblemError {
  return new ProblemError('too_many_requests', t(accountErrors.serverBusy), {
    reason: 'over_request_rate_limit',
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
