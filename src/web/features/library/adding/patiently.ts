import { ApiError } from '#web/data/api.ts';

/** Tries of a request while the server is away or busy. */
const TRIES = 6;
const PASSING: readonly number[] = [0, 408, 429, 502, 503, 504];

/** Resolves after `ms`, or when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** Asks again while the server is away or busy, each time after a longer pause. Errors: those of the last try. */
export async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal, pauseMs: number): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError) || !PASSING.includes(error.status) || tried === TRIES) throw error;
      await pause(Math.max((error.retryAfter ?? 0) * 1000, pauseMs * tried), signal);
      signal.throwIfAborted();
    }
  }
}
