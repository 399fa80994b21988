import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authSession, authUser } from '#shared/contracts/accounts.ts';
import { type EnrolledFactor, enrolledFactor, listedFactor } from '#shared/contracts/factors.ts';
import { type AccountsApp, accountsApp, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { appCode, factorCalls } from '#test/fixtures/second-factor.ts';

let auth: AccountsApp;
let calls: ReturnType<typeof factorCalls>;
beforeAll(async () => {
  auth = await accountsApp();
  calls = factorCalls(auth);
});
afterAll(() => auth.db.close());

let count = 0;
const address = () => `asha${++count}@chambers.example`;
const problem = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const MINUTE = 60_000;

async function factorsOf(token: string) {
  const user = authUser.parse(await (await auth.call('GET', '/user', undefined, { token })).json());
  return user.factors.map((factor) => listedFactor.parse(factor));
}
const enrol = (token: string, body: object) => auth.call('POST', '/factors', body, { token });

describe('enrolling', () => {
  test('an authenticator app gets a secret, its address and a QR code; the factor is listed unverified', async () => {
    const email = address();
    const { access_token: token } = await auth.member(email);
    const answer = await enrol(token, { factor_type: 'totp', friendly_name: ' Pixel ', issuer: 'Rao & Co' });
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as EnrolledFactor;
    expect(Object.keys(body).sort()).toEqual(['friendly_name', 'id', 'totp', 'type']);
    const { id, type, friendly_name, totp } = enrolledFactor.parse(body);
    expect({ type, friendly_name }).toEqual({ type: 'totp', friendly_name: 'Pixel' });
    expect(totp?.qr_code).toMatch(/^<svg [^#]+<\/svg>$/);
    expect(totp?.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(totp?.uri ?? '');
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain(`Rao & Co:${email}`);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: totp?.secret, issuer: 'Rao & Co' });

    expect(await factorsOf(token)).toMatchObject([
      { id, factor_type: 'totp', status: 'unverified', friendly_name: 'Pixel', last_challenged_at: null },
    ]);
    const stored = JSON.stringify(await auth.db.sql('select * from auth.mfa_factors where id = $1', [id]));
    expect(stored).not.toContain(totp?.secret);
  });

  test('a phone gets its number in international form', async () => {
    const { access_token: token } = await auth.member(address());
    const before = auth.texts.length;
    const answer = await enrol(token, { factor_type: 'phone', friendly_name: 'SIM', phone: '9876543210' });
    const body = (await answer.json()) as EnrolledFactor;
    expect(body).toEqual({ id: body.id, type: 'phone', friendly_name: 'SIM', phone: '+919876543210' });
    expect(await factorsOf(token)).toMatchObject([{ factor_type: 'phone', phone: '+919876543210' }]);
    expect(auth.texts).toHaveLength(before);
  });

  test.each([
    ['no type', {}],
    ['a type there is not', { factor_type: 'webauthn' }],
    ['a phone without a number', { factor_type: 'phone', friendly_name: 'SIM' }],
    ['a number of nine digits', { factor_type: 'phone', phone: '987654321' }],
    ['a number with letters', { factor_type: 'phone', phone: '98765abcde' }],
    ['a name of 61 characters', { factor_type: 'totp', friendly_name: 'x'.repeat(61) }],
    ['control characters', { factor_type: 'totp', friendly_name: 'a\u0000' }],
    ['control characters in the issuer', { factor_type: 'totp', issuer: 'a\u0000' }],
  ])('refuses %s', async (_, body) => {
    const { access_token: token } = await auth.member(address());
    expect(await problem(await enrol(token, body))).toMatchObject({
      status: 400,
      error_code: 'validation_failed',
    });
    expect(await factorsOf(token)).toEqual([]);
  });

  test('a name can be used once, in upper or lower case', async () => {
    const { access_token: token } = await auth.member(address());
    await calls.enrolTotp(token, 'Édition');
    const again = await enrol(token, {
      factor_type: 'phone',
      friendly_name: ' éDITION',
      phone: '9876543210',
    });
    expect(await problem(again)).toMatchObject({
      status: 422,
      error_code: 'mfa_factor_name_conflict',
      msg: 'You already have a factor with this name. Please choose another name.',
    });
    expect(await factorsOf(token)).toHaveLength(1);
    for (const _ of [1, 2]) expect((await enrol(token, { factor_type: 'totp' })).status).toBe(200);
  });

  test('the eleventh factor is refused, also when all are requested in parallel', async () => {
    const { access_token: token } = await auth.member(address());
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => enrol(token, { factor_type: 'totp', friendly_name: `App ${i}` })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(2);
    expect(await problem(refused[0]!)).toMatchObject({
      status: 422,
      error_code: 'too_many_enrolled_mfa_factors',
    });
    expect(await factorsOf(token)).toHaveLength(10);
  });

  test('an unconfirmed enrolment frees its name after an hour', async () => {
    const email = address();
    const { access_token: token } = await auth.member(email);
    await calls.enrolTotp(token, 'Pixel');
    auth.clock.advance(59 * MINUTE);
    const later = (await auth.signIn(email)).access_token;
    expect((await enrol(later, { factor_type: 'totp', friendly_name: 'Pixel' })).status).toBe(422);
    auth.clock.advance(1 * MINUTE);
    expect((await enrol(later, { factor_type: 'totp', friendly_name: 'Pixel' })).status).toBe(200);
    expect(await factorsOf(later)).toHaveLength(1);
  });

  test('a second verified phone is refused', async () => {
    const { access_token: first } = await auth.member(address());
    const id = await calls.enrolPhone(first, 'SIM', '9876500001');
    const challenge = await calls.challenge(first, id);
    const confirmed = await calls.verify(first, id, challenge, auth.texts.at(-1)!.code);
    const { access_token: token } = authSession.parse(await confirmed.json());
    const second = await enrol(token, { factor_type: 'phone', friendly_name: 'Other', phone: '9876500002' });
    expect(await problem(second)).toMatchObject({ status: 422, error_code: 'mfa_verified_factor_exists' });
    expect((await enrol(token, { factor_type: 'totp' })).status).toBe(200);
  });

  test('without a session, and at aal1 beside a verified factor, enrolling is refused', async () => {
    expect((await auth.call('POST', '/factors', { factor_type: 'totp' })).status).toBe(401);
    const email = address();
    const { session } = await calls.memberWithTotp(email);
    const half = await auth.signIn(email);
    expect(await problem(await enrol(half.access_token, { factor_type: 'totp' }))).toMatchObject({
      status: 403,
      error_code: 'insufficient_aal',
    });
    expect(await factorsOf(session.access_token)).toHaveLength(1);
  });

  test('each needs a recent sign-in or the password, and a further one also level aal2', async () => {
    const email = address();
    const { access_token: token } = await auth.member(email);
    auth.clock.advance(11 * MINUTE);
    const body = { factor_type: 'totp', friendly_name: 'Pixel' };
    expect(await problem(await enrol(token, body))).toMatchObject({
      status: 401,
      error_code: 'reauthentication_needed',
    });
    expect((await enrol(token, { ...body, current_password: 'Wrong#Pass9' })).status).toBe(401);
    expect(await factorsOf(token)).toEqual([]);
    const answer = await enrol(token, { ...body, current_password: PASSWORD });
    const { id, totp } = enrolledFactor.parse(await answer.json());
    const { access_token: stepped } = await calls.confirm(token, { id, secret: totp?.secret ?? '' });
    auth.clock.advance(11 * MINUTE);
    expect(await problem(await enrol(stepped, { factor_type: 'totp' }))).toMatchObject({
      error_code: 'reauthentication_needed',
    });
    const proven = { factor_type: 'totp', current_password: PASSWORD };
    expect((await enrol(stepped, proven)).status).toBe(200);
  });
});

describe('removing', () => {
  const remove = (token: string, id: string, body?: object) =>
    auth.call('DELETE', `/factors/${id}`, body, { token });

  test('removing a verified factor needs aal2; the last one takes its recovery codes along, and a mail says so', async () => {
    const email = address();
    const { session, totp } = await calls.memberWithTotp(email);
    const token = session.access_token;
    const half = (await auth.signIn(email)).access_token;
    expect(await problem(await remove(half, totp.id))).toMatchObject({
      status: 403,
      error_code: 'insufficient_aal',
    });
    await auth.call('POST', '/recovery-codes', undefined, { token });
    const answer = await remove(token, totp.id);
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 200,
      body: { id: totp.id },
    });
    expect(await factorsOf(token)).toEqual([]);
    const codes = await auth.db.sql('select 1 from auth.mfa_recovery_codes where user_id = $1', [
      session.user.id,
    ]);
    expect(codes).toEqual([]);
    const letters = (await auth.settled()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(letters).toContain('A second factor was added to your account');
    expect(letters.at(-1)).toBe('A second factor was removed from your account');
    // The aal1 session has full access again.
    expect((await auth.call('PUT', '/user', { data: {} }, { token: half })).status).toBe(200);
  });

  test('it is a sensitive change', async () => {
    const { session, totp } = await calls.memberWithTotp(address());
    auth.clock.advance(11 * MINUTE);
    expect(await problem(await remove(session.access_token, totp.id))).toMatchObject({
      status: 401,
      error_code: 'reauthentication_needed',
    });
    const proven = await remove(session.access_token, totp.id, { current_password: PASSWORD });
    expect(proven.status).toBe(200);
  });

  test('an unconfirmed enrolment can be removed at any level and time', async () => {
    const email = address();
    const { session } = await calls.memberWithTotp(email);
    const extra = await calls.enrolTotp(session.access_token, 'Tablet');
    const half = (await auth.signIn(email)).access_token;
    auth.clock.advance(11 * MINUTE);
    expect((await remove(half, extra.id)).status).toBe(200);
    expect(await factorsOf(half)).toHaveLength(1);
  });

  test('other sessions must confirm one of the remaining factors', async () => {
    const email = address();
    const { session: here, totp } = await calls.memberWithTotp(email);
    const there = await calls.confirm((await auth.signIn(email)).access_token, totp);
    const other = await calls.enrolTotp(here.access_token, 'Tablet');
    const { access_token: token } = await calls.confirm(here.access_token, other);
    auth.clock.advance(30_000);
    const opens = async () =>
      (await auth.call('PUT', '/user', { data: {} }, { token: there.access_token })).status;
    expect(await opens()).toBe(200);
    expect((await remove(token, totp.id)).status).toBe(200);
    expect(await opens()).toBe(403);
    expect((await auth.call('PUT', '/user', { data: {} }, { token })).status).toBe(200);
  });

  test('another user’s factor is not found, and stays', async () => {
    const { session, totp } = await calls.memberWithTotp(address());
    const { session: stranger } = await calls.memberWithTotp(address());
    const token = stranger.access_token;
    for (const answer of [
      await remove(token, totp.id),
      await auth.call('POST', `/factors/${totp.id}/challenge`, {}, { token }),
      await calls.verify(token, totp.id, crypto.randomUUID(), appCode(totp.secret, auth.services.now())),
    ]) {
      expect(await problem(answer)).toMatchObject({ status: 422, error_code: 'mfa_factor_not_found' });
    }
    expect(await factorsOf(session.access_token)).toMatchObject([{ id: totp.id, status: 'verified' }]);
    expect((await remove(token, 'no-uuid')).status).toBe(400);
  });
});
