import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, accountsApp, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { createPasswords, HASH_LIMITS, type Passwords } from '../passwords/passwords.ts';

const FLOOD = 100;

let auth: AccountsApp;
/** While set, hashes that strangers caused wait for it. */
let gate: Promise<void> | undefined;
const hashed: string[] = [];

beforeAll(async () => {
  const real = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const passwords: Passwords = {
    hash: (password) => real.hash(password),
    verify: async (stored, password) => {
      await gate;
      hashed.push(password);
      return real.verify(stored, password);
    },
  };
  auth = await accountsApp({ passwords });
});
afterAll(() => auth.db.close());

const signIn = (email: string, password: string, address: string, headers: Record<string, string> = {}) =>
  auth.call('POST', '/token?grant_type=password', { email, password }, { address, headers });

test('100 wrong passwords at once are answered, most of them as busy, and a known device goes before those that wait', async () => {
  const email = 'asha@chambers.example';
  await auth.member(email);
  const first = await signIn(email, PASSWORD, '198.51.100.7', { origin: ORIGIN });
  const cookie = /(__Host-munshi-device=[^;]+)/.exec(first.headers.get('set-cookie') ?? '')?.[1] ?? '';
  expect(cookie).not.toBe('');
  hashed.length = 0;

  let open: () => void = () => undefined;
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const busy: Response[] = [];
  const flood = Array.from({ length: FLOOD }, async (_, i) => {
    const answer = await signIn(`user${i}@chambers.example`, 'Wrong#Pass9', `10.7.${i >> 8}.${i & 255}`);
    if (answer.status === 429) busy.push(answer);
    return answer.status;
  });
  const admitted = HASH_LIMITS.atOnce + HASH_LIMITS.waitingUnknown;
  // The refused ones are answered while every place is taken.
  await expect.poll(() => busy.length, { timeout: 60_000 }).toBe(FLOOD - admitted);
  const honest = signIn(email, PASSWORD, '198.51.100.7', { cookie, origin: ORIGIN });
  // As many round trips to the database as bring the honest sign-in into its line.
  for (let i = 0; i < 20; i++) await auth.db.sql('select 1');
  open();
  gate = undefined;
  expect((await honest).status).toBe(200);
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 400)).toHaveLength(admitted);
  expect(hashed.filter((password) => password !== PASSWORD)).toHaveLength(admitted);
  expect(hashed.indexOf(PASSWORD)).toBeLessThanOrEqual(admitted / 2);
  expect(busy[0]?.headers.get('retry-after')).toBe('5');
  expect(await busy[0]?.json()).toMatchObject({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'The server is busy with other sign-ins. Please try again in a few seconds.',
  });
  // A refused attempt was not checked, so it is no failure of the account.
  const again = statuses.indexOf(429);
  const counted = await auth.db.sql('select 1 from auth.sign_in_attempts');
  expect(counted).toHaveLength(admitted);
  expect((await signIn(`user${again}@chambers.example`, 'Wrong#Pass9', '10.8.0.1')).status).toBe(400);
});
