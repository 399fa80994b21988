import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeModel, fakeChatName, type ModelMode, startModel } from '#test/fakes/model/model.ts';
import { type TestApp, testApp } from '#test/support/app.ts';
import type { Viewer } from '../../db/database.ts';
import { monthOf } from '../../entitlements/plan-limits.ts';
import type { BudgetedModel, ChatMessage, LanguageModel } from './language-model.ts';
import { openLanguageModel } from './open-language-model.ts';

const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
/** An estimate of 6 tokens and 8 for the frame, with 512 for the answer: 526 tokens are reserved. */
const question: ChatMessage[] = [{ role: 'user', text: 'What of Lakshmi now?' }];
const reserved = 526;
/** The fake counts 5 + 4 for the question, and 3 for its answer. */
const taken = 12;
const signal = new AbortController().signal;

let it: TestApp;
let fake: FakeModel;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());
beforeEach(async () => {
  fake = await startModel();
  fake.manner.text = 'It depends.';
  await it.db.sql('delete from public.shared_usage_counters');
});
afterEach(async () => {
  await fake.close();
  lines.length = 0;
});

const viewer = async (): Promise<Viewer> => ({ userId: (await it.lawyer()).userId, aal: 'aal1' });

interface Settings {
  user?: number;
  all?: number;
  atOnce?: number;
  now?: () => Date;
}

function open({ user = 100_000, all = 100_000, atOnce = 100, now }: Settings = {}): LanguageModel {
  const env = {
    ...it.services.env,
    MODEL_URL: fake.url,
    MODEL_NAME: fakeChatName,
    MODEL_API_KEY: fake.key,
    MODEL_TOKENS_PER_USER: user,
    MODEL_TOKENS_PER_DAY: all,
    MODEL_AT_ONCE: atOnce,
  };
  const { payments, plans } = it.services;
  const model = openLanguageModel({ db: it.db, env, log, now: now ?? it.services.now, payments, plans });
  return model?.('check') ?? expect.fail('no model');
}

async function read(model: LanguageModel, own?: Viewer, leaving = signal): Promise<string> {
  let text = '';
  for await (const part of model.stream({ messages: question, viewer: own, signal: leaving }))
    if ('text' in part) text += part.text;
  return text;
}

const number = async (statement: string, ...values: unknown[]) =>
  Number((await it.db.sql<{ n: string }>(`select (${statement}) as n`, values))[0]?.n);

/** Used and reserved tokens, of a user and of all. */
const state = async ({ userId }: Viewer) => ({
  used: await number(
    "select coalesce(sum(used), 0) from public.usage_counters where owner_id = $1 and allowance = 'model.tokens'",
    userId,
  ),
  reserved: await number('select count(*) from public.usage_reservations where owner_id = $1', userId),
  all: await number('select coalesce(sum(used), 0) from public.shared_usage_counters'),
  reservedOfAll: await number('select count(*) from public.shared_usage_reservations'),
});
const nothing = { used: 0, reserved: 0, all: 0, reservedOfAll: 0 };
const only = (tokens: number) => ({ ...nothing, used: tokens, all: tokens });

