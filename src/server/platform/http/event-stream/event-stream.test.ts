import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Listener, listen } from '#server/boot/listen.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { type AppEnv, requireSession } from '../access.ts';
import { LANES } from '../in-flight.ts';
import { problemResponse } from '../problem-response.ts';
import { requestContext } from '../request-context.ts';
import { type Producer, StreamInterrupted } from './event-stream.ts';
import { EventStreams, STREAM_LIMITS, type StreamLimits } from './event-streams.ts';

// A producer of parts of a text, as a model gives them, through the real server over real connections.

let it: TestApp;
let asha: Lawyer;
let logged: string[];
const listeners: Listener[] = [];
const clients: StreamClient[] = [];
beforeEach(async () => {
  it = await testApp();
  asha = await it.lawyer();
  logged = [];
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.leave();
  for (const listener of listeners.splice(0)) await listener.close(0);
  await it.close();
});

const WORDS = 'The appeal is allowed and the order of the High Court is set aside .'.split(' ');

/** Gives words, waits for `go` before each, and keeps at its end what it gave. */
class TextProducer {
  given = '';
  saved: string | undefined;
  signal: AbortSignal | undefined;
  #allowed = 0;
  #wake: () => void = () => undefined;

  /** Lets the next words be given. */
  go(words: number): void {
    this.#allowed += words;
    this.#wake();
  }

  readonly produce: Producer = (signal, lastEventId) => this.#words(signal, lastEventId);

  async *#words(signal: AbortSignal, lastEventId: string | undefined) {
    this.signal = signal;
    try {
      for (let at = lastEventId === undefined ? 0 : Number(lastEventId) + 1; at < WORDS.length; at++) {
        await this.#turn(signal);
        const text = `${WORDS[at]} `;
        this.given += text;
        yield { id: String(at), event: 'delta', data: { text } };
      }
    } finally {
      this.saved = this.given;
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    while (this.#allowed === 0) {
      signal.throwIfAborted();
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    }
    this.#allowed -= 1;
  }

  get why(): string | undefined {
    const { reason } = this.signal ?? {};
    return reason instanceof StreamInterrupted ? reason.why : undefined;
  }
}

interface Event {
  id?: string;
  event: string;
  data: Record<string, unknown>;
}

class StreamClient {
  readonly #request: ClientRequest;
  #answer: IncomingMessage | undefined;
  text = '';
  status = 0;
  headers: Record<string, unknown> = {};
  /** `whole`, or `cut` when the connection broke. */
  end: 'whole' | 'cut' | undefined;

  constructor(port: number, path: string, headers: Record<string, string>, reads = true) {
    this.#request = request({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
      this.status = answer.statusCode ?? 0;
      this.headers = answer.headers;
      this.#answer = answer;
      if (reads) this.read();
    });
    this.#request.on('error', () => undefined);
    this.#request.end();
  }

  read(): void {
    const answer = this.#answer;
    if (!answer) throw new Error('no answer has come');
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      this.text += chunk;
    });
    answer.on('close', () => {
      this.end = answer.complete ? 'whole' : 'cut';
    });
    answer.on('error', () => undefined);
  }

  get events(): Event[] {
    const blocks = this.text.split('\n\n').filter((block) => block.includes('event: '));
    return blocks.map((block) => {
      const lines = new Map(
        block.split('\n').map((line) => line.split(/: (.*)/u).slice(0, 2) as [string, string]),
      );
      const id = lines.get('id');
      const data = JSON.parse(lines.get('data') ?? '') as Event['data'];
      return { ...(id === undefined ? {} : { id }), event: lines.get('event') ?? '', data };
    });
  }

  get words(): string {
    return this.events.map(({ event, data }) => (event === 'delta' ? String(data.text) : '')).join('');
  }

  leave(): void {
    this.#request.destroy();
  }
}

/** The product with one more route, whose events a test makes. */
async function serve(produce: (c: Context<AppEnv>) => Producer, limits: Partial<StreamLimits> = {}) {
  const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
  const streams = new EventStreams({ sessions: it.services.sessions, log }, { ...STREAM_LIMITS, ...limits });
  const app = new Hono<AppEnv>();
  app.onError(problemResponse(log));
  app.use('/parts', requestContext(log, []), requireSession(it.services.sessions, []));
  app.get('/parts', (c) => streams.answer(c, produce(c)));
  app.route('/', it.app);
  const listener = await listen('127.0.0.1', 0);
  listeners.push(listener);
  listener.serve(app.fetch);
  const open = (lawyer = asha, { headers = {}, reads = true } = {}) => {
    const client = new StreamClient(
      listener.port,
      '/parts',
      { authorization: `Bearer ${lawyer.token}`, ...headers },
      reads,
    );
    clients.push(client);
    return client;
  };
  return { streams, open, listener };
}

