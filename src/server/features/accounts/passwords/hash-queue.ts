import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** The source of a task that keeps a processor core busy. */
export interface HashRequester {
  /** A signed-in user, or a device that has signed in to the account before. */
  known: boolean;
  /** Tasks of one group share their turns: an account, or for unknown devices the network address. */
  group: string;
}

export interface HashQueueLimits {
  /** Tasks that run at the same time. */
  atOnce: number;
  waitingKnown: number;
  waitingUnknown: number;
  /** Delay before a refused task gets its refusal, in ms; 0 by default. */
  refuseAfterMs?: number;
}

export type HashQueue = <T>(requester: HashRequester, task: () => Promise<T>) => Promise<T>;

interface Waiter {
  enter(): void;
  refuse(): void;
}

const RETRY_AFTER_SECONDS = 5;
/** Tasks that wait for their refusal; further ones are refused at once. */
const REFUSALS_WAITING = 1000;

/** Waiting tasks by group. Groups take turns; a full queue drops the newest task of the largest group. */
function createFairQueue(limit: number) {
  const groups = new Map<string, Waiter[]>();
  let size = 0;
  const longest = () => {
    let found: Waiter[] = [];
    for (const waiters of groups.values()) if (waiters.length > found.length) found = waiters;
    return found;
  };
  return {
    /** False when the queue is full and no other group has more tasks than this one would have. */
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
 * Runs tasks a few at a time. Known devices and users go first; within a queue groups take turns, so that a flood from
 * one address or for one account delays the others by one task. A refusal comes late, so that a program that asks again
 * after each refusal asks less often and leaves the main thread to other requests.
 * Errors: `too_many_requests` with a `Retry-After` when the queue is full. It is a 429 because clients of `/auth/v1` show
 * no sentence of a 5xx.
 */
export function createHashQueue({
  atOnce,
  waitingKnown,
  waitingUnknown,
  refuseAfterMs = 0,
}: HashQueueLimits): HashQueue {
  const known = createFairQueue(waitingKnown);
  const unknown = createFairQueue(waitingUnknown);
  let running = 0;
  let refusals = 0;

  function refuse(reject: (error: ProblemError) => void): void {
    if (refuseAfterMs === 0 || refusals >= REFUSALS_WAITING) {
      reject(busy());
      return;
    }
    refusals += 1;
    setTimeout(() => {
      refusals -= 1;
      reject(busy());
    }, refuseAfterMs);
  }

  function enter(requester: HashRequester): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve, reject) => {
      const waiter = { enter: resolve, refuse: () => refuse(reject) };
      const queue = requester.known ? known : unknown;
      if (!queue.add(requester.group, waiter)) waiter.refuse();
    });
  }

  return async (requester, task) => {
    await enter(requester);
    try {
      return await task();
    } finally {
      // The place goes directly to the next task, so that a task which arrives now cannot take it.
      const next = known.next() ?? unknown.next();
      if (next) next.enter();
      else running -= 1;
    }
  };
}

function busy(): ProblemError {
  return new ProblemError('too_many_requests', sentenceOf(accountErrors.serverBusy), {
    reason: 'over_request_rate_limit',
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
