import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import { messages as emails } from '#shared/messages/en/common/emails.ts';
import { testLanguages } from '#test/fixtures/languages.ts';
import { addEvent, newCase } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { sendReminders } from './reminders.ts';

let it: TestApp;
let asha: Lawyer;

beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

const ADDRESS = 'asha@chambers.example';
/** A moment in Indian time. */
const india = (day: string, clock: string) => new Date(`${day}T${clock}:00+05:30`);

interface Sending {
  /** May refuse a mail, or act before it is sent. */
  send?: (mail: Mail) => Promise<void>;
  to?: string | null;
  language?: string | null;
  minutesEach?: number;
}

/** The mails of a run that starts at a given moment. */
async function mailedAt(
  begin: Date,
  { send, to = ADDRESS, language = null, minutesEach = 0 }: Sending = {},
): Promise<Mail[]> {
  const sent: Mail[] = [];
  const now = () => new Date(begin.getTime() + sent.length * minutesEach * 60_000);
  const mailer = {
    ...it.services.mailer,
    send: async (mail: Mail) => {
      await send?.(mail);
      sent.push(mail);
    },
  };
  const recipients = async (ids: readonly string[]) =>
    new Map(to === null ? [] : ids.map((id) => [id, { email: to, language }]));
  const parts = { db: it.db, log: it.services.log, mailer, now };
  expect(await sendReminders(parts, recipients, 'https://munshi.example')).toBe(sent.length);
  return sent;
}

const deadline = (of: string, title: string, event_date: string, remind_days = 2) =>
  addEvent(asha, of, { title, event_type: 'deadline', event_date, remind_days });
const change = (id: string, fields: object) =>
  asha.call('PATCH', `/rest/v1/timeline_events?id=eq.${id}`, fields);

test('a reminder gives the event, case, court, Indian time and place, and links to the timeline', async () => {
  const of = await newCase(asha, 'Kaveri Mills v. State');
  await addEvent(asha, of, {
    title: 'Final\narguments',
    event_type: 'hearing',
    event_date: '2026-03-10T05:00:00Z',
    all_day: false,
    place: 'Court hall 4',
    remind_days: 1,
  });
  const [mail, ...more] = await mailedAt(india('2026-03-09', '06:00'));
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: ADDRESS, subject: 'Hearing tomorrow, 10 Mar 2026: Final arguments' });
  expect(mail?.text.split('\n').slice(0, 6)).toEqual([
    'Kaveri Mills v. State',
    'W.P. 1/2026',
    'High Court of Madras',
    'Final arguments',
    'Tuesday, 10 Mar 2026, 10:30 am (Indian time)',
    'Court hall 4',
  ]);
  expect(mail?.text).toContain(`https://munshi.example/home/cases/${of}?tab=timeline`);
  expect(mail?.html).toContain(`href="https://munshi.example/home/cases/${of}?tab=timeline"`);
});

test('is sent once, in the Indian morning of the chosen day, and never for past events', async () => {
  const of = await newCase(asha, 'Reminded v. Forgetful');
  await deadline(of, 'Written statement', '2026-04-23');
  await deadline(of, 'Long past', '2026-04-01');
  const subjects = async (now: Date) => (await mailedAt(now)).map(({ subject }) => subject);
  expect(await subjects(india('2026-04-21', '05:59'))).toEqual([]);
  expect(await subjects(india('2026-04-21', '06:00'))).toEqual([
    'Deadline on 23 Apr 2026: Written statement',
  ]);
  expect(await subjects(india('2026-04-21', '06:10'))).toEqual([]);
});

test('a reminder for the same day is sent that morning, also for an event with a time', async () => {
  const of = await newCase(asha, 'Same day v. State');
  const at = (clock: string) => ({
    event_date: `2026-05-05T${clock}:00+05:30`,
    all_day: false,
    remind_days: 0,
  });
  await addEvent(asha, of, { title: 'Arguments', event_type: 'hearing', ...at('10:30') });
  await addEvent(asha, of, { title: 'Early train', event_type: 'other', ...at('05:15') });
  await addEvent(asha, of, {
    title: 'Filing',
    event_type: 'deadline',
    event_date: '2026-05-05',
    remind_days: 0,
  });
  const titles = async (clock: string) =>
    (await mailedAt(india('2026-05-05', clock))).map(({ subject }) => subject);
  expect(await titles('04:15')).toEqual(['Date today, 5 May 2026: Early train']);
  expect(await titles('06:00')).toEqual([
    'Deadline today, 5 May 2026: Filing',
    'Hearing today, 5 May 2026: Arguments',
  ]);
});

test('a date moved after its mail gets a new one; a date moved away, done or deleted before gets none', async () => {
  const of = await newCase(asha, 'Moved v. Moved');
  const [soon, away, gone] = [
    await deadline(of, 'Reply', '2026-06-10'),
    await deadline(of, 'Moved away', '2026-06-10'),
    await deadline(of, 'Undone', '2026-06-10'),
  ];
  const done = await deadline(of, 'Done', '2026-06-10');
  await change(done.id, { done_at: '2026-06-08T10:00:00Z' });
  await change(away.id, { event_date: '2026-09-10' });
  await asha.call('DELETE', `/rest/v1/timeline_events?id=eq.${gone.id}`);
  const now = india('2026-06-09', '12:00');
  const subjects = async () => (await mailedAt(now)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['Deadline tomorrow, 10 Jun 2026: Reply']);
  await change(soon.id, { title: 'Reply to the notice' });
  expect(await subjects()).toEqual([]);
  await change(soon.id, { event_date: '2026-06-11' });
  expect(await subjects()).toEqual(['Deadline on 11 Jun 2026: Reply to the notice']);
});