describe('a budget', () => {
  test('counts what the provider counted, of the user and of all', async () => {
    const [own, other] = [await viewer(), await viewer()];
    const model = open();
    expect(await read(model, own)).toBe('It depends.');
    expect(await state(own)).toEqual(only(taken));
    await model.generate({ messages: question, viewer: other, signal });
    await read(model);
    expect(await state(other)).toEqual({ ...only(taken), all: 3 * taken });
  });

  test('of a user of 1,000 tokens is never exceeded by parallel requests', async () => {
    const own = await viewer();
    const model = open({ user: 1000 });
    fake.manner.pace = { firstMs: 50, gapMs: 1 };
    fake.manner.text = 'word'.repeat(512);
    const answers = await Promise.allSettled(Array.from({ length: 9 }, () => read(model, own)));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBe(8);
    for (const answer of refused)
      expect(answer).toMatchObject({ reason: { code: 'too_many_requests', status: 429 } });
    expect(await state(own)).toEqual(only(521));
    expect(fake.chats).toHaveLength(1);
  });

  test('of all users holds for all of them together', async () => {
    const own = await viewer();
    const model = open({ all: reserved + taken });
    await read(model, await viewer());
    await read(model, own);
    const refusal = read(model, own);
    await expect(refusal).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(refusal).rejects.toThrow('The users of this server have used its share');
    // The refused request keeps nothing of the user's own budget.
    expect(await state(own)).toEqual({ ...only(taken), all: 2 * taken });
    expect(fake.chats).toHaveLength(2);
  });

  test('is left as far as the user’s day and that of all allow it', async () => {
    const [own, other] = [await viewer(), await viewer()];
    const left = async (of: Viewer, settings: Settings) =>
      (open(settings) as BudgetedModel).dayLeft(of).then((share) => Number(share.toFixed(3)));
    const settings = { user: 48, all: 1200 };
    expect(await left(own, settings)).toBe(1);
    await read(open(), own);
    expect([await left(own, settings), await left(other, settings)]).toEqual([0.75, 0.99]);
    // The tokens of another user count for all.
    expect(await left(other, { user: 48, all: 24 })).toBe(0.5);
    // The month of a plan ends what a day would still allow.
    await it.db.sql(
      `insert into public.usage_counters (owner_id, allowance, day, used) values ($1, 'model.month', $2, $3)`,
      [other.userId, monthOf(it.services.now()), 48 * 31 - 12],
    );
    expect(await left(other, settings)).toBe(0.25);
  });

  test('ends with the day in India, and the refusal says when', async () => {
    const own = await viewer();
    let at = new Date('2026-11-22T17:30:00Z');
    const model = open({ user: reserved, now: () => at });
    await read(model, own);
    const refusal = read(model, own);
    await expect(refusal).rejects.toMatchObject({ retryAfter: 3600 });
    await expect(refusal).rejects.toThrow('your share of the language model for today');
    at = new Date('2026-11-22T18:30:00Z');
    expect(await read(model, own)).toBe('It depends.');
    // A later day removes the counters of the days before yesterday.
    at = new Date('2026-11-25T00:00:00Z');
    await read(model, own);
    expect(await state(own)).toEqual({ ...nothing, used: taken, all: taken });
  });

  const kept: [mode: ModelMode, tokens: number][] = [
    [{ status: 400 }, 0],
    ['drop', 0],
    ['no text', 0],
    ['cut off', 18],
  ];
  test.each(kept)('after %j keeps %i tokens', async (mode, tokens) => {
    const own = await viewer();
    fake.mode(mode);
    await expect(read(open(), own)).rejects.toMatchObject({ code: 'model_unavailable' });
    expect(await state(own)).toEqual(only(tokens));
  });

  test('counts what came for somebody who leaves', async () => {
    const own = await viewer();
    fake.mode('stall in the middle');
    const leaving = new AbortController();
    const away = read(open(), own, leaving.signal);
    await expect.poll(() => fake.chats.length).toBe(1);
    leaving.abort(new Error('away'));
    await expect(away).rejects.toThrow('away');
    const { used, all, ...rest } = await state(own);
    // The question, and as much of the answer as had arrived.
    expect(used).toBeGreaterThanOrEqual(14);
    expect(used).toBeLessThanOrEqual(19);
    expect({ ...rest, all }).toEqual({ reserved: 0, reservedOfAll: 0, all: used });
  });

  test('holds where a provider ignores the most tokens, and the log says it', async () => {
    const own = await viewer();
    fake.manner.thinks = 2000;
    await expect(read(open({ user: 700 }), own)).rejects.toMatchObject({ code: 'model_unavailable' });
    expect(await state(own)).toMatchObject({ used: 700, reserved: 0 });
    expect(lines.join('')).toContain('an answer took more than its tokens');
    expect(lines.join('')).not.toContain('Lakshmi');
  });

  test('after any mix of parallel answers, failures and departures is within its limit, and nothing stays reserved', async () => {
    const modes: ModelMode[] = ['answer', 'cut off', 'no text', { status: 400 }, 'drop in the middle'];
    const one = fc.record({ mode: fc.constantFrom(...modes), leaves: fc.boolean(), streams: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(one, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 500, max: 2000 }),
        async (requests, limit) => {
          const own = await viewer();
          const model = open({ user: limit });
          fake.next(...requests.map(({ mode }) => mode));
          await Promise.allSettled(
            requests.map(({ leaves, streams }) => {
              const leaving = new AbortController();
              const answer = streams
                ? read(model, own, leaving.signal)
                : model.generate({ messages: question, viewer: own, signal: leaving.signal });
              if (leaves) setImmediate(() => leaving.abort(new Error('away')));
              return answer;
            }),
          );
          fake.mode('answer');
          const after = await state(own);
          expect(after.used).toBeLessThanOrEqual(limit);
          expect(after).toMatchObject({ reserved: 0, reservedOfAll: 0 });
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('turns', () => {
  test('three requests of a user run at once, the others wait', async () => {
    const own = await viewer();
    const model = open();
    fake.manner.pace = { firstMs: 100, gapMs: 1 };
    await Promise.all(Array.from({ length: 8 }, () => read(model, own)));
    expect(fake.mostAtOnce()).toBeLessThanOrEqual(3);
    expect(fake.chats).toHaveLength(8);
  });

  test('so many of all users run at once, the others wait', async () => {
    const model = open({ atOnce: 2 });
    fake.manner.pace = { firstMs: 100, gapMs: 1 };
    const users = await Promise.all(Array.from({ length: 6 }, viewer));
    await Promise.all(users.map((each) => read(model, each)));
    expect(fake.mostAtOnce()).toBeLessThanOrEqual(2);
    expect(fake.chats).toHaveLength(6);
  });

  test('a request that waits leaves the queue with its user', async () => {
    const own = await viewer();
    const model = open({ atOnce: 1 });
    fake.mode('stall');
    const [first, second] = [new AbortController(), new AbortController()];
    const running = read(model, own, first.signal);
    await expect.poll(() => fake.chats.length).toBe(1);
    const waiting = read(model, own, second.signal);
    second.abort(new Error('away'));
    await expect(waiting).rejects.toThrow('away');
    first.abort(new Error('done'));
    await expect(running).rejects.toThrow('done');
    fake.mode('answer');
    expect(await read(model, own)).toBe('It depends.');
    expect(fake.chats).toHaveLength(2);
  });

  test('a full queue refuses at once', async () => {
    const own = await viewer();
    fake.mode('stall');
    const model = open();
    const leaving = new AbortController();
    const all = Array.from({ length: 10 }, () =>
      read(model, own, leaving.signal).catch((error: Error) => error),
    );
    expect(await all[9]).toMatchObject({ code: 'too_many_requests' });
    leaving.abort(new Error('away'));
    await Promise.all(all);
    expect((await state(own)).reserved).toBe(0);
  });
});
