import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { setMaxListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

type Start = () => void;
type Work = (hurry: AbortSignal) => Promise<void>;

/** A controller whose signal all running work may listen to. */
function newHurry(): AbortController {
  const hurry = new AbortController();
  setMaxListeners(0, hurry.signal);
  return hurry;
}

/**
 * Runs work after the response of the current request was sent, so that neither the response nor its time reveals whether
 * there was any. Work that is not part of a request starts at once. An error is logged without its message, which may
 * quote an address, and is never thrown. The work is lost when the process dies; what must not be lost is a job.
 */
export class AfterResponse {
  readonly #log: Pick<Logger, 'error'>;
  /** Work of the current request that waits until its response is sent; undefined once it is. */
  readonly #request = new AsyncLocalStorage<{ waiting: Start[] | undefined }>();
  readonly #running = new Set<Promise<void>>();
  #hurry = newHurry();

  constructor(log: Pick<Logger, 'error'>) {
    this.#log = log;
  }

  /** `name` says in the log what failed: `a mail`. Work that waits for something stops waiting when its signal aborts. */
  run(name: string, work: Work): void {
    // The end of a connection has no context; the work keeps that of its request, such as its language.
    const start = AsyncResource.bind(() => this.#start(name, work));
    const waiting = this.#request.getStore()?.waiting;
    if (waiting) waiting.push(start);
    else start();
  }

  /** Resolves when all work has ended; called before the server stops, after the last response. */
  async drain(): Promise<void> {
    this.#hurry.abort();
    while (this.#running.size > 0) await Promise.all(this.#running);
    this.#hurry = newHurry();
  }

  /** Collects the work of each request, and starts it when the response was sent or the client has gone. */
  readonly middleware: MiddlewareHandler = (c, next) => {
    const request: { waiting: Start[] | undefined } = { waiting: [] };
    const flush = () => {
      const waiting = request.waiting ?? [];
      request.waiting = undefined;
      for (const start of waiting) start();
    };
    // Calls in process (tests) have no connection.
    const outgoing = (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
    if (outgoing) outgoing.once('close', flush);
    return this.#request.run(request, async () => {
      try {
        await next();
      } finally {
        if (!outgoing) flush();
      }
    });
  };

  #start(name: string, work: Work): void {
    const running = work(this.#hurry.signal)
      .catch((error: unknown) =>
        this.#log.error({ work: name, ...kindOf(error) }, 'work after a response failed'),
      )
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }
}

function kindOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  return { kind: error.name, code, responseCode, command };
}
