import { availableParallelism } from 'node:os';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { ownerOfWork } from './owner-of-work.ts';
import type { Work } from './serve-work.ts';
import { TurnsByOwner } from './turns-by-owner.ts';
import { type Calls, WorkerThread } from './worker-thread.ts';

const THREADS = Math.max(2, availableParallelism() - 1);
const SHORT = 2;

/** The places of this process for the work of users: one owner never has all of them. */
export const workTurns = new TurnsByOwner({ atOnce: THREADS, ofOwner: THREADS - 1, waiting: 20 });
/** Those for pieces of less than half a second for which a transaction or an answer waits: they do not wait for exports. */
export const shortTurns = new TurnsByOwner({ atOnce: SHORT, ofOwner: SHORT - 1, waiting: 40 });

/** Threads that wait for their next piece, oldest first: no more than there are places, because each keeps its memory. */
const idle: { pool: object; thread: { stop(): void } }[] = [];
/** A thread that holds more after its piece than this many megabytes does not wait: a new one takes less than it keeps. */
const KEPT_MB = 112;

/** Processor time of one piece: more than any within the limits takes. */
const SECONDS = 30;
/** By the clock a piece may take so many times as long, because a loaded machine is not its fault. */
const CLOCK_FACTOR = 10;
const WATCH_MS = 250;

/** Ends a thread that worked for so many milliseconds, or waited much longer. Call `over` when its piece has ended. */
function watch(thread: { readonly workedMs: number; stop(): void }, limitMs: number) {
  const [began, before] = [performance.now(), thread.workedMs];
  let ended = false;
  const look = () => {
    const worked = thread.workedMs - before;
    if (worked < limitMs && performance.now() - began < limitMs * CLOCK_FACTOR) return;
    ended = true;
    thread.stop();
  };
  const watching = setInterval(look, Math.min(WATCH_MS, limitMs / 4)).unref();
  return { ended: () => ended, over: () => clearInterval(watching) };
}

/**
 * The functions of a module (`serveWork`) in threads, for users: pieces take turns by their owner (`forOwner`) in the places
 * of the process. A piece that takes too much processor time, needs too much memory or whose client has gone ends with its thread; the next
 * one starts another thread.
 */
export class WorkPool<W extends Work> {
  /**
   * Errors of each: what the function throws; `ProblemError` `too_many_requests` when the owner has too much waiting,
   * `timeout` after the limit of processor time, `unprocessable` when the memory of the thread is full; the reason of the signal when the client has gone.
   */
  readonly run: Calls<W>;
  readonly #module: URL;
  readonly #seconds: number;
  readonly #turns: TurnsByOwner;

  constructor(module: URL, { seconds = SECONDS, turns = workTurns } = {}) {
    this.#module = module;
    this.#seconds = seconds;
    this.#turns = turns;
    // The proxy gives each name a function that the module has by its type.
    this.run = new Proxy({} as Calls<W>, {
      get:
        (_, name: string) =>
        (...args: never[]) =>
          this.#take((calls) => calls[name as keyof W](...(args as Parameters<W[keyof W]>))),
    });
  }

  async #take<T>(call: (calls: Calls<W>) => Promise<T>): Promise<T> {
    const { id, signal: signalOf } = ownerOfWork();
    const signal = signalOf?.();
    const leave = await this.#turns.enter(id, signal);
    const thread = this.#thread();
    const limit = watch(thread, this.#seconds * 1000);
    const stop = () => thread.stop();
    signal?.addEventListener('abort', stop);
    try {
      return await call(thread.run);
    } catch (cause) {
      signal?.throwIfAborted();
      throw limit.ended() ? tooSlow(cause) : hasEnded(cause) ? tooLarge(cause) : cause;
    } finally {
      limit.over();
      signal?.removeEventListener('abort', stop);
      this.#keep(thread);
      leave();
    }
  }

  #thread(): WorkerThread<W> {
    const at = idle.findLastIndex(({ pool }) => pool === this);
    const [found] = at < 0 ? [] : idle.splice(at, 1);
    return found?.thread instanceof WorkerThread ? found.thread : new WorkerThread<W>(this.#module);
  }

  #keep(thread: WorkerThread<W>): void {
    if (thread.heldMb > KEPT_MB) thread.stop();
    else idle.push({ pool: this, thread });
    if (idle.length > THREADS + SHORT) idle.shift()?.thread.stop();
  }
}

/** A thread ends without an answer when its memory is full. */
const hasEnded = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY');

const tooSlow = (cause: unknown) => new ProblemError('timeout', sentenceOf(requests.workTooSlow), { cause });
const tooLarge = (cause: unknown) =>
  new ProblemError('unprocessable', sentenceOf(requests.workTooLarge), { cause });
