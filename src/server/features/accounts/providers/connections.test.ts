import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { PROVIDERS } from '#shared/contracts/sign-in-providers.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import {
  type OpenIdProvider,
  type ProviderAccount,
  startOpenIdProvider,
} from '#test/fakes/openid-provider.ts';
import { type AccountsApp, accountsApp, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { type Browser, testBrowser } from '#test/support/browser.ts';

// A signed-in user connects a Google account and disconnects it.

const SECURITY = `${ORIGIN}/home/profile?tab=security`;
const MINUTE = 60_000;
let provider: OpenIdProvider;
let auth: AccountsApp;
let count = 0;
const address = () => `leela${++count}@chambers.example`;
const ip = () => `10.9.${++count}.1`;

beforeAll(async () => {
  provider = await startOpenIdProvider([`${ORIGIN}/auth/v1/callback`]);
  auth = await accountsApp({ env: { ...provider.env } });
});
afterEach(() => {
  provider.trouble = {};
});
afterAll(async () => {
  await provider.close();
  await auth.db.close();
});

/** A call of our own web application, with the cookies of its browser. */
async function send(browser: Browser, method: string, path: string, body: object = {}): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await auth.call(method, path, body, { headers: { cookie, origin: ORIGIN }, address: ip() });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    browser.cookies.set(name, value);
  }
  return answer;
}

async function member(email = address()): Promise<{ browser: Browser; email: string }> {
  await auth.member(email, { address: ip() });
  const browser = testBrowser(auth);
  await send(browser, 'POST', '/token?grant_type=password', { email, password: PASSWORD });
  return { browser, email };
}

const begin = (browser: Browser, proof = {}) =>
  send(
    browser,
    'POST',
    `/user/identities/authorize?provider=google&redirect_to=${encodeURIComponent(SECURITY)}`,
    proof,
  );
async function connect(browser: Browser, account: ProviderAccount): Promise<URL> {
  const answer = await begin(browser);
  expect(answer.status).toBe(200);
  const { url } = (await answer.json()) as { url: string };
  const back = await browser.open(await provider.signIn(url, account));
  return new URL(back.headers.get('location') ?? '');
}
async function userOf(browser: Browser): Promise<AuthUser> {
  const headers = { cookie: `__Host-munshi=${browser.cookies.get('__Host-munshi')}` };
  return (await (await auth.call('GET', '/user', undefined, { headers })).json()) as AuthUser;
}
const googleOf = async (browser: Browser) =>
  (await userOf(browser)).identities.find((identity) => identity.provider === 'google');
async function disconnect(browser: Browser, proof = {}): Promise<Response> {
  return send(
    browser,
    'DELETE',
    `/user/identities/${(await googleOf(browser))?.identity_id ?? crypto.randomUUID()}`,
    proof,
  );
}
/** Signs in with Google in a browser of its own. */
async function enter(account: ProviderAccount): Promise<{ browser: Browser; target: URL }> {
  const browser = testBrowser(auth);
  const left = await browser.open(`/authorize?provider=google&redirect_to=${ORIGIN}/home`);
  const back = await browser.open(await provider.signIn(left.headers.get('location') ?? '', account));
  return { browser, target: new URL(back.headers.get('location') ?? '') };
}
const eventsOf = async (email: string) =>
  (
    await auth.db.sql<{ event: string }>(
      'select event from auth.audit_log where user_id = (select id from auth.users where email = $1) order by id',
      [email],
    )
  ).map(({ event }) => event);
const subjectsTo = async (email: string) =>
  (await auth.settled()).filter(({ to }) => to === email).map(({ subject }) => subject);

