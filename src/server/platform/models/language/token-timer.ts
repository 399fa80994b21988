import { ModelError } from '../provider/model-error.ts';

/** Limits the time without a token. It counts only while something is awaited, so a slow consumer costs nothing. */
export interface TokenTimer {
  /** Aborts when the time has passed, or with the caller's signal. */
  readonly signal: AbortSignal;
  /** Reason for which the timer ended the request; undefined when it did not. */
  readonly reason: ModelError | undefined;
  /** Awaits the next event. Events that are no token do not extend the time. */
  within<T>(awaited: PromiseLike<T>): Promise<T>;
  /** A token has arrived: the time starts again with the next wait. */
  token(): void;
  /** Ends the request, if it has not ended: nobody reads on. */
  end(): void;
}

export function tokenTimer(caller: AbortSignal, tokenMs: number): TokenTimer {
  const aborting = new AbortController();
  const leave = () => aborting.abort(caller.reason);
  if (caller.aborted) leave();
  caller.addEventListener('abort', leave, { once: true });
  let left = tokenMs;
  let reason: ModelError | undefined;
  const expire = () => {
    reason = new ModelError('timeout');
    aborting.abort(reason);
  };
  return {
    signal: aborting.signal,
    get reason() {
      return reason;
    },
    async within(awaited) {
      const started = performance.now();
      const timer = setTimeout(expire, Math.max(0, left));
      try {
        return await awaited;
      } finally {
        clearTimeout(timer);
        left -= performance.now() - started;
      }
    },
    token() {
      left = tokenMs;
    },
    end() {
      caller.removeEventListener('abort', leave);
      aborting.abort(new Error('The answer is not read any further.'));
    },
  };
}
