import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createConfirmedUser, startSession } from '#server/features/accounts/store.ts';
import { clientAddress } from '#server/platform/http/request-context.ts';
import { authSession, authUser } from '#shared/contracts/accounts.ts';
import { recoveryCodesMade } from '#shared/contracts/factors.ts';
import { type AccountsApp, accountsApp, linkIn, ORIGIN, PASSWORD } from './fixtures/accounts-app.ts';
import { appCode, factorCalls } from './fixtures/second-factor.ts';
import { type TestApp, testApp } from './support/app.ts';

// The checks of ASVS 5.0 level 2 that concern accounts and that no feature's own tests hold: over the whole product.

describe('the product', () => {
  let it: TestApp;
  let cookie: string;
  let routes: { method: string; url: string }[];

  beforeAll(async () => {
    it = await testApp();
    const started = await it.db.withAccounts(async (tx) => {
      const who = { email: 'asha@chambers.example', fullName: 'Asha Rao' };
      const user = await createConfirmedUser(tx, who, new Date());
      return startSession(tx, { userId: user.id, method: 'password', browser: true }, new Date());
    });
    cookie = `__Host-munshi=${started?.cookie}`;
    const { paths } = (await (await it.app.request('/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    routes = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => ({
        method: verb.toUpperCase(),
        url: path.replaceAll(/\{\w+\}/gu, 'x'),
      })),
    );
  });
  afterAll(() => it.close());

  const send = (method: string, url: string, headers: Record<string, string>) =>
    it.app.request(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }),
    });

  test('refuses every state change by cookie from a foreign origin, or from none', async () => {
    const changes: string[] = [];
    for (const { method, url } of routes) {
      if (method === 'GET' || method === 'HEAD' || (await send(method, url, {})).status !== 401) continue;
      changes.push(`${method} ${url}`);
      for (const origin of [
        'https://evil.example',
        'https://munshi.example.evil.example',
        'null',
        undefined,
      ]) {
        const answer = await send(method, url, { cookie, ...(origin === undefined ? {} : { origin }) });
        expect(answer.status, `${method} ${url} from ${origin}`).toBe(403);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
    for (const change of ['PUT /auth/v1/user', 'DELETE /auth/v1/sessions/x', 'POST /auth/v1/logout'])
      expect(changes).toContain(change);
    expect((await send('GET', '/auth/v1/user', { cookie })).status, 'and it still lives').toBe(200);
  });

  test('lets no answer about an account be kept, but for the public keys', async () => {
    for (const { method, url } of routes.filter(({ url }) => url.startsWith('/auth/v1/'))) {
      if (url.endsWith('jwks.json') || url.endsWith('/logout')) continue;
      const kept = (await send(method, url, { cookie, origin: ORIGIN })).headers.get('cache-control');
      expect(kept, `${method} ${url}`).toMatch(/no-store/);
    }
  });
});