describe('connecting', () => {
  test('accepts any Google account, whatever its address; the session stays, the user is notified', async () => {
    const { browser, email } = await member();
    const account = { sub: `of ${email}`, email: address(), verified: false };
    const session = browser.cookies.get('__Host-munshi');
    expect((await connect(browser, account)).href).toBe(SECURITY);
    expect(browser.cookies.get('__Host-munshi')).toBe(session);
    expect(await googleOf(browser)).toMatchObject({ provider: 'google', email: account.email });
    expect((await userOf((await enter(account)).browser)).email).toBe(email);
    expect(await subjectsTo(email)).toContain('A Google account was connected');
    expect(await eventsOf(email)).toContain('identity_linked');
  });

  test('needs a recent sign-in, or the password again', async () => {
    const { browser } = await member();
    auth.clock.advance(11 * MINUTE);
    expect(await (await begin(browser)).json()).toMatchObject({ error_code: 'reauthentication_needed' });
    const wrong = await begin(browser, { current_password: 'Wrong#Pass9' });
    expect(wrong.status).toBe(401);
    expect((await begin(browser, { current_password: PASSWORD })).status).toBe(200);
  });

  test('refuses an account that is somebody else’s, and a second one; nothing changes', async () => {
    const [first, second] = [await member(), await member()];
    const account = { sub: `only ${first.email}`, email: address() };
    await connect(first.browser, account);
    const refused = await connect(second.browser, account);
    expect(refused.pathname).toBe('/home/profile');
    expect(Object.fromEntries(refused.searchParams)).toMatchObject({
      tab: 'security',
      error_code: 'identity_already_exists',
      error_description: t(accountErrors.providerOfAnotherUser, { provider: 'Google' }),
    });
    expect(await googleOf(second.browser)).toBeUndefined();
    expect(await (await begin(first.browser)).json()).toMatchObject({
      error_code: 'identity_already_exists',
      msg: t(accountErrors.providerAlreadyConnected, { provider: 'Google' }),
    });
  });

  test('reports a cancellation or a silent provider on the page where it started', async () => {
    const { browser } = await member();
    const { url } = (await (await begin(browser)).json()) as { url: string };
    const back = await browser.open(await provider.cancel(url));
    const target = new URL(back.headers.get('location') ?? '');
    expect([target.pathname, target.searchParams.get('error_description')]).toEqual([
      '/home/profile',
      t(accountErrors.providerCancelled, { provider: 'Google' }),
    ]);
    provider.trouble = { token: 'hangs up' };
    const broken = await connect(browser, { email: address() });
    expect(broken.searchParams.get('error_description')).toBe(
      t(accountErrors.providerUnreachable, { provider: 'Google' }),
    );
    expect(await googleOf(browser)).toBeUndefined();
  });

  test('ends with its session, and belongs to the browser that started it', async () => {
    const { browser, email } = await member();
    const started = (await (await begin(browser)).json()) as { url: string };
    const way = await provider.signIn(started.url, { sub: `late ${email}`, email: address() });
    const foreign = await testBrowser(auth).open(way);
    expect(new URL(foreign.headers.get('location') ?? '').searchParams.get('error_code')).toBe(
      'bad_oauth_state',
    );
    await send(browser, 'POST', '/logout?scope=global');
    const back = await browser.open(way);
    expect(new URL(back.headers.get('location') ?? '').searchParams.get('error_code')).toBe(
      'bad_oauth_state',
    );
    const made = await auth.db.sql('select 1 from auth.identities where subject = $1', [`late ${email}`]);
    expect(made).toEqual([]);
  });

  test('is rate limited per address, like signing in', async () => {
    const { browser } = await member();
    const cookie = `__Host-munshi=${browser.cookies.get('__Host-munshi')}`;
    const again = (path: string) =>
      auth.call('GET', path, undefined, { headers: { cookie }, address: '10.200.0.1' });
    for (let n = 0; n < PROVIDERS.begunPerHour; n += 1) await again('/authorize?provider=google');
    const refused = await again('/user/identities/authorize?provider=google');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  });

  test('is refused without a session and for another site', async () => {
    const path = '/user/identities/authorize?provider=google';
    expect((await auth.call('POST', path, {})).status).toBe(401);
    const { browser } = await member();
    const cookie = `__Host-munshi=${browser.cookies.get('__Host-munshi')}`;
    const foreign = { cookie, origin: 'https://evil.example' };
    expect((await auth.call('POST', path, {}, { headers: foreign })).status).toBe(403);
    const other = `/user/identities/authorize?provider=github`;
    expect(await (await send(browser, 'POST', other)).json()).toMatchObject({
      msg: t(accountErrors.providerNotOffered),
    });
  });
});

describe('disconnecting', () => {
  test('ends that sign-in method and the sessions it opened; the user is notified, and it can be connected again', async () => {
    const { browser, email } = await member();
    const account = { sub: `twice ${email}`, email };
    await connect(browser, account);
    const elsewhere = (await enter(account)).browser;
    expect((await disconnect(browser)).status).toBe(200);
    expect(await googleOf(browser)).toBeUndefined();
    expect(await userOf(elsewhere)).toMatchObject({ code: 401 });
    expect(await subjectsTo(email)).toContain('Your Google account was disconnected');
    expect(await eventsOf(email)).toContain('identity_unlinked');
    // The same address alone does not reconnect it.
    const { target } = await enter(account);
    expect([target.pathname, target.searchParams.get('error_description')]).toEqual([
      '/login',
      t(accountErrors.providerDisconnected, { provider: 'Google' }),
    ]);
    expect((await connect(browser, account)).href).toBe(SECURITY);
    expect((await userOf((await enter(account)).browser)).email).toBe(email);
  });

  test('never removes the last sign-in method', async () => {
    const email = address();
    const { browser } = await enter({ sub: `new ${email}`, email });
    expect(await (await disconnect(browser)).json()).toMatchObject({
      code: 422,
      error_code: 'single_identity_not_deletable',
      msg: t(accountErrors.providerOnlyWay, { provider: 'Google' }),
    });
    expect((await send(browser, 'PUT', '/user', { password: PASSWORD })).status).toBe(200);
    expect((await disconnect(browser)).status).toBe(200);
    expect((await auth.signIn(email, { address: ip() })).user.email).toBe(email);
  });

  test('needs a recent sign-in, or the password again', async () => {
    const { browser } = await member();
    await connect(browser, { email: address() });
    auth.clock.advance(11 * MINUTE);
    expect(await (await disconnect(browser)).json()).toMatchObject({ error_code: 'reauthentication_needed' });
    expect(await googleOf(browser)).toBeDefined();
    expect((await disconnect(browser, { current_password: PASSWORD })).status).toBe(200);
  });

  test('does not find another user’s account or a removed one', async () => {
    const [mine, other] = [await member(), await member()];
    await connect(other.browser, { email: address() });
    const id = (await googleOf(other.browser))?.identity_id;
    const refused = await send(mine.browser, 'DELETE', `/user/identities/${id}`);
    expect(await refused.json()).toMatchObject({ code: 422, error_code: 'identity_not_found' });
    expect(await googleOf(other.browser)).toBeDefined();
    expect(await (await disconnect(mine.browser)).json()).toMatchObject({ error_code: 'identity_not_found' });
  });
});
