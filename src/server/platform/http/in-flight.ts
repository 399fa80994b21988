import type { ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import type { Context } from 'hono';
import { forOwner } from '#server/core/threads/owner-of-work.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** Limits: requests of one user that run at once, that wait, and the time they wait. */
export interface InFlightLimits {
  atOnce: number;
  waiting: number;
  waitMs: number;
}

/**
 * Uploads and downloads have their own lane, because they last as long as the user's network needs: a lawyer who uploads
 * twenty files over a phone can still open a case.
 */
export const LANES = {
  requests: { atOnce: 6, waiting: 60, waitMs: 5000 },
  files: { atOnce: 20, waiting: 20, waitMs: 5000 },
} as const satisfies Record<string, InFlightLimits>;

/**
 * Statements of the data API that one user runs at once. PostgreSQL shares the processors by connection, so a user with
 * six heavy statements would otherwise take three quarters of them from everybody else.
 */
export const STATEMENTS = {
  atOnce: Math.min(6, Math.max(2, Math.floor(availableParallelism() / 2))),
  waiting: 60,
  waitMs: 5000,
} as const satisfies InFlightLimits;

export type Lane = keyof typeof LANES;

/** A client that reads nothing of its answer for this long, in ms, is disconnected. */
const UNREAD_MS = 30_000;

interface Queue {
  running: number;
  /** Starts the waiting requests, oldest first. */
  waiting: (() => void)[];
}

/**
 * Counts the requests of each user. Each user has a separate queue, so that nobody waits for another user, and requests
 * without a session never wait here.
 */
export class InFlight {
  readonly #limits: InFlightLimits;
  readonly #users = new Map<string, Queue>();

  constructor(limits: InFlightLimits) {
    this.#limits = limits;
  }

  /**
   * Resolves when a request of this user may run, with a function to call once when it is done. `signal` cancels the
   * wait. Errors: `ProblemError` 429 when the queue is full, or the turn does not come in time.
   */
  async enter(userId: string, signal?: AbortSignal): Promise<() => void> {
    const queue = this.#users.get(userId) ?? { running: 0, waiting: [] };
    this.#users.set(userId, queue);
    if (queue.running < this.#limits.atOnce) queue.running += 1;
    else await this.#wait(queue, signal);
    let left = false;
    return () => {
      if (!left) this.#leave(userId, queue);
      left = true;
    };
  }

  #leave(userId: string, queue: Queue): void {
    const next = queue.waiting.shift();
    // The place passes to the oldest waiting request, so that newer requests do not overtake it.
    if (next) next();
    else queue.running -= 1;
    if (queue.running === 0) this.#users.delete(userId);
  }

  #wait(queue: Queue, signal: AbortSignal | undefined): Promise<void> {
    if (queue.waiting.length >= this.#limits.waiting || signal?.aborted) throw busy();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.waiting = queue.waiting.filter((other) => other !== start);
        settle();
        reject(busy());
      };
      const timer = setTimeout(giveUp, this.#limits.waitMs);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const start = () => {
        settle();
        resolve();
      };
      queue.waiting.push(start);
      signal?.addEventListener('abort', giveUp);
    });
  }
}

const busy = () =>
  new ProblemError('too_many_requests', sentenceOf(requests.tooManyAtOnce), { retryAfter: 1 });

/** The limits of this process. */
const lanes = { requests: new InFlight(LANES.requests), files: new InFlight(LANES.files) };

/** Disconnects a client that reads nothing of its answer for `unreadMs`. */
export function endUnread(outgoing: ServerResponse, unreadMs: number = UNREAD_MS): void {
  outgoing.setTimeout(unreadMs);
}

/**
 * Runs a request when its user's turn comes. The place is held until the answer is sent, because an unread answer stays in
 * memory, and a download keeps a file open. Only an event stream that has started holds no place. `run` gives the answer,
 * or sets that of the context.
 */
export async function runInTurn<T>(
  c: Context,
  lane: Lane,
  userId: string,
  run: () => Promise<T>,
): Promise<T> {
  const leave = await lanes[lane].enter(userId, c.req.raw.signal);
  let made: T | undefined;
  try {
    made = await forOwner({ id: userId, signal: () => c.req.raw.signal }, run);
    return made;
  } finally {
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
    const { headers } = made instanceof Response ? made : c.res;
    const streams = headers.get('content-type')?.startsWith('text/event-stream');
    if (outgoing === undefined || outgoing.closed || streams) leave();
    else {
      outgoing.once('close', leave);
      endUnread(outgoing);
    }
  }
}
