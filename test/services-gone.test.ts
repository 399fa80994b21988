import { afterAll, beforeAll, expect, test } from 'vitest';
import { Link } from '../lab/operations/link.ts';
import { quotingSources } from './fakes/model/chat.ts';
import { fakeChatName, startModel } from './fakes/model/model.ts';
import { startRazorpay } from './fakes/razorpay.ts';
import { assistantApp, caseWithPages } from './fixtures/assistant.ts';
import type { TestApp } from './support/app.ts';

// The short form of lab/operations/faults.ts: the model and the payment provider are gone, and then answer nonsense, for one
// request each. The user gets an answer with a sentence, and the next request after it is well.

const LEASE = 'The lease of the shop was made on 4 May 2024 at a rent of Rs. 45,000 a month.';

let it: TestApp;
let close: (() => Promise<unknown>)[] = [];
let links: Record<'model' | 'payment', Link>;
beforeAll(async () => {
  const [model, razorpay] = await Promise.all([startModel(), startRazorpay()]);
  model.manner = { writes: quotingSources };
  const [toModel, toPayment] = await Promise.all([Link.to(model.url), Link.to(razorpay.url)]);
  links = { model: toModel, payment: toPayment };
  close = [() => model.close(), () => razorpay.close()];
  it = await assistantApp({
    ...{ MODEL_URL: toModel.url, MODEL_NAME: fakeChatName, MODEL_API_KEY: model.key },
    ...{ ...razorpay.env, RAZORPAY_URL: toPayment.url },
  });
});
afterAll(async () => {
  for (const link of Object.values(links)) link.close();
  await it.close();
  await Promise.all(close.map((run) => run()));
});

/** Asks as a new lawyer. Returns the status and the words of the answer. */
async function ask(service: keyof typeof links): Promise<{ status: number; text: string }> {
  const who = await it.lawyer();
  const [path, body] =
    service === 'payment'
      ? ['create-subscription', { planId: 'solo', billingInterval: 'monthly' }]
      : ['write-case-summary', { caseId: (await caseWithPages(it, who, { 'Lease.pdf': [LEASE] })).caseId }];
  const answer = await who.call('POST', `/functions/v1/${path}`, body);
  return { status: answer.status, text: await answer.text() };
}
const isWell = ({ status, text }: { status: number; text: string }) =>
  status === 200 && !text.includes('"fallback"');

test.each([
  ['model', 'gone'],
  ['model', 'lying'],
  ['payment', 'gone'],
  ['payment', 'lying'],
] as const)(
  'the %s is %s: the user gets a sentence, and all is well when it is back',
  async (service, manner) => {
    expect(isWell(await ask(service))).toBe(true);
    links[service].turn(manner);
    const { status, text } = await ask(service);
    links[service].turn('open');
    expect(isWell({ status, text })).toBe(false);
    // Without its model the summary stays as it was, with the reason.
    if (service === 'model') expect([status, text]).toEqual([200, expect.stringContaining('fallback')]);
    else expect(JSON.parse(text)).toMatchObject({ error: expect.stringMatching(/\w+ \w+.*\./u) });
    expect(isWell(await ask(service))).toBe(true);
  },
);
