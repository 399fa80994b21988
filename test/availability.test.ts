import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseWithPages } from './fixtures/assistant.ts';
import { ATTACKS, type Send, type Target } from './fixtures/attacks.ts';
import { added } from './fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// The corpus of lab/availability at a fraction of its strength: nothing is measured, everything is answered.

let it: TestApp;
let attacker: Lawyer;
let other: Lawyer;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  [attacker, other] = await Promise.all([it.lawyer(), it.lawyer()]);
  const rows = Array.from({ length: 40 }, (_, i) => ({
    name: `Ravi Kumar ${i}`,
    description: 'x'.repeat(2000),
  }));
  await attacker.call('POST', '/rest/v1/clients', rows);
  const made = await attacker.call(
    'POST',
    '/rest/v1/cases',
    { title: 'Ravi v. State' },
    { prefer: 'return=representation' },
  );
  caseId = ((await made.json()) as { id: string }[])[0]?.id ?? '';
  await other.call('POST', '/rest/v1/cases', { title: 'Quiet matter' });
});
afterAll(() => it.close());

const as =
  (lawyer: Lawyer): Send =>
  async (method, path, body, headers) => {
    const answer = await lawyer.call(method, path, body, headers);
    await answer.arrayBuffer();
    return answer.status;
  };
const stranger: Send = async (method, path, body) => {
  const headers = { 'content-type': 'application/json' };
  return (await it.app.request(path, { method, headers, body: JSON.stringify(body) })).status;
};

const leave: Target['leave'] = async (path, body) => {
  const client = new AbortController();
  const headers = { authorization: `Bearer ${attacker.token}`, 'content-type': 'application/json' };
  const { signal } = client;
  const answer = it.app.request(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  setImmediate(() => client.abort());
  await Promise.resolve(answer).catch(() => undefined);
};
const add: Target['add'] = async (table, fields) => (await added(attacker, table, fields)).id;
const addPages: Target['addPages'] = async (pages) =>
  (await caseWithPages(it, attacker, { 'Papers.pdf': pages })).caseId;

test.each(ATTACKS)(
  '$name: answered without a 5xx, and another user is answered meanwhile',
  async ({ run }) => {
    const attack = run({ send: as(attacker), stranger, leave, add, addPages, caseId, strength: 0.02 });
    const read = await other.call('GET', '/rest/v1/cases?select=title');
    expect(await read.json()).toEqual([{ title: 'Quiet matter' }]);
    const statuses = await attack;
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  },
  120_000,
);
