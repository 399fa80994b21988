import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#shared/contracts/clients.ts';
import { ROW_CHANGED } from '#shared/contracts/data-api.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

const one = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' };

async function newClient(): Promise<Client> {
  const form = { name: 'Kaveri Mills', status: 'exploration' };
  return (await (await asha.call('POST', '/rest/v1/clients', form, one)).json()) as Client;
}

const edit = (id: string, readAt: string, change: object) =>
  asha.call(
    'PATCH',
    `/rest/v1/clients?${new URLSearchParams({ id: `eq.${id}`, if_updated_at: readAt })}`,
    change,
    one,
  );
const stored = async (id: string) =>
  (await (await asha.call('GET', `/rest/v1/clients?id=eq.${id}`, undefined, one)).json()) as Client;

test('an edit made from the stored row is saved, and the next one made from the answer too', async () => {
  const client = await newClient();
  const first = await edit(client.id, client.updated_at, { description: 'First' });
  expect(first.status).toBe(200);
  const { updated_at } = (await first.json()) as Client;
  expect((await edit(client.id, updated_at, { description: 'Second' })).status).toBe(200);
});

test('an edit made from an earlier state is refused and saves nothing', async () => {
  const { id, updated_at } = await newClient();
  expect((await edit(id, updated_at, { description: 'First window' })).status).toBe(200);
  const late = await edit(id, updated_at, { description: 'Second window' });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: ROW_CHANGED });
  expect(await stored(id)).toMatchObject({ description: 'First window' });
});

test('of edits at the same time one is saved', async () => {
  const { id, updated_at } = await newClient();
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((description) => edit(id, updated_at, { description })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('a deleted row is missing, not changed', async () => {
  const { id, updated_at } = await newClient();
  await asha.call('DELETE', `/rest/v1/clients?id=eq.${id}`);
  const answer = await edit(id, updated_at, { description: 'Late' });
  expect(answer.status).toBe(406);
  expect(await answer.json()).toMatchObject({ code: 'PGRST116' });
});

test.each([
  ['a row that is not named by its id', '/rest/v1/clients?name=eq.Kaveri&if_updated_at=2026-01-01T00:00:00Z'],
  ['no time', '/rest/v1/clients?id=eq.0b7f8f5e-0000-4000-8000-000000000002&if_updated_at=yesterday'],
  [
    'a table that keeps no time',
    '/rest/v1/case_files?id=eq.0b7f8f5e-0000-4000-8000-000000000002&if_updated_at=2026-01-01T00:00:00Z',
  ],
])('%s is refused', async (_, path) => {
  const change = path.includes('clients') ? { description: 'x' } : { file_name: 'x.pdf' };
  expect((await asha.call('PATCH', path, change)).status).toBe(400);
});
