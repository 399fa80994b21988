import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimFile, LANES } from '#server/features/file-pages/store.ts';
import { sendAlerts } from '#server/features/server-status/alerts.ts';
import { claimReminder } from '#server/features/timeline/store.ts';
import { takeDue } from '#server/features/webhooks/store.ts';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import { countOutcome } from '#server/platform/monitoring/counters.ts';
import { type AccountsApp, accountsApp } from '#test/fixtures/accounts-app.ts';
import { added } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

const DAY_MS = 86_400_000;
let it: TestApp;
let auth: AccountsApp;
let asha: Lawyer;
beforeAll(async () => {
  [it, auth] = await Promise.all([
    testApp({ env: { OPERATORS: 'operator@chambers.example', ALERT_FAILURES: '1' } }),
    accountsApp(),
  ]);
  asha = await it.lawyer();
});
afterAll(() => Promise.all([it.close(), auth.db.close()]));

const statusOf = async (token: string) =>
  (await auth.call('GET', '/sessions/current', undefined, { token })).status;

test('under a clock that is far ahead a session has expired, and it goes on when the clock is right', async () => {
  const { access_token } = await auth.member('ahead@example.in');
  auth.clock.advance(400 * DAY_MS);
  expect(await statusOf(access_token)).toBe(401);
  auth.clock.advance(-400 * DAY_MS);
  expect(await statusOf(access_token)).toBe(200);
});

test('a clock that is set back ends no session and refuses no sign-in', async () => {
  const { access_token } = await auth.member('back@example.in');
  auth.clock.advance(-2 * DAY_MS);
  expect(await statusOf(access_token)).toBe(200);
  const again = await auth.signIn('back@example.in');
  expect(await statusOf(again.access_token)).toBe(200);
  auth.clock.advance(2 * DAY_MS);
  expect(await statusOf(access_token)).toBe(200);
});

/** A time further ahead than any lease: the clock was wrong by 400 days. */
const AHEAD = "now() + interval '400 days'";

test('a file whose reading began under a clock far ahead is read now', async () => {
  const { id: case_id } = await added(asha, 'cases', { title: 'Kaveri Mills v. State' });
  const file_path = `case_files/${case_id}/order.txt`;
  await asha.call('POST', `/storage/v1/object/case-files/${file_path}`, 'An order', {
    'content-type': 'text/plain',
  });
  const { id } = await added(asha, 'case_files', { case_id, file_name: 'order.txt', file_path });
  await it.db.sql(
    `update public.case_files set text_state = 'reading', reading_since = ${AHEAD} where id = $1`,
    [id],
  );
  const claimed = await it.services.db.withWorker(async (tx) => {
    for (const lane of LANES) {
      const file = await claimFile(tx, { lane, leaseSeconds: 90 });
      if (file) return file.id;
    }
    return undefined;
  });
  expect(claimed).toBe(id);
});

test('a reminder that was claimed under a clock far ahead is sent now', async () => {
  const { id: case_id } = await added(asha, 'cases', { title: 'Kaveri Mills v. State' });
  const event = { case_id, title: 'Arguments', event_type: 'hearing', remind_days: 1 };
  const event_date = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await added(asha, 'timeline_events', { ...event, event_date });
  await it.db.sql(
    `insert into public.reminder_claims (event_id, event_date, remind_days, claimed_until)
     select id, event_date, remind_days, ${AHEAD} from public.timeline_events where id = $1`,
    [id],
  );
  const claimed = await it.services.db.withWorker((tx) => claimReminder(tx, id, new Date(), 300_000));
  expect(claimed?.id).toBe(id);
});

test('an event for another program that was put off under a clock far ahead is sent now', async () => {
  const [endpoint] = await it.db.sql<{ id: string }>(
    `insert into public.webhook_endpoints (owner_id, url, events) values ($1, 'https://hooks.example/', array['file.added']) returning id`,
    [asha.userId],
  );
  const [delivery] = await it.db.sql<{ id: string }>(
    `insert into public.webhook_deliveries (owner_id, endpoint_id, event_id, event, body, next_at)
     values ($1, $2, gen_random_uuid(), 'file.added', '{}', ${AHEAD}) returning id`,
    [asha.userId, endpoint?.id],
  );
  const now = new Date();
  const due = await it.services.db.withWorker((tx) => takeDue(tx, now, new Date(now.getTime() + 60_000)));
  expect(due?.delivery_id).toBe(delivery?.id);
});

test('an alert that was mailed under a clock far ahead is mailed again while it lasts', async () => {
  const sent: Promise<Mail | undefined>[] = [];
  const mailer = {
    send: async () => undefined,
    post: (compose: () => Promise<Mail | undefined>) => void sent.push(compose()),
  };
  countOutcome('sms', true);
  const mailsAt = async (now: Date) => {
    sent.length = 0;
    await sendAlerts({ ...it.services, mailer, now: () => now });
    return (await Promise.all(sent)).filter((mail) => mail?.subject.includes('SMS')).length;
  };
  const today = new Date();
  expect(await mailsAt(new Date(today.getTime() + 400 * DAY_MS))).toBe(1);
  expect(await mailsAt(today)).toBe(1);
  expect(await mailsAt(new Date(today.getTime() + 60_000))).toBe(0);
  countOutcome('sms', false);
});
