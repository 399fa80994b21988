import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RazorpayClient } from '#server/platform/payments/razorpay-client.ts';
import type { Delivery } from '#server/platform/payments/test-server/test-server.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';
import { type FakeRazorpay, KEYS, startRazorpay } from '#test/fakes/razorpay.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import type { IssuedDocument } from './invoices/invoice-store.ts';
import type { BillingParts } from './subscriptions/apply.ts';
import { finishOpenCalls, reconcileNext } from './subscriptions/reconcile.ts';
import { applyNextEvents } from './webhooks/apply-event.ts';

// Through the front door, with a provider on loopback that speaks Razorpay's protocol.

let fake: FakeRazorpay;
let it: TestApp;
let parts: BillingParts;
let now: Date;
beforeAll(async () => {
  fake = await startRazorpay({ now: () => now });
  it = await testApp({ env: { ...fake.env, OPERATORS: 'operator@chambers.example' } });
  it.services.now = () => now;
  const { payments } = it.services;
  if (!payments) throw new Error('payments are not open');
  parts = { ...it.services, payments, now: () => now };
});
afterAll(async () => {
  await it.close();
  await fake.close();
});
beforeEach(() => {
  now = new Date();
  fake.down(undefined);
  fake.takeWebhooks();
});

const call = async (by: Lawyer, name: string, body: object): Promise<{ status: number; body: Body }> => {
  const answer = await by.call('POST', `/functions/v1/${name}`, body);
  return { status: answer.status, body: (await answer.json()) as Body };
};
type Body = Record<string, unknown> & {
  subscription?: Record<string, unknown>;
  subscriptionId?: string;
};

const rows = async (by: Lawyer, table: string) =>
  (await (await by.call('GET', `/rest/v1/${table}?order=created_at`)).json()) as Record<string, unknown>[];
const invoiceOf = async (by: Lawyer): Promise<IssuedDocument> => {
  const [row] = await it.db.sql<{ document: IssuedDocument }>(
    `select document from public.invoices where user_id = $1 and kind = 'invoice' and not superseded`,
    [by.userId],
  );
  if (!row) throw new Error('no invoice');
  return row.document;
};
const deliver = async ({ id, body, signature }: Delivery) =>
  (
    await it.app.request('/webhooks/razorpay', {
      method: 'POST',
      body,
      headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id },
    })
  ).status;
const applyAll = async () => {
  while (await applyNextEvents(parts));
};
const deliverAll = async () => {
  for (const webhook of fake.takeWebhooks()) await deliver(webhook);
  await applyAll();
};

async function created(by: Lawyer, planId = 'solo', billingInterval = 'monthly'): Promise<string> {
  const { status, body } = await call(by, 'create-subscription', { planId, billingInterval });
  expect([status, body]).toEqual([200, { subscriptionId: expect.any(String), keyId: 'rzp_test_key' }]);
  return body.subscriptionId ?? '';
}
async function paid(by: Lawyer, planId = 'solo', billingInterval = 'monthly') {
  const subscriptionId = await created(by, planId, billingInterval);
  const payment = fake.provider.pay(subscriptionId);
  const { razorpay_signature: signature } = fake.signed(payment.id, subscriptionId);
  const verified = await call(by, 'verify-subscription', {
    paymentId: payment.id,
    subscriptionId,
    signature,
  });
  return { subscriptionId, paymentId: payment.id, signature, verified };
}

