import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/platform/db/sql.ts';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { addEvent, newCase } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
let caseId: string;

beforeAll(async () => {
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  caseId = await newCase(asha, 'Kaveri Mills v. State');
});
afterAll(() => it.close());

const add = (fields: object, to = caseId) => addEvent(asha, to, fields);

test('events are read newest first, changed and deleted; the default event is a note of a whole day', async () => {
  const own = await newCase(asha, 'Rao v. Rao');
  const notice = { title: 'Notice received', event_date: '2026-10-01T00:00:00+05:30' };
  const first = await add({ ...notice, event_type: 'document' }, own);
  const conference = { title: 'Conference', event_date: '2026-10-05T16:30:00+05:30' };
  const second = await add({ ...conference, all_day: false, place: 'Chambers' }, own);
  expect(second).toMatchObject({ event_type: 'note', all_day: false, place: 'Chambers', remind_days: null });
  const list = `/rest/v1/timeline_events?case_id=eq.${own}&order=event_date.desc`;
  const read = async () =>
    ((await (await asha.call('GET', list)).json()) as TimelineEvent[]).map(({ title }) => title);
  expect(await read()).toEqual(['Conference', 'Notice received']);
  await asha.call('PATCH', `/rest/v1/timeline_events?id=eq.${first.id}`, { title: 'Notice served' });
  await asha.call('DELETE', `/rest/v1/timeline_events?id=eq.${second.id}`);
  expect(await read()).toEqual(['Notice served']);
});

test.each([
  ['a day that does not exist', { event_date: '2026-02-31T00:00:00+05:30' }],
  ['29 February of a common year', { event_date: '2026-02-29' }],
  ['the year 1', { event_date: '0001-01-01T00:00:00+05:30' }],
  ['the year 10000 by another clock', { event_date: '9999-12-31T23:00:00-05:30' }],
  ['a time in no zone', { event_date: '2026-05-04T10:30:00' }],
  ['no title', { title: ' ' }],
  ['a type that nobody knows', { event_type: 'party' }],
  ['a reminder a year ahead', { remind_days: 365 }],
])('%s is refused', async (_, fields) => {
  const body = { case_id: caseId, title: 'x', event_date: '2026-12-01T00:00:00+05:30', ...fields };
  expect((await asha.call('POST', '/rest/v1/timeline_events', body)).status).toBe(400);
});

test('a bare day is that day in India, and times of other zones keep their moment', async () => {
  const day = await add({ title: 'Leap day', event_date: '2024-02-29' });
  expect(new Date(day.event_date).toISOString()).toBe('2024-02-28T18:30:00.000Z');
  const time = await add({ title: 'Call', event_date: '2026-05-04T10:30:00-04:00', all_day: false });
  expect(new Date(time.event_date).toISOString()).toBe('2026-05-04T14:30:00.000Z');
});

test('an event is done and open again, and an overdue one stays on the board until then', async () => {
  const own = await newCase(asha, 'Open v. Done');
  const [late, kept, coming] = [
    await add({ title: 'Reply', event_type: 'deadline', event_date: '2021-03-01' }, own),
    await add(
      {
        title: 'Issues',
        event_type: 'hearing',
        event_date: '2020-03-01',
        done_at: '2020-03-01T11:00:00+05:30',
      },
      own,
    ),
    await add({ title: 'Arguments', event_type: 'hearing', event_date: '2150-03-01' }, own),
  ];
  expect([late, kept, coming].map(({ done_at }) => done_at && new Date(done_at).toISOString())).toEqual([
    null,
    '2020-03-01T05:30:00.000Z',
    null,
  ]);
  const set = (id: string, done_at: unknown) =>
    asha.call('PATCH', `/rest/v1/timeline_events?id=eq.${id}`, { done_at });
  const board = async () => {
    const open = 'or=(event_date.gte.2100-01-01T00:00:00Z,done_at.is.null)';
    const rows = await asha.call(
      'GET',
      `/rest/v1/timeline_events?case_id=eq.${own}&and=(event_date.lt.2199-01-01T00:00:00Z,event_type.in.(hearing,deadline,meeting))&${open}&order=event_date,id`,
    );
    return ((await rows.json()) as TimelineEvent[]).map(({ title }) => title);
  };
  expect(await board()).toEqual(['Reply', 'Arguments']);
  expect((await set(late.id, '2026-11-22T10:00:00+05:30')).status).toBe(204);
  expect((await set(coming.id, '2026-11-22T10:00:00+05:30')).status).toBe(204);
  expect(await board()).toEqual(['Arguments']);
  expect((await set(late.id, null)).status).toBe(204);
  expect(await board()).toEqual(['Reply', 'Arguments']);
  for (const wrong of ['yesterday', true, '0001-01-01T00:00:00Z'])
    expect((await set(late.id, wrong)).status, String(wrong)).toBe(400);
  expect(
    (
      await ravi.call(
        'PATCH',
        `/rest/v1/timeline_events?id=eq.${late.id}`,
        { done_at: null },
        { prefer: 'return=representation' },
      )
    ).status,
  ).toBe(200);
});

test('the database refuses dates that cannot be read back', async () => {
  const far = sql`insert into public.timeline_events (case_id, title, event_date) values (${caseId}, 'x', '0044-03-15 BC')`;
  await expect(it.db.withUser({ userId: asha.userId, aal: 'aal1' }, (tx) => tx.run(far))).rejects.toThrow();
});

test('an event cannot refer to another lawyer’s case or file', async () => {
  const body = { case_id: caseId, title: 'x', event_date: '2026-12-01T00:00:00+05:30' };
  expect((await ravi.call('POST', '/rest/v1/timeline_events', body)).status).toBe(409);
});

test('an event can be read with its file and its case', async () => {
  const file = { case_id: caseId, file_name: 'b.pdf', file_path: `case_files/${caseId}/b.pdf` };
  const made = await asha.call('POST', '/rest/v1/case_files', file, { prefer: 'return=representation' });
  const [row] = (await made.json()) as { id: string }[];
  const event = await add({ title: 'Order', event_date: '2026-10-03T00:00:00+05:30', file_id: row?.id });
  const read = async (select: string) =>
    (await (
      await asha.call('GET', `/rest/v1/timeline_events?id=eq.${event.id}&select=${select}`)
    ).json()) as object[];
  expect(await read('id,file:case_files(id,file_name)')).toEqual([
    { id: event.id, file: { id: row?.id, file_name: 'b.pdf' } },
  ]);
  expect(await read('id,case:cases(title)')).toEqual([
    { id: event.id, case: { title: 'Kaveri Mills v. State' } },
  ]);
});

test('deleting a file keeps the events that refer to it', async () => {
  const file = { case_id: caseId, file_name: 'a.pdf', file_path: `case_files/${caseId}/a.pdf` };
  const made = await asha.call('POST', '/rest/v1/case_files', file, { prefer: 'return=representation' });
  const [row] = (await made.json()) as { id: string }[];
  const event = await add({
    title: 'Order',
    event_date: '2026-10-02T00:00:00+05:30',
    file_id: row?.id,
    page: 3,
  });
  await asha.call('DELETE', `/rest/v1/case_files?id=eq.${row?.id}`);
  const [kept] = (await (
    await asha.call('GET', `/rest/v1/timeline_events?id=eq.${event.id}`)
  ).json()) as TimelineEvent[];
  expect(kept).toMatchObject({ title: 'Order', file_id: null });
});
