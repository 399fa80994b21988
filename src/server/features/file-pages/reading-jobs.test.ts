import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { addFile, fileRow, newCase, searchCase } from '#test/fixtures/case-files.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { FileReader } from './reader.ts';
import { LANES } from './store.ts';

const HOUR_MS = 3_600_000;
const LONG_TEXT = 'Dated 3 May 2019. '.repeat(200_000);

let it: TestApp;
let asha: Lawyer;
let reader: FileReader;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  reader = new FileReader(it.services);
  caseId = await newCase(asha);
});
afterAll(async () => {
  reader.close();
  await it.close();
});

const add = (name: string, bytes: Buffer | string) => addFile(it, asha, caseId, { name, bytes });
const call = async (what: 'cancel' | 'retry', file_id: string, who = asha) => {
  const answer = await who.call('POST', `/rest/v1/rpc/${what}_file_reading`, { file_id });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test('a user stops the reading of a file and starts it again', async () => {
  const file = await add('Stopped.txt', 'The stay is vacated.');
  const cancelled = { id: file.id, text_state: 'cancelled', can_retry_reading: true };
  expect(await call('cancel', file.id)).toEqual({ status: 200, body: cancelled });
  expect(await reader.readNext('texts')).toBe(false);
  const waiting = { id: file.id, text_state: 'waiting', can_retry_reading: false };
  expect(await call('retry', file.id)).toEqual({ status: 200, body: waiting });
  expect(await reader.readNext('texts')).toBe(true);
  expect(await searchCase(asha, caseId, '"stay is vacated"')).toHaveLength(1);
  const read = { id: file.id, text_state: 'read', can_retry_reading: false };
  for (const what of ['cancel', 'retry'] as const)
    expect(await call(what, file.id)).toEqual({ status: 200, body: read });
});

test('another user can neither stop nor start it', async () => {
  const file = await add('Hers.txt', 'Hers alone.');
  const ravi = await it.lawyer();
  for (const what of ['cancel', 'retry'] as const) expect((await call(what, file.id, ravi)).status).toBe(404);
  expect(await fileRow(asha, file.id)).toMatchObject({ text_state: 'waiting' });
  await reader.readNext('texts');
});

test('a damaged file can be tried again, one that was over its time limit cannot', async () => {
  const damaged = await add('Damaged.pdf', 'not a PDF');
  await reader.readNext('texts');
  expect(await fileRow(asha, damaged.id)).toMatchObject({
    text_state: 'unreadable',
    can_retry_reading: true,
  });
  expect((await call('retry', damaged.id)).body).toMatchObject({ text_state: 'waiting' });
  await reader.readNext('texts');

  const endless = await add('Endless.txt', LONG_TEXT);
  await it.db.sql('update public.case_files set slow_to_read = true where id = $1', [endless.id]);
  const strict = new FileReader(it.services, { slowBudget: { cpuSeconds: 0, wallSeconds: 60 } });
  expect(await strict.readNext('slow')).toBe(true);
  strict.close();
  expect(await call('retry', endless.id)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('would fail in the same way') },
  });
  expect(await fileRow(asha, endless.id)).toMatchObject({
    text_state: 'unreadable',
    can_retry_reading: false,
  });
});

test('the reader drops a file that is cancelled while it reads it', async () => {
  const file = await add('Long.txt', LONG_TEXT);
  const reading = reader.readNext('texts');
  await expect.poll(() => reader.cancel(file.id), { interval: 5 }).toBe(true);
  expect(await reading).toBe(true);
  expect(await fileRow(asha, file.id)).toMatchObject({ text_state: 'reading', page_count: null });
  await call('cancel', file.id);
  expect(reader.cancel(file.id)).toBe(false);
});

test('the database wakes the servers for a new, retried or cancelled file', async () => {
  const seen: string[] = [];
  const files: string[] = [];
  const queue = {
    name: 'read-files',
    lanes: LANES,
    pollMs: HOUR_MS,
    runNext: async (lane: string) => {
      seen.push(lane);
      return false;
    },
    cancel: (id: string) => void files.push(id),
  };
  const following = await openJobs(it.services, [{ queues: [queue] }]);
  const woken = async (act: () => Promise<unknown>) => {
    seen.length = 0;
    await act();
    await expect.poll(() => [...new Set(seen)].sort()).toEqual([...LANES].sort());
  };
  await woken(async () => undefined);
  let id = '';
  await woken(async () => {
    id = (await add('New.txt', 'New.')).id;
  });
  await call('cancel', id);
  await expect.poll(() => files).toEqual([id]);
  await woken(() => call('retry', id));
  await following.stop();
});
