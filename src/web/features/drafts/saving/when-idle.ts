/**
 * Runs something between two keys of the user, at the latest after so many milliseconds; at once where the browser
 * cannot say when it rests. Returns a function that calls it off.
 */
export function whenIdle(run: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    run();
    return () => undefined;
  }
  const id = requestIdleCallback(run, { timeout: latestMs });
  return () => cancelIdleCallback(id);
}
