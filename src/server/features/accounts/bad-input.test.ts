import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import { type AccountsApp, accountsApp, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { appCode, factorCalls } from '#test/fixtures/second-factor.ts';

// Mistyped input and wrong clocks. For Google see google/google-trouble.test.ts.

const FIVE_MINUTES = 300_000;
let auth: AccountsApp;
let count = 0;
const address = () => `nila${++count}@chambers.example`;

beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

describe('a number', () => {
  test.each(['987654321', '98765432100', '98765abcde', '+1 415 555 0100', '+9198765', '0441234567', ''])(
    '%j is refused in the words of the form, for signing in, as one’s own and as a factor',
    async (phone) => {
      const { access_token: token } = await auth.member(address(), { address: `10.8.${++count}.1` });
      for (const [method, path, body] of [
        ['POST', '/otp', { phone }],
        ['PUT', '/user', { phone }],
        ['POST', '/factors', { factor_type: 'phone', friendly_name: 'Mine', phone }],
      ] as const) {
        const answer = await auth.call(method, path, body, { token });
        expect(await answer.json(), path).toMatchObject({
          code: 400,
          error_code: 'validation_failed',
          msg: expect.stringContaining(t(accountErrors.phoneInvalid)),
        });
      }
      expect(auth.texts).toEqual([]);
      const user = (await (await auth.call('GET', '/user', undefined, { token })).json()) as AuthUser;
      expect([user.phone, user.factors]).toEqual(['', []]);
    },
  );
});

describe('an email address in another case and with spaces', () => {
  const spelt = (email: string) => `  ${email.toUpperCase()} `;

  test('is the same account, and resets its password', async () => {
    const email = address();
    await auth.member(email);
    const again = await auth.call('POST', '/signup', { email: spelt(email), password: PASSWORD });
    expect(await again.json()).toMatchObject({ email, identities: [] });
    const before = (await auth.settled()).length;
    await auth.call('POST', '/recover', { email: spelt(email) });
    expect((await auth.settled()).slice(before)).toMatchObject([{ to: email }]);
    const found = await auth.db.sql('select 1 from auth.users where lower(email) = $1', [email]);
    expect(found).toHaveLength(1);
  });

  test('does not count as a change', async () => {
    const email = address();
    const { access_token: token } = await auth.member(email);
    const before = (await auth.settled()).length;
    const answer = await auth.call('PUT', '/user', { email: spelt(email) }, { token });
    const user = (await answer.json()) as AuthUser;
    expect([answer.status, user.email, user.new_email]).toEqual([200, email, undefined]);
    expect((await auth.settled()).length).toBe(before);
  });
});

describe('a clock five minutes off', () => {
  test.each([-FIVE_MINUTES, FIVE_MINUTES])(
    'enrols no authenticator (%i ms): the code is refused and nothing guards the account by half',
    async (off) => {
      const calls = factorCalls(auth);
      const email = address();
      const { access_token: token } = await auth.member(email);
      const totp = await calls.enrolTotp(token, 'Pixel');
      const code = appCode(totp.secret, new Date(auth.services.now().getTime() + off));
      const refused = await calls.verify(token, totp.id, await calls.challenge(token, totp.id), code);
      expect(await refused.json()).toMatchObject({
        code: 422,
        error_code: 'mfa_verification_failed',
        msg: t(accountErrors.wrongCode),
      });
      const again = await auth.signIn(email);
      expect(again.user.factors).toMatchObject([{ status: 'unverified' }]);
      const open = { token: again.access_token };
      expect((await auth.call('GET', '/sessions', undefined, open)).status).toBe(200);
      // With the correct time the same enrolment continues.
      expect((await calls.confirm(token, totp)).user.factors).toMatchObject([{ status: 'verified' }]);
    },
  );

  test.each([-FIVE_MINUTES, FIVE_MINUTES])('does not end a session (%i ms)', async (off) => {
    const email = address();
    const { access_token: token, refresh_token } = await auth.member(email);
    auth.clock.advance(off);
    expect((await auth.call('GET', '/user', undefined, { token })).status).toBe(200);
    const renewed = await auth.call('POST', '/token?grant_type=refresh_token', { refresh_token });
    expect(renewed.status).toBe(200);
    auth.clock.advance(-off);
    const { access_token } = (await renewed.json()) as { access_token: string };
    expect((await auth.call('GET', '/user', undefined, { token: access_token })).status).toBe(200);
  });

  test('does not extend an expired token', async () => {
    const { access_token: token } = await auth.member(address());
    auth.clock.advance(3_600_000 + FIVE_MINUTES);
    const over = await auth.call('GET', '/user', undefined, { token, headers: { origin: ORIGIN } });
    expect(await over.json()).toMatchObject({ code: 401, error_code: 'bad_jwt' });
    auth.clock.advance(-3_600_000 - FIVE_MINUTES);
  });
});
