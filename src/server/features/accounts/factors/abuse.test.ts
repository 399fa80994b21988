import { atStrength } from '@munshi/test-support/load.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { FACTORS } from '#shared/contracts/factors.ts';
import { type AccountsApp, accountsApp } from '#test/fixtures/accounts-app.ts';
import { appCode, factorCalls, type Totp, wrongCode } from '#test/fixtures/second-factor.ts';

let auth: AccountsApp;
let calls: ReturnType<typeof factorCalls>;
beforeAll(async () => {
  auth = await accountsApp();
  calls = factorCalls(auth);
});
afterAll(() => auth.db.close());

let count = 0;
const address = () => `ravi${++count}@chambers.example`;
const now = () => auth.services.now();
const MINUTE = 60_000;
const problem = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const locked = { status: 429, error_code: 'over_request_rate_limit' };

/** Removes all rate limits, so that only the rule under test refuses. */
async function liftLimits(): Promise<void> {
  await auth.db.sql('update auth.mfa_factors set failures = -10000');
  await auth.db.sql('update auth.mfa_challenges set tries = -10000');
}
/** Ten at a time, because requests that wait for one account must not exceed the database's lock timeout. */
async function tenAtATime(times: number, call: (i: number) => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = [];
  for (let i = 0; i < times; i += 10)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, j) => call(i + j)))));
  return answers;
}
const tally = (answers: Response[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('an accepted code', () => {
  test('of an app is never accepted again over fresh challenges', async () => {
    const { session, totp } = await calls.memberWithTotp(address());
    let token = session.access_token;
    const replays = atStrength(50, 20);
    for (let codes = 0; codes < atStrength(10, 3); codes++) {
      const code = appCode(totp.secret, now());
      const right = await calls.verify(token, totp.id, await calls.challenge(token, totp.id), code);
      expect(right.status).toBe(200);
      token = ((await right.json()) as AuthSession).access_token;
      // Within its own time step, and within the tolerated drift.
      for (const ms of [0, 29_000]) {
        auth.clock.advance(ms);
        const fresh = await calls.challenge(token, totp.id);
        await liftLimits();
        const answers = await tenAtATime(replays, () => calls.verify(token, totp.id, fresh, code));
        expect(tally(answers)).toEqual({ 422: replays });
      }
      auth.clock.advance(31_000);
    }
  }, 120_000);

  test('of a phone is never accepted again, with the old challenge and with new ones', async () => {
    const { access_token: first } = await auth.member(address());
    const id = await calls.enrolPhone(first, 'SIM', '9876544444');
    const challenge = await calls.challenge(first, id);
    const { code } = auth.texts.at(-1)!;
    const right = await calls.verify(first, id, challenge, code);
    const token = ((await right.json()) as AuthSession).access_token;
    auth.clock.advance(MINUTE);
    const fresh = await calls.challenge(token, id);
    expect(auth.texts.at(-1)!.code).not.toBe(code);
    await liftLimits();
    const replays = atStrength(1000, 100);
    const answers = await tenAtATime(replays, (i) =>
      i % 10 === 0
        ? calls.verify(first, id, challenge, code)
        : calls.verify(token, id, i % 2 ? challenge : fresh, code),
    );
    expect(tally(answers)).toEqual({ 422: replays * 0.9, 401: replays * 0.1 });
    expect((await calls.verify(token, id, fresh, auth.texts.at(-1)!.code)).status).toBe(200);
  }, 120_000);
});

describe('guessing', () => {
  const guess = (token: string, totp: Totp, id: string, app = auth) =>
    app.call(
      'POST',
      `/factors/${totp.id}/verify`,
      { challenge_id: id, code: wrongCode(totp.secret, now()) },
      { token },
    );

  test('stops after five tries per challenge, also in parallel and from another process', async () => {
    const { session, totp } = await calls.memberWithTotp(address());
    const { access_token: token } = session;
    const id = await calls.challenge(token, totp.id);
    const apps = [auth, auth.restart()];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => guess(token, totp, id, apps[i % apps.length])),
    );
    const codes = await Promise.all(
      answers.map(async (answer) => (await answer.json()) as { error_code: string }),
    );
    const wrong = codes.filter(({ error_code }) => error_code === 'mfa_verification_failed');
    expect(wrong).toHaveLength(FACTORS.triesPerChallenge);
    const right = await calls.verify(token, totp.id, id, appCode(totp.secret, now()));
    expect(await problem(right)).toMatchObject({ status: 422, error_code: 'mfa_challenge_expired' });
    const [row] = await auth.db.sql('select failures from auth.mfa_factors where id = $1', [totp.id]);
    expect(row).toEqual({ failures: FACTORS.triesPerChallenge });
  });

  test('locks a factor after ten failures for fifteen minutes, for every session and after a restart', async () => {
    const email = address();
    const { session, totp } = await calls.memberWithTotp(email);
    const half = (await auth.signIn(email)).access_token;
    const early = await calls.challenge(half, totp.id);
    for (const token of [session.access_token, half]) {
      const ids = await Promise.all([1, 2, 3, 4].map(() => calls.challenge(token, totp.id)));
      await Promise.all(ids.map((id) => guess(token, totp, id)));
    }
    const [a, b] = await Promise.all([1, 2].map(() => calls.challenge(half, totp.id)));
    const last = await Promise.all([a, b, a, b].map((id) => guess(half, totp, id!)));
    expect(tally(last)).toEqual({ 422: 2, 429: 2 });

    const other = auth.restart();
    const code = appCode(totp.secret, now());
    const right = await other.call(
      'POST',
      `/factors/${totp.id}/verify`,
      { challenge_id: early, code },
      { token: half },
    );
    expect(await problem(right)).toMatchObject({
      ...locked,
      msg: 'Too many wrong codes. This factor is locked. Please try again in 15 minutes.',
    });
    const asked = await auth.call('POST', `/factors/${totp.id}/challenge`, {}, { token: half });
    expect(await problem(asked)).toMatchObject(locked);
    auth.clock.advance(15 * MINUTE - 1000);
    expect((await auth.call('POST', `/factors/${totp.id}/challenge`, {}, { token: half })).status).toBe(429);
    auth.clock.advance(1000);
    const again = await calls.challenge(half, totp.id);
    expect((await guess(half, totp, again)).status).toBe(422);
    expect((await calls.verify(half, totp.id, again, appCode(totp.secret, now()))).status).toBe(200);
  });

  test('logs every failure, without the code', async () => {
    const { session, totp } = await calls.memberWithTotp(address());
    const { access_token: token } = session;
    const id = await calls.challenge(token, totp.id);
    for (let i = 0; i < 3; i++) await guess(token, totp, id);
    const log = await auth.db.sql(
      "select details from auth.audit_log where user_id = $1 and event = 'second_factor_failed'",
      [session.user.id],
    );
    const details = { factor_type: 'totp', friendly_name: 'My phone' };
    expect(log).toEqual([{ details }, { details }, { details }]);
  });
});

test('no secret and no code is written to the log of the server', async () => {
  const { session, totp } = await calls.memberWithTotp(address());
  const code = wrongCode(totp.secret, now());
  const id = await calls.challenge(session.access_token, totp.id);
  await calls.verify(session.access_token, totp.id, id, code);
  const text = auth.logs.join('\n');
  expect(text).not.toContain(totp.secret);
  for (const sent of auth.texts) expect(text).not.toContain(`"${sent.code}"`);
});
