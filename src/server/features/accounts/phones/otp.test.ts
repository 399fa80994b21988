import { atStrength } from '@munshi/test-support/load.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { ProblemError } from '#shared/errors.ts';
import { type AccountsApp, accountsApp, ORIGIN } from '#test/fixtures/accounts-app.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let auth: AccountsApp;
let count = 0;
const number = () => `+9190000${String(++count).padStart(5, '0')}`;
const ip = () => `10.1.${++count % 250}.${(count * 7) % 250}`;

beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

const ask = (phone: string, more: object = {}, app = auth, address = ip()) =>
  app.call('POST', '/otp', { phone, ...more }, { address });
const verify = (phone: string, token: string, options = {}, app = auth) =>
  app.call('POST', '/verify', { type: 'sms', phone, token }, { address: ip(), ...options });
const codeFor = (phone: string, app = auth) => {
  const code = app.texts.filter((text) => text.to === phone).at(-1)?.code;
  if (!code) throw new Error('nothing was sent to this number');
  return code;
};
const wrongFor = (code: string) => (code === '123456' ? '654321' : '123456');
async function codeSent(phone: string, more: object = {}): Promise<string> {
  const answer = await ask(phone, more);
  if (answer.status !== 200) throw new Error(await answer.text());
  return codeFor(phone);
}
async function signedIn(phone: string): Promise<AuthSession> {
  const answer = await verify(phone, await codeSent(phone));
  expect(answer.status).toBe(200);
  return (await answer.json()) as AuthSession;
}
const problem = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });
const claims = (session: AuthSession) =>
  JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString());
const usersWith = (phone: string) => auth.db.sql('select id from auth.users where phone = $1', [phone]);

