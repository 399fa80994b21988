import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#server/core/env.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { AfterResponse } from '#server/platform/http/after-response.ts';
import { localKey, startUrl } from '#server/platform/http/local-only.ts';
import { problemResponse } from '#server/platform/http/problem-response.ts';
import { openMailer } from '#server/platform/messaging/email/mailer.ts';
import { openSms } from '#server/platform/messaging/sms/open-sms.ts';
import { outboxRoutes } from './routes.ts';

const log = pino({ level: 'silent' });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-outbox-'));
  const env = readEnv({ MUNSHI_DATA: folder });
  await openMailer(env, new AfterResponse(log)).send({
    to: 'asha@chambers.example',
    subject: 'Hello',
    text: 'See http://127.0.0.1:3000/x?a=1&b=2',
  });
});
afterAll(() => rm(folder, { recursive: true }));

const secrets = { hmacKey: new Uint8Array(32).fill(7), signingKey: {} };
const KEY = { cookie: `munshi-local=${localKey(secrets)}` };

function ask(pathname: string, settings: Record<string, string> = {}, headers: Record<string, string> = KEY) {
  const env = readEnv({ MUNSHI_DATA: folder, ...settings });
  const app = new Hono<AppEnv>();
  app.onError(problemResponse(log));
  const services = { env, mailer: openMailer(env, new AfterResponse(log)), sms: openSms(env), secrets };
  app.route('/local', outboxRoutes(services, { demo: true }));
  return app.request(`http://127.0.0.1:3000/local${pathname}`, { headers });
}

test('on a local copy the outbox shows mails', async () => {
  expect(await (await ask('/status')).json()).toEqual({ outbox: true, demo: true, locked: false });
  const { mails } = (await (await ask('/outbox')).json()) as { mails: { kind: string }[] };
  expect(mails.filter(({ kind }) => kind === 'mail')).toEqual([
    {
      kind: 'mail',
      id: expect.stringMatching(/\.eml$/),
      to: 'asha@chambers.example',
      subject: 'Hello',
      date: expect.any(String),
      text: 'See http://127.0.0.1:3000/x?a=1&b=2',
      links: ['http://127.0.0.1:3000/x?a=1&b=2'],
    },
  ]);
});

test('text messages are listed with the mails, newest first', async () => {
  const env = readEnv({ MUNSHI_DATA: folder });
  await openSms(env).send({ to: '+919876543210', code: '123456', minutes: 10 });
  const { mails } = (await (await ask('/outbox')).json()) as { mails: unknown[] };
  expect(mails).toEqual([
    {
      kind: 'sms',
      id: expect.stringMatching(/\.sms\.txt$/),
      to: '+919876543210',
      subject: 'Text message',
      date: expect.any(String),
      text: expect.stringMatching(/^123456 /),
      links: [],
    },
    expect.objectContaining({ kind: 'mail', to: 'asha@chambers.example' }),
  ]);
});

describe('a browser without the secret that the server prints', () => {
  test.each<Record<string, string>>([{}, { cookie: 'munshi-local=' }, { cookie: 'munshi-local=wrong' }])(
    'learns that there is an outbox, and nothing else: %o',
    async (headers) => {
      expect(await (await ask('/status', {}, headers)).json()).toEqual({
        outbox: false,
        demo: false,
        locked: true,
      });
      expect((await ask('/outbox', {}, headers)).status).toBe(404);
    },
  );

  test('gets it from the printed URL, for this server’s own pages only', async () => {
    const printed = new URL(startUrl(readEnv({ MUNSHI_DATA: folder }), secrets));
    expect(`${printed.origin}${printed.pathname}`).toBe('http://127.0.0.1:3000/local/open');
    const opened = await ask(`/open${printed.search}`, {}, {});
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/']);
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; Path=\/local; HttpOnly; SameSite=Strict$/);
    expect((await ask('/outbox', {}, { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200);
    for (const query of ['', '?key=', '?key=wrong', `${printed.search}x`]) {
      const refused = await ask(`/open${query}`, {}, {});
      expect([refused.status, refused.headers.get('set-cookie')]).toEqual([404, null]);
    }
  });

  test('is redirected to the public address of a public server', () => {
    const env = readEnv({ PUBLIC_URL: 'https://munshi.example', MUNSHI_DATA: folder });
    expect(startUrl(env, secrets)).toBe('https://munshi.example');
  });
});

describe('does not exist', () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['with a mail server', { SMTP_URL: 'smtp://mail.example' }, {}],
    ['with a database of the operator', { DATABASE_URL: 'postgres://u:p@db.example/munshi' }, {}],
    ['on a network address', { HOST: '0.0.0.0' }, {}],
    ['under a public name', { PUBLIC_URL: 'https://munshi.example' }, {}],
    ['behind a proxy: X-Forwarded-For', {}, { 'x-forwarded-for': '127.0.0.1' }],
    ['behind a proxy: X-Forwarded-Host', {}, { 'x-forwarded-host': '127.0.0.1:3000' }],
    ['behind a proxy: X-Forwarded-Proto', {}, { 'x-forwarded-proto': 'http' }],
    ['behind a proxy: X-Real-IP', {}, { 'x-real-ip': '127.0.0.1' }],
    ['behind a proxy: CF-Connecting-IP', {}, { 'cf-connecting-ip': '127.0.0.1' }],
    ['behind a proxy: Forwarded', {}, { forwarded: 'for=127.0.0.1' }],
    ['behind a proxy: Via', {}, { via: '1.1 proxy' }],
    ['for a page that rebinds its name to loopback', {}, { host: 'evil.example' }],
    ['for a name that only begins like loopback', {}, { host: '127.0.0.1.evil.example:3000' }],
  ])('%s', async (_, settings, headers) => {
    for (const pathname of ['/status', '/outbox', `/open?key=${localKey(secrets)}`])
      expect((await ask(pathname, settings, { ...KEY, ...headers })).status).toBe(404);
  });
});
