import mammoth from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { TimelineEvent } from '#shared/timeline-events.ts';
import { type Lawyer, type TestApp, testApp } from '#test/app.ts';
import { sendReminders } from './reminders.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
let caseId: string;
const NOW = new Date('2026-11-21T04:00:00Z');

beforeAll(async () => {
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  caseId = await newCase('Kaveri Mills v. State');
});
afterAll(() => it.close());

async function newCase(title: string): Promise<string> {
  const body = { title, court: 'High Court of Madras', case_number: 'W.P. 1/2026' };
  const made = await asha.call('POST', '/rest/v1/cases', body, { prefer: 'return=representation' });
  const [row] = (await made.json()) as { id: string }[];
  return row?.id ?? '';
}

async function add(fields: object, to = caseId): Promise<TimelineEvent> {
  const made = await asha.call(
    'POST',
    '/rest/v1/timeline_events',
    { case_id: to, ...fields },
    { prefer: 'return=representation' },
  );
  expect(made.status, await made.clone().text()).toBe(201);
  const [row] = (await made.json()) as TimelineEvent[];
  if (!row) throw new Error('no event');
  return row;
}

test('a timeline is read newest first, changed and taken back; a note of a whole day is what an event is by itself', async () => {
  const first = await add({
    title: 'Notice received',
    event_date: '2026-10-01T00:00:00+05:30',
    event_type: 'document',
  });
  const second = await add({
    title: 'Conference',
    event_date: '2026-10-05T16:30:00+05:30',
    all_day: false,
    place: 'Chambers',
  });
  expect(second).toMatchObject({ event_type: 'note', all_day: false, place: 'Chambers', remind_days: null });
  const list = `/rest/v1/timeline_events?case_id=eq.${caseId}&order=event_date.desc`;
  const read = async () =>
    ((await (await asha.call('GET', list)).json()) as TimelineEvent[]).map(({ title }) => title);
  expect(await read()).toEqual(['Conference', 'Notice received']);
  await asha.call('PATCH', `/rest/v1/timeline_events?id=eq.${first.id}`, { title: 'Notice served' });
  await asha.call('DELETE', `/rest/v1/timeline_events?id=eq.${second.id}`);
  expect(await read()).toEqual(['Notice served']);
});

test.each([
  ['a day that does not exist', { event_date: '2026-02-31T00:00:00+05:30' }],
  ['no title', { title: ' ' }],
  ['a type that nobody knows', { event_type: 'party' }],
  ['a reminder a year ahead', { remind_days: 365 }],
])('%s is refused', async (_, fields) => {
  const body = { case_id: caseId, title: 'x', event_date: '2026-12-01T00:00:00+05:30', ...fields };
  expect((await asha.call('POST', '/rest/v1/timeline_events', body)).status).toBe(400);
});

test('an event cannot be hung on another lawyer’s case or file', async () => {
  const body = { case_id: caseId, title: 'x', event_date: '2026-12-01T00:00:00+05:30' };
  expect((await ravi.call('POST', '/rest/v1/timeline_events', body)).status).toBe(409);
});

