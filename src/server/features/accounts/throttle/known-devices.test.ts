import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, accountsApp, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let auth: AccountsApp;
let count = 0;
const address = () => `lata${++count}@chambers.example`;
const ip = () => `10.${count % 250}.${++count % 250}.1`;

beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

const attempt = (email: string, password: string, cookie = '', from = ip()) =>
  auth.call(
    'POST',
    '/token?grant_type=password',
    { email, password },
    { address: from, headers: { origin: ORIGIN, cookie } },
  );
const deviceOf = (answer: Response) =>
  /(__Host-munshi-device=[^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
/** A browser that has signed in to the account. */
async function deviceFor(email: string, cookie?: string): Promise<string> {
  const answer = await attempt(email, PASSWORD, cookie);
  expect(answer.status).toBe(200);
  return deviceOf(answer);
}
async function lockForStrangers(email: string): Promise<void> {
  for (let i = 0; i < 5; i++) expect((await attempt(email, 'Wrong#Pass9')).status).toBe(400);
  expect((await attempt(email, PASSWORD)).status).toBe(429);
}

test('a browser that signed in before gets in while strangers have locked the account and its address', async () => {
  const email = address();
  await auth.member(email, { address: ip() });
  const device = await deviceFor(email);
  await lockForStrangers(email);
  const office = ip();
  for (let i = 0; i < 20; i++) await attempt(address(), 'Wrong#Pass9', '', office);
  expect((await attempt(address(), PASSWORD, '', office)).status).toBe(429);
  expect((await attempt(email, PASSWORD, device, office)).status).toBe(200);
  expect((await attempt(email, PASSWORD)).status, 'the strangers stay locked out').toBe(429);
});

test('a known browser has five failures of its own, which lock nobody else out', async () => {
  const email = address();
  await auth.member(email, { address: ip() });
  const [mine, other] = [await deviceFor(email), await deviceFor(email)];
  for (let i = 0; i < 5; i++) expect((await attempt(email, 'Wrong#Pass9', mine)).status).toBe(400);
  expect((await attempt(email, PASSWORD, mine)).status).toBe(429);
  expect((await attempt(email, PASSWORD, other)).status).toBe(200);
  expect((await attempt(email, PASSWORD)).status).toBe(200);
});

test('it is known for the accounts it signed in to, and an invented or changed secret for none', async () => {
  const [email, other] = [address(), address()];
  await auth.member(email, { address: ip() });
  await auth.member(other, { address: ip() });
  const device = await deviceFor(other);
  await lockForStrangers(email);
  const invented = [
    device,
    `${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`,
    '__Host-munshi-device=x',
  ];
  for (const cookie of invented) expect((await attempt(email, PASSWORD, cookie)).status).toBe(429);
  auth.clock.advance(15 * MINUTE);
  expect(await deviceFor(email, device), 'one secret for one browser').toBe(device);
  await lockForStrangers(email);
  expect((await attempt(email, PASSWORD, device)).status).toBe(200);
});

test('only our own pages make a browser known, by a cookie that scripts cannot read; the database holds its hash', async () => {
  const email = address();
  await auth.member(email, { address: ip() });
  const answer = await attempt(email, PASSWORD);
  expect(answer.headers.get('set-cookie')).toMatch(
    /__Host-munshi-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax/,
  );
  const secret = deviceOf(answer).split('=')[1] ?? '';
  const rows = JSON.stringify(await auth.db.sql('select * from auth.known_devices'));
  expect(rows).not.toContain(secret);
  const client = await auth.call(
    'POST',
    '/token?grant_type=password',
    { email, password: PASSWORD },
    { address: ip() },
  );
  expect([client.status, client.headers.get('set-cookie')]).toEqual([200, null]);
});

test('an account keeps twenty of them, and a new password forgets all but the one that set it', async () => {
  const email = address();
  await auth.member(email, { address: ip() });
  const first = await deviceFor(email);
  for (let i = 0; i < 20; i++) {
    auth.clock.advance(1000);
    await deviceFor(email);
  }
  auth.clock.advance(1000);
  const answer = await attempt(email, PASSWORD);
  const [mine, session] = [deviceOf(answer), answer.headers.get('set-cookie')?.split(';')[0]];
  const known = async () =>
    (
      await auth.db.sql(
        'select 1 from auth.known_devices where user_id = (select id from auth.users where email = $1)',
        [email],
      )
    ).length;
  expect(await known()).toBe(20);
  await lockForStrangers(email);
  expect((await attempt(email, PASSWORD, first)).status).toBe(429);
  const headers = { origin: ORIGIN, cookie: `${session}; ${mine}` };
  const changed = await auth.call('PUT', '/user', { password: 'Fresh#Start77' }, { headers });
  expect(changed.status).toBe(200);
  expect(await known()).toBe(1);
  expect((await attempt(email, 'Fresh#Start77', mine)).status).toBe(200);
});

test('the current password is asked for in a live session although strangers have locked the account', async () => {
  const email = address();
  const { access_token: token } = await auth.member(email, { address: ip() });
  auth.clock.advance(11 * MINUTE);
  await lockForStrangers(email);
  const body = { password: 'Fresh#Start77', current_password: PASSWORD };
  expect((await auth.call('PUT', '/user', body, { token, address: ip() })).status).toBe(200);
});

test('locks are in the activity log; the second of a day is mailed once, and never sent by SMS', async () => {
  const email = address();
  await auth.member(email, { address: ip() });
  const told = async () =>
    (await auth.settled()).filter(({ to, subject }) => to === email && subject.startsWith('Failed sign-ins'));
  await lockForStrangers(email);
  expect(await told()).toHaveLength(0);
  for (let i = 0; i < 3; i++) {
    auth.clock.advance(15 * MINUTE);
    await lockForStrangers(email);
    expect(await told()).toHaveLength(1);
  }
  auth.clock.advance(DAY);
  await lockForStrangers(email);
  expect(await told()).toHaveLength(1);
  const locks = await auth.db.sql(
    "select 1 from auth.audit_log where event = 'sign_in_locked' and user_id = (select id from auth.users where email = $1)",
    [email],
  );
  expect(locks).toHaveLength(5);
  expect((await told())[0]?.text).toContain('Devices on which you have signed in before still work.');
  expect(auth.notices).toEqual([]);
});
