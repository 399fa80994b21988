import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authSession } from '#shared/contracts/accounts.ts';
import { challengeAnswer } from '#shared/contracts/factors.ts';
import { type AccountsApp, accountsApp, ORIGIN } from '#test/fixtures/accounts-app.ts';
import { appCode, factorCalls, wrongCode } from '#test/fixtures/second-factor.ts';

let auth: AccountsApp;
let calls: ReturnType<typeof factorCalls>;
beforeAll(async () => {
  auth = await accountsApp();
  calls = factorCalls(auth);
});
afterAll(() => auth.db.close());

let count = 0;
const address = () => `meera${++count}@chambers.example`;
const problem = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const MINUTE = 60_000;
const now = () => auth.services.now();
const opens = async (token: string) => (await auth.call('PUT', '/user', { data: {} }, { token })).status;
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
const rows = (query: string, id: string) => auth.db.sql(query, [id]);
const wrong = { status: 422, error_code: 'mfa_verification_failed' };
const expired = { status: 422, error_code: 'mfa_challenge_expired' };

describe('a challenge', () => {
  test('of an app gives its end, and is recorded on the factor', async () => {
    const { session, totp } = await calls.memberWithTotp(address());
    const { access_token: token } = session;
    const answer = await auth.call('POST', `/factors/${totp.id}/challenge`, undefined, { token });
    const body = challengeAnswer.strict().parse(await answer.json());
    expect(body).toMatchObject({ type: 'totp', expires_at: Math.floor(now().getTime() / 1000) + 300 });
    const [factor] = await rows('select last_challenged_at from auth.mfa_factors where id = $1', totp.id);
    expect(factor).toEqual({ last_challenged_at: now() });
  });
});

