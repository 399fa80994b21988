import { afterEach, expect, test } from 'vitest';
import { type AccountsApp, accountsApp, ORIGIN } from '#test/fixtures/accounts-app.ts';

let auth: AccountsApp;
let count = 0;
const number = () => `98111${String(++count).padStart(5, '0')}`;
/** Addresses in networks of their own. */
const ip = () => `10.${++count % 250}.${count % 199}.7`;
const MINUTE = 60_000;

afterEach(() => auth.db.close());

const ask = (phone: string, address = ip(), headers: Record<string, string> = {}) =>
  auth.call('POST', '/otp', { phone }, { address, headers });
async function enter(phone: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = { type: 'sms', phone, token: auth.texts.at(-1)?.code };
  const answer = await auth.call('POST', '/verify', body, { address: ip(), headers });
  expect(answer.status).toBe(200);
  return answer;
}
const sentenceOf = async (answer: Response) => ((await answer.json()) as { msg: string }).msg;
const DAY_BUDGET = /^No more codes can be sent today/;
const FROM_HERE = /^Too many codes were requested from your network/;

test('strangers use up half of the day’s messages; numbers of accounts and of factors keep the other half', async () => {
  auth = await accountsApp({ env: { SMS_DAILY_BUDGET: '12' } });
  const [mine, second] = [number(), number()];
  await ask(mine);
  await enter(mine);
  const { access_token: token } = await auth.member('asha@chambers.example');
  const enrolled = await auth.call(
    'POST',
    '/factors',
    { factor_type: 'phone', phone: `+91${second}` },
    { token },
  );
  const { id } = (await enrolled.json()) as { id: string };
  const challenge = async (as: string) => {
    auth.clock.advance(MINUTE);
    return auth.call('POST', `/factors/${id}/challenge`, {}, { token: as, address: ip() });
  };
  const first = (await (await challenge(token)).json()) as { id: string };
  const code = auth.texts.at(-1)?.code;
  const verified = await auth.call(
    'POST',
    `/factors/${id}/verify`,
    { challenge_id: first.id, code },
    { token },
  );
  expect(verified.status).toBe(200);
  for (let i = 0; i < 4; i++) expect((await ask(number())).status).toBe(200);
  const refused = await ask(number());
  expect([refused.status, await sentenceOf(refused)]).toEqual([429, expect.stringMatching(DAY_BUDGET)]);

  auth.clock.advance(MINUTE);
  expect((await ask(mine)).status).toBe(200);
  const { access_token: half } = await auth.signIn('asha@chambers.example', { address: ip() });
  for (let i = 0; i < 4; i++) expect((await challenge(half)).status).toBe(200);
  auth.clock.advance(MINUTE);
  expect((await ask(mine)).status).toBe(200);
  auth.clock.advance(MINUTE);
  expect(await sentenceOf(await ask(mine))).toMatch(DAY_BUDGET);
});

test('one address gets 2 % and one network 6 % of the budget for unknown numbers, in any hour of the day', async () => {
  auth = await accountsApp({ env: { SMS_DAILY_BUDGET: '200' } });
  const office = '203.0.113.9';
  for (let i = 0; i < 4; i++) expect((await ask(number(), office)).status).toBe(200);
  auth.clock.advance(61 * MINUTE);
  expect(await sentenceOf(await ask(number(), office))).toMatch(FROM_HERE);
  for (const last of [1, 2])
    for (let i = 0; i < 4; i++) expect((await ask(number(), `203.0.113.${last}`)).status).toBe(200);
  expect(await sentenceOf(await ask(number(), '203.0.113.3'))).toMatch(FROM_HERE);
  expect((await ask(number(), '203.0.114.1')).status).toBe(200);
  for (let i = 0; i < 4; i++) expect((await ask(number(), `2001:db8:7:${i}::1`)).status).toBe(200);
  for (let i = 4; i < 12; i++) await ask(number(), `2001:db8:7:${i}::1`);
  expect(await sentenceOf(await ask(number(), '2001:db8:7:ffff::1'))).toMatch(FROM_HERE);
});

test('a used-up share does not say which numbers are known, and spares a browser that signed in with its number', async () => {
  auth = await accountsApp({ env: { SMS_DAILY_BUDGET: '200' } });
  const mine = number();
  const office = '203.0.113.9';
  await ask(mine, office);
  const entered = await enter(mine, { origin: ORIGIN });
  const cookie = /(__Host-munshi-device=[^;]+)/.exec(entered.headers.get('set-cookie') ?? '')?.[1] ?? '';
  for (let i = 0; i < 3; i++) expect((await ask(number(), office)).status).toBe(200);
  auth.clock.advance(MINUTE);
  expect(await sentenceOf(await ask(number(), office))).toMatch(FROM_HERE);
  expect(await sentenceOf(await ask(mine, office))).toMatch(FROM_HERE);
  expect((await ask(mine, office, { cookie })).status).toBe(200);
});

test('the operators are warned once when half of the budget is used up', async () => {
  const operators = 'ops@chambers.example, head@chambers.example';
  auth = await accountsApp({ env: { SMS_DAILY_BUDGET: '4', OPERATORS: operators } });
  const mine = number();
  await ask(mine);
  await enter(mine);
  const warnings = async () => (await auth.settled()).filter(({ to }) => to === operators);
  expect(await warnings()).toHaveLength(0);
  await ask(number());
  const [mail] = await warnings();
  expect(mail?.subject).toBe('Half of the SMS budget is used up');
  expect(mail?.text).toContain('Munshi has sent 2 of the 4 text messages');
  expect(auth.logs.join()).toContain('half of the SMS budget of 24 hours is used up');
  auth.clock.advance(MINUTE);
  await ask(mine);
  await ask(number());
  expect(await warnings()).toHaveLength(1);
  expect(auth.logs.join()).not.toContain(mine);
});
