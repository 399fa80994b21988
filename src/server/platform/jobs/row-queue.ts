import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RowQueue } from './job.ts';

/** After this time without work a lane frees its memory. */
const IDLE_AFTER_MS = 30_000;

export interface FollowedQueue {
  /** There is work, or there may be. */
  wake(): void;
  /** Aborts the work in progress and resolves when no lane works any more. */
  stop(): Promise<void>;
}

/** Works on the jobs of a queue until it is stopped: at once after a wake-up, and at every poll. */
export async function followQueue(queue: RowQueue, log: Logger): Promise<FollowedQueue> {
  await queue.prepare?.();
  const stopping = new AbortController();
  const lanes = queue.lanes.map((lane) => ({ lane, bell: new Bell() }));
  const following = lanes.map(({ lane, bell }) => followLane(queue, lane, bell, stopping.signal, log));
  return {
    wake() {
      for (const { bell } of lanes) bell.ring();
    },
    async stop() {
      stopping.abort();
      queue.close?.();
      for (const { bell } of lanes) bell.ring();
      await Promise.all(following);
    },
  };
}

async function followLane(
  queue: RowQueue,
  lane: string,
  bell: Bell,
  signal: AbortSignal,
  log: Logger,
): Promise<void> {
  const { name, share = 1 } = queue;
  let lastWorkedAt = performance.now();
  let idle = true;
  while (!signal.aborted) {
    bell.reset();
    const startedAt = performance.now();
    const found = await queue.runNext(lane).catch((error: unknown) => {
      log.warn({ err: error, queue: name, lane }, 'a job failed');
      return false;
    });
    if (found) {
      lastWorkedAt = performance.now();
      idle = false;
      const restMs = (lastWorkedAt - startedAt) * (1 / share - 1);
      if (restMs > 0) await sleep(restMs, undefined, { signal }).catch(() => undefined);
      continue;
    }
    if (!idle && performance.now() - lastWorkedAt > IDLE_AFTER_MS) {
      queue.onIdle?.(lane);
      idle = true;
    }
    await bell.wait(queue.pollMs);
  }
}

/** Remembers a wake-up that comes while its lane works. */
class Bell {
  #rung = false;
  #wake: () => void = () => undefined;

  ring(): void {
    this.#rung = true;
    this.#wake();
  }

  reset(): void {
    this.#rung = false;
  }

  /** Resolves at the next ring after `reset`, or after this time. */
  async wait(ms: number): Promise<void> {
    if (this.#rung) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
