import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntitlementsBody } from '#shared/contracts/billing.ts';
import type { ClientWithCaseForm } from '#shared/contracts/cases.ts';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { t } from '#shared/messages/translate.ts';
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

test('the files of the sample count as every other file, until they are deleted for ever', async () => {
  const lawyer = await it.lawyer();
  const used = async () =>
    ((await (await lawyer.call('GET', '/functions/v1/entitlements')).json()) as EntitlementsBody).used
      .storage_bytes;
  expect(await used()).toBe(0);
  const { client_id } = await add(lawyer);
  const files = await rowsOf<Pick<CaseFile, 'file_size'>>(
    lawyer,
    'case_files?select=file_size&storage_provider=neq.library',
  );
  const size = files.reduce((sum, { file_size }) => sum + (file_size ?? 0), 0);
  expect(size).toBeGreaterThan(1000);
  expect(await used()).toBe(size);
  await lawyer.call('DELETE', `/rest/v1/clients?id=eq.${client_id}`);
  expect(await used()).toBe(size);
  const [item] = await rowsOf<{ id: string }>(lawyer, `bin_items?client_id=eq.${client_id}`);
  await lawyer.call('POST', '/functions/v1/delete-for-ever', { id: item?.id });
  expect(await used()).toBe(0);
});

test('without space for its files no sample is added, and the reason names the limit', async () => {
  const lawyer = await it.lawyer();
  const limit = it.services.env.FILE_QUOTA_GB;
  await it.db.sql(
    "insert into public.usage_counters (owner_id, allowance, day, used) values ($1, 'storage.bytes', '-infinity', $2)",
    [lawyer.userId, limit * 1024 ** 3 - 10],
  );
  const refused = await lawyer.call('POST', '/functions/v1/add-sample-case', {});
  expect([refused.status, await refused.json()]).toMatchObject([
    413,
    { error: t(uploads.quotaExceeded, { gigabytes: limit }) },
  ]);
  expect(await rowsOf(lawyer, 'clients')).toEqual([]);
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
