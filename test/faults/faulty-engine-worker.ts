import { parentPort, workerData } from 'node:worker_threads';
import { openIndex } from '#server/platform/search/embedded/open-index.ts';
import type { ThreadOptions } from '#server/platform/search/worker/protocol.ts';
import { serveEngine } from '#server/platform/search/worker/serve-engine.ts';

// For tests: the engine's thread, which some searches end or keep busy.

/** Counters of searches that never end by themselves: started, and abandoned. */
export interface HeldSearches {
  held: number;
  abandoned: number;
}

const counts: HeldSearches = { held: 0, abandoned: 0 };

if (parentPort)
  await serveEngine(parentPort, workerData as ThreadOptions, async ({ place }, log) => {
    if ('cluster' in place) throw new Error('no cluster here');
    const engine = await openIndex({ ...place, log });
    const search = engine.search.bind(engine);
    engine.search = (request, signal) => {
      if (request.query === 'throw') setImmediate(() => Promise.reject(new Error('an error nobody caught')));
      if (request.query === 'exit') process.exit(3);
      if (request.query === 'exhaust') exhaust();
      if (request.query !== 'hold') return search(request, signal);
      counts.held += 1;
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          counts.abandoned += 1;
          reject(signal.reason);
        });
      });
    };
    const stats = engine.stats.bind(engine);
    engine.stats = async () => ({ ...(await stats()), ...counts });
    return engine;
  });

/** Takes memory until the thread has no more. */
function exhaust(): void {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, i) => i));
}
