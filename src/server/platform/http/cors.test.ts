import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#server/core/env.ts';
import { type LiveApp, liveApp } from '#test/fixtures/live-app.ts';
import { type Lawyer, testApp } from '#test/support/app.ts';

const APP = 'https://app.example.com';
const LOCAL = 'http://localhost:5173';
const OWN = 'https://munshi.example';

let it: LiveApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await liveApp({ env: { ALLOWED_ORIGINS: `${APP}, ${LOCAL}` } });
  asha = await it.lawyer();
});
afterAll(() => it.close());

const corsOf = ({ headers }: Response) =>
  [...headers].filter(([name]) => name.startsWith('access-control-')).map(([name]) => name);
const preflight = (origin: string, path = '/rest/v1/cases', app = it.app) =>
  app.request(path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'apikey' },
  });
const read = (origin: string, path = '/rest/v1/cases?select=id') =>
  asha.call('GET', path, undefined, { origin });

/** Origins that look like a listed one, as a text or to a careless pattern. */
const HOSTILE = [
  'null',
  'https://evil.example',
  'https://app.example.com.evil.example',
  'https://evil-app.example.com',
  'https://evil.example/https://app.example.com',
  'https://app.example.com@evil.example',
  'https://sub.app.example.com',
  'https://example.com',
  'https://appxexample.com',
  'http://app.example.com',
  'https://app.example.com:8443',
  'https://app.example.com:443',
  'https://app.example.com.',
  'https://app.example.com/',
  'https://APP.example.com',
  `${APP} ${LOCAL}`,
  `${APP},${LOCAL}`,
  'http://localhost:5174',
  'http://localhost',
  'http://127.0.0.1:5173',
  '*',
  '',
];

describe('a listed origin', () => {
  test.each([APP, LOCAL])('%s calls with a token and reads the answer', async (origin) => {
    const answer = await read(origin);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.headers.get('access-control-expose-headers')).toContain('content-range');
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  test('has its preflights answered, also for uploads and the search', async () => {
    for (const path of [
      '/rest/v1/cases',
      '/storage/v1/upload/resumable',
      '/hybrid_search',
      '/auth/v1/token',
    ]) {
      const answer = await preflight(APP, path);
      expect(answer.status, path).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(APP);
      expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
      expect(answer.headers.get('access-control-allow-headers')).toMatch(
        /apikey.*authorization.*upload-offset/u,
      );
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  test('reads refusals too', async () => {
    const answer = await it.app.request('/rest/v1/cases', { headers: { origin: APP } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, APP]);
  });

  test('asks what resumable uploads can do', async () => {
    const answer = await it.app.request('/storage/v1/upload/resumable', {
      method: 'OPTIONS',
      headers: { origin: APP },
    });
    expect(answer.headers.get('tus-version')).toBe('1.0.0');
  });

  test('gets no page and nothing of this computer', async () => {
    for (const path of ['/', '/login', '/local/outbox', '/internal/library-status', '/webhooks/razorpay']) {
      expect(corsOf(await read(APP, path)), path).toEqual([]);
      expect(corsOf(await preflight(APP, path)), path).toEqual([]);
    }
  });

  test('listens with a token, and not with the cookie of a user', async () => {
    const cookie = await it.cookieOf(asha);
    const socket = it.socket({ headers: { origin: APP, cookie } });
    expect((await socket.join('clients')).status).toBe('error');
    expect((await socket.join('clients', asha.token)).status).toBe('ok');
    for (const origin of HOSTILE.filter((one) => one !== '')) {
      const refused = it.socket({ headers: { origin } });
      expect([await refused.opened, refused.ended], origin).toEqual([false, 403]);
    }
  });

  test('changes with a token, and nothing with the cookie of a user', async () => {
    const made = await asha.call('POST', '/rest/v1/clients', { name: 'Kaveri Mills' }, { origin: APP });
    expect(made.status).toBe(201);
    const cookie = await it.cookieOf(asha);
    const change = (origin: string) =>
      it.app.request('/rest/v1/clients', {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Forged' }),
      });
    expect((await change(OWN)).status).toBe(201);
    expect((await change(APP)).status).toBe(403);
    for (const origin of HOSTILE) expect((await change(origin)).status, origin).toBe(403);
  });
});

describe('every other origin', () => {
  test.each(HOSTILE)('%s reads nothing', async (origin) => {
    const answer = await read(origin);
    expect(corsOf(answer)).toEqual([]);
    expect(answer.headers.get('vary')).toContain('Origin');
    const asked = await preflight(origin);
    expect([asked.status, corsOf(asked)]).toEqual([403, []]);
    expect(JSON.stringify([...asked.headers])).not.toContain('evil');
  });

  test('a request without an origin is answered as before', async () => {
    const answer = await asha.call('GET', '/rest/v1/cases?select=id');
    expect([answer.status, corsOf(answer)]).toEqual([200, []]);
    expect(answer.headers.get('vary')).toContain('Origin');
  });
});

test('without the setting nobody is allowed, also not ourselves', async () => {
  const plain = await testApp();
  for (const origin of [APP, LOCAL, 'null']) {
    expect([(await preflight(origin, '/rest/v1/cases', plain.app)).status]).toEqual([403]);
    const answer = await plain.app.request('/openapi.json', { headers: { origin } });
    expect([answer.status, corsOf(answer), answer.headers.get('vary')]).toEqual([200, [], null]);
  }
  expect(corsOf(await plain.app.request('/openapi.json', { headers: { origin: OWN } }))).toEqual([]);
  await plain.close();
});

test.each([
  ...['*', 'null', 'https://*.example.com', 'http://app.example.com', 'https://app.example.com/'],
  ...[
    'https://app.example.com/path',
    'app.example.com',
    'https://APP.example.com',
    'https://user@app.example.com',
  ],
])('%s is no origin that can be listed', (origin) => {
  expect(() => readEnv({ ALLOWED_ORIGINS: `${APP},${origin}` })).toThrow(/ALLOWED_ORIGINS.*Give origins/u);
});