test('an event is read with its file and its case, as the pages ask for them', async () => {
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

test('a file that is deleted leaves the event that rests on it', async () => {
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

test('the list of dates is a Word document in the order of time, of one’s own case only', async () => {
  const of = await newCase('Perumal v. Union');
  await add(
    { title: 'Judgment', event_date: '2026-03-04T00:00:00+05:30', description: 'Reserved.\nPronounced.' },
    of,
  );
  await add(
    { title: 'Hearing', event_date: '2026-02-03T10:30:00+05:30', all_day: false, place: 'Court 4' },
    of,
  );
  const answer = await asha.call('POST', '/functions/v1/list-of-dates', { case_id: of });
  expect(answer.headers.get('content-disposition')).toContain('list-of-dates.docx');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await answer.arrayBuffer()) });
  expect(value.split(/\n+/u).filter(Boolean)).toEqual([
    'HIGH COURT OF MADRAS',
    'W.P. 1/2026',
    'Perumal v. Union',
    'LIST OF DATES AND EVENTS',
    'Date',
    'Particulars',
    '3 Feb 2026, 10:30 am',
    'Hearing (Court 4)',
    '4 Mar 2026',
    'Judgment',
    'Reserved.',
    'Pronounced.',
  ]);
  expect((await ravi.call('POST', '/functions/v1/list-of-dates', { case_id: of })).status).toBe(404);
});

test('the calendar opens by its secret alone, until it is made anew or revoked', async () => {
  const of = await newCase('Calendar, with a comma; v. Union');
  await add(
    {
      title: 'Arguments',
      event_type: 'hearing',
      event_date: '2026-12-01T10:30:00+05:30',
      all_day: false,
      place: 'Court 4',
    },
    of,
  );
  await add({ title: 'Reply due', event_type: 'deadline', event_date: '2026-12-02T00:00:00+05:30' }, of);
  const made = async () =>
    ((await (await asha.call('POST', '/rest/v1/rpc/make_calendar_feed', {})).json()) as { path: string })
      .path;
  const status = async () =>
    (await (await asha.call('POST', '/rest/v1/rpc/calendar_feed', {})).json()) as object;
  expect(await status()).toEqual({ created_at: null, last_read_at: null });
  const path = await made();
  const answer = await it.app.request(path);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const text = (await answer.text()).replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY:Hearing: Calendar\\, with a comma\\; v. Union – Arguments');
  expect(text).toContain('DTSTART:20261201T050000Z');
  expect(text).toContain('DTSTART;VALUE=DATE:20261202');
  expect(text).toContain('LOCATION:Court 4');
  expect(await status()).toEqual({ created_at: expect.any(String), last_read_at: expect.any(String) });
  const next = await made();
  expect((await it.app.request(path)).status).toBe(404);
  expect((await it.app.request(next)).status).toBe(200);
  await asha.call('PATCH', `/rest/v1/cases?id=eq.${of}`, { archived_at: '2026-11-21T00:00:00Z' });
  expect(await (await it.app.request(next)).text()).not.toContain('Arguments');
  await asha.call('POST', '/rest/v1/rpc/revoke_calendar_feed', {});
  expect((await it.app.request(next)).status).toBe(404);
  expect((await it.app.request('/calendar/guess.ics')).status).toBe(404);
});

test('a reminder goes out once, when it is due; again when the date is moved; never for what is past', async () => {
  const of = await newCase('Reminded v. Forgetful');
  const soon = await add(
    {
      title: 'Written statement',
      event_type: 'deadline',
      event_date: '2026-11-23T00:00:00+05:30',
      remind_days: 2,
    },
    of,
  );
  await add(
    { title: 'Far away', event_type: 'deadline', event_date: '2026-12-23T00:00:00+05:30', remind_days: 2 },
    of,
  );
  await add(
    { title: 'Long past', event_type: 'deadline', event_date: '2026-11-01T00:00:00+05:30', remind_days: 2 },
    of,
  );
  await add(
    { title: 'Today', event_type: 'hearing', event_date: '2026-11-21T00:00:00+05:30', remind_days: 0 },
    of,
  );
  const sent: Mail[] = [];
  const mailer = { ...it.services.mailer, send: async (mail: Mail) => void sent.push(mail) };
  const run = () =>
    sendReminders(
      { db: it.db, mailer, now: () => NOW },
      async (ids) => new Map(ids.map((id) => [id, 'asha@chambers.example'])),
      'https://munshi.example',
    );
  expect(await run()).toBe(2);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Hearing on 21 Nov 2026: Today',
    'Deadline on 23 Nov 2026: Written statement',
  ]);
  expect(sent[1]?.text).toContain(`https://munshi.example/home/cases/${of}?tab=timeline`);
  expect(await run()).toBe(0);
  await asha.call('PATCH', `/rest/v1/timeline_events?id=eq.${soon.id}`, {
    event_date: '2026-11-22T00:00:00+05:30',
  });
  expect(await run()).toBe(1);
});

test('a mail that cannot be sent stays due', async () => {
  const of = await newCase('Unsent v. Sent');
  await add(
    { title: 'Reply', event_type: 'deadline', event_date: '2026-11-22T00:00:00+05:30', remind_days: 2 },
    of,
  );
  const refuse = { ...it.services.mailer, send: () => Promise.reject(new Error('down')) };
  const addresses = async (ids: readonly string[]) => new Map(ids.map((id) => [id, 'asha@chambers.example']));
  const parts = { db: it.db, now: () => NOW };
  await expect(sendReminders({ ...parts, mailer: refuse }, addresses, 'https://x.example')).rejects.toThrow(
    'down',
  );
  const mailer = { ...it.services.mailer, send: async () => undefined };
  expect(await sendReminders({ ...parts, mailer }, addresses, 'https://x.example')).toBe(1);
});
