import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { type AccountsApp, accountsApp, linkIn, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';

const MINUTE = 60_000;

let auth: AccountsApp;
let count = 0;
const number = () => `+9180000${String(++count).padStart(5, '0')}`;
const address = () => `usha${++count}@chambers.example`;
const ip = () => `10.2.${++count % 250}.${(count * 7) % 250}`;

beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

const problem = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });
const change = (token: string, body: object) => auth.call('PUT', '/user', body, { token, address: ip() });
const verify = (phone: string, code: string, options: object) =>
  auth.call('POST', '/verify', { type: 'phone_change', phone, token: code }, { address: ip(), ...options });
const codeFor = (phone: string) => auth.texts.filter(({ to }) => to === phone).at(-1)?.code ?? 'none';
const wrongFor = (code: string) => (code === '123456' ? '654321' : '123456');
const eventsOf = async (token: string) => {
  const entries = (await (await auth.call('GET', '/audit', undefined, { token })).json()) as {
    event: string;
  }[];
  return { events: entries.map(({ event }) => event), text: JSON.stringify(entries) };
};
async function byPhone(phone: string): Promise<AuthSession> {
  await auth.call('POST', '/otp', { phone }, { address: ip() });
  const given = { type: 'sms', phone, token: codeFor(phone) };
  const answer = await auth.call('POST', '/verify', given, { address: ip() });
  expect(answer.status).toBe(200);
  return (await answer.json()) as AuthSession;
}

describe('a new phone', () => {
  test('takes effect after its code: for signing in, in the token, in the log and in a mail', async () => {
    const [email, phone] = [address(), number()];
    const { access_token: token, user } = await auth.member(email);
    const asked = await change(token, { phone: phone.slice(3) });
    expect(asked.status).toBe(200);
    expect(await asked.json()).toMatchObject({ phone: '', new_phone: phone });
    const answer = await verify(phone, codeFor(phone), { token });
    const session = (await answer.json()) as AuthSession;
    expect(session.user).toMatchObject({ id: user.id, email, phone });
    const { events, text } = await eventsOf(session.access_token);
    expect(events.slice(0, 2)).toEqual(['phone_changed', 'phone_change_asked']);
    expect(text).not.toContain(phone.slice(3));
    const letter = (await auth.settled()).filter(({ to }) => to === email).at(-1);
    expect(letter?.subject).toBe('Your phone number was changed');
    auth.clock.advance(MINUTE);
    expect((await byPhone(phone)).user.id).toBe(user.id);
  });

  test('keeps the session, with a refresh token that works', async () => {
    const phone = number();
    const { access_token: token } = await auth.member(address());
    await change(token, { phone });
    const session = (await (await verify(phone, codeFor(phone), { token })).json()) as AuthSession;
    const idOf = (jwt: string) =>
      JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).session_id;
    expect(idOf(session.access_token)).toBe(idOf(token));
    const renewed = await auth.call('POST', '/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    });
    expect(renewed.status).toBe(200);
  });

  test('needs a recent sign-in or the password', async () => {
    const phone = number();
    const { access_token: token } = await auth.member(address());
    auth.clock.advance(11 * MINUTE);
    expect(await problem(await change(token, { phone }))).toMatchObject({
      status: 401,
      error_code: 'reauthentication_needed',
    });
    expect(codeFor(phone)).toBe('none');
    expect((await change(token, { phone, current_password: PASSWORD })).status).toBe(200);
    expect(codeFor(phone)).toMatch(/^\d{6}$/);
  });

  test('of another account is refused only after its correct code', async () => {
    const phone = number();
    await byPhone(phone);
    auth.clock.advance(MINUTE);
    const { access_token: token } = await auth.member(address());
    const asked = await change(token, { phone });
    expect(asked.status).toBe(200);
    const code = codeFor(phone);
    expect((await problem(await verify(phone, wrongFor(code), { token }))).error_code).toBe('otp_expired');
    expect(await problem(await verify(phone, code, { token }))).toMatchObject({
      status: 422,
      error_code: 'phone_exists',
      msg: 'This number belongs to another account.',
    });
    expect(await (await auth.call('GET', '/user', undefined, { token })).json()).toMatchObject({ phone: '' });
  });

  test('equal to the old one sends nothing', async () => {
    const phone = number();
    const { access_token: token } = await byPhone(phone);
    const before = auth.texts.length;
    expect((await change(token, { phone })).status).toBe(200);
    expect(auth.texts).toHaveLength(before);
  });
});

