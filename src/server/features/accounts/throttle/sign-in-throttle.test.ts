import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsApp, accountsApp, PASSWORD } from '#test/fixtures/accounts-app.ts';

let auth: AccountsApp;
let count = 0;
const address = () => `kavya${++count}@chambers.example`;
const ip = () => `10.${++count}.0.1`;
const MINUTE = 60_000;

beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

const attempt = (email: string, from: string, password = 'Wrong#Pass9', at = auth) =>
  at.call('POST', '/token?grant_type=password', { email, password }, { address: from });
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

describe('signing in', () => {
  test('is refused for an account after 5 failures from any address, also after a restart and with the right password', async () => {
    const email = address();
    await auth.member(email, { address: ip() });
    for (let i = 0; i < 5; i++) expect((await attempt(email, ip())).status).toBe(400);
    const restarted = auth.restart();
    for (let i = 0; i < 45; i++) expect((await attempt(email, ip(), PASSWORD, restarted)).status).toBe(429);
    const answer = await attempt(email, ip(), PASSWORD);
    expect(await answer.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many login attempts. Please try again in 15 minute(s).',
      problem: { code: 'too_many_requests', key: 'accountErrors.tooManyAttempts', params: { minutes: 15 } },
    });
    auth.clock.advance(14 * MINUTE + 1);
    expect(((await (await attempt(email, ip())).json()) as { msg: string }).msg).toContain('in 1 minute(s)');
    auth.clock.advance(MINUTE);
    expect((await attempt(email, ip(), PASSWORD)).status).toBe(200);
  });

  test.each(['with', 'without'])('names the last try before the lock, %s an account', async (account) => {
    const email = address();
    if (account === 'with') await auth.member(email, { address: ip() });
    const said: string[] = [];
    for (let i = 0; i < 5; i++)
      said.push(((await (await attempt(email, ip())).json()) as { msg: string }).msg);
    const plain = 'Invalid login credentials';
    const hint = `${plain}. You have one more try. After another wrong password, sign-in is locked for 15 minutes.`;
    expect(said).toEqual([plain, plain, plain, hint, plain]);
  });

  test('is refused for an address after 60 failures, and IPv6 counts by /64', async () => {
    const email = address();
    await auth.member(email, { address: ip() });
    const accounts = Array.from({ length: 15 }, address);
    for (let i = 0; i < 60; i++)
      expect((await attempt(accounts[i % 15] ?? '', `2001:db8:0:1::${i + 1}`)).status, String(i)).toBe(400);
    expect((await attempt(email, '2001:db8:0:1:ffff::9', PASSWORD)).status).toBe(429);
    expect((await attempt(email, '2001:db8:0:2::1', PASSWORD)).status).toBe(200);
  });

  test('is refused for an address after failures of 20 accounts, until the first is 15 minutes old', async () => {
    const [email, from] = [address(), ip()];
    await auth.member(email, { address: ip() });
    for (let i = 0; i < 20; i++) {
      expect((await attempt(address(), from)).status).toBe(400);
      if (i === 0) auth.clock.advance(2 * MINUTE);
    }
    const refused = await attempt(email, from, PASSWORD);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(13 * 60)]);
    auth.clock.advance(13 * MINUTE);
    expect((await attempt(email, from, PASSWORD)).status).toBe(200);
  });

  test('a colleague’s five typos lock neither the office nor its other accounts', async () => {
    const [careless, email, from] = [address(), address(), ip()];
    await auth.member(email, { address: ip() });
    for (let i = 0; i < 5; i++) expect((await attempt(careless, from)).status).toBe(400);
    expect((await attempt(careless, from)).status).toBe(429);
    expect((await attempt(email, from, PASSWORD)).status).toBe(200);
  });

  test('a success clears the account, and never counts for the address', async () => {
    const email = address();
    const from = ip();
    await auth.member(email, { address: from });
    for (let i = 0; i < 4; i++) expect((await attempt(email, ip())).status).toBe(400);
    for (let i = 0; i < 12; i++) expect((await attempt(email, from, PASSWORD)).status).toBe(200);
    for (let i = 0; i < 4; i++) expect((await attempt(email, ip())).status).toBe(400);
    expect((await attempt(email, from, PASSWORD)).status).toBe(200);
  });

  test('a success does not clear the failures of others at the same address', async () => {
    const email = address();
    const from = ip();
    await auth.member(email, { address: ip() });
    for (let i = 0; i < 19; i++) await attempt(address(), from);
    expect((await attempt(email, from, PASSWORD)).status).toBe(200);
    expect((await attempt(address(), from)).status).toBe(400);
    expect((await attempt(email, from, PASSWORD)).status).toBe(429);
  });

  test('twenty guesses at once get five answers', async () => {
    const email = address();
    await auth.member(email, { address: ip() });
    const all = await statuses(Array.from({ length: 20 }, () => attempt(email, ip())));
    expect(all.filter((status) => status === 400)).toHaveLength(5);
    expect(all.filter((status) => status === 429)).toHaveLength(15);
    const over = ip();
    const spread: number[] = [];
    for (let i = 0; i < 3; i++)
      spread.push(...(await statuses(Array.from({ length: 10 }, () => attempt(address(), over)))));
    expect(spread.filter((status) => status === 400)).toHaveLength(20);
  });

  test('sixteen people of one office can sign in within a minute', async () => {
    const from = ip();
    const emails = Array.from({ length: 16 }, address);
    for (const email of emails) await auth.member(email, { address: ip() });
    expect(await statuses(emails.map((email) => attempt(email, from, PASSWORD)))).toEqual(
      emails.map(() => 200),
    );
  });

  test('the address in another case or with spaces is the same account', async () => {
    const email = address();
    await auth.member(email, { address: ip() });
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, email.replace('k', 'K')];
    for (const spelling of spellings) expect((await attempt(spelling, ip())).status).toBe(400);
    expect((await attempt(email, ip(), PASSWORD)).status).toBe(429);
  });

  test('guesses of the current password in a session count too', async () => {
    const email = address();
    const { access_token: token } = await auth.member(email, { address: ip() });
    auth.clock.advance(11 * MINUTE);
    const guess = () =>
      auth.call(
        'PUT',
        '/user',
        { password: 'Fresh#Start77', current_password: 'Wrong#Pass9' },
        { token, address: ip() },
      );
    for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  test('stores neither the account nor the address in the database', async () => {
    await attempt('secret-client@chambers.example', '192.0.2.77');
    const rows = JSON.stringify([
      await auth.db.sql('select * from auth.throttles'),
      await auth.db.sql('select * from auth.sign_in_attempts'),
    ]);
    expect(rows).not.toMatch(/secret-client|192\.0\.2/);
  });
});

