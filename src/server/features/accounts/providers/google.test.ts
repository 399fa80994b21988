import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import {
  type OpenIdProvider,
  type ProviderAccount,
  startOpenIdProvider,
} from '#test/fakes/openid-provider.ts';
import { type AccountsApp, accountsApp, linkIn, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { type Browser, testBrowser } from '#test/support/browser.ts';

const PARTNER = 'https://app.partner.example';
const MINUTE = 60_000;
let provider: OpenIdProvider;
let auth: AccountsApp;
let count = 0;
const address = () => `kavya${++count}@chambers.example`;

beforeAll(async () => {
  provider = await startOpenIdProvider([`${ORIGIN}/auth/v1/callback`]);
  auth = await accountsApp({ env: { ...provider.env, ALLOWED_REDIRECTS: PARTNER } });
});
afterEach(() => {
  provider.trouble = {};
});
afterAll(async () => {
  await provider.close();
  await auth.db.close();
});

const authorize = (query: Record<string, string> = {}) =>
  `/authorize?${new URLSearchParams({ provider: 'google', redirect_to: `${ORIGIN}/home`, ...query })}`;
const where = (answer: Response) => new URL(answer.headers.get('location')!);
const said = (answer: Response) => Object.fromEntries(where(answer).searchParams);

async function leave(browser: Browser, query?: Record<string, string>): Promise<string> {
  const answer = await browser.open(authorize(query));
  expect(answer.status).toBe(302);
  return where(answer).href;
}
async function signIn(
  account: ProviderAccount,
  { browser = testBrowser(auth), query = {} as Record<string, string> } = {},
): Promise<Response> {
  return browser.open(await provider.signIn(await leave(browser, query), account));
}
async function whoIs(browser: Browser): Promise<AuthUser | undefined> {
  const cookie = `__Host-munshi=${browser.cookies.get('__Host-munshi')}`;
  const answer = await auth.call('GET', '/user', undefined, { headers: { cookie } });
  return answer.status === 200 ? ((await answer.json()) as AuthUser) : undefined;
}
const rows = (query: string, values: unknown[]) => auth.db.sql(query, values);
const nothingMade = async (email: string) => {
  expect(await rows('select 1 from auth.users where email = $1', [email])).toHaveLength(0);
  expect(await rows('select 1 from auth.identities where email = $1', [email])).toHaveLength(0);
};

describe('the authorization request', () => {
  test('carries state, nonce and PKCE, and asks for an account choice', async () => {
    const url = new URL(await leave(testBrowser(auth)));
    expect(url.origin).toBe(provider.env.GOOGLE_ISSUER);
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect([state, nonce, code_challenge].map((secret) => secret?.length)).toEqual([43, 43, 43]);
    expect(rest).toEqual({
      client_id: 'munshi',
      response_type: 'code',
      redirect_uri: `${ORIGIN}/auth/v1/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    expect(JSON.stringify(await rows('select * from auth.oauth_flows', []))).not.toContain(state);
  });

  test('binds the sign-in to the browser with a cookie that scripts and other sites do not see', async () => {
    const browser = testBrowser(auth);
    await leave(browser);
    const flags = browser.flags('__Host-munshi-flow');
    for (const flag of ['Max-Age=600', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
      expect(flags).toContain(flag);
    expect(flags).not.toContain('Domain');
  });

  test('HEAD does not start a flow', async () => {
    expect((await auth.call('HEAD', authorize())).status).toBe(204);
  });

  test('is refused for another provider, nor to another application without PKCE', async () => {
    const other = await testBrowser(auth).open(authorize({ provider: 'github' }));
    expect([other.status, said(other).error_description]).toEqual([303, t(accountErrors.providerNotOffered)]);
    const foreign = await testBrowser(auth).open(authorize({ redirect_to: `${PARTNER}/in` }));
    expect(where(foreign).origin + where(foreign).pathname).toBe(`${PARTNER}/login`);
    expect(said(foreign)).toMatchObject({
      error_description: t(accountErrors.pkceRequired, { provider: 'Google' }),
    });
    expect((await auth.call('GET', authorize({ code_challenge: 'plain' }))).status).toBe(400);
  });

  test('is rate limited per address', async () => {
    const from = { address: '198.51.100.7' };
    const begin = () => auth.call('GET', authorize(), undefined, from);
    for (let i = 0; i < 120; i++) expect((await begin()).status).toBe(302);
    expect(said(await begin()).error_code).toBe('over_request_rate_limit');
  });
});

describe('our own web application', () => {
  test('gets a new account with its cookie, and no token in any address', async () => {
    const email = address();
    const browser = testBrowser(auth);
    const back = await signIn({ email: email.toUpperCase(), name: 'Kavya\u0000 Rao' }, { browser });
    expect([back.status, back.headers.get('location')]).toEqual([303, `${ORIGIN}/home`]);
    expect(back.headers.get('cache-control')).toBe('no-store');
    expect(browser.flags('__Host-munshi')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    const user = await whoIs(browser);
    expect(user).toMatchObject({
      email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Kavya Rao' },
      identities: [{ provider: 'google', email, user_id: user?.id }],
    });
    expect(user?.email_confirmed_at).toBeTruthy();
    const profile = await rows('select full_name from public.profiles where id = $1', [user?.id]);
    expect(profile).toEqual([{ full_name: 'Kavya Rao' }]);
    const log = await rows('select event, details from auth.audit_log where user_id = $1 order by id', [
      user?.id,
    ]);
    expect(log).toEqual([
      { event: 'signed_up', details: { provider: 'google' } },
      { event: 'signed_in', details: { method: 'oauth' } },
    ]);
  });

  test('finds the same account again, also when the address has changed at Google', async () => {
    const [first, second] = [testBrowser(auth), testBrowser(auth)];
    const email = address();
    await signIn({ sub: 'kavya', email }, { browser: first });
    await signIn({ sub: 'kavya', email: address(), verified: false }, { browser: second });
    expect((await whoIs(second))?.id).toBe((await whoIs(first))?.id);
    expect((await whoIs(second))?.email).toBe(email);
  });

  test('reaches its destination; its earlier session has ended', async () => {
    const email = address();
    const browser = testBrowser(auth);
    const redirect_to = `${ORIGIN}/home/search?q=bail`;
    expect((await signIn({ email }, { browser, query: { redirect_to } })).headers.get('location')).toBe(
      redirect_to,
    );
    const before = browser.cookies.get('__Host-munshi');
    await signIn({ email }, { browser });
    expect(browser.cookies.get('__Host-munshi')).not.toBe(before);
    browser.cookies.set('__Host-munshi', before!);
    expect(await whoIs(browser)).toBeUndefined();
  });

  test.each([
    'https://evil.example/x',
    'javascript:alert(1)',
    '//evil.example',
    'https://munshi.example@evil.example',
  ])('is never sent to %s', async (redirect_to) => {
    const back = await signIn({ email: address() }, { query: { redirect_to } });
    expect(back.headers.get('location')).toBe(`${ORIGIN}/home`);
  });

  test('one browser may have two sign-ins in progress', async () => {
    const browser = testBrowser(auth);
    const email = address();
    const ways = [await leave(browser), await leave(browser)];
    for (const way of ways)
      expect((await browser.open(await provider.signIn(way, { email }))).headers.get('location')).toBe(
        `${ORIGIN}/home`,
      );
  });
});

describe('an existing account', () => {
  test('is linked when its address is confirmed, with a mail and a log entry', async () => {
    const email = address();
    const { user } = await auth.member(email);
    const before = (await auth.settled()).length;
    const browser = testBrowser(auth);
    await signIn({ email, name: 'Somebody Else' }, { browser });
    expect(await whoIs(browser)).toMatchObject({
      id: user.id,
      user_metadata: user.user_metadata,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
      identities: [{ provider: 'email' }, { provider: 'google' }],
    });
    const letters = (await auth.settled()).slice(before);
    expect(letters.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
      'A Google account was connected',
    );
    expect(
      await rows("select 1 from auth.audit_log where user_id = $1 and event = 'identity_linked'", [user.id]),
    ).toHaveLength(1);
    expect((await auth.signIn(email)).user.id).toBe(user.id);
  });

  test('is not linked to a sign-up that never confirmed the address, in either order', async () => {
    const email = address();
    await auth.signUp(email);
    const browser = testBrowser(auth);
    const back = await signIn({ email }, { browser });
    expect(where(back).pathname).toBe('/login');
    expect(said(back)).toEqual({
      error: 'access_denied',
      error_code: 'email_not_confirmed',
      error_description: t(accountErrors.providerEmailNotConfirmed, { provider: 'Google' }),
    });
    expect(browser.cookies.get('__Host-munshi')).toBeUndefined();
    expect(await rows('select 1 from auth.identities where email = $1', [email])).toHaveLength(0);
  });

  test('that somebody else started belongs to the owner of the address after a reset; the other stays out', async () => {
    const email = address();
    await auth.signUp(email);
    await auth.call('POST', '/recover', { email });
    await auth.follow(linkIn((await auth.settled()).filter(({ to }) => to === email).at(-1)));
    const browser = testBrowser(auth);
    expect((await signIn({ email }, { browser })).headers.get('location')).toBe(`${ORIGIN}/home`);
    expect(await whoIs(browser)).toMatchObject({ email, app_metadata: { providers: ['google'] } });
    const stranger = await auth.call('POST', '/token?grant_type=password', { email, password: PASSWORD });
    expect(await stranger.json()).toMatchObject({ error_code: 'invalid_credentials' });
  });

  test('does not accept a second Google account by its address alone', async () => {
    const email = address();
    await signIn({ sub: `first ${email}`, email });
    const back = await signIn({ sub: `second ${email}`, email });
    expect(said(back).error_description).toBe(
      t(accountErrors.providerOtherConnected, { provider: 'Google' }),
    );
  });

  test('opens at aal1 only when it has a second factor', async () => {
    const email = address();
    const { user } = await auth.member(email);
    await rows(
      "insert into auth.mfa_factors (user_id, factor_type, status, secret_encrypted, created_at, updated_at) values ($1, 'totp', 'verified', 'x', now(), now())",
      [user.id],
    );
    const browser = testBrowser(auth);
    await signIn({ email }, { browser });
    const headers = { cookie: `__Host-munshi=${browser.cookies.get('__Host-munshi')}`, origin: ORIGIN };
    const current = await auth.call('GET', '/sessions/current', undefined, { headers });
    expect(await current.json()).toMatchObject({ aal: 'aal1', next_aal: 'aal2', amr: [{ method: 'oauth' }] });
    const change = await auth.call('PUT', '/user', { data: { full_name: 'X' } }, { headers });
    expect([change.status, await change.json()]).toMatchObject([403, { error_code: 'insufficient_aal' }]);
  });

  test('without a password may set one in a new session', async () => {
    const email = address();
    const browser = testBrowser(auth);
    await signIn({ email }, { browser });
    const headers = { cookie: `__Host-munshi=${browser.cookies.get('__Host-munshi')}`, origin: ORIGIN };
    const set = () => auth.call('PUT', '/user', { password: PASSWORD }, { headers });
    auth.clock.advance(11 * MINUTE);
    expect(await (await set()).json()).toMatchObject({ error_code: 'reauthentication_needed' });
    const wrong = { password: PASSWORD, current_password: '' };
    expect((await auth.call('PUT', '/user', wrong, { headers })).status).toBe(401);
    await signIn({ email }, { browser });
    headers.cookie = `__Host-munshi=${browser.cookies.get('__Host-munshi')}`;
    expect((await set()).status).toBe(200);
    const { user } = await auth.signIn(email);
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
  });

  test('whose address is changing is not linked by the old address', async () => {
    const email = address();
    const { user } = await auth.member(email);
    const browser = testBrowser(auth);
    const way = await provider.signIn(await leave(browser), { email });
    const mover = new pg.Client({ connectionString: auth.db.url });
    await mover.connect();
    await mover.query('begin');
    await mover.query('update auth.users set email = $1 where id = $2', [address(), user.id]);
    let isBack = false;
    const back = browser.open(way).finally(() => {
      isBack = true;
    });
    const waits =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while (!isBack && (await rows(waits, [])).length === 0) await new Promise(setImmediate);
    await mover.query('commit');
    await mover.end();
    await back;
    expect((await whoIs(browser))?.id).not.toBe(user.id);
  });

  test('is created once by many parallel sign-ins', async () => {
    const account = { email: address() };
    const browsers = Array.from({ length: 6 }, () => testBrowser(auth));
    const ways = await Promise.all(browsers.map((browser) => leave(browser)));
    const backs = await Promise.all(ways.map((way) => provider.signIn(way, account)));
    const ends = await Promise.all(browsers.map((browser, i) => browser.open(backs[i]!)));
    expect(ends.map((end) => end.headers.get('location'))).toEqual(Array(6).fill(`${ORIGIN}/home`));
    const ids = await Promise.all(browsers.map(async (browser) => (await whoIs(browser))?.id));
    expect(new Set(ids).size).toBe(1);
    expect(await rows('select 1 from auth.identities where email = $1', [account.email])).toHaveLength(1);
  });
});

describe('a callback that does not belong to this sign-in', () => {
  const refuses = async (browser: Browser, url: string) => {
    const back = await browser.open(url);
    expect([back.status, where(back).pathname]).toEqual([303, '/login']);
    expect(said(back)).toEqual({
      error: 'invalid_request',
      error_code: 'bad_oauth_state',
      error_description: t(accountErrors.providerSignInExpired, { provider: 'Google' }),
    });
    expect(browser.cookies.get('__Host-munshi')).toBeUndefined();
  };
  const away = async () => {
    const browser = testBrowser(auth);
    const email = address();
    return { browser, email, url: await provider.signIn(await leave(browser), { email }) };
  };

  test.each([
    ['without a state', (url: URL) => url.searchParams.delete('state')],
    ['with an empty state', (url: URL) => url.searchParams.set('state', '')],
    [
      'with a foreign state',
      (url: URL) => url.searchParams.set('state', randomBytes(32).toString('base64url')),
    ],
  ])('%s is refused', async (_, change) => {
    const { browser, email, url } = await away();
    const changed = new URL(url);
    change(changed);
    await refuses(browser, changed.href);
    await nothingMade(email);
  });

  test('in another browser is refused, and does not use the sign-in up', async () => {
    const { browser, email, url } = await away();
    const stranger = testBrowser(auth);
    await refuses(stranger, url);
    await leave(stranger);
    await refuses(stranger, url);
    await nothingMade(email);
    expect((await browser.open(url)).headers.get('location')).toBe(`${ORIGIN}/home`);
  });

  test('is refused the second time', async () => {
    const { browser, url } = await away();
    await browser.open(url);
    browser.cookies.delete('__Host-munshi');
    await refuses(browser, url);
  });

  test('opens one session, even when twenty come back at once', async () => {
    const { browser, email, url } = await away();
    const backs = await Promise.all(Array.from({ length: 20 }, () => browser.open(url)));
    expect(backs.filter((back) => back.headers.get('location') === `${ORIGIN}/home`)).toHaveLength(1);
    const open = await rows(
      'select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
      [email],
    );
    expect(open).toHaveLength(1);
  });

  test('expires after ten minutes', async () => {
    const { browser, email, url } = await away();
    auth.clock.advance(10 * MINUTE);
    await refuses(browser, url);
    await nothingMade(email);
  });

  test('is not used up by HEAD', async () => {
    const { browser, url } = await away();
    const cookie = `__Host-munshi-flow=${browser.cookies.get('__Host-munshi-flow')}`;
    const path = url.replace(`${ORIGIN}/auth/v1`, '');
    expect((await auth.call('HEAD', path, undefined, { headers: { cookie } })).status).toBe(204);
    expect((await browser.open(url)).headers.get('location')).toBe(`${ORIGIN}/home`);
  });
});
