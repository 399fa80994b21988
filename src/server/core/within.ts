/** Waits for a result until a signal comes: the work goes on then, and its result is dropped. Errors: those of the work; the reason of the signal. */
export function within<T>(signal: AbortSignal, made: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    made.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
