import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import { ModelError } from '#server/platform/models/provider/model-error.ts';
import { indianDay } from '#shared/indian-day.ts';
import { type TestApp, testApp } from '#test/support/app.ts';
import { modelOutcomes } from './outcomes.ts';
import { outcomesSince } from './store.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp({ env: { OPERATORS: 'operator@chambers.example' } });
});
afterAll(() => it.close());
beforeEach(() => it.db.sql('delete from public.model_outcomes'));

let at = new Date('2026-11-22T06:00:00Z');
const hours = (count: number) => {
  at = new Date(at.getTime() + count * 3_600_000);
};

/** The mails after requests that ended so, one after another. */
async function mailsAfter(...outcomes: (ModelError | undefined)[]): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const outcome of outcomes) {
    let composing: Promise<Mail | undefined> | undefined;
    const mailer = {
      send: async () => undefined,
      post: (compose: () => Promise<Mail | undefined>) => {
        composing = compose();
      },
    };
    const { db } = it;
    modelOutcomes({ db, env: it.services.env, mailer, now: () => at })(outcome);
    const mail = await composing;
    if (mail) mails.push(mail);
  }
  return mails;
}

test('a failure that does not mend itself is mailed at once, and not again for six hours', async () => {
  const [mail, ...more] = await mailsAfter(new ModelError('key', 401), new ModelError('key', 401));
  expect(more).toEqual([]);
  expect(mail?.to).toBe('operator@chambers.example');
  expect(mail?.text).toContain('Check MODEL_API_KEY');
  hours(5);
  expect(await mailsAfter(new ModelError('key', 401))).toEqual([]);
  expect(await mailsAfter(new ModelError('quota', 402))).toHaveLength(1);
  hours(2);
  expect(await mailsAfter(new ModelError('key', 401))).toHaveLength(1);
});

test('one that passes is mailed when there are many of a day', async () => {
  const busy = new ModelError('busy', 429);
  expect(await mailsAfter(busy, busy, undefined, busy, busy)).toEqual([]);
  const [mail] = await mailsAfter(busy);
  expect(mail?.text).toContain('5 requests since yesterday');
});

test('outcomes are counted by kind for today and yesterday', async () => {
  const timeout = new ModelError('timeout');
  await mailsAfter(new ModelError('name', 404), undefined);
  hours(24);
  await mailsAfter(timeout, timeout, undefined);
  const found = () => it.db.withWorker((tx) => outcomesSince(tx, indianDay(at)));
  expect(await found()).toEqual({
    answered: 2,
    failures: [
      { failure: 'timeout', requests: 2 },
      { failure: 'name', requests: 1 },
    ],
  });
  hours(24);
  expect(await found()).toEqual({ answered: 1, failures: [{ failure: 'timeout', requests: 2 }] });
});
