import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { currentSession } from '#shared/contracts/sessions-and-audit.ts';
import { type AccountsApp, accountsApp, linkIn, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { appCode, factorCalls, type Totp } from '#test/fixtures/second-factor.ts';

// Every sign-in method for an account with a second factor; for Google see google/google.test.ts.

let auth: AccountsApp;
let calls: ReturnType<typeof factorCalls>;
let count = 0;
const address = () => `uma${++count}@chambers.example`;
const number = () => `+9198000${String(++count).padStart(5, '0')}`;
const ip = () => `10.3.${++count}.1`;

beforeAll(async () => {
  auth = await accountsApp();
  calls = factorCalls(auth);
});
afterAll(() => auth.db.close());

/** Credentials of requests that follow a sign-in, by method. */
type Key = { token: string } | { headers: { cookie: string; origin: string } };
const cookieOf = (answer: Response) => ({
  headers: { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', origin: ORIGIN },
});
const tokenOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return { token: ((await answer.json()) as AuthSession).access_token };
};
const withPassword = (email: string, headers = {}) =>
  auth.call('POST', '/token?grant_type=password', { email, password: PASSWORD }, { address: ip(), headers });
async function recoveryLink(email: string, body: object = {}): Promise<string> {
  await auth.call('POST', '/recover', { email, ...body }, { address: ip() });
  return linkIn((await auth.settled()).filter((mail) => mail.to === email).at(-1));
}
async function codeBySms(phone: string): Promise<string> {
  await auth.call('POST', '/otp', { phone }, { address: ip() });
  return auth.texts.filter(({ to }) => to === phone).at(-1)?.code ?? '';
}

const WAYS: [string, (account: { email: string; phone: string; refresh: string }) => Promise<Key>][] = [
  ['a password', async ({ email }) => tokenOf(await withPassword(email))],
  [
    'an email address in another case and with spaces',
    async ({ email }) => tokenOf(await withPassword(` ${email.toUpperCase()} `)),
  ],
  ['a password, in a browser', async ({ email }) => cookieOf(await withPassword(email, { origin: ORIGIN }))],
  ['the link of a reset', async ({ email }) => cookieOf(await auth.follow(await recoveryLink(email)))],
  [
    'the link of a reset and a code of PKCE',
    async ({ email }) => {
      const code_verifier = randomBytes(40).toString('base64url');
      const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
      const opened = await auth.follow(await recoveryLink(email, { code_challenge }));
      const auth_code = new URL(opened.headers.get('location') ?? '').searchParams.get('code');
      return tokenOf(await auth.call('POST', '/token?grant_type=pkce', { auth_code, code_verifier }));
    },
  ],
  [
    'a code by SMS',
    async ({ phone }) => {
      const token = await codeBySms(phone);
      return tokenOf(await auth.call('POST', '/verify', { type: 'sms', phone, token }, { address: ip() }));
    },
  ],
  [
    'a refresh token from before',
    async ({ refresh }) =>
      tokenOf(await auth.call('POST', '/token?grant_type=refresh_token', { refresh_token: refresh })),
  ],
];

async function account(): Promise<{ email: string; phone: string; totp: Totp; refresh: string }> {
  const [email, phone] = [address(), number()];
  const { totp, session } = await calls.memberWithTotp(email);
  const values = [session.user.id, phone];
  await auth.db.sql('update auth.users set phone = $2, phone_confirmed_at = now() where id = $1', values);
  return { email, phone, totp, refresh: (await auth.signIn(email, { address: ip() })).refresh_token };
}

describe.each(WAYS)('signing in with %s', (_, way) => {
  test('gives no access until the second factor is confirmed, which gives a new session', async () => {
    const mine = await account();
    const key = await way(mine);
    const current = await auth.call('GET', '/sessions/current', undefined, key);
    const half = currentSession.parse(await current.json());
    expect(half).toMatchObject({ aal: 'aal1', next_aal: 'aal2' });
    const closed: [string, string, object?][] = [
      ['GET', '/sessions'],
      ['GET', '/audit'],
      ['PUT', '/user', { password: 'Fresh#Start77' }],
      ['PUT', '/user', { email: 'elsewhere@chambers.example' }],
      ['POST', '/factors', { factor_type: 'totp' }],
      ['DELETE', `/factors/${mine.totp.id}`],
      ['POST', '/user/identities/authorize?provider=google', {}],
      ['DELETE', `/user/identities/${mine.totp.id}`],
      ['GET', '/recovery-codes'],
      ['POST', '/recovery-codes'],
    ];
    for (const [method, path, body] of closed) {
      const refused = await auth.call(method, path, body, key);
      expect(await refused.json(), path).toMatchObject({ code: 403, error_code: 'insufficient_aal' });
    }

    const { id } = mine.totp;
    const asked = await auth.call('POST', `/factors/${id}/challenge`, {}, key);
    const challenge_id = ((await asked.json()) as { id: string }).id;
    const code = appCode(mine.totp.secret, auth.services.now());
    const stepped = await auth.call('POST', `/factors/${id}/verify`, { challenge_id, code }, key);
    expect(stepped.status).toBe(200);
    const full = (await stepped.clone().json()) as AuthSession;
    const now = await auth.call('GET', '/sessions/current', undefined, { token: full.access_token });
    const opened = currentSession.parse(await now.json());
    expect(opened).toMatchObject({ aal: 'aal2', next_aal: 'aal2' });
    expect(opened.id).not.toBe(half.id);
    expect((await auth.call('GET', '/user', undefined, key)).status, 'the old session').toBe(401);
    if ('headers' in key) {
      const fresh = cookieOf(stepped);
      expect(fresh.headers.cookie).not.toBe(key.headers.cookie);
      expect((await auth.call('GET', '/sessions', undefined, fresh)).status).toBe(200);
    }
  });
});
