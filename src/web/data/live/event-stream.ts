import { PROBLEMS } from '#shared/errors.ts';
import { ApiError, errorFrom, send } from '../api.ts';
import { pause } from '../pause.ts';

/** One event of a stream; `data` is what its JSON says. */
export interface StreamedEvent {
  event: string;
  data: unknown;
  id: string | undefined;
}

/** Connecting again, in ms: twice as long after each failure. */
const RETRY_MS = 3000;
const TRIES = 5;

/**
 * The events of `GET path`, until the server says that no more come. A connection that was cut, and a stream that the
 * server ended for a reason of its own, continue in a new one, behind the last event that has an id.
 * Errors: `ApiError` of a refusal, of the event `error`, and when the server was not reached several times; the reason
 * of `signal`.
 */
export async function* followEvents(
  path: string,
  signal: AbortSignal,
  retryMs = RETRY_MS,
): AsyncGenerator<StreamedEvent> {
  const state: Following = { last: undefined, failures: 0, done: false };
  while (!state.done) {
    try {
      yield* eventsOfOne(path, signal, state);
    } catch (error) {
      signal.throwIfAborted();
      if (!isPassing(error) || state.failures === TRIES) throw error;
    }
    if (state.done) return;
    if (state.failures === TRIES) throw errorFrom(503, undefined);
    await pause(retryMs * 2 ** state.failures, signal);
    signal.throwIfAborted();
    state.failures += 1;
  }
}

/**
 * The events of the answer to `POST path`, which is asked for once. Returns when the server says that no more come;
 * an answer that breaks off before that throws `StreamCut`. Errors: also `ApiError` of a refusal and of the event
 * `error`; the reason of `signal`.
 */
export async function* postForEvents(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<StreamedEvent> {
  const headers = { accept: 'text/event-stream' };
  const answer = await send('POST', path, body, { signal, headers });
  try {
    for await (const event of eventsOf(answer)) {
      if (event.event === 'error') throw problemOf(event);
      if (event.event === 'end' && reasonOf(event) === 'done') return;
      if (event.event === 'end') break;
      yield event;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ApiError ? error : new StreamCut({ cause: error });
  }
  signal.throwIfAborted();
  throw new StreamCut();
}

/** A stream of events ended before its producer did. */
export class StreamCut extends Error {
  constructor(options?: ErrorOptions) {
    super('the stream was cut', options);
    this.name = 'StreamCut';
  }
}

interface Following {
  /** The id of the last event. */
  last: string | undefined;
  /** Connections in a row that brought no event. */
  failures: number;
  done: boolean;
}

/** The events of one connection. */
async function* eventsOfOne(
  path: string,
  signal: AbortSignal,
  state: Following,
): AsyncGenerator<StreamedEvent> {
  for await (const event of eventsOf(await connect(path, state.last, signal))) {
    if (event.event === 'error') throw problemOf(event);
    if (event.event === 'end') {
      state.done = reasonOf(event) === 'done';
      return;
    }
    state.last = event.id ?? state.last;
    state.failures = 0;
    yield event;
  }
}

const connect = (path: string, last: string | undefined, signal: AbortSignal) =>
  send('GET', path, undefined, {
    signal,
    headers: { accept: 'text/event-stream', ...(last === undefined ? {} : { 'last-event-id': last }) },
  });

/** The events of an answer, as they arrive. A connection that breaks throws what `fetch` throws. */
async function* eventsOf(answer: Response): AsyncGenerator<StreamedEvent> {
  if (!answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (waiting + value).split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined for a comment. Our server gives each field one line. */
function eventIn(block: string): StreamedEvent | undefined {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const event = field('event');
  const data = field('data');
  if (event === undefined || data === undefined) return undefined;
  return { event, data: JSON.parse(data), id: field('id') };
}

const reasonOf = ({ data }: StreamedEvent) => (data as { reason?: unknown }).reason;

function problemOf({ data }: StreamedEvent): ApiError {
  const { code } = (data as { problem?: { code?: keyof typeof PROBLEMS } }).problem ?? {};
  const [status] = (code && PROBLEMS[code]) ?? PROBLEMS.internal;
  return errorFrom(status, data);
}

/** A new try may help: the server was not reached, was busy, or the connection broke. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status === 503;
