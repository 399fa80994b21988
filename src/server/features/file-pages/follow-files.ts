import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '#server/platform/services.ts';
import { FileReader } from './reader.ts';
import type { Lane } from './store.ts';

const POLL_MS = 2000;
/** After this many idle rounds the child processes of a lane are stopped to free their memory. */
const PATIENCE = 15;

/**
 * Reads what waits, in three lanes, for as long as the server runs: one question a lane every two seconds when there is
 * nothing to do. `stop` ends what is under way; its page is read again.
 */
export async function followFiles(
  services: Pick<Services, 'db' | 'storage' | 'env' | 'log'>,
  { pollMs = POLL_MS } = {},
): Promise<{ stop(): Promise<void> }> {
  const reader = new FileReader(services);
  await reader.clear();
  const stopping = new AbortController();
  const { signal } = stopping;
  const follow = async (lane: Lane) => {
    let idle = 0;
    while (!signal.aborted) {
      const found = await reader.readNext(lane).catch((error: unknown) => {
        services.log.warn({ err: error, lane }, 'the files that wait to be read could not be looked up');
        return false;
      });
      idle = found ? 0 : idle + 1;
      if (idle === PATIENCE) reader.rest(lane);
      if (!found) await sleep(pollMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const lanes = [follow('texts'), follow('slow'), follow('pictures')];
  return {
    async stop() {
      stopping.abort();
      reader.close();
      await Promise.all(lanes);
    },
  };
}
