import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages as assistant } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { type FakeRazorpay, startRazorpay } from './fakes/razorpay.ts';
import { eventually, type LiveApp, liveApp } from './fixtures/live-app.ts';
import type { Lawyer } from './support/app.ts';
import { ok } from './support/ok.ts';

// Chats, subscriptions and functions as the specification's sections 7 name them, by the unmodified public client.

let fake: FakeRazorpay;
let it: LiveApp;
let asha: Lawyer;
let client: SupabaseClient;
beforeAll(async () => {
  fake = await startRazorpay();
  it = await liveApp({ env: fake.env });
  asha = await it.lawyer();
  client = it.publicClient(asha);
});
afterAll(async () => {
  await it.close();
  await fake.close();
});

const invoke = async (name: string, body: object) => ok(await client.functions.invoke(name, { body }));

/** The status and the words of a refusal. */
async function refusal(name: string, body: object): Promise<[number, string]> {
  const { error } = await client.functions.invoke(name, { body });
  if (!(error instanceof FunctionsHttpError)) throw new Error('it was not refused');
  const answer = error.context as Response;
  return [answer.status, ((await answer.json()) as { error: string }).error];
}

/** The rows that are inserted into a table from now on, and pass a filter. */
async function inserts(table: string, filter: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  const states: string[] = [];
  await client.realtime.setAuth();
  client
    .channel(`${table}:${filter}`)
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table, filter }, (change) =>
      rows.push(change.new),
    )
    .subscribe((state) => states.push(state));
  await expect.poll(() => states).toContain('SUBSCRIBED');
  return rows;
}

const newCase = async (title: string): Promise<string> =>
  ok(await client.from('cases').insert({ owner_id: asha.userId, title }).select('id').single()).id;

test('a chat: threads with their messages, messages in order, and the answer as a live insert', async () => {
  const caseId = await newCase('Chats');
  for (const title of ['Chat 26/11/2026', 'Chat 27/11/2026'])
    expect((await client.from('chat_threads').insert([{ case_id: caseId, title }])).error).toBeNull();
  const threads = () =>
    client
      .from('chat_threads')
      .select('*, chat_messages(id, content, role, created_at)')
      .eq('case_id', caseId)
      .order('created_at', { ascending: false });
  const made = ok(await threads());
  expect(made.map(({ title, chat_messages }) => [title, chat_messages])).toEqual([
    ['Chat 27/11/2026', []],
    ['Chat 26/11/2026', []],
  ]);
  const [thread, other] = made.map(({ id }) => String(id));

  const live = await inserts('chat_messages', `thread_id=eq.${thread}`);
  const said = { thread_id: thread, case_id: caseId, role: 'user', content: 'When was the notice served?' };
  const elsewhere = { ...said, thread_id: other, content: 'In another chat' };
  for (const message of [elsewhere, said])
    expect((await client.from('chat_messages').insert([message])).error).toBeNull();
  const ask = { threadId: thread, caseId, content: said.content };
  const { message } = await invoke('chat-completion', ask);
  expect(message).toMatchObject({ role: 'assistant', content: t(assistant.declined), declined: true });
  await eventually(() => live.length).toBe(2);
  expect(live).toMatchObject([said, { id: message.id, role: 'assistant', content: message.content }]);

  const messages = client.from('chat_messages').select('*').eq('thread_id', thread);
  expect(ok(await messages.order('created_at', { ascending: true }))).toMatchObject([
    said,
    { id: message.id, thread_id: thread, role: 'assistant' },
  ]);
  expect(ok(await threads()).map(({ chat_messages }) => chat_messages.length)).toEqual([2, 1]);
});

test('the assistant of a draft answers as a live insert', async () => {
  const caseId = await newCase('Drafts');
  const content = 'AFFIDAVIT\n\n1. That I am the petitioner.';
  const draft = { case_id: caseId, title: 'Affidavit', content };
  const { id } = ok(await client.from('case_drafts').insert([draft]).select('id').single());
  const live = await inserts('draft_chat_messages', `draft_id=eq.${id}`);
  const said = { draft_id: id, case_id: caseId, role: 'user', content: 'What is missing?' };
  expect((await client.from('draft_chat_messages').insert([said])).error).toBeNull();
  const ask = { threadId: id, caseId, content: said.content, draftContent: content };
  const { message } = await invoke('chat-completion', ask);
  await eventually(() => live.length).toBe(2);
  expect(live).toMatchObject([said, { id: message.id, role: 'assistant', content: message.content }]);
});

test('plans, a subscription from its order to its end, and its payment', async () => {
  const plans = ok(
    await client.from('subscription_plans').select('*').order('price_monthly', { ascending: true }),
  );
  expect(plans.map(({ id, price_monthly }) => [id, price_monthly])).toEqual([
    ['solo', 1499],
    ['chamber', 3999],
    ['firm', 9999],
  ]);
  const active = () =>
    client
      .from('user_subscriptions')
      .select('*, plan:subscription_plans(*)')
      .eq('user_id', asha.userId)
      .eq('status', 'active')
      .maybeSingle();
  expect(await active()).toMatchObject({ data: null, error: null });

  const [user] = await it.db.sql<{ email: string }>('select email from auth.users where id = $1', [
    asha.userId,
  ]);
  const order = { planId: 'solo', billingInterval: 'monthly', userId: asha.userId, userEmail: user?.email };
  const { subscriptionId, keyId } = await invoke('create-subscription', order);
  expect(keyId).toBe('rzp_test_key');
  const { id: paymentId } = fake.provider.pay(subscriptionId);
  const { razorpay_signature: signature } = fake.signed(paymentId, subscriptionId);
  expect(await invoke('verify-subscription', { paymentId, subscriptionId, signature })).toMatchObject({
    status: 'active',
  });

  const mine = ok(await active());
  expect(mine).toMatchObject({ razorpay_subscription_id: subscriptionId, plan: plans[0] });
  const ids = ok(await client.from('user_subscriptions').select('id').eq('user_id', asha.userId));
  const payments = client
    .from('subscription_payments')
    .select('*, subscription:user_subscriptions(*, plan:subscription_plans(*))')
    .in(
      'subscription_id',
      ids.map(({ id }) => id),
    );
  expect(ok(await payments.order('created_at', { ascending: false }))).toMatchObject([
    {
      razorpay_payment_id: paymentId,
      amount: 149_900,
      payment_status: 'captured',
      subscription: { id: mine.id, plan: plans[0] },
    },
  ]);

  expect(await invoke('cancel-subscription', { subscriptionId })).toMatchObject({
    subscription: { id: mine.id, cancel_at_period_end: true },
  });
  expect(await refusal('cancel-subscription', { subscriptionId: 'sub_of_another' })).toEqual([
    400,
    'No active subscription found',
  ]);
});

test('the contact form answers with an id, and refuses with words', async () => {
  const contact = { name: 'Asha Rao', email: 'asha@chambers.example', message: 'Please call me back.' };
  expect(await invoke('submit-contact-form', contact)).toEqual({ id: expect.any(String) });
  expect(await refusal('submit-contact-form', { ...contact, email: 'nobody' })).toEqual([
    400,
    expect.stringMatching(/email/iu),
  ]);
});