test('parts arrive one by one, and the end says that nothing is missing', async () => {
  const producer = new TextProducer();
  const { open } = await serve(() => producer.produce);
  const client = open();
  await expect.poll(() => client.text).toContain(': open');
  expect(client.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': expect.stringContaining('no-transform'),
  });
  producer.go(1);
  await expect.poll(() => client.words).toBe('The ');
  producer.go(WORDS.length);
  await expect.poll(() => client.end).toBe('whole');
  expect(client.words).toBe(`${WORDS.join(' ')} `);
  expect(client.events.at(-1)).toEqual({ event: 'end', data: { reason: 'done' } });
});

test('a client that goes away ends the producer, which keeps what it gave', async () => {
  const producer = new TextProducer();
  const { open } = await serve(() => producer.produce);
  const client = open();
  producer.go(3);
  await expect.poll(() => client.words).toBe('The appeal is ');
  client.leave();
  await expect.poll(() => producer.why).toBe('client_gone');
  await expect.poll(() => producer.saved).toBe('The appeal is ');
});

test('a client continues behind the last event that it has', async () => {
  const producer = new TextProducer();
  const { open } = await serve(() => producer.produce);
  const first = open();
  producer.go(3);
  await expect.poll(() => first.words).toBe('The appeal is ');
  first.leave();
  await expect.poll(() => producer.saved).toBe('The appeal is ');
  const second = open(asha, { headers: { 'last-event-id': first.events.at(-1)?.id ?? '' } });
  producer.go(WORDS.length);
  await expect.poll(() => second.end).toBe('whole');
  expect(first.words + second.words).toBe(`${WORDS.join(' ')} `);
  // An id that no stream of ours sends starts from the beginning.
  const third = open(asha, { headers: { 'last-event-id': '2; drop' } });
  producer.go(WORDS.length);
  await expect.poll(() => third.words).toContain('The appeal');
});

test('a session that ends elsewhere ends its streams, and no other', async () => {
  const [own, other] = [new TextProducer(), new TextProducer()];
  const ravi = await it.lawyer();
  const byUser = (c: Context<AppEnv>) => (c.get('session').userId === asha.userId ? own : other).produce;
  const { open } = await serve(byUser, { recheckMs: 50 });
  const [ashas, ravis] = [open(), open(ravi)];
  own.go(2);
  await expect.poll(() => ashas.words).toBe('The appeal ');
  await it.db.sql('update auth.sessions set ended_at = now() where user_id = $1', [asha.userId]);
  await expect.poll(() => ashas.end).toBe('whole');
  expect(ashas.events.at(-1)).toMatchObject({
    event: 'error',
    data: { code: 'unauthenticated', problem: { code: 'unauthenticated', key: 'errors.unauthenticated' } },
  });
  expect(own.why).toBe('session_ended');
  other.go(WORDS.length);
  await expect.poll(() => ravis.events.at(-1)?.data).toEqual({ reason: 'done' });
});

test.each([
  [
    'a problem',
    () => new ProblemError('unprocessable', sentenceOf(requests.pagesTooLong)),
    { code: 'unprocessable', problem: { key: 'requests.pagesTooLong', params: {} } },
    false,
  ],
  [
    'an unexpected error',
    () => new Error('password of the provider: canary'),
    { code: 'internal', problem: { key: 'errors.internal' } },
    true,
  ],
])('%s in the middle arrives as an event behind the parts', async (_, error, data, isLogged) => {
  const { open } = await serve(
    () =>
      async function* () {
        yield { event: 'delta', data: { text: 'The ' } };
        throw error();
      },
  );
  const client = open();
  await expect.poll(() => client.end).toBe('whole');
  expect(client.events).toMatchObject([
    { event: 'delta', data: { text: 'The ' } },
    { event: 'error', data },
  ]);
  expect(client.text).not.toContain('canary');
  expect(logged.join('')).toEqual(isLogged ? expect.stringContaining('an event stream failed') : '');
});

