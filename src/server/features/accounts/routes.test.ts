import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authSession, authUser } from '#shared/contracts/accounts.ts';
import { messages as errors } from '#shared/messages/en/common/errors.ts';
import { t } from '#shared/messages/translate.ts';
import { type AccountsApp, accountsApp, linkIn, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';

let auth: AccountsApp;
beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

let count = 0;
const address = () => `asha${++count}@chambers.example`;
/** A separate address for each test, so that throttles do not affect other tests. */
const from = () => ({ address: `198.51.100.${++count % 250}` });

const problem = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });

describe('sign-up', () => {
  test('returns the user without a session and mails a link that confirms the address', async () => {
    const email = address();
    const body = {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
      data: { full_name: 'Asha', location: 'Chennai' },
    };
    const answer = await auth.call('POST', '/signup?redirect_to=/login', body);
    expect(answer.status).toBe(200);
    const user = authUser.parse(await answer.json());
    expect(user).toMatchObject({
      email,
      user_metadata: { full_name: 'Asha', location: 'Chennai' },
      confirmed_at: null,
    });
    expect(user.identities).toHaveLength(1);
    expect(user.confirmation_sent_at).toBeTruthy();
    expect(JSON.stringify(user)).not.toMatch(/token|argon2/);

    const mail = (await auth.settled()).at(-1)!;
    expect(mail.to).toBe(email);
    const early = await auth.call('POST', '/token?grant_type=password', { email, password: PASSWORD });
    expect(await problem(early)).toMatchObject({
      status: 400,
      error_code: 'email_not_confirmed',
      msg: 'Email not confirmed',
    });

    const confirmed = await auth.follow(linkIn(mail));
    expect(confirmed.status).toBe(303);
    expect(confirmed.headers.get('location')).toBe(
      `${ORIGIN}/login?type=signup#email=${encodeURIComponent(email)}`,
    );
    expect(confirmed.headers.get('set-cookie')).toBeNull();
    const session = await auth.signIn(email);
    expect(session.user.confirmed_at).toBeTruthy();
    expect(
      await auth.db.sql('select full_name, location from public.profiles where id = $1', [user.id]),
    ).toEqual([{ full_name: 'Asha', location: 'Chennai' }]);
  });

  test('an address with an account gets the same answer with no identities and another id', async () => {
    const email = address();
    const member = await auth.member(email);
    const sent = auth.mails.length;
    const answer = await auth.call('POST', '/signup', {
      email,
      password: 'Another#Pass9',
      data: { full_name: 'Somebody' },
    });
    const fresh = await auth.call('POST', '/signup', {
      email: address(),
      password: 'Another#Pass9',
      data: {},
    });
    const shown = (await answer.json()) as { id: string; identities: unknown[]; user_metadata: unknown };
    expect(answer.status).toBe(200);
    expect(Object.keys(shown).sort()).toEqual(Object.keys((await fresh.json()) as object).sort());
    expect(shown.identities).toEqual([]);
    expect(shown.id).not.toBe(member.user.id);
    expect(shown.user_metadata).toEqual({ full_name: 'Somebody' });
    const mails = (await auth.settled()).slice(sent);
    expect(mails.find((mail) => mail.to === email)?.text).not.toContain('/verify');
    expect((await auth.signIn(email)).user.id).toBe(member.user.id);
  });

  test('the password of the opened link counts, not that of the first sign-up', async () => {
    const email = address();
    await auth.signUp(email, 'Attacker#Pass9');
    await auth.signUp(email, PASSWORD);
    const mine = (await auth.settled()).filter((mail) => mail.to === email);
    expect((await auth.follow(linkIn(mine[1]))).status).toBe(303);
    expect((await auth.signIn(email)).user.email).toBe(email);
    const late = await auth.follow(linkIn(mine[0]));
    expect(new URL(late.headers.get('location')!).searchParams.get('error_code')).toBe('otp_expired');
    const stolen = await auth.call(
      'POST',
      '/token?grant_type=password',
      { email, password: 'Attacker#Pass9' },
      from(),
    );
    expect(stolen.status).toBe(400);
  });

  test.each([
    ['Short#1', 'Password must be at least 8 characters long'],
    ['lower#case1', 'Password must contain at least one uppercase letter'],
    ['UPPER#CASE1', 'Password must contain at least one lowercase letter'],
    ['NoDigits#here', 'Password must contain at least one number'],
    ['NoSpecial123', 'Password must contain at least one special character'],
    ['Password@123', 'This password is too common. Please choose another'],
  ])('refuses the password %s', async (password, msg) => {
    const answer = await auth.call('POST', '/signup', { email: address(), password });
    expect(await problem(answer)).toMatchObject({ status: 422, code: 422, error_code: 'weak_password', msg });
  });

  test.each([
    ['an address that is none', { email: 'asha@', password: PASSWORD }, 'Please enter a valid email address'],
    ['no password', { email: 'a@b.in' }, undefined],
    [
      'control characters',
      { email: 'a@b.in', password: PASSWORD, data: { full_name: 'A\u0000' } },
      t(errors.controlCharacters),
    ],
    [
      'a broken surrogate',
      '{"email":"a@b.in","password":"Vakalatnama#1","data":{"full_name":"\\ud800"}}',
      t(errors.controlCharacters),
    ],
    ['no JSON', '{', undefined],
    [
      'a plain code challenge',
      { email: 'a@b.in', password: PASSWORD, code_challenge: 'short', code_challenge_method: 'plain' },
      undefined,
    ],
  ])('refuses %s', async (_, body, msg) => {
    const answer = await auth.call('POST', '/signup', body);
    expect(await problem(answer)).toMatchObject({
      status: 400,
      error_code: 'validation_failed',
      ...(msg && { msg }),
    });
  });

  test('a body not declared as JSON is refused, not treated as empty', async () => {
    const answer = await auth.call('POST', '/signup', '{}', { headers: { 'content-type': 'text/plain' } });
    expect(answer.status).toBe(400);
  });

  test('ignores read-only fields', async () => {
    const email = address();
    await auth.call('POST', '/signup', {
      email,
      password: PASSWORD,
      id: crypto.randomUUID(),
      email_confirmed_at: 'now',
      aal: 'aal2',
    });
    const [row] = await auth.db.sql('select email_confirmed_at from auth.users where email = $1', [email]);
    expect(row).toEqual({ email_confirmed_at: null });
  });
});

