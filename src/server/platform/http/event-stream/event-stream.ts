import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ProblemError } from '#shared/errors.ts';
import { asProblem } from '../problem-response.ts';
import { encodeEvent, HEARTBEAT, OPENING, type StreamEvent } from './stream-event.ts';

/**
 * Makes the events of one stream. When `signal` aborts it stops soon: it ends what it asked others for, and keeps what
 * it must (a generator does so in `finally`). `lastEventId` is the last event that the client has.
 */
export type Producer = (signal: AbortSignal, lastEventId: string | undefined) => AsyncIterable<StreamEvent>;

/** Reasons why a stream ends before its producer does. */
export type Interruption = 'client_gone' | 'unread' | 'session_ended' | 'stopping' | 'time_limit';

/** The reason of a producer's signal. */
export class StreamInterrupted extends Error {
  readonly why: Interruption;

  constructor(why: Interruption) {
    super(`the stream was interrupted: ${why}`);
    this.name = 'AbortError';
    this.why = why;
  }
}

export interface StreamTimes {
  /** A client that takes nothing for this long is disconnected, in ms. */
  unreadMs: number;
  /** A producer that was interrupted may take this long before its client gets the last event, in ms. */
  finishMs: number;
  /** The longest life of a stream, in ms. */
  longestMs: number;
}

export interface StreamParts extends StreamTimes {
  log: Pick<Logger, 'error' | 'debug'>;
  /** For the log. */
  requestId: string;
  /** The connection; calls in process have none. */
  outgoing: ServerResponse | undefined;
}

/** Limit: bytes that wait for a client; while they do, the producer pauses. */
const BUFFER_BYTES = 64 * 1024;

/** One stream of events to one client. */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Resolves when the producer has ended, which may be after the client got its last event. */
  readonly ended: Promise<void>;
  readonly #parts: StreamParts;
  readonly #interruption = new AbortController();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #pulled: () => void = () => undefined;
  #events = 0;

  constructor(parts: StreamParts, produce: Producer, lastEventId: string | undefined) {
    this.#parts = parts;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#pulled(),
        cancel: () => {
          this.#controller = undefined;
          this.interrupt('client_gone');
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: BUFFER_BYTES }),
    );
    this.#controller?.enqueue(OPENING);
    this.ended = this.#run(produce, lastEventId);
  }

  /** Ends the stream early; the first call decides why. */
  interrupt(why: Interruption): void {
    this.#interruption.abort(new StreamInterrupted(why));
    this.#pulled();
  }

  /** Sends a comment, unless earlier bytes still wait for the client. */
  beat(): void {
    if (this.#room() > 0) this.#controller?.enqueue(HEARTBEAT);
  }

  async #run(produce: Producer, lastEventId: string | undefined): Promise<void> {
    const { signal } = this.#interruption;
    const startedAt = performance.now();
    const timer = setTimeout(() => this.interrupt('time_limit'), this.#parts.longestMs).unref();
    let failure: { error: unknown } | undefined;
    const produced = this.#send(produce, lastEventId)
      .catch((error: unknown) => {
        // An interrupted producer rejects with the reason, or with an error made from it on the way.
        if (!signal.aborted || !isAbort(error)) failure = { error };
      })
      .finally(() => clearTimeout(timer));
    await Promise.race([produced, interruptedFor(signal, this.#parts.finishMs)]);
    this.#close(signal.aborted ? whyOf(signal) : undefined, failure);
    await produced;
    this.#report(failure, performance.now() - startedAt);
  }

  /** Sends what the producer makes, as fast as the client reads, until one of them ends. */
  async #send(produce: Producer, lastEventId: string | undefined): Promise<void> {
    const { signal } = this.#interruption;
    for await (const event of produce(signal, lastEventId)) {
      if (signal.aborted) return;
      const bytes = encodeEvent(event);
      await this.#roomFor();
      if (signal.aborted) return;
      this.#controller?.enqueue(bytes);
      this.#events += 1;
    }
  }

  #room(): number {
    return this.#controller?.desiredSize ?? 0;
  }

  async #roomFor(): Promise<void> {
    if (this.#room() > 0 || this.#interruption.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.interrupt('unread'), this.#parts.unreadMs);
      this.#pulled = () => {
        clearTimeout(timer);
        this.#pulled = () => undefined;
        resolve();
      };
    });
  }

  /** The last event and the end of the answer. */
  #close(why: Interruption | undefined, failure: { error: unknown } | undefined): void {
    const controller = this.#controller;
    this.#controller = undefined;
    if (!controller) return;
    if (why !== 'unread') controller.enqueue(encodeEvent(lastEvent(why, failure)));
    controller.close();
    // Behind bytes that nobody reads no event would arrive.
    if (why === 'unread') this.#parts.outgoing?.destroy();
  }

  #report(failure: { error: unknown } | undefined, ms: number): void {
    const { log, requestId } = this.#parts;
    const { signal } = this.#interruption;
    const problem = failure && asProblem(failure.error);
    if (problem && problem.status >= 500)
      log.error({ requestId, code: problem.code, err: problem.cause ?? problem }, 'an event stream failed');
    const why = problem?.code ?? (signal.aborted ? whyOf(signal) : 'done');
    log.debug({ requestId, why, events: this.#events, ms: Math.round(ms) }, 'event stream ended');
  }
}

function whyOf(signal: AbortSignal): Interruption {
  return signal.reason instanceof StreamInterrupted ? signal.reason.why : 'client_gone';
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Resolves some time after the interruption; never without one. */
function interruptedFor(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, ms).unref();
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });
}

function lastEvent(why: Interruption | undefined, failure: { error: unknown } | undefined): StreamEvent {
  if (why === 'session_ended') return errorEvent(new ProblemError('unauthenticated'));
  if (why !== undefined) return { event: 'end', data: { reason: why } };
  return failure ? errorEvent(asProblem(failure.error)) : { event: 'end', data: { reason: 'done' } };
}

const errorEvent = (problem: ProblemError): StreamEvent => ({
  event: 'error',
  data: { code: problem.reason ?? problem.code, error: problem.sentence, problem: problem.data },
});
