import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, accountsApp, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { factorCalls } from '#test/fixtures/second-factor.ts';
import { sweepAccounts } from './sweep.ts';

let auth: AccountsApp;
beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

const DAY = 86_400_000;
const TABLES = [
  'one_time_tokens',
  'one_time_codes',
  'oauth_flows',
  'sms_sends',
  'mfa_challenges',
  'throttles',
  'sessions',
  'audit_log',
  'mfa_factors',
  'users',
];
const counts = async () => {
  const lines = TABLES.map((table) => `select '${table}' as name, count(*)::int as rows from auth.${table}`);
  const rows = await auth.db.sql<{ name: string; rows: number }>(lines.join(' union all '));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
};
const sweep = () => auth.db.withAccounts((tx) => sweepAccounts(tx, auth.services.now(), auth.services.env));

test('expired rows are removed; accounts, factors and the log stay', async () => {
  const email = 'asha@chambers.example';
  const { session, totp } = await factorCalls(auth).memberWithTotp(email);
  await factorCalls(auth).challenge(session.access_token, totp.id);
  await factorCalls(auth).enrolTotp(session.access_token, 'Never confirmed');
  await auth.call('POST', '/otp', { phone: '9876543210' });
  await auth.call('POST', '/recover', { email });
  await auth.settled();
  await auth.db.sql(
    `insert into auth.oauth_flows (state_hash, browser_hash, provider, nonce, code_verifier, redirect_to, created_at, expires_at)
     values ('a', 'b', 'google', 'c', 'd', 'https://munshi.example', $1, $1)`,
    [auth.services.now()],
  );
  const before = await counts();
  for (const table of TABLES) expect(before[table], table).toBeGreaterThan(0);

  auth.clock.advance(DAY - 60_000);
  await sweep();
  expect(await counts(), 'nothing is over yet').toEqual(before);

  auth.clock.advance(DAY + 120_000);
  await sweep();
  const soon = await counts();
  for (const table of ['one_time_codes', 'oauth_flows', 'sms_sends', 'mfa_challenges', 'throttles'])
    expect(soon[table], table).toBe(0);
  const kept = await auth.db.sql('select id from auth.mfa_factors');
  expect(kept).toEqual([{ id: totp.id }]);
  expect(soon.one_time_tokens).toBe(before.one_time_tokens);

  auth.clock.advance(181 * DAY);
  await sweep();
  expect(await counts()).toMatchObject({
    one_time_tokens: 0,
    sessions: 0,
    audit_log: before.audit_log,
    mfa_factors: 1,
    users: before.users,
  });
  const body = { email, password: PASSWORD };
  expect((await auth.call('POST', '/token?grant_type=password', body)).status).toBe(200);
});