describe('mails', () => {
  test('are sent to one address three times an hour; recovery does not report the limit, sign-up does', async () => {
    const email = address();
    await auth.member(email, { address: ip() });
    const before = (await auth.settled()).length;
    for (let i = 0; i < 5; i++) {
      const answer = await auth.call('POST', '/recover', { email }, { address: ip() });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
    }
    expect((await auth.settled()).length - before).toBe(3);
    const fresh = address();
    const signUp = () =>
      auth.call('POST', '/signup', { email: fresh, password: PASSWORD }, { address: ip() });
    for (let i = 0; i < 3; i++) expect((await signUp()).status).toBe(200);
    expect(await (await signUp()).json()).toMatchObject({
      code: 429,
      error_code: 'over_email_send_rate_limit',
    });
  });

  test('to one address count across restarts, senders and spellings', async () => {
    const [known, fresh] = [address(), address()];
    await auth.member(known, { address: ip() });
    const before = (await auth.settled()).length;
    const spelt = (email: string, i: number) => [email, email.toUpperCase(), ` ${email} `][i % 3];
    const signUps: number[] = [];
    for (let i = 0; i < 50; i++) {
      const at = i % 2 === 0 ? auth : auth.restart();
      const recover = { email: spelt(known, i) };
      expect((await at.call('POST', '/recover', recover, { address: ip() })).status).toBe(200);
      const signUp = { email: spelt(fresh, i), password: PASSWORD };
      signUps.push((await at.call('POST', '/signup', signUp, { address: ip() })).status);
      await at.settled();
    }
    expect(signUps.filter((status) => status === 200)).toHaveLength(3);
    expect(signUps.slice(3).every((status) => status === 429)).toBe(true);
    const links = await auth.db.sql('select 1 from auth.one_time_tokens where email = any($1)', [
      [known, fresh],
    ]);
    // One for the sign-up of the member, three resets, three sign-ups.
    expect(links).toHaveLength(7);
    expect((await auth.settled()).length - before).toBeLessThanOrEqual(6);
  });

  test('are rate limited per network address', async () => {
    const from = ip();
    const all: number[] = [];
    for (let i = 0; i < 31; i++)
      all.push((await auth.call('POST', '/recover', { email: address() }, { address: from })).status);
    expect(all.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(all[30]).toBe(429);
  });
});