describe('the address of a client', () => {
  test.each([
    ['203.0.113.5', undefined, [], '203.0.113.5'],
    ['203.0.113.5', '198.51.100.1', [], '203.0.113.5'],
    ['203.0.113.5', '198.51.100.1', ['10.0.0.1'], '203.0.113.5'],
    ['10.0.0.1', '198.51.100.1', ['10.0.0.1'], '198.51.100.1'],
    ['::ffff:10.0.0.1', '198.51.100.1', ['10.0.0.1'], '198.51.100.1'],
    // The client can write any addresses it likes; the proxy appends the true one behind them.
    ['10.0.0.1', '1.2.3.4, 198.51.100.1', ['10.0.0.1'], '198.51.100.1'],
    ['10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.1', ['10.0.0.1'], '198.51.100.1'],
    ['10.0.0.1', '', ['10.0.0.1'], '10.0.0.1'],
  ])('from %s saying %s, with the proxies %s, is %s', (peer, header, trusted, address) => {
    expect(clientAddress(peer, header, trusted)).toBe(address);
  });

  test('is what the throttle and the log go by, whatever is forwarded by somebody who is no proxy', async () => {
    const it = await testApp();
    const server: ServerType = serve({ fetch: it.app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise<void>((ready) => server.once('listening', ready));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`;
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) {
      const answer = await fetch(`${base}/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${i}` },
        body: JSON.stringify({ email: `nobody${i}@chambers.example`, password: 'Wrong#Pass9' }),
      });
      statuses.push(answer.status);
    }
    await new Promise((closed) => server.close(closed));
    await it.close();
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429, 429]);
  });
});

describe('an account', () => {
  let auth: AccountsApp;
  let count = 0;
  const address = () => `bina${++count}@chambers.example`;
  const ip = () => `10.4.${++count}.1`;

  beforeAll(async () => {
    auth = await accountsApp();
  });
  afterAll(() => auth.db.close());

  const passwordGrant = (email: string, password: string) =>
    auth.call('POST', '/token?grant_type=password', { email, password }, { address: ip() });

  test('takes no field that nobody may set', async () => {
    const { access_token: token, user } = await auth.member(address());
    const extra = {
      id: crypto.randomUUID(),
      owner_id: crypto.randomUUID(),
      aal: 'aal2',
      role: 'service_role',
      email_confirmed_at: '2001-01-01T00:00:00Z',
      app_metadata: { admin: true },
      factors: [],
      password_hash: 'x',
    };
    const body = { ...extra, data: { location: 'Salem', role: 'admin', aal: 'aal2' } };
    const changed = await auth.call('PUT', '/user', body, { token });
    expect(changed.status).toBe(200);
    const shown = authUser.parse(await changed.json());
    expect(shown).toMatchObject({ id: user.id, role: 'authenticated', app_metadata: user.app_metadata });
    expect(shown.user_metadata).toEqual({ full_name: 'Asha Rao', location: 'Salem' });
    const session = { ...extra, email: user.email, password: PASSWORD, user_id: extra.id, amr: [] };
    const signedIn = await auth.call('POST', '/token?grant_type=password', session, { address: ip() });
    const [, payload = ''] = authSession.parse(await signedIn.json()).access_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      sub: user.id,
      aal: 'aal1',
      role: 'authenticated',
    });
  });

  test('is shown by declared keys only, in every answer that holds it', async () => {
    const email = address();
    const session = await auth.member(email);
    const { access_token: token, refresh_token } = session;
    const users = [
      session.user,
      await (await auth.call('GET', '/user', undefined, { token })).json(),
      await (await auth.call('PUT', '/user', { data: {} }, { token })).json(),
      await (await auth.call('POST', '/signup', { email, password: PASSWORD }, { address: ip() })).json(),
    ];
    for (const user of users)
      expect(Object.keys(user as object).filter((key) => !(key in authUser.shape))).toEqual([]);
    const renewed = await auth.call('POST', '/token?grant_type=refresh_token', { refresh_token });
    expect(Object.keys((await renewed.json()) as object).sort()).toEqual(
      Object.keys(authSession.shape).sort(),
    );
  });

  test('whose password was reset has no session left but the one that reset it, at the very next request', async () => {
    const email = address();
    const before = [await auth.member(email), await auth.signIn(email, { address: ip() })];
    await auth.call('POST', '/recover', { email }, { address: ip() });
    const opened = await auth.follow(linkIn((await auth.settled()).at(-1)));
    const headers = { cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '', origin: ORIGIN };
    expect((await auth.call('PUT', '/user', { password: 'Fresh#Start77' }, { headers })).status).toBe(200);
    for (const { access_token: token, refresh_token } of before) {
      expect((await auth.call('GET', '/user', undefined, { token })).status).toBe(401);
      const renewed = await auth.call('POST', '/token?grant_type=refresh_token', { refresh_token });
      expect(renewed.status).toBe(400);
    }
    expect((await auth.call('GET', '/user', undefined, { headers })).status).toBe(200);
    expect((await passwordGrant(email, PASSWORD)).status).toBe(400);
    expect((await passwordGrant(email, 'Fresh#Start77')).status).toBe(200);
  });

  test.each([
    "' or 1=1 --",
    "asha@chambers.example' or '1'='1",
    "'; drop table auth.users; --",
    "') union select password_hash from auth.users --",
    '\\u0027 or true',
    '%',
    '$1',
    "'||pg_sleep(5)||'",
  ])('is found by no trick of SQL: %s', async (trick) => {
    await auth.member(address());
    const { access_token: token } = await auth.member(address());
    const answers = [
      passwordGrant(trick, trick),
      passwordGrant(`${count}@chambers.example`, trick),
      auth.call('POST', '/recover', { email: trick }, { address: ip() }),
      auth.call('POST', '/otp', { phone: trick }, { address: ip() }),
      auth.call('POST', '/token?grant_type=refresh_token', { refresh_token: trick }),
      auth.call('POST', '/token?grant_type=pkce', { auth_code: trick, code_verifier: trick }),
      auth.call('GET', `/verify?type=signup&token=${encodeURIComponent(trick)}`),
      auth.call('DELETE', `/sessions/${encodeURIComponent(trick)}`, undefined, { token }),
      auth.call('GET', `/audit?before=${encodeURIComponent(trick)}`, undefined, { token }),
      auth.call('POST', `/factors/${encodeURIComponent(trick)}/challenge`, {}, { token }),
      auth.call('GET', '/user', undefined, { token: trick }),
      auth.call('GET', '/user', undefined, { headers: { cookie: `__Host-munshi=${trick}` } }),
    ];
    for (const answer of await Promise.all(answers)) {
      expect([303, 400, 401, 404, 422], await answer.clone().text()).toContain(answer.status);
    }
    expect((await auth.call('GET', '/user', undefined, { token })).status).toBe(200);
  });

  test('leaves no secret, address or number in the logs and in the log of the account', async () => {
    const mine = await accountsApp();
    const canaries = ['canary-one@chambers.example', 'canary-two@chambers.example', '+919800098000'];
    const [email, next, phone] = canaries as [string, string, string];
    const keep = (...secrets: string[]) => canaries.push(...secrets.filter((secret) => secret !== ''));
    const wrong = 'Canary#Wrong1';
    const fresh = 'Canary#Fresh2';
    keep(PASSWORD, wrong, fresh);
    const { session, totp } = await factorCalls(mine).memberWithTotp(email);
    const { access_token: token } = session;
    keep(session.access_token, session.refresh_token, totp.secret);
    keep(appCode(totp.secret, mine.services.now()));
    const made = await mine.call('POST', '/recovery-codes', {}, { token });
    const { codes } = recoveryCodesMade.parse(await made.json());
    keep(...codes);
    await mine.call('POST', '/token?grant_type=password', { email, password: wrong });
    const half = await mine.signIn(email, { address: ip() });
    await mine.call('POST', '/recovery-codes/verify', { code: codes[0] }, { token: half.access_token });
    await mine.call('PUT', '/user', { phone }, { token });
    const text = mine.texts.at(-1);
    keep(text?.code ?? '');
    await mine.call('POST', '/verify', { type: 'phone_change', phone, token: text?.code }, { token });
    await mine.call('PUT', '/user', { email: next }, { token });
    const link = linkIn((await mine.settled()).filter((mail) => mail.to === next).at(-1));
    keep(new URLSearchParams(link.split('?')[1]).get('token') ?? '');
    await mine.follow(link);
    await mine.call('POST', '/recover', { email: next });
    await mine.call('PUT', '/user', { password: fresh }, { token });
    await mine.call('GET', '/user', undefined, { headers: { cookie: `__Host-munshi=${PASSWORD}` } });
    await mine.settled();

    const events = await mine.db.sql<{ event: string }>('select distinct event from auth.audit_log');
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        'sign_in_failed',
        'factor_verified',
        'recovery_code_used',
        'phone_changed',
        'email_changed',
        'password_changed',
        'password_reset_asked',
      ]),
    );
    const written = [...mine.logs, JSON.stringify(await mine.db.sql('select * from auth.audit_log'))].join(
      '\n',
    );
    expect(written.length).toBeGreaterThan(2000);
    // Six digits also turn up inside a time or an id; a code that was written down stands alone.
    const isWritten = (canary: string) =>
      /^\d{6}$/.test(canary)
        ? new RegExp(`(?<![\\w-])${canary}(?![\\w-])`).test(written)
        : written.includes(canary);
    expect(canaries.filter(isWritten)).toEqual([]);
    await mine.db.close();
  });
});
