import { afterEach, expect, test, vi } from 'vitest';
import { followEvents, type StreamedEvent } from './event-stream.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Between two tries, in ms. */
const AT_ONCE = 0;

interface Ask {
  headers: Record<string, string>;
}

/** A server that gives these answers one after the other. */
function serve(...answers: (() => Response)[]): Ask[] {
  const asked: Ask[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push({ headers: init.headers as Record<string, string> });
    const next = answers[asked.length - 1];
    if (!next) throw new TypeError('no more answers');
    return next();
  });
  return asked;
}

/** An answer that arrives in pieces of this many bytes, and then ends or breaks. */
const stream =
  (text: string, { bytes = 1000, breaks = false } = {}) =>
  () => {
    const all = new TextEncoder().encode(text);
    let at = 0;
    return new Response(
      new ReadableStream({
        pull(controller) {
          if (at < all.length) controller.enqueue(all.slice(at, at + bytes));
          else if (breaks) controller.error(new TypeError('network error'));
          else controller.close();
          at += bytes;
        },
      }),
    );
  };

const refusal = (status: number, code: string) => () =>
  new Response(JSON.stringify({ error: { code, message: code } }), { status });

async function all(signal = new AbortController().signal) {
  const events: StreamedEvent[] = [];
  for await (const event of followEvents('/stream', signal, AT_ONCE)) events.push(event);
  return events;
}

const part = (text: string, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: delta\ndata: ${JSON.stringify({ text })}\n\n`;
const DONE = 'event: end\ndata: {"reason":"done"}\n\n';
const texts = (events: StreamedEvent[]) => events.map(({ data }) => (data as { text: string }).text);

test.each([1, 2, 3, 7, 1000])(
  'events are read from pieces of %i bytes, also inside a character',
  async (bytes) => {
    serve(stream(`retry: 3000\n: open\n\n${part('धारा 138')}:\n\n${part('line\nline')}${DONE}`, { bytes }));
    expect(texts(await all())).toEqual(['धारा 138', 'line\nline']);
  },
);

test.each([
  ['is cut', stream(`${part('a', 0)}${part('b', 1)}event: delta\nda`)],
  ['breaks', stream(`${part('a', 0)}${part('b', 1)}`, { breaks: true })],
  [
    'is ended by a server that stops',
    stream(`${part('a', 0)}${part('b', 1)}event: end\ndata: {"reason":"stopping"}\n\n`),
  ],
])('a stream that %s continues behind its last event', async (_, first) => {
  const asked = serve(first, refusal(503, 'starting'), stream(`${part('c', 2)}${DONE}`));
  expect(texts(await all())).toEqual(['a', 'b', 'c']);
  expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '1']);
});

test('an error in the stream is thrown with its sentence, behind the events before it', async () => {
  const data = {
    code: 'unauthenticated',
    error: 'x',
    problem: { code: 'unauthenticated', key: 'errors.unauthenticated', params: {} },
  };
  serve(stream(`${part('a')}event: error\ndata: ${JSON.stringify(data)}\n\n`));
  const following = followEvents('/stream', new AbortController().signal, AT_ONCE);
  expect((await following.next()).value).toMatchObject({ data: { text: 'a' } });
  await expect(following.next()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
});

test('a refusal is not tried again, and a server that stays away is given up', async () => {
  const refused = serve(refusal(403, 'insufficient_aal'), stream(DONE));
  await expect(all()).rejects.toMatchObject({ status: 403 });
  expect(refused).toHaveLength(1);
  const asked = serve();
  await expect(all()).rejects.toMatchObject({ code: 'unreachable' });
  expect(asked.length).toBeGreaterThan(3);
});

test('leaving ends the request and the waiting', async () => {
  const leaving = new AbortController();
  let cancelled = false;
  serve(
    () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode(part('a'))),
          cancel: () => {
            cancelled = true;
          },
        }),
      ),
  );
  const following = followEvents('/stream', leaving.signal, AT_ONCE);
  await following.next();
  await following.return(undefined);
  expect(cancelled).toBe(true);
  serve(refusal(503, 'starting'));
  const waiting = (async () => {
    for await (const _ of followEvents('/stream', leaving.signal, 600_000)) expect.fail('no event');
  })();
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});
