import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeRazorpay, startRazorpay } from '#test/fakes/razorpay.ts';
import { added, done, keepMails, rpc, share } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// Taking access away never waits for a payment.

let razorpay: FakeRazorpay;
let it: TestApp;
let kept: ReturnType<typeof keepMails>;
let asha: Lawyer;
let ravi: Lawyer;
let caseId: string;
let member: string;
beforeAll(async () => {
  razorpay = await startRazorpay();
  it = await testApp({ env: razorpay.env });
  kept = keepMails(it);
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  caseId = (await added(asha, 'cases', { title: 'Kaveri Mills v. State' })).id;
  await share(it, kept, { owner: asha, caseId, member: ravi, role: 'commenter' });
  await done(rpc(asha, 'invite_to_case', { case_id: caseId, role: 'viewer', email: 'meena@example.in' }));
  const [row] = await done<{ id: string }[]>(asha.call('GET', `/rest/v1/case_members?case_id=eq.${caseId}`));
  member = row?.id ?? '';
  await it.db.sql(
    `insert into public.user_subscriptions (user_id, plan_id, billing_interval, status, paid_until)
     values ($1, 'solo', 'monthly', 'halted', now() - interval '20 days')`,
    [asha.userId],
  );
});
afterAll(async () => {
  await it.close();
  await razorpay.close();
});

const patch = async (table: string, id: string, change: object) =>
  (await asha.call('PATCH', `/rest/v1/${table}?id=eq.${id}`, change)).status;
const remove = async (table: string, filter: string) =>
  (await asha.call('DELETE', `/rest/v1/${table}?${filter}`)).status;

test('an unpaid owner gives no more access', async () => {
  expect(await patch('case_members', member, { role: 'editor' })).toBe(402);
  expect(await patch('case_members', member, { role: 'clerk' })).toBe(402);
  expect(await patch('cases', caseId, { title: 'Another' })).toBe(402);
  expect(await patch('cases', caseId, { requires_second_factor: true, title: 'Another' })).toBe(402);
  const invited = rpc(asha, 'invite_to_case', { case_id: caseId, role: 'viewer', email: 'leela@example.in' });
  expect((await invited).status).toBe(402);
});

test('an unpaid owner lowers a role, withdraws an invitation, requires a second factor, ends access and deletes', async () => {
  expect(await patch('case_members', member, { role: 'viewer' })).toBe(204);
  expect(await remove('invitations', `case_id=eq.${caseId}`)).toBe(204);
  expect(await patch('cases', caseId, { requires_second_factor: true })).toBe(204);
  expect(await patch('cases', caseId, { requires_second_factor: false })).toBe(402);
  expect(await remove('case_members', `id=eq.${member}`)).toBe(204);
  expect(await done(ravi.call('GET', `/rest/v1/cases?id=eq.${caseId}`))).toEqual([]);
  expect(await remove('cases', `id=eq.${caseId}`)).toBe(204);
});

test('an unpaid owner switches a webhook off, and neither on again nor elsewhere', async () => {
  const meena = await it.lawyer();
  const made = await done<{ id: string }>(
    meena.call('POST', '/functions/v1/webhook-endpoints', {
      url: 'https://desk.example.in/in',
      events: ['case.created'],
    }),
  );
  await it.db.sql(
    `insert into public.user_subscriptions (user_id, plan_id, billing_interval, status, paid_until)
     values ($1, 'solo', 'monthly', 'halted', now() - interval '20 days')`,
    [meena.userId],
  );
  const change = async (body: object) =>
    (await meena.call('PATCH', `/functions/v1/webhook-endpoints/${made.id}`, body)).status;
  expect(await change({ enabled: false })).toBe(200);
  expect(await change({ enabled: true })).toBe(402);
  expect(await change({ enabled: false, url: 'https://other.example.in/in' })).toBe(402);
});
