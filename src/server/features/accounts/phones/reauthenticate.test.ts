import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { type AccountsApp, accountsApp } from '#test/fixtures/accounts-app.ts';

const MINUTE = 60_000;
const FRESH = { password: 'Fresh#Start77' };

let auth: AccountsApp;
let count = 0;
const address = () => `rekha${++count}@chambers.example`;
const number = () => `+9170000${String(++count).padStart(5, '0')}`;
const ip = () => `10.3.${++count % 250}.${(count * 7) % 250}`;

beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

const ask = (token: string) => auth.call('GET', '/reauthenticate', undefined, { token, address: ip() });
const change = (token: string, body: object) => auth.call('PUT', '/user', body, { token, address: ip() });
const mailedCode = async (email: string) => {
  const mail = (await auth.settled()).filter(({ to }) => to === email).at(-1);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? 'none';
};
async function oldSession(email: string): Promise<string> {
  const { access_token } = await auth.member(email);
  auth.clock.advance(11 * MINUTE);
  return access_token;
}
const wrongFor = (code: string) => (code === '123456' ? '654321' : '123456');

test('a code mailed to the confirmed address allows one sensitive change', async () => {
  const email = address();
  const token = await oldSession(email);
  const asked = await ask(token);
  expect([asked.status, await asked.json()]).toEqual([200, {}]);
  const nonce = await mailedCode(email);
  expect((await change(token, { ...FRESH, nonce: wrongFor(nonce) })).status).toBe(401);
  expect((await change(token, { ...FRESH, nonce })).status).toBe(200);
  expect((await change(token, { password: 'Other#Start88', nonce })).status).toBe(401);
  const log = await (await auth.call('GET', '/audit', undefined, { token })).json();
  expect(log).toContainEqual(expect.objectContaining({ event: 'reauthentication_asked', details: {} }));
});

test('a rejected password does not use the code up', async () => {
  const email = address();
  const token = await oldSession(email);
  await ask(token);
  const nonce = await mailedCode(email);
  expect((await change(token, { password: 'weak', nonce })).status).toBe(422);
  expect((await change(token, { ...FRESH, nonce })).status).toBe(200);
});

test('a user with only a phone gets the code by SMS', async () => {
  const phone = number();
  await auth.call('POST', '/otp', { phone }, { address: ip() });
  const given = { type: 'sms', phone, token: auth.texts.at(-1)?.code };
  const { access_token: token } = (await (
    await auth.call('POST', '/verify', given, { address: ip() })
  ).json()) as AuthSession;
  auth.clock.advance(11 * MINUTE);
  expect((await change(token, FRESH)).status).toBe(401);
  expect((await ask(token)).status).toBe(200);
  const newest = auth.texts.at(-1);
  expect(newest?.to).toBe(phone);
  expect((await change(token, { ...FRESH, nonce: newest?.code })).status).toBe(200);
  const soon = await ask(token);
  expect([soon.status, ((await soon.json()) as { error_code: string }).error_code]).toEqual([
    429,
    'over_sms_send_rate_limit',
  ]);
});

test('the code works for its user only, for ten minutes', async () => {
  const [email, other] = [address(), address()];
  const token = await oldSession(email);
  const theirs = await oldSession(other);
  await ask(token);
  const nonce = await mailedCode(email);
  expect((await change(theirs, { ...FRESH, nonce })).status).toBe(401);
  auth.clock.advance(10 * MINUTE);
  expect((await change(token, { ...FRESH, nonce })).status).toBe(401);
});

test('the fourth mail within an hour is not sent, nor anything without a session', async () => {
  const email = address();
  const token = await oldSession(email);
  for (let i = 0; i < 3; i++) expect((await ask(token)).status).toBe(200);
  const before = (await auth.settled()).length;
  const refused = await ask(token);
  expect(await refused.json()).toMatchObject({ code: 429, error_code: 'over_email_send_rate_limit' });
  expect((await auth.call('GET', '/reauthenticate')).status).toBe(401);
  expect(await auth.settled()).toHaveLength(before);
});

test('after ten wrong codes a correct one is refused', async () => {
  const email = address();
  const token = await oldSession(email);
  for (let round = 0; round < 2; round++) {
    await ask(token);
    const wrong = wrongFor(await mailedCode(email));
    for (let i = 0; i < 5; i++) expect((await change(token, { ...FRESH, nonce: wrong })).status).toBe(401);
  }
  await ask(token);
  const right = await change(token, { ...FRESH, nonce: await mailedCode(email) });
  expect(right.status).toBe(429);
});