describe('sign-in with a password', () => {
  test('returns a session whose token has the claims of the contract', async () => {
    const email = address();
    const member = authSession.parse(await auth.member(email));
    expect(member).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    const [, payload] = member.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString());
    expect(claims).toMatchObject({
      sub: member.user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      iss: `${ORIGIN}/auth/v1`,
    });
    expect(claims.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }]);
    expect(claims.exp - claims.iat).toBe(3600);
    expect(member.expires_at).toBe(claims.exp);
    expect(claims.session_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a wrong password and an unknown address give the same answer', async () => {
    const email = address();
    await auth.member(email);
    const wrong = await auth.call(
      'POST',
      '/token?grant_type=password',
      { email, password: 'Wrong#Pass9' },
      from(),
    );
    const nobody = await auth.call(
      'POST',
      '/token?grant_type=password',
      { email: address(), password: PASSWORD },
      from(),
    );
    const expected = {
      status: 400,
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    };
    const refusal = await problem(wrong);
    expect(refusal).toMatchObject(expected);
    expect(await problem(nobody)).toEqual(refusal);
  });

  test.each(['', '?grant_type=', '?grant_type=magic'])(
    'an unknown grant %s is a bad request',
    async (query) => {
      const answer = await auth.call('POST', `/token${query}`, { email: 'a@b.in', password: 'x' });
      expect(await problem(answer)).toMatchObject({ status: 400, error_code: 'validation_failed' });
    },
  );

  test('the body of another grant is a bad request', async () => {
    const answer = await auth.call('POST', '/token?grant_type=refresh_token', {
      email: 'a@b.in',
      password: 'x',
    });
    expect(await problem(answer)).toMatchObject({ status: 400, error_code: 'validation_failed' });
  });
});