describe('plans', () => {
  test('are read by everybody, sorted by price, and nothing else is', async () => {
    const answer = await it.app.request('/rest/v1/subscription_plans?select=*&order=price_monthly.asc');
    const plans = (await answer.json()) as { id: string; price_monthly: number; price_yearly: number }[];
    expect(plans.map(({ id, price_monthly, price_yearly }) => [id, price_monthly, price_yearly])).toEqual([
      ['solo', 1499, 14390],
      ['chamber', 3999, 38390],
      ['firm', 9999, 95990],
    ]);
    for (const path of ['user_subscriptions', 'subscription_payments', 'clients', 'subscription_plans/x'])
      expect((await it.app.request(`/rest/v1/${path}`)).status, path).toBe(401);
    expect((await it.app.request('/rest/v1/subscription_plans', { method: 'DELETE' })).status).toBe(401);
    const settings = await it.app.request('/functions/v1/payment-settings');
    expect(await settings.json()).toEqual({
      mode: 'live',
      script: `${fake.url}/v1/checkout.js`,
      key: 'rzp_test_key',
    });
  });

  test.each([
    [{ planId: 'nobody', billingInterval: 'monthly' }, messages.planUnknown],
    [
      { planId: 'solo', billingInterval: 'yearly', userId: '00000000-0000-4000-8000-000000000000' },
      messages.otherAccount,
    ],
  ])('a wrong order %j is refused', async (order, said) => {
    const by = await it.lawyer();
    expect(await call(by, 'create-subscription', order)).toMatchObject({
      status: 400,
      body: { error: t(said) },
    });
    expect(await rows(by, 'user_subscriptions')).toEqual([]);
  });

  test('a plan without a price for an interval is not sold for it', async () => {
    const by = await it.lawyer();
    await it.db.sql(`update public.subscription_plans set price_yearly = null where id = 'firm'`);
    const refused = await call(by, 'create-subscription', { planId: 'firm', billingInterval: 'yearly' });
    expect(refused).toMatchObject({ status: 400, body: { error: t(messages.intervalNotSold) } });
    await it.db.sql(`update public.subscription_plans set price_yearly = 95990 where id = 'firm'`);
  });
});

test('munshi plans sync makes each plan at the provider once', async () => {
  const sync = async () => {
    const headers = { authorization: `Bearer ${it.services.ingestToken}` };
    const answer = await it.app.request('/internal/plans-sync', { method: 'POST', headers });
    return (await answer.json()) as { plans: { plan: string; interval: string; id: string }[] };
  };
  const first = await sync();
  expect(first.plans).toHaveLength(6);
  expect(await sync()).toEqual(first);
  for (const { id, interval } of first.plans) expect(fake.provider.state.plans[id]?.period).toBe(interval);
  expect((await (await it.lawyer()).call('POST', '/internal/plans-sync')).status).toBe(401);
});

