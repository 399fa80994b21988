import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countSend } from '#server/platform/monitoring/counters.ts';
import { startTraces } from '#server/platform/monitoring/traces.ts';
import { type TestApp, testApp } from '#test/support/app.ts';

const TOKEN = 'a token of an operator';

let it: TestApp;
let closed: TestApp;
beforeAll(async () => {
  [it, closed] = await Promise.all([testApp(), testApp({ env: { METRICS_TOKEN: TOKEN } })]);
});
afterAll(() => Promise.all([it.close(), closed.close()]));

const scrape = async (app: TestApp, headers: Record<string, string> = {}) =>
  app.app.request('http://127.0.0.1:3000/metrics', { headers });

test('Prometheus reads requests, work, disk, library, files and the loop, and no path of a user', async () => {
  const asha = await it.lawyer();
  await asha.call('GET', '/rest/v1/cases?title=eq.Secret');
  await expect(countSend('mail', Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  const answer = await scrape(it);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/u);
  expect(text).toMatch(
    /munshi_request_seconds_count\{method="GET",route="\/rest\/v1\/:table",status="200"\} \d/u,
  );
  expect(text).toMatch(/munshi_sends_total\{to="mail",outcome="failed"\} \d/u);
  for (const name of [
    'work_waiting',
    'disk_free_bytes',
    'library_documents',
    'library_segments',
    'library_pending',
    'files_waiting',
    'files_waiting_seconds',
    'webhooks_waiting_seconds',
    'schedules_waiting_seconds',
  ])
    expect(text).toMatch(new RegExp(`^munshi_${name} \\d`, 'mu'));
  expect(text).toMatch(/^munshi_database_up 1$/mu);
  expect(text).toMatch(/^munshi_loop_delay_p99_seconds \d/mu);
  expect(text).not.toContain('Secret');
});

test('metrics are for the operator: with the token where one is set, else over loopback without a proxy', async () => {
  expect((await scrape(it, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  expect((await it.app.request('http://munshi.example/metrics')).status).toBe(404);
  expect((await scrape(closed)).status).toBe(404);
  expect((await scrape(closed, { authorization: 'Bearer another token of nobody' })).status).toBe(404);
  expect((await scrape(closed, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
});

test('a span of each request is sent to the receiver, by the pattern of its route', async () => {
  const received: string[] = [];
  const receiver = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(`${request.url} ${Buffer.concat(parts).toString('latin1')}`);
      answer.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const end = await startTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` });
  const asha = await it.lawyer();
  await asha.call('GET', '/rest/v1/clients?name=eq.Secret');
  await end();
  receiver.close();
  expect(received[0]).toMatch(/^\/v1\/traces /u);
  expect(received.join()).toContain('GET /rest/v1/:table');
  expect(received.join()).not.toContain('Secret');
});

test('a scraper in a loop costs one measurement, and delays nobody', async () => {
  const measured = vi.spyOn(it.services.library, 'stats');
  const before = measured.mock.calls.length;
  const answers = await Promise.all(Array.from({ length: 60 }, () => scrape(it)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(measured.mock.calls.length - before).toBeLessThanOrEqual(1);
  measured.mockRestore();
});