describe('the right code', () => {
  test('returns a new session of level aal2 and ends the current and all lower ones', async () => {
    const email = address();
    const first = await auth.member(email, { headers: { 'user-agent': 'Desk' } });
    const elsewhere = await auth.signIn(email);
    const totp = await calls.enrolTotp(first.access_token, 'Pixel');
    auth.clock.advance(1000);
    const half = await calls.enrolTotp(first.access_token, 'Never confirmed');
    const phone = await calls.enrolPhone(first.access_token, 'SIM', '9876522222');
    auth.clock.advance(5000);
    const session = await calls.confirm(first.access_token, totp);
    authSession.parse(session);
    const before = claimsOf(first.access_token);
    const claims = claimsOf(session.access_token);
    expect(claims).toMatchObject({ aal: 'aal2', sub: before.sub });
    expect(claims.session_id).not.toBe(before.session_id);
    expect(claims.amr).toEqual([
      ...(before.amr as object[]),
      { method: 'totp', timestamp: Math.floor(now().getTime() / 1000) },
    ]);
    expect(session.user.factors).toMatchObject([
      { id: totp.id, status: 'verified', friendly_name: 'Pixel' },
      { id: phone, status: 'unverified' },
    ]);
    expect(JSON.stringify(session.user.factors)).not.toContain(half.id);
    for (const old of [first, elsewhere]) {
      expect(await opens(old.access_token)).toBe(401);
      const body = { refresh_token: old.refresh_token };
      expect((await auth.call('POST', '/token?grant_type=refresh_token', body)).status).toBe(400);
    }
    const challenge = 'select used_at from auth.mfa_challenges where factor_id = $1';
    expect(await rows(challenge, totp.id)).toEqual([{ used_at: now() }]);
    expect(await opens(session.access_token)).toBe(200);
    const renewed = await auth.call('POST', '/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    });
    expect(claimsOf(authSession.parse(await renewed.json()).access_token)).toMatchObject({
      aal: 'aal2',
      amr: claims.amr,
    });
    const log = await rows(
      'select event, session_id from auth.audit_log where user_id = $1 order by id',
      session.user.id,
    );
    expect(log.at(-1)).toEqual({ event: 'factor_verified', session_id: claims.session_id });
  });

  test('is required again at every later sign-in', async () => {
    const email = address();
    const { session: whole, totp } = await calls.memberWithTotp(email);
    const half = await auth.signIn(email);
    expect(claimsOf(half.access_token).aal).toBe('aal1');
    expect(await opens(half.access_token)).toBe(403);
    const session = await calls.confirm(half.access_token, totp);
    expect(await opens(session.access_token)).toBe(200);
    expect(await opens(half.access_token)).toBe(401);
    expect(await opens(whole.access_token)).toBe(200);
    const amr = claimsOf(session.access_token).amr as { method: string }[];
    expect(amr.map(({ method }) => method)).toEqual(['password', 'totp']);
    const log = await rows(
      'select event from auth.audit_log where user_id = $1 order by id desc limit 1',
      session.user.id,
    );
    expect(log).toEqual([{ event: 'second_factor_confirmed' }]);
  });

  test('gives our own browser its cookie, and only that', async () => {
    const email = address();
    const { totp, session } = await calls.memberWithTotp(email);
    const headers = { origin: ORIGIN };
    const signedIn = await auth.call(
      'POST',
      '/token?grant_type=password',
      { email, password: 'Vakalatnama#1' },
      { headers },
    );
    const cookie = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0];
    const before = cookie(signedIn)!;
    const challenge = async () => {
      const answer = await auth.call(
        'POST',
        `/factors/${totp.id}/challenge`,
        {},
        { headers: { ...headers, cookie: before } },
      );
      return ((await answer.json()) as { id: string }).id;
    };
    const code = appCode(totp.secret, now());
    const confirmed = await auth.call(
      'POST',
      `/factors/${totp.id}/verify`,
      { challenge_id: await challenge(), code },
      { headers: { ...headers, cookie: before } },
    );
    expect(confirmed.status).toBe(200);
    const after = cookie(confirmed)!;
    expect(after).not.toBe(before);
    expect(confirmed.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    const status = async (value: string) =>
      (await auth.call('PUT', '/user', { data: {} }, { headers: { ...headers, cookie: value } })).status;
    expect(await status(before)).toBe(401);
    expect(await status(after)).toBe(200);
    auth.clock.advance(30_000);
    const id = await calls.challenge(session.access_token, totp.id);
    const bearer = await calls.verify(session.access_token, totp.id, id, appCode(totp.secret, now()));
    expect(bearer.headers.get('set-cookie')).toBeNull();
  });

  test('of an enrolment started with the password alone does not bypass a verified factor', async () => {
    const email = address();
    const { access_token: thief } = await auth.member(email);
    const planted = await calls.enrolPhone(thief, 'Mine', '9876533333');
    const { access_token: token } = await auth.signIn(email);
    await calls.confirm(token, await calls.enrolTotp(token, 'Pixel'));
    const again = (await auth.signIn(email)).access_token;
    for (const [path, body] of [
      ['challenge', {}],
      ['verify', { challenge_id: crypto.randomUUID(), code: '000000' }],
    ] as const) {
      const answer = await auth.call('POST', `/factors/${planted}/${path}`, body, { token: again });
      expect(await problem(answer)).toMatchObject({ status: 403, error_code: 'insufficient_aal' });
    }
    expect(auth.texts.some(({ to }) => to === '+919876533333')).toBe(false);
  });

  test('counts once when it is sent twice in parallel', async () => {
    const email = address();
    const { totp } = await calls.memberWithTotp(email);
    const tokens = [(await auth.signIn(email)).access_token, (await auth.signIn(email)).access_token];
    const ids = await Promise.all(tokens.map((token) => calls.challenge(token, totp.id)));
    const code = appCode(totp.secret, now());
    const attempts = [0, 1, 0, 1].map((i) => calls.verify(tokens[i]!, totp.id, ids[i]!, code));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('a wrong code', () => {
  const cases: [string, number][] = [
    ['of five minutes ago', -5],
    ['of five minutes ahead', 5],
    ['of a minute ago', -1],
    ['of a minute ahead', 1],
  ];
  test.each(cases)('an app’s code %s is refused', async (_, minutes) => {
    const { session, totp } = await calls.memberWithTotp(address());
    const { access_token: token } = session;
    auth.clock.advance(10 * MINUTE);
    const id = await calls.challenge(token, totp.id);
    const off = appCode(totp.secret, new Date(now().getTime() + minutes * MINUTE));
    expect(await problem(await calls.verify(token, totp.id, id, off))).toMatchObject(wrong);
    expect((await calls.verify(token, totp.id, id, appCode(totp.secret, now()))).status).toBe(200);
  });

  test.each([
    ['letters', 'abcdef'],
    ['five digits', '12345'],
    ['nothing', ''],
  ])('%s are refused without being counted', async (_, code) => {
    const { session, totp } = await calls.memberWithTotp(address());
    const { access_token: token } = session;
    const id = await calls.challenge(token, totp.id);
    expect(await problem(await calls.verify(token, totp.id, id, code))).toMatchObject({
      status: 400,
      error_code: 'validation_failed',
    });
    expect(await rows('select tries from auth.mfa_challenges where id = $1', id)).toEqual([{ tries: 0 }]);
  });

  test('leaves an unconfirmed enrolment unchanged', async () => {
    const { access_token: token } = await auth.member(address());
    const totp = await calls.enrolTotp(token, 'Pixel');
    const id = await calls.challenge(token, totp.id);
    const answer = await calls.verify(token, totp.id, id, wrongCode(totp.secret, now()));
    expect(await problem(answer)).toMatchObject({
      ...wrong,
      msg: 'Invalid verification code. Please try again.',
    });
    expect(await opens(token)).toBe(200);
    expect(await rows('select status from auth.mfa_factors where id = $1', totp.id)).toEqual([
      { status: 'unverified' },
    ]);
  });

  test('a challenge expires after five minutes, and belongs to its session and factor', async () => {
    const email = address();
    const { session, totp } = await calls.memberWithTotp(email);
    const { access_token: token } = session;
    const mine = await calls.challenge(token, totp.id);
    const half = (await auth.signIn(email)).access_token;
    const other = await calls.enrolTotp(token, 'Tablet');
    const code = () => appCode(totp.secret, now());
    expect(await problem(await calls.verify(half, totp.id, mine, code()))).toMatchObject(expired);
    const foreign = await calls.verify(token, other.id, mine, appCode(other.secret, now()));
    expect(await problem(foreign)).toMatchObject(expired);
    auth.clock.advance(5 * MINUTE);
    expect(await problem(await calls.verify(token, totp.id, mine, code()))).toMatchObject(expired);
    const unknown = await calls.verify(token, totp.id, crypto.randomUUID(), code());
    expect(await problem(unknown)).toMatchObject(expired);
    expect((await calls.verify(token, totp.id, 'no-uuid', code())).status).toBe(400);
  });
});
