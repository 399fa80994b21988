import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AfterResponse } from '#server/platform/http/after-response.ts';
import { openMailer } from '#server/platform/messaging/email/mailer.ts';
import { type SmtpServer, startSmtp } from '#test/fakes/smtp.ts';
import { addEvent, newCase } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { testServer } from '#test/support/db.ts';
import { startScript } from '#test/support/script.ts';
import { sendReminders } from './reminders.ts';

// Several servers share one database, and any of them may die at any moment.

const NOW = '2026-03-09T12:00:00+05:30';
const ORIGIN = 'https://munshi.example';
const MAIL_FROM = 'Munshi <munshi@munshi.example>';

let it: TestApp;
let asha: Lawyer;
let smtp: SmtpServer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  smtp = await startSmtp();
});
afterAll(async () => {
  await smtp.close();
  await it.close();
});

const deadline = (of: string, title: string) =>
  addEvent(asha, of, { title, event_type: 'deadline', event_date: '2026-03-10', remind_days: 2 });

/** A run of one server. */
function run(): Promise<number> {
  const { env, log } = it.services;
  const mailer = openMailer({ ...env, SMTP_URL: smtp.url, MAIL_FROM }, new AfterResponse(log));
  const recipients = async (ids: readonly string[]) =>
    new Map(ids.map((id) => [id, { email: 'asha@chambers.example', language: null }]));
  return sendReminders({ db: it.db, log, mailer, now: () => new Date(NOW) }, recipients, ORIGIN);
}

/** A run in a process of its own, which can be killed. */
async function runElsewhere(): Promise<ChildProcess> {
  const { passwords } = await testServer();
  const given = { url: it.db.url, passwords, smtp: smtp.url, from: MAIL_FROM, now: NOW, origin: ORIGIN };
  const script = `
    import { pino } from 'pino';
    import { sendReminders } from '#server/features/timeline/reminders.ts';
    import { connect, roleUrl } from '#server/platform/db/open.ts';
    import { AfterResponse } from '#server/platform/http/after-response.ts';
    import { openMailer } from '#server/platform/messaging/email/mailer.ts';
    const given = ${JSON.stringify(given)};
    const log = pino({ level: 'silent' });
    const db = connect((role) => roleUrl(given.url, role, given.passwords), log, { release: async () => undefined });
    const mailer = openMailer({ SMTP_URL: given.smtp, MAIL_FROM: given.from, MUNSHI_DATA: '/nowhere' }, new AfterResponse(log));
    const recipients = async (ids) => new Map(ids.map((id) => [id, { email: 'asha@chambers.example', language: null }]));
    await sendReminders({ db, log, mailer, now: () => new Date(given.now) }, recipients, given.origin);`;
  return startScript(script);
}

const header = (raw: string, name: string) => new RegExp(`^${name}: (.+)$`, 'mi').exec(raw)?.[1]?.trim();
const heard = (name: string) => smtp.received.map(({ raw }) => header(raw, name));

test('parallel servers mail each date once', async () => {
  const of = await newCase(asha, 'Two v. One');
  const titles = Array.from({ length: 12 }, (_, at) => `Date ${at}`);
  for (const title of titles) await deadline(of, title);
  const sent = await Promise.all([run(), run(), run()]);
  expect(sent.reduce((sum, n) => sum + n)).toBe(12);
  expect(heard('Subject').toSorted()).toEqual(
    titles.map((title) => `Deadline tomorrow, 10 Mar 2026: ${title}`).toSorted(),
  );
  expect(new Set(heard('Message-ID')).size).toBe(12);
  expect(await it.db.sql('select * from public.reminder_claims')).toEqual([]);
  expect(await run()).toBe(0);
});

test('a mail whose server is killed before marking it is sent again as the same message', async () => {
  smtp.received.length = 0;
  const event = await deadline(await newCase(asha, 'Killed v. Sent'), 'Written statement');
  const child = await runElsewhere();
  const gone = once(child, 'exit');
  smtp.beforeNextAnswer(() => {
    child.kill('SIGKILL');
    return gone;
  });
  expect((await gone)[1]).toBe('SIGKILL');
  expect(smtp.received).toHaveLength(1);
  // The claim of the dead server has not expired yet.
  expect(await run()).toBe(0);
  await it.db.sql("update public.reminder_claims set claimed_until = now() - interval '1 second'");
  expect(await run()).toBe(1);
  const [first, second] = heard('Message-ID');
  expect(first).toMatch(/^<reminder-[0-9a-f-]{36}@munshi\.example>$/);
  expect(second).toBe(first);
  expect(await run()).toBe(0);
  // A moved date is a new message, also when it moves back.
  for (const event_date of ['2026-03-11', '2026-03-10'])
    await asha.call('PATCH', `/rest/v1/timeline_events?id=eq.${event.id}`, { event_date });
  expect(await run()).toBe(1);
  expect(new Set(heard('Message-ID')).size).toBe(2);
});

test('a failed mail is sent again as the same message, and an abandoned claim is removed', async () => {
  smtp.received.length = 0;
  const of = await newCase(asha, 'Lost v. Found');
  const event = await deadline(of, 'Reply');
  smtp.refuseNext(451, 'try later');
  expect(await run()).toBe(0);
  const [claim] = await it.db.sql<{ message_key: string }>('select message_key from public.reminder_claims');
  expect(await run()).toBe(1);
  expect(heard('Message-ID')).toEqual([`<reminder-${claim?.message_key}@munshi.example>`]);
  const late = await deadline(of, 'Deleted');
  smtp.refuseNext(451, 'try later');
  expect(await run()).toBe(0);
  await asha.call('DELETE', `/rest/v1/timeline_events?id=eq.${late.id}`);
  await it.db.sql("update public.reminder_claims set claimed_until = now() - interval '2 days'");
  expect(await run()).toBe(0);
  expect(await it.db.sql('select * from public.reminder_claims')).toEqual([]);
  expect(event.id).not.toBe(late.id);
});