describe('its code', () => {
  test('works once, for the user who requested it and the newest number', async () => {
    const [first, second] = [number(), number()];
    const [mine, theirs] = [await auth.member(address()), await auth.member(address())];
    await change(mine.access_token, { phone: first });
    const token = mine.access_token;
    expect((await verify(first, codeFor(first), { token: theirs.access_token })).status).toBe(403);
    await change(token, { phone: second });
    expect((await verify(first, codeFor(first), { token })).status).toBe(403);
    expect((await verify(second, codeFor(second), { token })).status).toBe(200);
    expect((await verify(second, codeFor(second), { token })).status).toBe(403);
  });

  test('does not sign in, and a sign-in code does not change the phone', async () => {
    const phone = number();
    const { access_token: token } = await auth.member(address());
    await change(token, { phone });
    const asSignIn = { type: 'sms', phone, token: codeFor(phone) };
    expect((await auth.call('POST', '/verify', asSignIn, { address: ip() })).status).toBe(403);
    auth.clock.advance(MINUTE);
    await auth.call('POST', '/otp', { phone }, { address: ip() });
    expect((await verify(phone, codeFor(phone), { token })).status).toBe(403);
  });

  test('needs a session, and our own origin with a cookie', async () => {
    const phone = number();
    const email = address();
    await auth.member(email);
    const answer = await auth.call(
      'POST',
      '/token?grant_type=password',
      { email, password: PASSWORD },
      { address: ip(), headers: { origin: ORIGIN } },
    );
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { access_token: token } = (await answer.json()) as AuthSession;
    await change(token, { phone });
    const code = codeFor(phone);
    expect((await verify(phone, code, {})).status).toBe(401);
    const foreign = await verify(phone, code, { headers: { cookie, origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect((await verify(phone, code, { headers: { cookie, origin: ORIGIN } })).status).toBe(200);
  });

  test('stops after ten wrong ones for a number, across all codes sent', async () => {
    const phone = number();
    const { access_token: token } = await auth.member(address());
    await change(token, { phone });
    const answers: number[] = [];
    for (let i = 0; i < 12; i++) {
      if (i === 5) {
        auth.clock.advance(MINUTE);
        await change(token, { phone });
      }
      answers.push((await verify(phone, wrongFor(codeFor(phone)), { token })).status);
    }
    expect(answers).toEqual([...Array(10).fill(403), 429, 429]);
    auth.clock.advance(MINUTE);
    await change(token, { phone });
    expect(await problem(await verify(phone, codeFor(phone), { token }))).toMatchObject({
      status: 429,
      msg: 'Too many wrong codes. Please try again in 14 minutes.',
    });
    auth.clock.advance(14 * MINUTE);
    await change(token, { phone, current_password: PASSWORD });
    expect((await verify(phone, codeFor(phone), { token })).status).toBe(200);
  });

  test('fails after five wrong tries', async () => {
    const phone = number();
    const { access_token: token } = await auth.member(address());
    await change(token, { phone });
    const code = codeFor(phone);
    for (let i = 0; i < 5; i++) await verify(phone, wrongFor(code), { token });
    expect((await verify(phone, code, { token })).status).toBe(403);
  });
});

test('a user with only a phone may add an email address and a password', async () => {
  const [phone, email] = [number(), address()];
  const { access_token: token, user } = await byPhone(phone);
  const asked = await change(token, { email, password: PASSWORD });
  expect(await asked.json()).toMatchObject({ email: '', new_email: email });
  const mail = (await auth.settled()).filter(({ to }) => to === email).at(-1);
  expect((await auth.follow(linkIn(mail))).status).toBe(303);
  const session = await auth.signIn(email, { address: ip() });
  expect(session.user).toMatchObject({ id: user.id, email, phone });
});
