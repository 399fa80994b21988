import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenIdProvider, startOpenIdProvider } from '#test/fakes/openid-provider.ts';
import { type AccountsApp, accountsApp, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { testBrowser } from '#test/support/browser.ts';

// Two real OpenID providers: one in Google's place, and the one that the operator chose.

let google: OpenIdProvider;
let office: OpenIdProvider;
let auth: AccountsApp;
let folder: string;
let count = 0;
const address = () => `nila${++count}@chambers.example`;

beforeAll(async () => {
  const callback = [`${ORIGIN}/auth/v1/callback`];
  [google, office] = await Promise.all([startOpenIdProvider(callback), startOpenIdProvider(callback)]);
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-icon-'));
  const icon = path.join(folder, 'office.svg');
  await writeFile(icon, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = office.env;
  auth = await accountsApp({
    env: {
      ...google.env,
      OIDC_ISSUER: GOOGLE_ISSUER,
      OIDC_CLIENT_ID: GOOGLE_CLIENT_ID,
      OIDC_CLIENT_SECRET: GOOGLE_CLIENT_SECRET,
      OIDC_NAME: 'Kaveri Office',
      OIDC_ICON: icon,
    },
  });
});
afterAll(async () => {
  await Promise.all([google.close(), office.close()]);
  await auth.db.close();
  await rm(folder, { recursive: true });
});

const authorize = (provider: string) =>
  `/authorize?${new URLSearchParams({ provider, redirect_to: `${ORIGIN}/home` })}`;
const where = (answer: Response) => new URL(answer.headers.get('location') ?? '');
const identitiesOf = (email: string) =>
  auth.db.sql<{ provider: string; user_id: string }>(
    'select provider, user_id from auth.identities where email = $1 order by provider',
    [email],
  );

async function signIn(provider: 'google' | 'oidc', email: string, browser = testBrowser(auth)) {
  const leaving = where(await browser.open(authorize(provider)));
  const at = provider === 'google' ? google : office;
  return {
    browser,
    answer: await browser.open(await at.signIn(leaving.href, { email, sub: `at ${provider} ${email}` })),
  };
}

test('the settings name the provider, and its icon is served as a picture that runs nothing', async () => {
  const settings = await (await auth.call('GET', '/settings')).json();
  expect(settings).toMatchObject({
    external: { google: true, oidc: true },
    oidc: { name: 'Kaveri Office', icon: '/auth/v1/providers/oidc/icon' },
  });
  const icon = await auth.call('GET', '/providers/oidc/icon');
  expect(icon.status).toBe(200);
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(icon.headers.get('content-security-policy')).toContain('sandbox');
});

test('a sign-in makes an account, and the next one opens it', async () => {
  const email = address();
  const first = await signIn('oidc', email);
  expect(where(first.answer).href).toBe(`${ORIGIN}/home`);
  const [made] = await identitiesOf(email);
  expect(made).toMatchObject({ provider: 'oidc' });
  const again = await signIn('oidc', email);
  expect(where(again.answer).href).toBe(`${ORIGIN}/home`);
  expect(await identitiesOf(email)).toEqual([made]);
  const consents = await auth.db.sql('select distinct way from public.consents where owner_id = $1', [
    made?.user_id,
  ]);
  expect(consents).toEqual([{ way: 'oidc' }]);
});

test('the same address at both providers is one account with two ways in, and the same id at each is nobody else', async () => {
  const email = address();
  await signIn('google', email);
  await signIn('oidc', email);
  const both = await identitiesOf(email);
  expect(both.map(({ provider }) => provider)).toEqual(['google', 'oidc']);
  expect(new Set(both.map(({ user_id }) => user_id)).size).toBe(1);
  // A subject is that of its provider alone.
  const stranger = address();
  const browser = testBrowser(auth);
  const leaving = where(await browser.open(authorize('oidc')));
  await browser.open(await office.signIn(leaving.href, { email: stranger, sub: `at google ${email}` }));
  expect((await identitiesOf(stranger))[0]?.user_id).not.toBe(both[0]?.user_id);
});

test('a refusal names the provider, for the page of the sign-in too', async () => {
  const browser = testBrowser(auth);
  const leaving = where(await browser.open(authorize('oidc')));
  const answer = await browser.open(await office.cancel(leaving.href));
  expect(Object.fromEntries(where(answer).searchParams)).toMatchObject({
    error_code: 'access_denied',
    error_description: expect.stringContaining('Kaveri Office'),
    provider: 'oidc',
  });
  const unverified = address();
  const next = where(await browser.open(authorize('oidc')));
  const refused = await browser.open(await office.signIn(next.href, { email: unverified, verified: false }));
  expect(where(refused).searchParams.get('error_code')).toBe('provider_email_needs_verification');
  expect(await identitiesOf(unverified)).toEqual([]);
});

test('a signed-in user connects an account of another address, which then opens the same account', async () => {
  const email = address();
  await auth.member(email, { address: '10.9.78.1' });
  const browser = testBrowser(auth);
  const send = async (path: string, body: object) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await auth.call('POST', path, body, {
      ...{ headers: { cookie, origin: ORIGIN }, address: '10.9.78.1' },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      browser.cookies.set(name, value);
    }
    return answer;
  };
  await send('/token?grant_type=password', { email, password: PASSWORD });
  const settings = `${ORIGIN}/home/profile?tab=security`;
  const asked = await send(
    `/user/identities/authorize?${new URLSearchParams({ provider: 'oidc', redirect_to: settings })}`,
    {},
  );
  expect(asked.status).toBe(200);
  const { url } = (await asked.json()) as { url: string };
  const account = { sub: `office of ${email}`, email: `other.${email}` };
  const back = await browser.open(await office.signIn(url, account));
  expect(where(back).href).toBe(settings);
  const [linked] = await identitiesOf(account.email);
  const [user] = await auth.db.sql<{ id: string }>('select id from auth.users where email = $1', [email]);
  expect(linked).toEqual({ provider: 'oidc', user_id: user?.id });
  const told = (await auth.settled()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(told.at(-1)).toContain('Kaveri Office');
  // Its sign-in opens this account, and makes none for its own address.
  const later = testBrowser(auth);
  const leaving = where(await later.open(authorize('oidc')));
  await later.open(await office.signIn(leaving.href, account));
  const headers = { cookie: `__Host-munshi=${later.cookies.get('__Host-munshi')}` };
  const opened = (await (await auth.call('GET', '/user', undefined, { headers })).json()) as {
    email: string;
  };
  expect(opened.email).toBe(email);
});

test('a signed-in user connects it and disconnects it, and it is not connected again by itself', async () => {
  const email = address();
  await auth.member(email, { address: '10.9.77.1' });
  expect(await identitiesOf(email)).toEqual([]);
  // The confirmed address is the same person: signing in connects it.
  const { browser } = await signIn('oidc', email);
  const [identity] = await identitiesOf(email);
  const [row] = await auth.db.sql<{ id: string }>('select id from auth.identities where email = $1', [email]);
  const cookie = `__Host-munshi=${browser.cookies.get('__Host-munshi')}`;
  const gone = await auth.call(
    'DELETE',
    `/user/identities/${row?.id}`,
    {},
    {
      headers: { cookie, origin: ORIGIN },
    },
  );
  expect(gone.status).toBe(200);
  expect(identity).toMatchObject({ provider: 'oidc' });
  const { answer } = await signIn('oidc', email);
  expect(where(answer).searchParams.get('error_code')).toBe('identity_not_found');
});
