import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { AppEnv, Session, Sessions } from '../access.ts';
import { EventStream, type Producer, type StreamTimes } from './event-stream.ts';
import { lastEventIdOf } from './stream-event.ts';

export interface StreamLimits extends StreamTimes {
  /** Streams of one user; one counts until its producer has ended. */
  perUser: number;
  /** Streams of this server. */
  total: number;
  heartbeatMs: number;
  /** Time between queries of the database for live sessions, one query for all of them. */
  recheckMs: number;
}

export const STREAM_LIMITS: StreamLimits = {
  perUser: 10,
  total: 1000,
  heartbeatMs: 15_000,
  recheckMs: 5000,
  unreadMs: 30_000,
  finishMs: 2000,
  longestMs: 15 * 60_000,
};

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that compresses an answer collects it first; nginx also collects it without this header of its own.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** All event streams of this server. */
export class EventStreams {
  readonly #sessions: Pick<Sessions, 'filterLive'>;
  readonly #log: Logger;
  readonly #limits: StreamLimits;
  readonly #open = new Map<EventStream, Session>();
  readonly #timers: NodeJS.Timeout[];
  #closing = false;

  constructor(
    { sessions, log }: { sessions: Pick<Sessions, 'filterLive'>; log: Logger },
    limits = STREAM_LIMITS,
  ) {
    this.#sessions = sessions;
    this.#log = log;
    this.#limits = limits;
    this.#timers = [
      setInterval(() => this.#beat(), limits.heartbeatMs).unref(),
      setInterval(() => void this.#recheck(), limits.recheckMs).unref(),
    ];
  }

  /**
   * Answers with the events of a producer, for the session of the request. The stream ends with the event `end`
   * (`{reason}`) or `error` (`{code, error, problem}`); one without either was cut. Errors: `ProblemError` 429 beyond
   * the limits, and while the server stops.
   */
  answer(c: Context<AppEnv>, produce: Producer): Response {
    // Hono answers a HEAD with the handler of GET and drops the body.
    if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS);
    const session = c.get('session');
    this.#requireRoom(session.userId);
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
    const parts = { ...this.#limits, log: this.#log, requestId: c.get('requestId'), outgoing };
    const stream = new EventStream(parts, produce, lastEventIdOf(c.req.header('last-event-id')));
    this.#open.set(stream, session);
    void stream.ended.finally(() => this.#open.delete(stream));
    return c.body(stream.body, 200, HEADERS);
  }

  /** Takes no more streams, asks every producer to finish, and resolves when all have ended or `graceMs` are over. */
  async close(graceMs: number): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    const streams = [...this.#open.keys()];
    for (const stream of streams) stream.interrupt('stopping');
    let late: NodeJS.Timeout | undefined;
    const graceOver = new Promise<void>((resolve) => {
      late = setTimeout(resolve, graceMs);
    });
    await Promise.race([Promise.all(streams.map(({ ended }) => ended)), graceOver]);
    clearTimeout(late);
  }

  #requireRoom(userId: string): void {
    if (this.#closing || this.#open.size >= this.#limits.total)
      throw new ProblemError('too_many_requests', sentenceOf(requests.streamsBusy), { retryAfter: 3 });
    let own = 0;
    for (const session of this.#open.values()) if (session.userId === userId) own += 1;
    if (own >= this.#limits.perUser)
      throw new ProblemError('too_many_requests', sentenceOf(requests.tooManyStreams), { retryAfter: 3 });
  }

  #beat(): void {
    for (const stream of this.#open.keys()) stream.beat();
  }

  /** Ends the streams of sessions that have ended, or that now need a second factor. */
  async #recheck(): Promise<void> {
    const ids = [...new Set([...this.#open.values()].map(({ sessionId }) => sessionId))];
    if (ids.length === 0) return;
    try {
      const live = await this.#sessions.filterLive(ids);
      for (const [stream, { sessionId }] of this.#open)
        if (ids.includes(sessionId) && !live.has(sessionId)) stream.interrupt('session_ended');
    } catch (error) {
      this.#log.warn({ err: error }, 'the sessions of event streams could not be checked');
    }
  }
}
