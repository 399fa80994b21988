import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

const PATH = '/functions/v1/breaches';
let it: TestApp;
let operator: Lawyer;
beforeAll(async () => {
  it = await testApp({ env: { OPERATORS: 'operator@chambers.example' } });
  operator = await it.lawyer();
  await it.db.sql('update auth.users set email = $2 where id = $1', [
    operator.userId,
    'operator@chambers.example',
  ]);
});
afterAll(() => it.close());

const NOTICED = '2027-06-01T10:00:00.000Z';
const entry = { noticed_at: NOTICED, what: 'A mail with a list of accounts went to a stranger.', people: 12 };

test('only operators see and write the register', async () => {
  const other = await it.lawyer();
  for (const [method, body] of [['GET'], ['POST', entry]] as const)
    expect((await other.call(method, PATH, body)).status).toBe(404);
});

test('a report is marked once, and its moment stays', async () => {
  const made = await operator.call('POST', PATH, entry);
  const { breaches } = (await made.json()) as { breaches: { id: string; [column: string]: unknown }[] };
  expect(breaches).toMatchObject([
    { noticed_at: NOTICED, people: 12, whose: '', cert_in_at: null, board_details_at: null },
  ]);
  const mark = async () => {
    const answer = await operator.call('PATCH', PATH, { id: breaches[0]?.id, done: 'cert_in' });
    return ((await answer.json()) as typeof made & { breaches: typeof breaches }).breaches[0]?.cert_in_at;
  };
  const first = await mark();
  expect(first).toMatch(/^\d{4}-/u);
  expect(await mark()).toBe(first);
  const unknown = { id: '00000000-0000-4000-8000-000000000000', done: 'board' };
  expect((await operator.call('PATCH', PATH, unknown)).status).toBe(404);
  expect((await operator.call('POST', PATH, { noticed_at: NOTICED, what: ' ' })).status).toBe(400);
});
