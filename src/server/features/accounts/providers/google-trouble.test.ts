import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AppEnv } from '#server/platform/http/access.ts';
import { requestContext } from '#server/platform/http/request-context.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import { type OpenIdProvider, startOpenIdProvider, type Trouble } from '#test/fakes/openid-provider.ts';
import { type AccountsApp, accountsApp, ORIGIN } from '#test/fixtures/accounts-app.ts';
import { type Browser, testBrowser } from '#test/support/browser.ts';
import { openAccounts } from '../context.ts';
import { openProviders } from './openid-provider.ts';
import { providerRoutes } from './routes.ts';

let provider: OpenIdProvider;
let auth: AccountsApp;
let count = 0;
const address = () => `iqbal${++count}@chambers.example`;

beforeAll(async () => {
  provider = await startOpenIdProvider([`${ORIGIN}/auth/v1/callback`]);
  auth = await accountsApp({ env: provider.env });
});
afterEach(() => {
  provider.trouble = {};
});
afterAll(async () => {
  await provider.close();
  await auth.db.close();
});

const AUTHORIZE = `/authorize?provider=google&redirect_to=${ORIGIN}/home/search`;
const where = (answer: Response) => new URL(answer.headers.get('location')!);
const leave = async (browser: Browser) => where(await browser.open(AUTHORIZE)).href;
const made = () =>
  auth.db.sql(
    'select (select count(*) from auth.users) as users, (select count(*) from auth.identities) as identities, (select count(*) from auth.sessions) as sessions',
  );

/** Expects the reason on the sign-in page, the user's destination kept, and no new rows. */
async function expectRefusal(
  browser: Browser,
  back: Response,
  [error, error_code, error_description]: [string, string, string],
): Promise<void> {
  expect([back.status, where(back).origin + where(back).pathname]).toEqual([303, `${ORIGIN}/login`]);
  const said = { error, error_code, error_description, from: '/home/search' };
  expect(Object.fromEntries(where(back).searchParams)).toEqual(said);
  expect(browser.cookies.get('__Host-munshi')).toBeUndefined();
}

const FAILED: [string, string, string] = [
  'server_error',
  'unexpected_failure',
  t(accountErrors.providerFailed, { provider: 'Google' }),
];
const AWAY: [string, string, string] = [
  'temporarily_unavailable',
  'provider_unavailable',
  t(accountErrors.providerUnreachable, { provider: 'Google' }),
];

test('a cancelled consent changes nothing and is reported', async () => {
  const browser = testBrowser(auth);
  const before = await made();
  const back = await browser.open(await provider.cancel(await leave(browser)));
  await expectRefusal(browser, back, [
    'access_denied',
    'access_denied',
    t(accountErrors.providerCancelled, { provider: 'Google' }),
  ]);
  expect(await made()).toEqual(before);
});

test('another refusal of the provider is not blamed on the user', async () => {
  const browser = testBrowser(auth);
  const state = new URL(await leave(browser)).searchParams.get('state');
  const back = await browser.open(`/callback?state=${state}&error=server_error&error_description=Secret`);
  await expectRefusal(browser, back, FAILED);
});

test('an unverified address does not sign in, with or without an account here', async () => {
  const known = address();
  await auth.member(known);
  for (const email of [known, address()]) {
    const browser = testBrowser(auth);
    const before = await made();
    const way = await provider.signIn(await leave(browser), { email, verified: false });
    await expectRefusal(browser, await browser.open(way), [
      'access_denied',
      'provider_email_needs_verification',
      t(accountErrors.providerEmailNotVerified, { provider: 'Google' }),
    ]);
    expect(await made()).toEqual(before);
  }
});

const seconds = () => Math.floor(Date.now() / 1000);
describe('an ID token is refused', () => {
  test.each<[string, Trouble]>([
    ['with another nonce', { claims: (claims) => ({ ...claims, nonce: 'of somebody else' }) }],
    ['without a nonce', { claims: ({ nonce: _, ...claims }) => claims }],
    ['for another audience', { claims: (claims) => ({ ...claims, aud: 'another-client' }) }],
    ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://accounts.google.com' }) }],
    ['that has expired', { claims: (claims) => ({ ...claims, exp: seconds() - 3600 }) }],
    ['without a subject', { claims: ({ sub: _, ...claims }) => claims }],
    ['signed with another key', { foreignKey: true }],
  ])('%s', async (_, trouble) => {
    const browser = testBrowser(auth);
    const before = await made();
    const way = await provider.signIn(await leave(browser), { email: address() });
    provider.trouble = trouble;
    await expectRefusal(browser, await browser.open(way), FAILED);
    expect(await made()).toEqual(before);
  });

  test('but not for an `email_verified` given as a string', async () => {
    const browser = testBrowser(auth);
    const way = await provider.signIn(await leave(browser), { email: address() });
    provider.trouble = { claims: (claims) => ({ ...claims, email_verified: 'true' }) };
    expect(where(await browser.open(way)).pathname).toBe('/home/search');
  });
});