describe('the user', () => {
  test('reads and changes metadata, without losing omitted keys', async () => {
    const { access_token: token } = await auth.member(address());
    const put = await auth.call('PUT', '/user', { data: { location: 'Madurai' } }, { token });
    expect(put.status).toBe(200);
    const user = authUser.parse(await (await auth.call('GET', '/user', undefined, { token })).json());
    expect(user.user_metadata).toEqual({ full_name: 'Asha Rao', location: 'Madurai' });
    expect(user.factors).toEqual([]);
    expect(user.app_metadata).toMatchObject({ provider: 'email' });
  });

  test('a new password ends the user’s other sessions only', async () => {
    const email = address();
    const first = await auth.member(email);
    const second = await auth.signIn(email);
    const changed = await auth.call(
      'PUT',
      '/user',
      { password: 'Fresh#Start77' },
      { token: first.access_token },
    );
    expect(changed.status).toBe(200);
    expect((await auth.call('GET', '/user', undefined, { token: first.access_token })).status).toBe(200);
    const dead = await auth.call('GET', '/user', undefined, { token: second.access_token });
    expect(await problem(dead)).toMatchObject({ status: 401, error_code: 'session_not_found' });
    const refresh = await auth.call('POST', '/token?grant_type=refresh_token', {
      refresh_token: second.refresh_token,
    });
    expect(refresh.status).toBe(400);
    const old = await auth.call('POST', '/token?grant_type=password', { email, password: PASSWORD }, from());
    expect(old.status).toBe(400);
  });

  test('the same password, a weak one and a phone with nine digits are refused', async () => {
    const { access_token: token } = await auth.member(address());
    const same = await auth.call('PUT', '/user', { password: PASSWORD }, { token });
    expect(await problem(same)).toMatchObject({ status: 422, error_code: 'same_password' });
    const weak = await auth.call('PUT', '/user', { password: 'weak' }, { token });
    expect(await problem(weak)).toMatchObject({ status: 422, error_code: 'weak_password' });
    const phone = await auth.call('PUT', '/user', { phone: '987654321' }, { token });
    expect(await problem(phone)).toMatchObject({ status: 400, error_code: 'validation_failed' });
  });

  test('an older session needs the password again', async () => {
    const email = address();
    const { access_token: token } = await auth.member(email);
    auth.clock.advance(11 * 60_000);
    const bare = await auth.call('PUT', '/user', { password: 'Fresh#Start77' }, { token });
    expect(await problem(bare)).toMatchObject({ status: 401, error_code: 'reauthentication_needed' });
    const wrong = { password: 'Fresh#Start77', current_password: 'Wrong#Pass9' };
    expect((await auth.call('PUT', '/user', wrong, { token, ...from() })).status).toBe(401);
    const right = { password: 'Fresh#Start77', current_password: PASSWORD };
    expect((await auth.call('PUT', '/user', right, { token, ...from() })).status).toBe(200);
    expect((await auth.call('PUT', '/user', { data: { location: 'Ooty' } }, { token })).status).toBe(200);
  });

  test('a new email address takes effect when its link is opened, and the old address is notified', async () => {
    const [email, next] = [address(), address()];
    const { access_token: token } = await auth.member(email);
    const asked = await auth.call('PUT', '/user', { email: next }, { token });
    expect(await asked.json()).toMatchObject({ email, new_email: next });
    const mail = (await auth.settled()).at(-1)!;
    expect(mail.to).toBe(next);
    const pending = await auth.call('GET', '/user', undefined, { token });
    expect(await pending.json()).toMatchObject({ email, new_email: next });
    const opened = await auth.follow(linkIn(mail));
    expect(opened.headers.get('location')).toBe(`${ORIGIN}/home/profile?type=email_change`);
    expect((await auth.settled()).at(-1)).toMatchObject({
      to: email,
      subject: 'Your email address was changed',
    });
    const { user } = await auth.signIn(next);
    expect(user.email).toBe(next);
    expect(user).not.toHaveProperty('new_email');
  });

  test('a pending email change is cancelled by a new password or a further change', async () => {
    const [email, ...others] = [address(), address(), address()];
    const { access_token: token } = await auth.member(email);
    const links: string[] = [];
    for (const next of others) {
      await auth.call('PUT', '/user', { email: next }, { token });
      links.push(linkIn((await auth.settled()).at(-1)!));
    }
    expect((await auth.call('GET', links[0]!)).headers.get('location')).toContain('otp_expired');
    const changed = await auth.call('PUT', '/user', { password: 'Another#Brief2' }, { token });
    expect(await changed.json()).not.toHaveProperty('new_email');
    expect((await auth.call('GET', links[1]!)).headers.get('location')).toContain('otp_expired');
  });

  test('an address of another user gets no link, and the answer does not reveal it', async () => {
    const taken = address();
    await auth.member(taken);
    const { access_token: token } = await auth.member(address());
    const asked = await auth.call('PUT', '/user', { email: taken }, { token });
    expect(asked.status).toBe(200);
    const mail = (await auth.settled()).at(-1)!;
    expect(mail).toMatchObject({ to: taken, subject: 'You already have an account' });
    expect(mail.text).not.toContain('/verify');
    const reloaded = await auth.call('GET', '/user', undefined, { token });
    expect(await reloaded.json()).toMatchObject({ new_email: taken });
  });
});

