import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type {
  documentInsightsAnswer,
  WrittenInsightsAnswer,
} from '#shared/contracts/assistant/document-insights.ts';
import { AI_PREFERENCE_DEFAULTS } from '#shared/contracts/profiles.ts';
import { quotingSources, sourcesIn } from '#test/fakes/model/chat.ts';
import { type FakeModel, fakeChatName, startModel } from '#test/fakes/model/model.ts';
import { assistantApp, eventsIn, STREAM } from '#test/fixtures/assistant.ts';
import { done } from '#test/fixtures/sharing.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';

const KARNATAKA = 'sample-12-karnataka-cheque-presumption';
const WRITE = '/functions/v1/write-document-insights';

let it: TestApp;
let fake: FakeModel;
let asha: Lawyer;
beforeAll(async () => {
  fake = await startModel();
  it = await assistantApp({
    MODEL_URL: fake.url,
    MODEL_NAME: fakeChatName,
    MODEL_API_KEY: fake.key,
    MODEL_TIMEOUT_S: '5',
  });
  asha = await it.lawyer();
});
beforeEach(() => {
  fake.mode('answer');
  fake.manner = { writes: quotingSources };
});
afterAll(async () => {
  await it.close();
  await fake.close();
});

const write = (headers?: Record<string, string>, id = KARNATAKA) => asha.call('POST', WRITE, { id }, headers);
const shown = () =>
  done<z.infer<typeof documentInsightsAnswer>>(
    asha.call('GET', `/functions/v1/document-insights?id=${KARNATAKA}`),
  );

test('a model writes from the judgment alone and only when it is asked, beside the quotations', async () => {
  const before = fake.chats.length;
  expect(await shown()).toMatchObject({ model: fakeChatName, insights: expect.any(Object) });
  expect(fake.chats.length).toBe(before);
  const { written, fallback } = await done<WrittenInsightsAnswer>(write());
  expect(fallback).toBeUndefined();
  expect(written).toMatchObject({ engine: fakeChatName, status: 'complete' });
  expect(new Set(written?.sources.map(({ id }) => id))).toEqual(new Set([KARNATAKA]));
  expect(written?.checks.sentences?.length).toBeGreaterThan(0);
  for (const { status } of written?.checks.sentences ?? []) expect(status).toBe('supported');
  // It was given what the court decided, and not only what the request's words find.
  const holding = (await shown()).insights?.holdings[0]?.quote ?? 'nothing';
  const given = sourcesIn(fake.chats.at(-1) ?? { messages: [] })
    .join(' ')
    .replace(/\s+/gu, ' ');
  expect(given).toContain(holding);
});

test('a sentence that differs from its paragraph is marked as it comes', async () => {
  fake.manner = {
    writes: (request) => {
      const dated = sourcesIn(request).flatMap((text, at) => {
        const [sentence] = /[^.]*\b20\d\d\b[^.]*\./u.exec(text) ?? [];
        return sentence
          ? [
              `${sentence
                .trim()
                .replace(/\b20\d\d\b/gu, '1955')
                .slice(0, -1)} [${at + 1}].`,
            ]
          : [];
      });
      return dated[0] ?? '';
    },
  };
  const events = eventsIn(await (await write(STREAM)).text());
  expect(events.map(({ event }) => event).slice(-2)).toEqual(['done', 'end']);
  const answer = events.at(-2)?.data as unknown as WrittenInsightsAnswer;
  expect(answer.written?.checks.sentences).toMatchObject([{ status: 'differs' }]);
});

test('a failure says why, and puts no quotations in the place of a text', async () => {
  fake.mode({ status: 401 });
  const events = eventsIn(await (await write(STREAM)).text());
  expect(events.filter(({ event }) => event === 'delta')).toEqual([]);
  expect(events.find(({ event }) => event === 'done')?.data).toEqual({
    written: null,
    fallback: { reason: 'failed', failure: 'key' },
  });
});

test('the profile, an unknown document and a server without a model refuse it with a sentence', async () => {
  const prefer = (changes: object) =>
    done(
      asha.call('PATCH', `/rest/v1/profiles?id=eq.${asha.userId}`, {
        ai_preferences: { ...AI_PREFERENCE_DEFAULTS, ...changes },
      }),
    );
  expect((await write(STREAM, 'none')).status).toBe(404);
  await prefer({ research_assistance: false });
  expect(await shown()).toMatchObject({ enabled: true, model: null });
  expect((await write()).status).toBe(422);
  await prefer({ document_analysis: false });
  expect((await write()).status).toBe(403);
  await prefer({});
});