test('a date moved during the run is mailed with its current text, and again for its new day', async () => {
  const of = await newCase(asha, 'Under way v. State');
  const first = await deadline(of, 'First', '2026-07-10');
  const second = await deadline(of, 'Second', '2026-07-11');
  const third = await deadline(of, 'Third', '2026-07-11');
  const now = india('2026-07-09', '12:00');
  const sent = await mailedAt(now, {
    send: async ({ subject }) => {
      if (!subject.endsWith('First')) return;
      // Moved after its text was written; the other dates move before.
      await change(first.id, { event_date: '2026-07-11' });
      await change(second.id, { event_date: '2026-08-20' });
      await asha.call('DELETE', `/rest/v1/timeline_events?id=eq.${third.id}`);
    },
  });
  expect(sent.map(({ subject }) => subject)).toEqual(['Deadline tomorrow, 10 Jul 2026: First']);
  expect((await mailedAt(now)).map(({ subject }) => subject)).toEqual(['Deadline on 11 Jul 2026: First']);
});

test('a refused mail stays due and delays no other; an unavailable mail server is not retried endlessly', async () => {
  const of = await newCase(asha, 'Unsent v. Sent');
  for (const title of ['A', 'B', 'C', 'D', 'E']) await deadline(of, title, '2026-08-10');
  const now = india('2026-08-09', '12:00');
  let asked = 0;
  const refuse = async () => {
    asked += 1;
    throw new Error('down');
  };
  expect(await mailedAt(now, { send: refuse })).toEqual([]);
  expect(asked).toBe(3);
  const sent = await mailedAt(now, {
    send: ({ subject }) => (subject.endsWith('B') ? Promise.reject(new Error('550')) : Promise.resolve()),
  });
  expect(sent).toHaveLength(4);
  expect(await mailedAt(now)).toMatchObject([{ subject: 'Deadline tomorrow, 10 Aug 2026: B' }]);
});

test('a refused recipient with many dates delays nobody else', async () => {
  const ravi = await it.lawyer();
  const [hers, his] = [await newCase(asha, 'Refused v. Sent'), await newCase(ravi, 'Sent v. Refused')];
  for (const title of ['A', 'B', 'C', 'D']) await deadline(hers, title, '2026-11-20');
  await addEvent(ravi, his, {
    title: 'His',
    event_type: 'deadline',
    event_date: '2026-11-21',
    remind_days: 2,
  });
  let refused = 0;
  const sent = await mailedAt(india('2026-11-19', '12:00'), {
    send: async ({ subject }) => {
      if (subject.endsWith('His')) return;
      refused += 1;
      throw Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', command: 'RCPT TO' });
    },
  });
  expect(sent.map(({ subject }) => subject)).toEqual(['Deadline on 21 Nov 2026: His']);
  expect(refused).toBe(1);
});

test('a long run leaves the rest to the next run and never overlaps it', async () => {
  const of = await newCase(asha, 'Slow v. Post');
  for (const title of ['A', 'B', 'C']) await deadline(of, title, '2026-12-10');
  const now = india('2026-12-09', '12:00');
  expect(await mailedAt(now, { minutesEach: 5 })).toHaveLength(2);
  expect(await mailedAt(now)).toHaveLength(1);
});

test('archived cases send no reminders, and users without a confirmed address get none later either', async () => {
  const of = await newCase(asha, 'Archived v. State');
  await deadline(of, 'Quiet', '2026-10-10');
  const now = india('2026-10-09', '12:00');
  await asha.call('PATCH', `/rest/v1/cases?id=eq.${of}`, { archived_at: '2026-10-01T00:00:00Z' });
  expect(await mailedAt(now)).toEqual([]);
  await asha.call('PATCH', `/rest/v1/cases?id=eq.${of}`, { archived_at: null });
  expect(await mailedAt(now, { to: null })).toEqual([]);
  expect(await mailedAt(now)).toEqual([]);
});

test('a reminder is in the language of its reader, else in English', async () => {
  await loadLanguages(testLanguages(emails));
  const of = await newCase(asha, 'Tamil v. English');
  await deadline(of, 'Written statement', '2027-04-23');
  const [mail] = await mailedAt(india('2027-04-22', '06:00'), { language: 'ta' });
  expect(mail?.subject).toMatch(/^ta: Deadline tomorrow, .*: Written statement$/);
  expect(mail?.html).toContain('<html lang="ta-IN">');
  await deadline(of, 'Rejoinder', '2027-05-23');
  const [other] = await mailedAt(india('2027-05-22', '06:00'), { language: null });
  expect(other?.subject).toBe('Deadline tomorrow, 23 May 2027: Rejoinder');
});