describe('sign-out', () => {
  test.each([
    ['global', [401, 401]],
    ['local', [401, 200]],
    ['others', [200, 401]],
  ])('%s', async (scope, expected) => {
    const email = address();
    const tokens = [(await auth.member(email)).access_token, (await auth.signIn(email)).access_token];
    expect((await auth.call('POST', `/logout?scope=${scope}`, undefined, { token: tokens[0]! })).status).toBe(
      204,
    );
    const after = await Promise.all(tokens.map((token) => auth.call('GET', '/user', undefined, { token })));
    expect(after.map(({ status }) => status)).toEqual(expected);
  });

  test.each(['global', 'others'])(
    '%s with the password alone ends no session that confirmed its factor',
    async (scope) => {
      const email = address();
      const owner = await auth.member(email);
      await auth.db.sql(
        `insert into auth.mfa_factors (user_id, factor_type, status, secret_encrypted, created_at, updated_at)
       values ($1, 'totp', 'verified', 'sealed', now(), now())`,
        [owner.user.id],
      );
      await auth.db.sql(`update auth.sessions set aal = 'aal2' where user_id = $1`, [owner.user.id]);
      const [thief, half] = [await auth.signIn(email), await auth.signIn(email)];
      await auth.call('POST', `/logout?scope=${scope}`, undefined, { token: thief.access_token });
      const status = async ({ access_token: token }: { access_token: string }) =>
        (await auth.call('GET', '/user', undefined, { token })).status;
      expect([await status(owner), await status(half)]).toEqual([200, 401]);
    },
  );

  test('ends all sessions without a scope; an unknown scope is a bad request', async () => {
    const { access_token: token } = await auth.member(address());
    expect((await auth.call('POST', '/logout?scope=all', undefined, { token })).status).toBe(400);
    expect((await auth.call('POST', '/logout', undefined, { token })).status).toBe(204);
    expect((await auth.call('POST', '/logout', undefined, { token })).status).toBe(401);
  });
});

test('OpenAPI describes the routes from their contracts', () => {
  const paths =
    auth.app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 't', version: '1' } }).paths ?? {};
  const family = ['signup', 'token', 'verify', 'recover', 'user', 'logout', '.well-known/jwks.json'];
  const ours = ['sessions', 'sessions/current', 'sessions/{id}', 'audit'];
  for (const name of [...family, ...ours]) expect(paths).toHaveProperty([`/auth/v1/${name}`]);
});

test('logs contain no email, password or token', () => {
  const all = auth.logs.join('\n');
  expect(all).not.toMatch(/chambers\.example|Vakalatnama|eyJ|verify\?/);
});