describe('signing in with a phone', () => {
  test('creates the account of a new number only after its code was entered', async () => {
    const phone = number();
    const asked = await ask(phone, {
      data: { full_name: 'Asha Rao', location: 'Chennai, TN', role: 'admin' },
    });
    expect([asked.status, await asked.json()]).toEqual([200, {}]);
    expect(await usersWith(phone)).toEqual([]);
    const answer = await verify(phone, codeFor(phone));
    const session = (await answer.json()) as AuthSession;
    expect(session.user).toMatchObject({
      email: '',
      phone,
      user_metadata: { full_name: 'Asha Rao', location: 'Chennai, TN' },
    });
    expect(session.user.user_metadata).not.toHaveProperty('role');
    expect(claims(session)).toMatchObject({ phone, aal: 'aal1', amr: [{ method: 'otp' }] });
    expect(
      await auth.db.sql('select full_name, phone_number, location from public.profiles where id = $1', [
        session.user.id,
      ]),
    ).toEqual([{ full_name: 'Asha Rao', phone_number: phone, location: 'Chennai, TN' }]);
  });

  test('signs a known number in to its account, whose name stays', async () => {
    const phone = number();
    const first = await signedIn(phone);
    auth.clock.advance(MINUTE);
    const answer = await verify(phone, await codeSent(phone, { data: { full_name: 'Somebody Else' } }));
    const again = (await answer.json()) as AuthSession;
    expect(again.user.id).toBe(first.user.id);
    expect(again.user.user_metadata).toEqual({});
    expect(claims(again).session_id).not.toBe(claims(first).session_id);
  });

  test('gives the cookie to our own web application only', async () => {
    const phone = number();
    const foreign = await verify(phone, await codeSent(phone), {
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.headers.get('set-cookie')).toBeNull();
    auth.clock.advance(MINUTE);
    const own = await verify(phone, await codeSent(phone), { headers: { origin: ORIGIN } });
    expect(own.headers.get('set-cookie')).toMatch(/^__Host-.*HttpOnly/);
  });

  test('accepts the number as it was entered on the login page, and the code with spaces', async () => {
    const phone = number();
    await ask(phone.slice(3));
    const code = codeFor(phone);
    const answer = await verify(phone.slice(1), `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(((await answer.json()) as AuthSession).user.phone).toBe(phone);
  });

  test('is logged: the account, the sign-in and failures, without the number', async () => {
    const phone = number();
    const { access_token: token } = await signedIn(phone);
    auth.clock.advance(MINUTE);
    await verify(phone, wrongFor(await codeSent(phone)));
    await auth.settled();
    const entries = await (await auth.call('GET', '/audit', undefined, { token })).json();
    expect(entries).toMatchObject([
      { event: 'sign_in_failed', details: { method: 'otp' } },
      { event: 'signed_in', details: { method: 'otp' } },
      { event: 'signed_up', details: { method: 'otp' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(phone.slice(3));
    expect(auth.logs.join()).not.toContain(phone.slice(3));
  });
});

describe('with create_user false', () => {
  test('an unknown number gets the same answer and no message', async () => {
    const [known, unknown] = [number(), number()];
    await signedIn(known);
    auth.clock.advance(MINUTE);
    const before = auth.texts.length;
    for (const phone of [known, unknown]) {
      const answer = await ask(phone, { create_user: false });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
    }
    await auth.settled();
    expect(auth.texts.slice(before).map(({ to }) => to)).toEqual([known]);
    expect((await verify(known, codeFor(known))).status).toBe(200);
    // Asked again at once, both have to wait.
    for (const phone of [known, unknown]) expect((await ask(phone, { create_user: false })).status).toBe(429);
  });
});

describe('a code', () => {
  test('works once', async () => {
    const phone = number();
    const code = await codeSent(phone);
    expect((await verify(phone, code)).status).toBe(200);
    expect(await problem(await verify(phone, code))).toMatchObject({
      status: 403,
      error_code: 'otp_expired',
      msg: 'Invalid verification code. Please try again.',
    });
  });

  test('works once even when sent twenty times in parallel', async () => {
    const phone = number();
    const code = await codeSent(phone);
    const all = await Promise.all(Array.from({ length: 20 }, () => verify(phone, code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('fails for another number, after ten minutes, or once a newer one was sent', async () => {
    const [phone, other] = [number(), number()];
    const first = await codeSent(phone);
    await codeSent(other);
    expect((await verify(other, first)).status).toBe(403);
    auth.clock.advance(MINUTE);
    const second = await codeSent(phone);
    if (first !== second) expect((await verify(phone, first)).status).toBe(403);
    auth.clock.advance(10 * MINUTE);
    expect((await verify(phone, second)).status).toBe(403);
  });

  test('is stored as a hash only', async () => {
    const phone = number();
    const code = await codeSent(phone);
    const [row] = await auth.db.sql('select * from auth.one_time_codes where recipient = $1', [phone]);
    expect(JSON.stringify({ ...row, recipient: '' })).not.toContain(code);
  });

  test('fails after five wrong tries even when the sixth is correct', async () => {
    const phone = number();
    const code = await codeSent(phone);
    for (let i = 0; i < 5; i++) expect((await verify(phone, wrongFor(code))).status).toBe(403);
    const refused = await verify(phone, code);
    expect(await problem(refused)).toMatchObject({
      status: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many login attempts. Please try again in 15 minute(s).',
    });
    // The throttle has reset by then; the code stays used up and has expired.
    auth.clock.advance(15 * MINUTE);
    expect((await verify(phone, code)).status).toBe(403);
  });

  test('a used one never opens a session again', async () => {
    const phone = number();
    const app = await accountsApp({ env: { SMS_DAILY_BUDGET: '100000' } });
    let accepted = 0;
    for (let i = 0; i < atStrength(50, 8); i++) {
      app.clock.advance(3 * HOUR);
      await ask(phone, {}, app);
      const code = codeFor(phone, app);
      expect((await verify(phone, code, {}, app)).status).toBe(200);
      const replays = await Promise.all(Array.from({ length: 20 }, () => verify(phone, code, {}, app)));
      accepted += replays.filter(({ status }) => status === 200).length;
      app.clock.advance(15 * MINUTE);
    }
    expect(accepted).toBe(0);
    await app.db.close();
  }, 60_000);
});

describe('wrong codes', () => {
  test('for twenty numbers lock their address out for every number, and after a restart', async () => {
    const address = '203.0.113.7';
    for (let i = 0; i < 20; i++) {
      const phone = number();
      expect((await verify(phone, wrongFor(await codeSent(phone)), { address })).status).toBe(403);
    }
    const phone = number();
    const code = await codeSent(phone);
    expect((await verify(phone, code, { address })).status).toBe(429);
    expect((await verify(phone, code, { address }, auth.restart())).status).toBe(429);
  });

  test('count for a number across codes and network addresses', async () => {
    const phone = number();
    let refused = 0;
    for (let i = 0; i < 50; i++) {
      if (i % 2 === 0 && refused === 0) await ask(phone);
      const answer = await verify(phone, wrongFor(codeFor(phone)));
      if (answer.status === 429) refused += 1;
      auth.clock.advance(2 * SECOND);
    }
    expect(refused).toBe(45);
  });
});

describe('messages to a number', () => {
  test('are sent at most every 60 seconds, 5 times an hour and 10 times a day', async () => {
    const phone = number();
    await codeSent(phone);
    auth.clock.advance(20 * SECOND);
    const soon = await ask(phone);
    expect(await problem(soon)).toMatchObject({
      status: 429,
      error_code: 'over_sms_send_rate_limit',
      msg: 'A code was sent just now. Please wait 40 seconds before you request another.',
    });
    for (let i = 0; i < 4; i++) {
      auth.clock.advance(MINUTE);
      await codeSent(phone);
    }
    auth.clock.advance(MINUTE);
    const many = 'Too many codes were sent to this number. Please try again later.';
    expect((await problem(await ask(phone))).msg).toBe(many);
    auth.clock.advance(HOUR);
    for (let i = 0; i < 5; i++) {
      await codeSent(phone);
      auth.clock.advance(10 * MINUTE);
    }
    auth.clock.advance(HOUR);
    expect((await problem(await ask(phone, {}, auth.restart()))).msg).toBe(many);
    auth.clock.advance(24 * HOUR);
    await codeSent(phone);
  });

  test('ten parallel requests send one message', async () => {
    const phone = number();
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(phone)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(auth.texts.filter(({ to }) => to === phone)).toHaveLength(1);
  });

  test('stops at the day’s budget and at the limit of one network', async () => {
    const app = await accountsApp({ env: { SMS_DAILY_BUDGET: '4' } });
    for (let i = 0; i < 2; i++) expect((await ask(number(), {}, app)).status).toBe(200);
    expect(await problem(await ask(number(), {}, app))).toMatchObject({
      status: 429,
      msg: 'No more codes can be sent today. Please sign in another way, or try again tomorrow.',
    });
    expect(app.texts).toHaveLength(2);
    app.clock.advance(24 * HOUR);
    expect((await ask(number(), {}, app)).status).toBe(200);
    await app.db.close();
    const from = (i: number) => `2001:db8:7:7::${i.toString(16)}`;
    for (let i = 0; i < 30; i++) expect((await ask(number(), {}, auth, from(i))).status).toBe(200);
    expect(await problem(await ask(number(), {}, auth, from(31)))).toMatchObject({
      status: 429,
      error_code: 'over_sms_send_rate_limit',
    });
  });
});

test.each([
  '987654321',
  '98765432101',
  '98765abc10',
  '98765+43210',
  '+19876543210',
  '+14155552671',
  '5876543210',
  '',
  9876543210,
  null,
])('the number %j is refused, and nothing is sent', async (phone) => {
  const before = auth.texts.length;
  const answer = await auth.call('POST', '/otp', { phone }, { address: ip() });
  expect(await problem(answer)).toMatchObject({
    status: 400,
    error_code: 'validation_failed',
    msg: 'Please enter a 10-digit mobile number',
  });
  expect(auth.texts).toHaveLength(before);
  const given = await auth.call(
    'POST',
    '/verify',
    { type: 'sms', phone, token: '123456' },
    { address: ip() },
  );
  expect((await problem(given)).msg).toBe('Please enter a 10-digit mobile number');
});

test('a failing provider gives the specified message, costs no attempt and leaves nothing behind', async () => {
  let works = false;
  const app = await accountsApp({
    sms: {
      provider: 'msg91',
      send: async ({ to }) => {
        if (!works)
          throw new ProblemError('sms_unavailable', undefined, {
            cause: new Error('did not answer in time'),
          });
        expect(to).toBe(phone);
      },
    },
  });
  const phone = number();
  for (let i = 0; i < 7; i++) {
    expect(await problem(await ask(phone, {}, app))).toMatchObject({
      status: 422,
      code: 422,
      error_code: 'sms_send_failed',
      msg: 'Failed to send verification code. Please try again.',
    });
  }
  expect(await app.db.sql('select 1 from auth.sms_sends')).toEqual([]);
  expect(await app.db.sql('select 1 from auth.one_time_codes')).toEqual([]);
  expect(app.logs.join()).toContain('did not answer in time');
  expect(app.logs.join()).not.toContain(phone.slice(3));
  works = true;
  expect((await ask(phone, {}, app)).status).toBe(200);
  await app.db.close();
});
