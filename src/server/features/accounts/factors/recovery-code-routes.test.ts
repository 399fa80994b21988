import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSession, authSession } from '#shared/contracts/accounts.ts';
import { recoveryCodesMade } from '#shared/contracts/factors.ts';
import { type AccountsApp, accountsApp, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { factorCalls } from '#test/fixtures/second-factor.ts';

let auth: AccountsApp;
let calls: ReturnType<typeof factorCalls>;
beforeAll(async () => {
  auth = await accountsApp();
  calls = factorCalls(auth);
});
afterAll(() => auth.db.close());

let count = 0;
const address = () => `leela${++count}@chambers.example`;
const problem = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const MINUTE = 60_000;
const opens = async (token: string) => (await auth.call('PUT', '/user', { data: {} }, { token })).status;
const make = (token: string, body?: object) => auth.call('POST', '/recovery-codes', body, { token });
const use = (token: string, code: string, app = auth) =>
  app.call('POST', '/recovery-codes/verify', { code }, { token });
const status = async (token: string) =>
  (await auth.call('GET', '/recovery-codes', undefined, { token })).json();

async function withCodes(email: string) {
  const { session, totp } = await calls.memberWithTotp(email);
  const { codes } = recoveryCodesMade.parse(await (await make(session.access_token)).json());
  return { session, totp, codes, half: (await auth.signIn(email)).access_token };
}

describe('making recovery codes', () => {
  test('shows ten codes of 60 bits once, and stores only hashes', async () => {
    const { session, codes } = await withCodes(address());
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    expect(await status(session.access_token)).toEqual({
      remaining: 10,
      created_at: auth.services.now().toISOString(),
    });
    const kept = JSON.stringify(await auth.db.sql('select * from auth.mfa_recovery_codes'));
    for (const code of codes)
      for (const form of [code, code.replaceAll('-', '')]) expect(kept).not.toContain(form);
  });

  test('needs level aal2 and a verified factor', async () => {
    const { access_token: plain } = await auth.member(address());
    const insufficient = { status: 403, error_code: 'insufficient_aal' };
    expect(await problem(await make(plain))).toMatchObject(insufficient);
    expect((await auth.call('GET', '/recovery-codes', undefined, { token: plain })).status).toBe(403);
    const { half, session, totp } = await withCodes(address());
    expect(await problem(await make(half))).toMatchObject(insufficient);
    const token = session.access_token;
    await auth.call('DELETE', `/factors/${totp.id}`, undefined, { token });
    expect(await problem(await make(token))).toMatchObject({
      status: 422,
      error_code: 'mfa_factor_not_found',
    });
    expect(await status(token)).toEqual({ remaining: 0, created_at: null });
  });

  test('is a sensitive change', async () => {
    const { session } = await calls.memberWithTotp(address());
    auth.clock.advance(11 * MINUTE);
    expect(await problem(await make(session.access_token))).toMatchObject({
      status: 401,
      error_code: 'reauthentication_needed',
    });
    expect((await make(session.access_token, { current_password: PASSWORD })).status).toBe(200);
  });

  test('disables the old ones', async () => {
    const { session, codes, half } = await withCodes(address());
    await make(session.access_token);
    expect((await use(half, codes[0]!)).status).toBe(422);
    expect(await status(session.access_token)).toMatchObject({ remaining: 10 });
  });
});

describe('using a recovery code', () => {
  test('returns a session of level aal2, once, and notifies the owner', async () => {
    const email = address();
    const { codes, half, session: whole } = await withCodes(email);
    expect(await opens(half)).toBe(403);
    const typed = ` ${codes[3]!.toLowerCase().replaceAll('-', ' ')} `;
    const session = authSession.parse(await (await use(half, typed)).json()) as AuthSession;
    const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1]!, 'base64url').toString());
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'password' }, { method: 'recovery_code' }] });
    expect(await opens(session.access_token)).toBe(200);
    expect(await opens(half)).toBe(401);
    expect(await opens(whole.access_token)).toBe(200);
    expect(await status(session.access_token)).toMatchObject({ remaining: 9 });
    const letter = (await auth.settled()).filter(({ to }) => to === email).at(-1)!;
    expect(letter.subject).toBe('A recovery code was used');
    expect(letter.text).toContain('9 recovery codes are left');

    const again = (await auth.signIn(email)).access_token;
    expect(await problem(await use(again, codes[3]!))).toMatchObject({
      status: 422,
      error_code: 'mfa_verification_failed',
      msg: 'This recovery code is wrong, or it was already used.',
    });
    expect(await opens(again)).toBe(403);
    const log = await auth.db.sql(
      "select event from auth.audit_log where user_id = $1 and (event like '%recovery%' or event = 'second_factor_failed') order by id",
      [session.user.id],
    );
    expect(log.map(({ event }) => event)).toEqual([
      'recovery_codes_made',
      'recovery_code_used',
      'second_factor_failed',
    ]);
  });

  test('gives our own browser its cookie', async () => {
    const { codes, half } = await withCodes(address());
    const answer = await auth.call(
      'POST',
      '/recovery-codes/verify',
      { code: codes[0] },
      { token: half, headers: { origin: ORIGIN } },
    );
    expect(answer.headers.get('set-cookie')).toContain('__Host-munshi=');
  });

  test('succeeds for one of two parallel requests', async () => {
    const email = address();
    const { codes, half } = await withCodes(email);
    const other = (await auth.signIn(email)).access_token;
    const answers = await Promise.all([half, other, half, other].map((token) => use(token, codes[0]!)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test('another user’s code, and an empty one, are refused', async () => {
    const { codes } = await withCodes(address());
    const { half } = await withCodes(address());
    expect((await use(half, codes[0]!)).status).toBe(422);
    expect((await use(half, '  ')).status).toBe(400);
    expect((await auth.call('POST', '/recovery-codes/verify', { code: codes[0] })).status).toBe(401);
  });

  test('stops after ten wrong ones for fifteen minutes, in every session and after a restart', async () => {
    const email = address();
    const { codes, half } = await withCodes(email);
    const other = (await auth.signIn(email)).access_token;
    const restarted = auth.restart();
    const guesses = Array.from({ length: 16 }, (_, i) =>
      use(i % 2 ? half : other, `WRNG-WRNG-WR${i + 10}`, i % 3 ? auth : restarted),
    );
    const statuses = (await Promise.all(guesses)).map((answer) => answer.status);
    expect(statuses.filter((code) => code === 422)).toHaveLength(10);
    expect(statuses.filter((code) => code === 429)).toHaveLength(6);
    expect(await problem(await use(half, codes[0]!, restarted))).toMatchObject({
      status: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many wrong recovery codes. Please try again in 15 minutes.',
    });
    auth.clock.advance(15 * MINUTE);
    expect((await use(half, codes[0]!)).status).toBe(200);
  });
});
