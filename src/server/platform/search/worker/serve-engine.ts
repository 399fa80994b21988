import type { MessagePort } from 'node:worker_threads';
import { type Logger, pino } from 'pino';
import { loggableError } from '#server/core/loggable-error.ts';
import type {
  EmbeddingsState,
  LibraryEngine,
  RebuildProgress,
  SearchRequest,
  SimilarRequest,
} from '#server/platform/search/engine.ts';
import {
  encode,
  type FromThread,
  type Method,
  type ThreadOptions,
  type ToThread,
  toWire,
} from './protocol.ts';

/** Lets a few tasks run at a time, the others in the order in which they came. */
class Limiter {
  readonly #most: number;
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Runs a task when its turn comes. Rejects with the signal's reason where it is aborted before. */
  async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.#running < this.#most) this.#running += 1;
    else await this.#turn(signal);
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      // Not at once: those who leave together with this one must not be given its place.
      setImmediate(() => this.#leave());
    }
  }

  /** Resolves when a task that ended passes its place on. */
  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.delete(enter);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.add(enter);
    });
  }

  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

/** Searches answered at a time; one that waits and is abandoned costs nothing. */
const searchesAtOnce = 8;

/** Answers the calls of the main thread with an engine that lives in this one. */
class EngineServer {
  readonly #port: MessagePort;
  readonly #engine: LibraryEngine;
  readonly #searches = new Limiter(searchesAtOnce);
  readonly #abandoned = new Map<number, AbortController>();

  constructor(port: MessagePort, engine: LibraryEngine) {
    this.#port = port;
    this.#engine = engine;
    port.on('message', (message: ToThread) => {
      if ('cancel' in message) this.#abandoned.get(message.cancel)?.abort();
      else void this.#answer(message.id, message.method, message.args);
    });
  }

  #say(message: FromThread, transfer: ArrayBuffer[] = []): void {
    this.#port.postMessage(message, transfer);
  }

  async #answer(id: number, method: Method, args: unknown[]): Promise<void> {
    const abandoned = new AbortController();
    this.#abandoned.set(id, abandoned);
    try {
      const answer = encode(await this.#call(method, args, abandoned.signal));
      this.#say({ id, answer }, [answer.buffer]);
    } catch (error) {
      if (!abandoned.signal.aborted) this.#say({ id, failure: toWire(error) });
    } finally {
      this.#abandoned.delete(id);
    }
  }

  async #call(method: Method, args: unknown[], signal: AbortSignal): Promise<unknown> {
    const engine = this.#engine;
    if (method === 'search')
      return this.#searches.run(() => engine.search(args[0] as SearchRequest, signal), signal);
    if (method === 'similar')
      return this.#searches.run(() => engine.similar(args[0] as SimilarRequest, signal), signal);
    if (method === 'nearness')
      return this.#searches.run(
        () => engine.nearness(args[0] as string, args[1] as string[], signal),
        signal,
      );
    if (method === 'rebuildAfter') return engine.rebuildAfter(args[0] as RebuildProgress | undefined, signal);
    if (method === 'embeddingsAfter')
      return engine.embeddingsAfter(args[0] as EmbeddingsState | undefined, signal);
    if (method === 'resolveCitations') return [...(await engine.resolveCitations(args[0] as string[]))];
    const called = engine[method] as (...given: unknown[]) => Promise<unknown>;
    return called.apply(engine, args);
  }
}

function threadLog(port: MessagePort, level: string): Logger {
  const write = (line: string) => port.postMessage({ line } satisfies FromThread);
  return pino({ level, serializers: { err: loggableError } }, { write });
}

/** Opens an engine in this thread and serves it to the main thread; says so when it is ready, or why it is not. */
export async function serveEngine(
  port: MessagePort,
  options: ThreadOptions,
  open: (options: ThreadOptions, log: Logger) => Promise<LibraryEngine>,
): Promise<void> {
  try {
    const engine = await open(options, threadLog(port, options.logLevel));
    new EngineServer(port, engine);
    port.postMessage({ ready: true } satisfies FromThread);
  } catch (error) {
    port.postMessage({ unopened: toWire(error) } satisfies FromThread);
  }
}
