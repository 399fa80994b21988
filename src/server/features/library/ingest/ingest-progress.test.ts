import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { IngestMonitor } from './ingest-progress.ts';

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

const report = (body: unknown, token = it.services.ingestToken) =>
  it.app.request('/internal/ingest/progress', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const progress = (files: number, done: number, documents = done) => ({ files, done, documents });
const adding = async () =>
  ((await (await asha.call('GET', '/library/coverage')).json()) as { adding: boolean }).adding;

/** Reads an event stream until its text contains `wanted`. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, wanted: string): Promise<string> {
  let text = '';
  while (!text.includes(wanted)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`ended after ${text}`);
    text += Buffer.from(value).toString();
  }
  return text;
}

test('a user follows the runs that are in progress, together, until the last has finished', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  expect(await adding()).toBe(false);
  expect((await report({ run: one, ...progress(100, 10), finished: false })).status).toBe(204);
  expect(await adding()).toBe(true);
  const answer = await asha.call('GET', '/library/ingest');
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body!.getReader();
  await readUntil(reader, `event: progress\ndata: ${JSON.stringify(progress(100, 10))}\n\n`);
  await report({ run: two, ...progress(20, 5), finished: false });
  await readUntil(reader, JSON.stringify(progress(120, 15)));
  await report({ run: one, ...progress(100, 100), finished: true });
  await readUntil(reader, JSON.stringify(progress(20, 5)));
  await report({ run: two, ...progress(20, 20), finished: true });
  await readUntil(reader, 'event: end\ndata: {"reason":"done"}');
  expect((await reader.read()).done).toBe(true);
  expect(await adding()).toBe(false);
});

test('without an ingest the stream ends at once', async () => {
  const answer = await asha.call('GET', '/library/ingest');
  expect(await answer.text()).toMatch(/: open\n\nevent: end\n/u);
});

test('a command that fell silent no longer counts', async () => {
  const monitor = new IngestMonitor(20);
  monitor.report(randomUUID(), progress(10, 1), false);
  const seen = [];
  for await (const state of monitor.follow(new AbortController().signal)) seen.push(state);
  expect(seen).toEqual([progress(10, 1)]);
  expect(monitor.current).toBeUndefined();
});

test('following ends with its signal', async () => {
  const monitor = new IngestMonitor();
  monitor.report(randomUUID(), progress(10, 1), false);
  const leaving = new AbortController();
  const following = monitor.follow(leaving.signal);
  await following.next();
  const next = following.next();
  leaving.abort();
  await expect(next).rejects.toMatchObject({ name: 'AbortError' });
});

test('the number of runs is limited', () => {
  const monitor = new IngestMonitor();
  for (let n = 0; n < 100; n++) monitor.report(randomUUID(), progress(1, 0), false);
  expect(monitor.current?.files).toBe(20);
});

test.each([
  ['no JSON', '{', 400],
  ['nothing', {}, 400],
  ['a negative number', { run: randomUUID(), ...progress(-1, 0), finished: false }, 400],
  ['a run without an id', { run: 'x', ...progress(1, 0), finished: false }, 400],
  ['a megabyte', 'x'.repeat(1024 * 1024), 413],
])('a report of %s is refused', async (_, body, status) => {
  expect((await report(body)).status).toBe(status);
  expect(await adding()).toBe(false);
});

test('a session cannot report, and nobody follows without one', async () => {
  const body = { run: randomUUID(), ...progress(1, 0), finished: false };
  expect((await report(body, asha.token)).status).toBe(401);
  expect(await adding()).toBe(false);
  expect((await it.app.request('/library/ingest')).status).toBe(401);
});
