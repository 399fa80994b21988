import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUSINESS } from '#shared/business.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#test/fakes/openid-provider.ts';
import { type AccountsApp, accountsApp, linkIn, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { testBrowser } from '#test/support/browser.ts';

let provider: OpenIdProvider;
let auth: AccountsApp;
let count = 0;
const address = () => `nila${++count}@chambers.example`;

beforeAll(async () => {
  provider = await startOpenIdProvider([`${ORIGIN}/auth/v1/callback`]);
  auth = await accountsApp({ env: provider.env });
});
afterAll(async () => {
  await provider.close();
  await auth.db.close();
});

const { terms, privacy } = BUSINESS.legalDates;
/** The record of the account with this address or number, by subject. */
const recordOf = (account: string) =>
  auth.db.sql(
    `select c.subject, c.given, c.version, c.way, c.at from public.consents c join auth.users u on u.id = c.owner_id
     where u.email = $1 or u.phone = $1 order by c.subject`,
    [account],
  );
const accepted = (way: string, at: Date) => [
  { subject: 'privacy', given: true, version: privacy, way, at },
  { subject: 'terms', given: true, version: terms, way, at },
];
const lastLinkTo = async (email: string) =>
  linkIn((await auth.settled()).filter(({ to }) => to === email).at(-1));
const ask = (email: string, password = PASSWORD) => auth.call('POST', '/signup', { email, password });

test('a sign-up with email records what was accepted when the form was sent, once the address is confirmed', async () => {
  const email = address();
  const sentAt = auth.services.now();
  await ask(email);
  expect(await recordOf(email)).toEqual([]);
  const link = await lastLinkTo(email);
  auth.clock.advance(3_600_000);
  await auth.follow(link);
  expect(await recordOf(email)).toEqual(accepted('email', sentAt));
  await auth.signIn(email);
  expect(await recordOf(email)).toHaveLength(2);
});

test('of two sign-ups with one address, the one whose link is opened is recorded', async () => {
  const email = address();
  await ask(email);
  auth.clock.advance(60_000);
  const again = auth.services.now();
  await ask(email, 'Mukhtarnama#2');
  await auth.follow(await lastLinkTo(email));
  expect(await recordOf(email)).toEqual(accepted('email', again));
});

test('a link from before consents were recorded confirms the address and records none', async () => {
  const email = address();
  await ask(email);
  await auth.db.sql(`update auth.one_time_tokens set pending = pending - 'consent' where email = $1`, [
    email,
  ]);
  await auth.follow(await lastLinkTo(email));
  expect((await auth.signIn(email)).user.email).toBe(email);
  expect(await recordOf(email)).toEqual([]);
});

test('a reset of the password confirms an address of which nobody knows who signed up: nothing is recorded', async () => {
  const email = address();
  await ask(email);
  await auth.call('POST', '/recover', { email });
  await auth.follow(await lastLinkTo(email));
  expect(await recordOf(email)).toEqual([]);
});

test('a sign-up with a phone is recorded with the account; signing in again records nothing', async () => {
  const phone = '+919000012345';
  const enter = async () => {
    await auth.call('POST', '/otp', { phone });
    const token = auth.texts.filter(({ to }) => to === phone).at(-1)?.code;
    return auth.call('POST', '/verify', { type: 'sms', phone, token });
  };
  const at = auth.services.now();
  expect((await enter()).status).toBe(200);
  expect(await recordOf(phone)).toEqual(accepted('phone', at));
  auth.clock.advance(60_000);
  expect((await enter()).status).toBe(200);
  expect(await recordOf(phone)).toEqual(accepted('phone', at));
});

test('a sign-up with Google is recorded with the account; connecting Google to an account is no sign-up', async () => {
  const withGoogle = async (email: string) => {
    const browser = testBrowser(auth);
    const started = await browser.open(
      `/authorize?${new URLSearchParams({ provider: 'google', redirect_to: `${ORIGIN}/home` })}`,
    );
    return browser.open(await provider.signIn(started.headers.get('location') ?? '', { email }));
  };
  const email = address();
  const at = auth.services.now();
  expect((await withGoogle(email)).headers.get('location')).toBe(`${ORIGIN}/home`);
  expect(await recordOf(email)).toEqual(accepted('google', at));

  const member = address();
  const signedUpAt = auth.services.now();
  await auth.member(member);
  expect((await withGoogle(member)).headers.get('location')).toBe(`${ORIGIN}/home`);
  expect(await recordOf(member)).toEqual(accepted('email', signedUpAt));
});
