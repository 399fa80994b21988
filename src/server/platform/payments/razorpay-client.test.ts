import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failuresInARow } from '#server/platform/monitoring/counters.ts';
import { type FakeRazorpay, KEYS, startRazorpay } from '#test/fakes/razorpay.ts';
import { PaymentProviderError, RazorpayClient } from './razorpay-client.ts';

let fake: FakeRazorpay;
beforeAll(async () => {
  fake = await startRazorpay();
});
afterAll(() => fake.close());
beforeEach(() => fake.down(undefined));

const client = (given: { timeoutMs?: number; keySecret?: string; url?: string } = {}) =>
  new RazorpayClient({ url: fake.url, keyId: KEYS.keyId, keySecret: KEYS.keySecret, ...given });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof PaymentProviderError ? [error.failure, error.isTemporary] : error),
  );

test('a provider that never answers is given up after the time-out, as a failure that may pass', async () => {
  fake.down('never');
  expect(await failureOf(client({ timeoutMs: 50 }).subscription('sub_1'))).toEqual(['timeout', true]);
});

test.each([
  ['a server that fails', { before: () => fake.down(503) }, ['failed', true]],
  ['an id that it does not know', {}, ['not_found', false]],
  ['a wrong secret', { keySecret: 'another' }, ['unauthorised', true]],
  ['no server', { url: 'http://127.0.0.1:9' }, ['unreachable', true]],
])(
  '%s has an error of its own',
  async (_, { before, ...given }: { before?: () => void; keySecret?: string; url?: string }, expected) => {
    before?.();
    expect(await failureOf(client(given).subscription('sub_unknown'))).toEqual(expected);
  },
);

test('calls whose effect is not known count as failures in a row, and an answer ends them', async () => {
  const inARow = () => failuresInARow().payments;
  const before = inARow();
  await failureOf(client({ url: 'http://127.0.0.1:9' }).subscription('sub_unknown'));
  await failureOf(client({ keySecret: 'another' }).subscription('sub_unknown'));
  expect(inARow()).toBe(before + 2);
  // A refusal is an answer.
  await failureOf(client().subscription('sub_unknown'));
  expect(inARow()).toBe(0);
});

test('a provider whose certificate is not valid gets no request, and the log has the reason', async () => {
  const pem = await readFile(new URL('../../../../test/fixtures/expired-certificate.pem', import.meta.url));
  let asked = 0;
  const secure = createServer({ key: pem, cert: pem }, () => {
    asked += 1;
  });
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  const url = `https://127.0.0.1:${(secure.address() as AddressInfo).port}`;
  const error = await client({ url })
    .subscription('sub_1')
    .catch((failure: unknown) => failure);
  secure.close();
  expect(error).toMatchObject({ failure: 'unreachable', isTemporary: true });
  expect(JSON.stringify(inspect(error))).toMatch(/CERT/u);
  expect(asked).toBe(0);
});

test('a refund whose answer stalls is made once when it is asked for again', async () => {
  const plan = await client().createPlan({ period: 'monthly', name: 'Solo', amount: 149_900 });
  const { id } = await client().createSubscription({
    ...{ planId: plan.id, totalCount: 12, notes: {} },
    expireBy: new Date(Date.now() + 86_400_000),
  });
  const payment = fake.provider.pay(id);
  const given = { amount: payment.amount, key: 'refund-of-payment' };
  fake.failOnce('POST', /\/refund$/u, 'lost');
  expect(await failureOf(client({ timeoutMs: 500 }).refund(payment.id, given))).toEqual(['timeout', true]);
  await client().refund(payment.id, given);
  const refunds = Object.values(fake.provider.state.refunds).filter((one) => one.payment_id === payment.id);
  expect(refunds).toHaveLength(1);
  expect(fake.provider.payment(payment.id).amount_refunded).toBe(payment.amount);
});