test('a client that reads nothing is disconnected, and the producer is not asked for more meanwhile', async () => {
  const part = { event: 'delta', data: { text: 'x'.repeat(16_000) } };
  let parts = 0;
  let signal: AbortSignal | undefined;
  const { open } = await serve(
    () =>
      async function* (given) {
        signal = given;
        for (; ; parts++) yield part;
      },
    { unreadMs: 300 },
  );
  const client = open(asha, { reads: false });
  await expect.poll(() => signal?.reason).toMatchObject({ why: 'unread' });
  const waiting = parts;
  client.read();
  await expect.poll(() => client.end).toBe('cut');
  expect(parts).toBe(waiting);
  // The buffers of the system take some megabytes; ours takes a few parts.
  expect(waiting * 16_000).toBeLessThan(32 * 1024 * 1024);
});

test('a quiet stream sends comments, and a long one ends and says so', async () => {
  const producer = new TextProducer();
  const { open } = await serve(() => producer.produce, { heartbeatMs: 20, longestMs: 500 });
  const client = open();
  await expect.poll(() => client.text).toMatch(/^retry: 3000\n: open\n\n:\n\n:\n\n/u);
  await expect.poll(() => client.end).toBe('whole');
  expect(client.events).toEqual([{ event: 'end', data: { reason: 'time_limit' } }]);
  expect(producer.why).toBe('time_limit');
});

test('at a stop the producer keeps what it gave before its client learns of it, and no stream starts', async () => {
  const producer = new TextProducer();
  const { streams, open } = await serve(() => producer.produce);
  const client = open();
  producer.go(4);
  await expect.poll(() => client.words).toBe('The appeal is allowed ');
  await streams.close(10_000);
  expect(producer.saved).toBe('The appeal is allowed ');
  await expect.poll(() => client.end).toBe('whole');
  expect(client.words).toBe('The appeal is allowed ');
  expect(client.events.at(-1)).toEqual({ event: 'end', data: { reason: 'stopping' } });
  const late = open();
  await expect.poll(() => late.end).toBe('whole');
  expect([late.status, late.headers['retry-after']]).toEqual([429, '3']);
});

test('a producer that does not stop keeps neither the client nor the server', async () => {
  const { streams, open } = await serve(
    () =>
      async function* () {
        yield { event: 'delta', data: { text: 'The ' } };
        await new Promise(() => undefined);
      },
    { finishMs: 50 },
  );
  const client = open();
  await expect.poll(() => client.words).toBe('The ');
  await streams.close(200);
  await expect.poll(() => client.events.at(-1)?.data).toEqual({ reason: 'stopping' });
});

test('streams of a user are limited, take no place of a request, and an abandoned one counts until it has ended', async () => {
  const produced: TextProducer[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const perUser = LANES.requests.atOnce + 2;
  const { open, listener } = await serve(
    () => {
      const producer = new TextProducer();
      produced.push(producer);
      return async function* (signal, id) {
        try {
          yield* producer.produce(signal, id);
        } finally {
          await released;
        }
      };
    },
    { perUser },
  );
  const streams = Array.from({ length: perUser }, () => open());
  await expect.poll(() => streams.every(({ text }) => text.includes(': open'))).toBe(true);
  const refused = open();
  await expect.poll(() => refused.end).toBe('whole');
  expect(refused.status).toBe(429);
  expect(refused.text).toContain('requests.tooManyStreams');
  // The six places of this user are free.
  const cases = await fetch(`http://127.0.0.1:${listener.port}/rest/v1/cases`, {
    headers: { authorization: `Bearer ${asha.token}` },
  });
  expect(cases.status).toBe(200);
  // Somebody else has a limit of their own.
  const ravis = open(await it.lawyer());
  await expect.poll(() => ravis.text).toContain(': open');
  streams[0]?.leave();
  await expect.poll(() => produced.some(({ why }) => why === 'client_gone')).toBe(true);
  const still = open();
  await expect.poll(() => still.status).toBe(429);
  release();
  await expect
    .poll(async () => {
      const next = open();
      while (next.status === 0) await sleep(5);
      return next.status;
    })
    .toBe(200);
});

test('a HEAD request starts no producer, and without a session there is no stream', async () => {
  let started = 0;
  const { listener } = await serve(
    () =>
      async function* () {
        started += 1;
        yield { event: 'delta', data: {} };
      },
  );
  const url = `http://127.0.0.1:${listener.port}/parts`;
  const head = await fetch(url, { method: 'HEAD', headers: { authorization: `Bearer ${asha.token}` } });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect((await fetch(url)).status).toBe(401);
  expect(started).toBe(0);
});