test('a code from another sign-in fails, because its PKCE verifier differs', async () => {
  const [victim, thief] = [testBrowser(auth), testBrowser(auth)];
  const stolen = new URL(await provider.signIn(await leave(victim), { email: address() }));
  const state = new URL(await leave(thief)).searchParams.get('state')!;
  stolen.searchParams.set('state', state);
  const before = await made();
  await expectRefusal(thief, await thief.open(stolen.href), FAILED);
  expect(await made()).toEqual(before);
});

describe('a provider that does not work', () => {
  test.each<[string, Trouble]>([
    ['answers with an error', { token: 'broken' }],
    ['hangs up', { token: 'hangs up' }],
  ])('that %s when the code is exchanged', async (_, trouble) => {
    const browser = testBrowser(auth);
    const way = await provider.signIn(await leave(browser), { email: address() });
    const before = await made();
    provider.trouble = trouble;
    await expectRefusal(browser, await browser.open(way), AWAY);
    expect(await made()).toEqual(before);
  });

  test('is called again once it works, and then no more', async () => {
    const fresh = auth.restart();
    const browser = testBrowser(fresh);
    for (const discovery of ['broken', 'hangs up'] as const) {
      provider.trouble = { discovery };
      await expectRefusal(browser, await browser.open(AUTHORIZE), AWAY);
    }
    provider.trouble = {};
    const before = provider.asked.length;
    for (let i = 0; i < 3; i++) expect((await browser.open(AUTHORIZE)).status).toBe(302);
    expect(provider.asked.slice(before)).toEqual(['/.well-known/openid-configuration']);
  });

  test('is not waited for forever', async () => {
    const impatient = new OpenAPIHono<AppEnv>().basePath('/auth/v1');
    impatient.use(requestContext(auth.services.log, []));
    providerRoutes(impatient, openAccounts(auth.services), openProviders(auth.services.env, 0.3));
    const browser = testBrowser({
      ...auth,
      call: async (_method, path, _body, { headers = {} } = {}) =>
        impatient.request(`/auth/v1${path}`, { headers }),
    });
    // The timeout is so short that it may also affect the first request.
    let href = '';
    await expect
      .poll(async () => {
        href = await leave(browser);
        return href.startsWith(ORIGIN);
      })
      .toBe(false);
    const way = await provider.signIn(href, { email: address() });
    const before = await made();
    provider.trouble = { token: 'silent' };
    await expectRefusal(browser, await browser.open(way), AWAY);
    expect(await made()).toEqual(before);
  });

  test('is logged without an address, a code or a state', async () => {
    const email = address();
    const browser = testBrowser(auth);
    const way = await provider.signIn(await leave(browser), { email });
    provider.trouble = { claims: (claims) => ({ ...claims, aud: 'another-client' }) };
    await browser.open(way);
    const { state, code } = Object.fromEntries(new URL(way).searchParams);
    const logged = auth.logs.join('');
    expect(logged).toContain('a sign-in with a provider failed');
    for (const secret of [email, state!, code!]) expect(logged).not.toContain(secret);
  });
});

test('the server lists the sign-in methods that it offers', async () => {
  const answer = await auth.call('GET', '/settings');
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      external: { email: true, phone: true, google: true, oidc: false },
      oidc: null,
      sms_provider: 'outbox',
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
    },
  ]);
});

test('without Google settings the sign-in page gets the reason', async () => {
  const without = await accountsApp();
  const settings = await without.call('GET', '/settings');
  expect(await settings.json()).toMatchObject({ external: { google: false } });
  const browser = testBrowser(without);
  const disabled: [string, string, string] = [
    'invalid_request',
    'provider_disabled',
    t(accountErrors.providerNotSetUp, { provider: 'Google' }),
  ];
  await expectRefusal(browser, await browser.open(AUTHORIZE), disabled);
  const back = await browser.open('/callback?state=x&code=y');
  expect(where(back).searchParams.get('error_code')).toBe('bad_oauth_state');
  await without.db.close();
});
