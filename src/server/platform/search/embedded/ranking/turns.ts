import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** The longest that a search holds the engine's thread, in milliseconds: other searches and writes wait meanwhile. */
const turnMs = 8;

/**
 * The turns of one search: the function returned is called after each small piece of work, and gives the thread to others
 * when the turn has been long. It throws when the search is aborted meanwhile.
 */
export function turnsOf(signal: AbortSignal | undefined): () => Promise<void> | undefined {
  let began = performance.now();
  const pause = async () => {
    await yieldToEventLoop();
    signal?.throwIfAborted();
    began = performance.now();
  };
  return () => (performance.now() - began > turnMs ? pause() : undefined);
}