describe('subscribing', () => {
  test('a payment is verified, credited once, invoiced, and gives the plan', async () => {
    const by = await it.lawyer();
    const { subscriptionId, paymentId, signature, verified } = await paid(by, 'chamber', 'yearly');
    expect(verified).toMatchObject({ status: 200, body: { status: 'active' } });
    await call(by, 'verify-subscription', { paymentId, subscriptionId, signature });
    await deliverAll();
    expect(await rows(by, 'subscription_payments')).toMatchObject([
      { amount: 3_839_000, payment_status: 'captured', razorpay_payment_id: paymentId },
    ]);
    const [payment] = await rows(by, 'subscription_payments');
    expect(payment?.receipt_url).toBe(`/functions/v1/invoices/${payment?.id}?format=pdf`);
    const embedded = await by.call(
      'GET',
      '/rest/v1/user_subscriptions?select=*,plan:subscription_plans(*)&status=eq.active',
      undefined,
      { accept: 'application/vnd.pgrst.object+json' },
    );
    expect(await embedded.json()).toMatchObject({ plan_id: 'chamber', plan: { name: 'Chamber' } });
    const entitled = await (await by.call('GET', '/functions/v1/entitlements')).json();
    expect(entitled).toEqual({
      plan: { id: 'chamber', name: 'Chamber', status: 'active' },
      limits: { storage_bytes: 200 * 1024 ** 3, ai_tokens_month: 10_000_000, ocr_pages_month: 20_000 },
      used: { storage_bytes: 0, ai_tokens_month: 0, ocr_pages_month: 0 },
      read_only: false,
    });
    const pdf = await by.call('GET', String(payment?.receipt_url));
    expect([
      pdf.status,
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ]).toEqual([200, '%PDF-']);
    const stranger = await it.lawyer();
    expect((await stranger.call('GET', String(payment?.receipt_url))).status).toBe(404);
  });

  test('an invoice names the place of supply that was asked for, the amount and the days of its line', async () => {
    const by = await it.lawyer();
    await by.call('POST', '/rest/v1/billing_details', {
      name: 'Asha',
      address: '4 Marina Road',
      state: '29',
    });
    await paid(by);
    const document = await invoiceOf(by);
    expect(document).toMatchObject({ place: '29', buyer: { state: '29' } });
    expect(document.placeOfSupplier).toBeUndefined();
    expect(document.period).toEqual({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
    });
  });

  test('a wrong invoice is cancelled by a credit note, and a new one is issued', async () => {
    const by = await it.lawyer();
    await by.call('POST', '/rest/v1/billing_details', {
      name: 'Asha',
      address: '4 Marina Road',
      state: '33',
    });
    await paid(by);
    const [payment] = await rows(by, 'subscription_payments');
    const paymentId = String(payment?.id);
    expect(await call(by, 'correct-invoice', { paymentId })).toMatchObject({ status: 400 });
    const details = { name: 'Asha Menon', address: '4 Marina Road', state: '27', gstin: '27AAPFU0939F1ZV' };
    await by.call('POST', '/rest/v1/billing_details', details);
    const corrected = await call(by, 'correct-invoice', { paymentId });
    expect(corrected).toMatchObject({ status: 200, body: { invoice: expect.any(String) } });
    expect(await invoiceOf(by)).toMatchObject({
      place: '27',
      buyer: { name: 'Asha Menon', gstin: details.gstin },
    });
    const all = await it.db.sql<{ kind: string; number: string; superseded: boolean; total: number }>(
      'select kind, number, superseded, total from public.invoices where user_id = $1 order by kind desc, number',
      [by.userId],
    );
    expect(all.map(({ kind, superseded, total }) => [kind, superseded, total])).toEqual([
      ['invoice', true, 149_900],
      ['invoice', false, 149_900],
      ['credit_note', false, 149_900],
    ]);
    // Another lawyer's payment, and one that is refunded, have nothing to correct.
    const other = await it.lawyer();
    expect(await call(other, 'correct-invoice', { paymentId })).toMatchObject({ status: 400 });
    expect((await by.call('GET', String(payment?.receipt_url))).status).toBe(200);
  });

  test('a GSTIN of another state than the one chosen is refused', async () => {
    const by = await it.lawyer();
    const answer = await by.call('POST', '/rest/v1/billing_details', {
      ...{ name: 'Asha', address: '', state: '33', gstin: '27AAPFU0939F1ZV' },
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('another State');
  });

  test('a registered seller asks for the State before the payment', async () => {
    const { seller } = it.services.plans;
    const was = seller.gstin;
    seller.gstin = '29AAGCB7383J1Z4';
    try {
      const by = await it.lawyer();
      const order = { planId: 'solo', billingInterval: 'monthly' };
      expect(await call(by, 'create-subscription', order)).toMatchObject({
        status: 400,
        body: { error: t(messages.stateNeeded) },
      });
      await by.call('POST', '/rest/v1/billing_details', {
        name: 'Asha',
        address: '4 Marina Road',
        state: '29',
      });
      await paid(by);
      const { place, split } = await invoiceOf(by);
      expect([place, split.cgst, split.igst > 0]).toEqual(['29', 0, true]);
    } finally {
      seller.gstin = was;
    }
  });

  test('two windows pay one subscription, and a second one is refused', async () => {
    const by = await it.lawyer();
    const both = await Promise.all([created(by), created(by)]);
    expect(both[0]).toBe(both[1]);
    fake.provider.pay(both[0]);
    const again = await call(by, 'create-subscription', { planId: 'solo', billingInterval: 'monthly' });
    expect(again).toMatchObject({ status: 400, body: { error: t(messages.alreadySubscribed) } });
    expect(await rows(by, 'user_subscriptions')).toMatchObject([{ status: 'active' }]);
  });

  test('another plan instead of one that waits cancels that one, but never one that was paid', async () => {
    const by = await it.lawyer();
    const first = await created(by);
    const second = await created(by, 'firm');
    expect(fake.provider.subscription(first).status).toBe('cancelled');
    fake.provider.pay(second);
    const third = await created(by, 'solo');
    expect(fake.provider.subscription(second).status).toBe('active');
    // It follows the one that was paid in the other window.
    expect(fake.provider.subscription(third).start_at).toBe(fake.provider.subscription(second).current_end);
  });

  test('a browser that is lost after the payment: the webhook or the reconciler credits it', async () => {
    const [one, two] = await Promise.all([it.lawyer(), it.lawyer()]);
    fake.provider.pay(await created(one));
    await deliverAll();
    expect(await rows(one, 'user_subscriptions')).toMatchObject([{ status: 'active' }]);
    fake.provider.pay(await created(two));
    fake.takeWebhooks();
    now = new Date(Date.now() + 31_000);
    while (await reconcileNext(parts));
    expect(await rows(two, 'user_subscriptions')).toMatchObject([{ status: 'active' }]);
    expect(await rows(two, 'subscription_payments')).toHaveLength(1);
  });

  test('the provider is down for an hour: the specified message, no double charge, no lost payment', async () => {
    const by = await it.lawyer();
    fake.down(503);
    const order = { planId: 'solo', billingInterval: 'monthly' };
    const down = await call(by, 'create-subscription', order);
    expect(down).toMatchObject({ status: 502, body: { error: t(messages.providerDown) } });
    expect(await rows(by, 'user_subscriptions')).toEqual([]);
    fake.down(undefined);
    const subscriptionId = await created(by);
    const payment = fake.provider.pay(subscriptionId);
    fake.down(503);
    const { razorpay_signature: signature } = fake.signed(payment.id, subscriptionId);
    const given = { paymentId: payment.id, subscriptionId, signature };
    expect(await call(by, 'verify-subscription', given)).toMatchObject({
      status: 502,
      body: { error: t(messages.verifyLater) },
    });
    await deliverAll();
    expect(await rows(by, 'subscription_payments')).toEqual([]);
    fake.down(undefined);
    await it.db.sql(`update app.webhook_events set next_try_at = now() where state = 'received'`);
    await applyAll();
    expect(await rows(by, 'subscription_payments')).toHaveLength(1);
    expect(await call(by, 'verify-subscription', given)).toMatchObject({ status: 200 });
    expect(await rows(by, 'subscription_payments')).toHaveLength(1);
  });
});

test('a checkout that was left and paid all the same is credited once, and is not sold a second time', async () => {
  const by = await it.lawyer();
  const left = await created(by);
  // The page learned that the checkout was closed; the bank took the money meanwhile.
  fake.provider.pay(left);
  fake.takeWebhooks();
  const again = await call(by, 'create-subscription', { planId: 'solo', billingInterval: 'monthly' });
  expect(again).toMatchObject({ status: 400, body: { error: t(messages.alreadySubscribed) } });
  expect(await rows(by, 'user_subscriptions')).toMatchObject([{ status: 'active' }]);
  expect(await rows(by, 'subscription_payments')).toHaveLength(1);
});

test('a subscription that the provider makes without answering is never shown, so that nobody pays twice', async () => {
  const by = await it.lawyer();
  const made = () => Object.keys(fake.provider.state.subscriptions).length;
  const before = made();
  fake.failOnce('POST', /\/subscriptions$/u, 'lost');
  // The client gives up long before the product's own limit here.
  const { payments } = it.services;
  if (!payments) throw new Error('payments are not open');
  const { client } = payments;
  payments.client = new RazorpayClient({ url: fake.url, ...KEYS, timeoutMs: 300 });
  const stalled = await call(by, 'create-subscription', { planId: 'solo', billingInterval: 'monthly' });
  payments.client = client;
  expect(stalled).toMatchObject({ status: 502, body: { error: t(messages.providerDown) } });
  expect(await rows(by, 'user_subscriptions')).toEqual([]);
  fake.provider.pay(await created(by));
  await deliverAll();
  expect(made()).toBe(before + 2);
  expect(await rows(by, 'subscription_payments')).toHaveLength(1);
});

test('another card that the customer gives at the checkout is shown with the next payment', async () => {
  const by = await it.lawyer();
  const { subscriptionId } = await paid(by);
  expect(await rows(by, 'user_subscriptions')).toMatchObject([{ payment_method: 'Visa 1111' }]);
  now = new Date(now.getTime() + 60_000);
  const payment = fake.provider.charge(subscriptionId);
  Object.assign(payment, { card: { network: 'RuPay', last4: '4242' } });
  await deliverAll();
  expect(await rows(by, 'user_subscriptions')).toMatchObject([{ payment_method: 'RuPay 4242' }]);
});

describe('what is forged, replayed, swapped or foreign changes nothing', () => {
  test('verify: another user, another payment, another signature', async () => {
    const [owner, stranger] = await Promise.all([it.lawyer(), it.lawyer()]);
    const mine = await created(stranger);
    const subscriptionId = await created(owner);
    const payment = fake.provider.pay(subscriptionId);
    const { razorpay_signature: signature } = fake.signed(payment.id, subscriptionId);
    const given = { paymentId: payment.id, subscriptionId, signature };
    const refused: [
      Lawyer,
      object,
      typeof messages.signatureInvalid | typeof messages.noActiveSubscription,
    ][] = [
      [stranger, given, messages.noActiveSubscription],
      [stranger, { ...given, subscriptionId: mine }, messages.signatureInvalid],
      [owner, { ...given, paymentId: 'pay_another' }, messages.signatureInvalid],
      [
        owner,
        { ...given, signature: signature.replace(/^./u, (c) => (c === 'a' ? 'b' : 'a')) },
        messages.signatureInvalid,
      ],
      [owner, { ...given, signature: 'x' }, messages.signatureInvalid],
      [owner, { ...given, subscriptionId: 'sub_unknown' }, messages.noActiveSubscription],
    ];
    for (const [by, body, said] of refused)
      expect(await call(by, 'verify-subscription', body)).toMatchObject({
        status: 400,
        body: { error: t(said) },
      });
    expect(await rows(stranger, 'subscription_payments')).toEqual([]);
    expect(await rows(owner, 'subscription_payments')).toEqual([]);
    for (const name of ['cancel-subscription', 'resume-subscription'])
      expect(await call(stranger, name, { subscriptionId })).toMatchObject({
        status: 400,
        body: { error: t(messages.noActiveSubscription) },
      });
    expect(fake.provider.subscription(subscriptionId).status).toBe('active');
  });

  test('webhooks: a forged one is refused, one about somebody else’s subscription is ignored', async () => {
    const by = await it.lawyer();
    const subscriptionId = await created(by);
    const lie = { subscription: { entity: { id: subscriptionId, status: 'active' } } };
    expect(await deliver(fake.forged('subscription.activated', lie))).toBe(400);
    await applyAll();
    expect(await rows(by, 'user_subscriptions')).toMatchObject([{ status: 'created' }]);
  });

  test('no user writes subscriptions, payments or invoices', async () => {
    const by = await it.lawyer();
    await paid(by);
    for (const table of ['user_subscriptions', 'subscription_payments', 'subscription_plans']) {
      const at = `/rest/v1/${table}?status=eq.active`;
      expect((await by.call('POST', `/rest/v1/${table}`, { status: 'active' })).status, table).toBe(403);
      expect((await by.call('PATCH', at, { status: 'active' })).status, table).toBe(403);
      expect((await by.call('DELETE', at)).status, table).toBe(403);
    }
  });
});

describe('cancelling, changing, refunding', () => {
  test('a cancelled subscription stays until the end of its period; a lost answer does not matter', async () => {
    const by = await it.lawyer();
    const { subscriptionId } = await paid(by);
    fake.failOnce('POST', /\/cancel$/u, 503);
    expect((await call(by, 'cancel-subscription', { subscriptionId })).status).toBe(502);
    for (let n = 0; n < 2; n += 1)
      expect(await call(by, 'cancel-subscription', { subscriptionId })).toMatchObject({
        status: 200,
        body: { subscription: { status: 'active', cancel_at_period_end: true } },
      });
    fake.provider.endPeriod(subscriptionId);
    await deliverAll();
    expect(await rows(by, 'user_subscriptions')).toMatchObject([{ status: 'cancelled' }]);
    expect(await call(by, 'cancel-subscription', { subscriptionId })).toMatchObject({ status: 400 });
  });

  test('a change of plan starts when the present plan is paid up, and ends that', async () => {
    const by = await it.lawyer();
    const { subscriptionId: before } = await paid(by);
    const { subscriptionId: after, verified } = await paid(by, 'firm');
    expect(verified.body.status).toBe('authenticated');
    expect(fake.provider.subscription(before).cancel_at_cycle_end).toBe(true);
    // The mandate is no purchase.
    expect(await rows(by, 'subscription_payments')).toHaveLength(1);
    const third = await call(by, 'create-subscription', { planId: 'chamber', billingInterval: 'monthly' });
    expect(third).toMatchObject({ status: 400, body: { error: t(messages.changeScheduled) } });
    fake.provider.endPeriod(before);
    fake.provider.charge(after);
    await deliverAll();
    const active = (await rows(by, 'user_subscriptions')).filter(({ status }) => status === 'active');
    expect(active).toMatchObject([{ plan_id: 'firm' }]);
    expect(await rows(by, 'subscription_payments')).toHaveLength(2);
  });

  test('a plan after a failed renewal starts at once and ends the one that owes', async () => {
    const by = await it.lawyer();
    const { subscriptionId: before } = await paid(by);
    fake.provider.failRenewal(before);
    await deliverAll();
    const { verified } = await paid(by, 'firm');
    expect(verified.body.status).toBe('active');
    expect(fake.provider.subscription(before).status).toBe('cancelled');
    await deliverAll();
    expect((await rows(by, 'user_subscriptions')).map(({ status }) => status)).toEqual([
      'cancelled',
      'active',
    ]);
  });

  test('the first purchase is refunded once within seven days, with a credit note, and ends the subscription', async () => {
    const by = await it.lawyer();
    const { paymentId, subscriptionId } = await paid(by);
    // The refund is made and its answer is lost: asking again does not refund twice.
    fake.failOnce('POST', /\/refund$/u, 'lost');
    const answers = await Promise.all([
      call(by, 'request-refund', { paymentId, reason: 'Not for me' }),
      call(by, 'request-refund', { paymentId }),
    ]);
    expect(answers.map(({ body }) => body.status)).toContain('processed');
    while (await finishOpenCalls(parts));
    expect(
      Object.values(fake.provider.state.refunds).filter(({ payment_id }) => payment_id === paymentId),
    ).toHaveLength(1);
    expect(fake.provider.subscription(subscriptionId).status).toBe('cancelled');
    expect(await rows(by, 'subscription_payments')).toMatchObject([
      { payment_status: 'refunded', refund_status: 'processed', amount_refunded: 149_900 },
    ]);
    await deliverAll();
    const documents = await it.db.sql<{ kind: string; total: number }>(
      `select kind, total from public.invoices where user_id = $1 order by kind desc`,
      [by.userId],
    );
    expect(documents).toEqual([
      { kind: 'invoice', total: 149_900 },
      { kind: 'credit_note', total: 149_900 },
    ]);
  }, 30_000);

  test('a refund that keeps failing stops no other refund and no cancellation, and is tried again', async () => {
    const [first, second, third] = [await it.lawyer(), await it.lawyer(), await it.lawyer()];
    const [stuck, other, gone] = [await paid(first), await paid(second), await paid(third)];
    await it.db.sql(
      `update public.subscription_payments set refund_status = 'requested',
         created_at = created_at - case when user_id = $1 then interval '1 hour' else interval '0' end
       where user_id in ($1, $2)`,
      [first.userId, second.userId],
    );
    await it.db.sql('delete from auth.users where id = $1', [third.userId]);
    // The provider answers 404 for the oldest.
    const { payments } = fake.provider.state;
    const { [stuck.paymentId]: lost } = payments;
    if (!lost) throw new Error('the provider has no such payment');
    delete payments[stuck.paymentId];
    const tries = async () => {
      const outcomes: unknown[] = [];
      while (outcomes.at(-1) !== false && outcomes.length < 10)
        outcomes.push(await finishOpenCalls(parts).catch(() => 'failed'));
      return outcomes;
    };
    const refundOf = async (by: Lawyer) => (await rows(by, 'subscription_payments'))[0]?.refund_status;
    expect(await tries()).toEqual(['failed', true, true, false]);
    expect([await refundOf(first), await refundOf(second)]).toEqual(['requested', 'processed']);
    expect(fake.provider.subscription(other.subscriptionId).status).toBe('cancelled');
    expect(fake.provider.subscription(gone.subscriptionId).status).toBe('cancelled');
    payments[stuck.paymentId] = lost;
    expect(await tries()).toEqual([false]);
    now = new Date(now.getTime() + 6 * 60_000);
    expect(await tries()).toEqual([true, false]);
    expect(await refundOf(first)).toBe('processed');
  }, 30_000);

  test.each([
    [6, 200],
    [9, 400],
  ])('%i days after the purchase a refund is answered with %i', async (days, status) => {
    const by = await it.lawyer();
    const { paymentId } = await paid(by);
    now = new Date(now.getTime() + days * 86_400_000);
    const stranger = await it.lawyer();
    expect((await call(stranger, 'request-refund', { paymentId })).status).toBe(400);
    expect((await call(by, 'request-refund', { paymentId })).status).toBe(status);
  });

  test('a renewal is not refunded', async () => {
    const by = await it.lawyer();
    const { subscriptionId } = await paid(by);
    const renewal = fake.provider.charge(subscriptionId);
    await it.db.sql(
      "update public.subscription_payments set created_at = created_at - interval '1 day' where user_id = $1",
      [by.userId],
    );
    await deliverAll();
    expect(await call(by, 'request-refund', { paymentId: renewal.id })).toMatchObject({
      status: 400,
      body: { error: t(messages.refundNotFirst) },
    });
  });
});

test('a failed renewal: grace, then read-only with reading, exporting and paying open', async () => {
  const by = await it.lawyer();
  const { subscriptionId } = await paid(by);
  const made = await by.call(
    'POST',
    '/rest/v1/clients',
    { name: 'A', status: 'exploration' },
    { prefer: 'return=representation' },
  );
  const [client] = (await made.json()) as { id: string }[];
  fake.provider.failRenewal(subscriptionId);
  await deliverAll();
  const standing = async () =>
    (await (await by.call('GET', '/functions/v1/entitlements')).json()) as Record<string, unknown>;
  expect(await standing()).toMatchObject({ read_only: false });
  await it.db.sql(
    `update public.user_subscriptions set paid_until = now() - interval '1 day' where user_id = $1`,
    [by.userId],
  );
  expect(await standing()).toMatchObject({ read_only: false, grace_until: expect.any(String) });
  await it.db.sql(
    `update public.user_subscriptions set paid_until = now() - interval '20 days' where user_id = $1`,
    [by.userId],
  );
  expect(await standing()).toMatchObject({ read_only: true });
  const refused = await by.call('PATCH', `/rest/v1/clients?id=eq.${client?.id}`, { name: 'B' });
  expect([refused.status, await refused.json()]).toMatchObject([402, { code: 'payment_required' }]);
  const upload = await by.call(
    'POST',
    '/storage/v1/object/case-files/case_files/x/y.pdf',
    new Uint8Array([1]),
  );
  expect(upload.status).toBe(402);
  expect((await by.call('GET', '/rest/v1/clients')).status).toBe(200);
  const exported = await by.call('GET', `/functions/v1/export/client/${client?.id}`);
  expect(exported.status).toBe(200);
  await exported.arrayBuffer();
  // These read by POST: what they are asked for is not there, but they are not refused.
  for (const reads of [
    'rest/v1/rpc/search_chats',
    ...['chat', 'draft'].map((kind) => `functions/v1/export-${kind}`),
  ])
    expect((await by.call('POST', `/${reads}`, {})).status, reads).toBe(400);
  expect((await by.call('PATCH', `/rest/v1/profiles?id=eq.${by.userId}`, { full_name: 'B' })).status).toBe(
    204,
  );
  expect((await call(by, 'cancel-subscription', { subscriptionId })).status).toBe(200);
  expect(await standing()).toMatchObject({ read_only: false });
});

/** Payments of each of five lawyers. */
const PAYMENTS = atStrength(200);

test('each event of many payments, delivered three times in any order beside verify calls, has one effect', async () => {
  const before = await it.db.sql<{ last: number }>(`select last from app.invoice_numbers where series = 'M'`);
  const lawyers = await Promise.all(Array.from({ length: 5 }, () => it.lawyer()));
  const pending: (() => Promise<unknown>)[] = [];
  for (const by of lawyers) {
    const subscriptionId = await created(by);
    const first = fake.provider.pay(subscriptionId);
    const { razorpay_signature: signature } = fake.signed(first.id, subscriptionId);
    for (let n = 1; n < PAYMENTS; n += 1) fake.provider.charge(subscriptionId);
    const verify = () => call(by, 'verify-subscription', { paymentId: first.id, subscriptionId, signature });
    pending.push(verify, verify, verify, verify);
  }
  const charged = fake.takeWebhooks().filter(({ type }) => type === 'subscription.charged');
  expect(charged).toHaveLength(5 * PAYMENTS);
  // The worker looks into the inbox again and again meanwhile.
  let delivered = 0;
  let applying: Promise<unknown> = Promise.resolve();
  for (const webhook of [...charged, ...charged, ...charged])
    pending.push(async () => {
      expect(await deliver(webhook)).toBe(200);
      delivered += 1;
      if (delivered % PAYMENTS === 0) applying = applying.then(applyAll);
    });
  const [shuffled = []] = fc.sample(
    fc.shuffledSubarray(pending, { minLength: pending.length, maxLength: pending.length }),
    { numRuns: 1, seed: 19 },
  );
  const worker = async () => {
    for (let next = shuffled.pop(); next; next = shuffled.pop()) await next();
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  await applying.then(applyAll);
  const users = lawyers.map(({ userId }) => userId);
  const [sum] = await it.db.sql<{ payments: number; invoices: number; events: number }>(
    `select (select count(*)::int from public.subscription_payments where user_id = any($1)) as payments,
       (select count(*)::int from public.invoices where user_id = any($1)) as invoices,
       (select count(*)::int from app.webhook_events where state <> 'applied' and type = 'subscription.charged') as events`,
    [users],
  );
  expect(sum).toEqual({ payments: 5 * PAYMENTS, invoices: 5 * PAYMENTS, events: 0 });
  // Numbered without gaps.
  const numbers = await it.db.sql<{ number: string }>(
    `select number from public.invoices where kind = 'invoice' order by number`,
  );
  const [last] = await it.db.sql<{ last: number }>(`select last from app.invoice_numbers where series = 'M'`);
  expect(last?.last).toBe((before[0]?.last ?? 0) + 5 * PAYMENTS);
  expect(numbers.map(({ number }) => Number(number.slice(-6)))).toEqual(
    Array.from({ length: last?.last ?? 0 }, (_, n) => n + 1),
  );
}, 400_000);

test('an event that the provider does not explain fails, is shown to the operator, and is replayed', async () => {
  const by = await it.lawyer();
  const subscriptionId = await created(by);
  const payment = fake.provider.pay(subscriptionId);
  fake.takeWebhooks();
  const operator = await it.lawyer();
  await it.db.sql(`update auth.users set email = 'operator@chambers.example' where id = $1`, [
    operator.userId,
  ]);
  const { [subscriptionId]: kept } = fake.provider.state.subscriptions;
  delete fake.provider.state.subscriptions[subscriptionId];
  const { delivery } = await import('#server/platform/payments/test-server/test-server.ts');
  const event = {
    event: 'subscription.charged',
    payload: { subscription: { entity: { id: subscriptionId } } },
  };
  expect(await deliver(delivery(event, fake.env.RAZORPAY_WEBHOOK_SECRET ?? ''))).toBe(200);
  await applyAll();
  if (kept) fake.provider.state.subscriptions[subscriptionId] = kept;
  expect((await by.call('GET', '/functions/v1/operator-payments')).status).toBe(404);
  const seen = (await (await operator.call('GET', '/functions/v1/operator-payments')).json()) as {
    webhooks: { id: number; problem: string }[];
  };
  expect(seen.webhooks).toMatchObject([{ type: 'subscription.charged', problem: 'not_found' }]);
  const id = seen.webhooks[0]?.id;
  expect((await call(by, 'replay-webhook', { id: id ?? 0 })).status).toBe(404);
  expect((await call(operator, 'replay-webhook', { id: id ?? 0 })).status).toBe(200);
  expect((await call(operator, 'replay-webhook', { id: id ?? 0 })).status).toBe(404);
  await applyAll();
  expect(await rows(by, 'subscription_payments')).toMatchObject([{ razorpay_payment_id: payment.id }]);
});

test('the subscription of an account that is deleted is cancelled at the provider', async () => {
  const by = await it.lawyer();
  const { subscriptionId } = await paid(by);
  await it.db.sql('delete from auth.users where id = $1', [by.userId]);
  while (await finishOpenCalls(parts));
  expect(fake.provider.subscription(subscriptionId).status).toBe('cancelled');
  const kept = await it.db.sql<{ user_id: null }>(
    `select user_id from public.invoices where user_id is null`,
  );
  expect(kept.length).toBeGreaterThan(0);
});

test('without keys nothing is for sale and nothing is limited', async () => {
  const free = await testApp();
  const by = await free.lawyer();
  expect(await (await free.app.request('/functions/v1/payment-settings')).json()).toEqual({ mode: 'off' });
  const refused = await by.call('POST', '/functions/v1/create-subscription', {
    planId: 'solo',
    billingInterval: 'monthly',
  });
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: t(messages.notSetUp) }]);
  const entitled = await (await by.call('GET', '/functions/v1/entitlements')).json();
  expect(entitled).toMatchObject({ plan: null, limits: { storage_bytes: 20 * 1024 ** 3 }, read_only: false });
  await free.close();
});
