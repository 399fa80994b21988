import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientWithCaseForm } from '#shared/contracts/cases.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

type Ids = Record<'client_id' | 'case_id', string>;
const add = async (lawyer: Lawyer) => {
  const answer = await lawyer.call('POST', '/functions/v1/add-sample-case', {});
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Ids;
};
const rowsOf = async <Row>(lawyer: Lawyer, path: string) =>
  (await (await lawyer.call('GET', `/rest/v1/${path}`)).json()) as Row[];
const sampleOf = async (lawyer: Lawyer) =>
  (await rowsOf<{ sample_client_id: string | null }>(lawyer, 'profiles?select=sample_client_id'))[0]
    ?.sample_client_id;

test('two requests at a time add one sample case, with files and dates, to the asking user alone', async () => {
  const [lawyer, other] = await Promise.all([it.lawyer(), it.lawyer()]);
  const [first, second] = await Promise.all([add(lawyer), add(lawyer)]);
  expect(second).toEqual(first);
  type Row = { title: string; case_files: unknown[]; timeline_events: unknown[] };
  const cases = await rowsOf<Row>(lawyer, 'cases?select=title,case_files(id),timeline_events(id)');
  expect(cases).toHaveLength(1);
  expect(cases[0]?.title).toMatch(/^Sample: /u);
  expect(cases[0]?.case_files.length).toBeGreaterThan(2);
  expect(cases[0]?.timeline_events.length).toBeGreaterThan(2);
  expect(await sampleOf(lawyer)).toBe(first.client_id);
  expect(await rowsOf(other, 'cases')).toEqual([]);
  expect(await sampleOf(other)).toBeNull();
});

test('a removed sample can be restored, removed for ever, and added again', async () => {
  const lawyer = await it.lawyer();
  const { client_id } = await add(lawyer);
  await lawyer.call('DELETE', `/rest/v1/clients?id=eq.${client_id}`);
  expect(await rowsOf(lawyer, 'cases')).toEqual([]);
  const [item] = await rowsOf<{ id: string }>(lawyer, `bin_items?client_id=eq.${client_id}`);
  await lawyer.call('POST', '/rest/v1/rpc/restore_from_bin', { id: item?.id });
  expect((await add(lawyer)).client_id).toBe(client_id);
  await lawyer.call('DELETE', `/rest/v1/clients?id=eq.${client_id}`);
  const again = await add(lawyer);
  expect(again.client_id).not.toBe(client_id);
  const [gone] = await rowsOf<{ id: string }>(lawyer, `bin_items?client_id=eq.${client_id}`);
  expect((await lawyer.call('POST', '/functions/v1/delete-for-ever', { id: gone?.id })).status).toBe(200);
  expect(await sampleOf(lawyer)).toBe(again.client_id);
  await lawyer.call('DELETE', `/rest/v1/clients?id=eq.${again.client_id}`);
  const [last] = await rowsOf<{ id: string }>(lawyer, `bin_items?client_id=eq.${again.client_id}`);
  await lawyer.call('POST', '/functions/v1/delete-for-ever', { id: last?.id });
  expect(await sampleOf(lawyer)).toBeNull();
});

test('the data API does not let a user name a client as the sample', async () => {
  const lawyer = await it.lawyer();
  const form: Partial<ClientWithCaseForm> = { name: 'Kaveri Mills', status: 'exploration' };
  const made = await lawyer.call('POST', '/rest/v1/rpc/create_client_with_case', form);
  const { client_id } = (await made.json()) as Ids;
  const answer = await lawyer.call('PATCH', `/rest/v1/profiles?id=eq.${lawyer.userId}`, {
    sample_client_id: client_id,
  });
  expect(answer.status).toBe(400);
});
