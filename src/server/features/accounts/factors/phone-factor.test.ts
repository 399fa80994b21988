import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSession, authSession } from '#shared/contracts/accounts.ts';
import { ProblemError } from '#shared/errors.ts';
import { type AccountsApp, accountsApp } from '#test/fixtures/accounts-app.ts';
import { factorCalls } from '#test/fixtures/second-factor.ts';

/** A provider that accepts messages until `fails` is set. */
const provider = { fails: false, sent: [] as { to: string; code: string; minutes: number }[] };
let auth: AccountsApp;
let calls: ReturnType<typeof factorCalls>;
beforeAll(async () => {
  auth = await accountsApp({
    sms: {
      provider: 'msg91',
      async send(message) {
        if (provider.fails) throw new ProblemError('sms_unavailable');
        provider.sent.push(message);
      },
    },
  });
  calls = factorCalls(auth);
});
afterAll(() => auth.db.close());

let count = 0;
const address = () => `nandini${++count}@chambers.example`;
const number = () => `98000${String(++count).padStart(5, '0')}`;
const problem = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const MINUTE = 60_000;
const ask = (token: string, id: string) =>
  auth.call('POST', `/factors/${id}/challenge`, { channel: 'sms' }, { token });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a phone as a second factor', () => {
  test('gets a code with its lifetime; the next one is sent a minute later at the earliest', async () => {
    const { access_token: token } = await auth.member(address());
    const phone = number();
    const id = await calls.enrolPhone(token, 'SIM', phone);
    const sent = provider.sent.length;
    expect(((await (await ask(token, id)).json()) as { type: string }).type).toBe('phone');
    expect(provider.sent.slice(sent)).toMatchObject([{ to: `+91${phone}`, minutes: 5 }]);
    expect(await problem(await ask(token, id))).toMatchObject({
      status: 429,
      error_code: 'over_sms_send_rate_limit',
    });
    auth.clock.advance(1 * MINUTE);
    expect((await ask(token, id)).status).toBe(200);
    const kept = JSON.stringify(
      await auth.db.sql('select code_hash from auth.mfa_challenges where factor_id = $1', [id]),
    );
    for (const { code } of provider.sent.slice(sent)) expect(kept).not.toContain(code);
  });

  test('is confirmed by that code, also with spaces, and required from then on', async () => {
    const email = address();
    const { access_token: token } = await auth.member(email);
    const id = await calls.enrolPhone(token, 'SIM', number());
    const challenge = await calls.challenge(token, id);
    const { code } = provider.sent.at(-1)!;
    expect(await problem(await calls.verify(token, id, challenge, wrong(code)))).toMatchObject({
      status: 422,
      error_code: 'mfa_verification_failed',
    });
    const spaced = `${code.slice(0, 3)} ${code.slice(3)} `;
    const session = authSession.parse(await (await calls.verify(token, id, challenge, spaced)).json());
    expect(session.user.factors).toMatchObject([{ id, factor_type: 'phone', status: 'verified' }]);
    const half = (await auth.signIn(email)).access_token;
    expect((await auth.call('PUT', '/user', { data: {} }, { token: half })).status).toBe(403);
  });

  test('a code belongs to its challenge and expires with it', async () => {
    const { access_token: token } = await auth.member(address());
    const id = await calls.enrolPhone(token, 'SIM', number());
    const first = await calls.challenge(token, id);
    const firstCode = provider.sent.at(-1)!.code;
    auth.clock.advance(1 * MINUTE);
    const second = await calls.challenge(token, id);
    expect((await calls.verify(token, id, second, firstCode)).status).toBe(422);
    auth.clock.advance(4 * MINUTE);
    expect(await problem(await calls.verify(token, id, first, firstCode))).toMatchObject({
      error_code: 'mfa_challenge_expired',
    });
    const right = await calls.verify(token, id, second, provider.sent.at(-1)!.code);
    expect(right.status).toBe(200);
  });

  test('when the provider fails, nothing is stored and the next send is not delayed', async () => {
    const { access_token: token } = await auth.member(address());
    const id = await calls.enrolPhone(token, 'SIM', number());
    provider.fails = true;
    const failed = await problem(await ask(token, id));
    provider.fails = false;
    expect(failed).toMatchObject({ status: 422, msg: 'Failed to send verification code. Please try again.' });
    const challenges = 'select 1 from auth.mfa_challenges where factor_id = $1';
    expect(await auth.db.sql(challenges, [id])).toEqual([]);
    expect((await ask(token, id)).status).toBe(200);
  });

  test('no code is sent while the factor is locked', async () => {
    const { access_token: first } = await auth.member(address());
    const id = await calls.enrolPhone(first, 'SIM', number());
    const challenge = await calls.challenge(first, id);
    const right = await calls.verify(first, id, challenge, provider.sent.at(-1)!.code);
    const token = ((await right.json()) as AuthSession).access_token;
    for (let round = 0; round < 2; round++) {
      auth.clock.advance(1 * MINUTE);
      const again = await calls.challenge(token, id);
      const code = wrong(provider.sent.at(-1)!.code);
      for (let i = 0; i < 5; i++) expect((await calls.verify(token, id, again, code)).status).toBe(422);
    }
    auth.clock.advance(1 * MINUTE);
    const sent = provider.sent.length;
    expect(await problem(await ask(token, id))).toMatchObject({
      status: 429,
      error_code: 'over_request_rate_limit',
    });
    expect(provider.sent).toHaveLength(sent);
  });
});

test('a code that was sent to confirm the change opens an old session for the first factor, once', async () => {
  const email = address();
  const { access_token: token } = await auth.member(email);
  auth.clock.advance(11 * MINUTE);
  expect((await auth.call('GET', '/reauthenticate', undefined, { token })).status).toBe(200);
  const letter = (await auth.settled()).filter(({ to }) => to === email).at(-1)!;
  const nonce = /\b\d{6}\b/.exec(letter.text)?.[0];
  const enrol = (name: string) =>
    auth.call('POST', '/factors', { factor_type: 'totp', friendly_name: name, nonce }, { token });
  expect((await enrol('Pixel')).status).toBe(200);
  // The name is refused before the proof is checked, and the proof could be used only once.
  expect(await problem(await enrol('PIXEL'))).toMatchObject({ error_code: 'mfa_factor_name_conflict' });
  expect(await problem(await enrol('Tablet'))).toMatchObject({ error_code: 'reauthentication_needed' });
});
