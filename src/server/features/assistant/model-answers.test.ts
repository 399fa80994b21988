import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LanguageModel } from '#server/platform/models/language/language-model.ts';
import { ANSWER_LOST, type AnswerMessage } from '#shared/contracts/assistant/answers.ts';
import { ASSISTANT } from '#shared/contracts/assistant/chats.ts';
import { messages as errors } from '#shared/messages/en/common/errors.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { quotingSources, sourcesIn } from '#test/fakes/model/chat.ts';
import { type FakeModel, fakeChatName, startModel } from '#test/fakes/model/model.ts';
import {
  answerOf,
  assistantApp,
  caseWithPages,
  complete,
  eventsIn,
  newThread,
  STREAM,
  say,
} from '#test/fixtures/assistant.ts';
import { done } from '#test/fixtures/sharing.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';
import { answerEvents } from './answering/answer.ts';
import { readQuestion } from './answering/question-of-thread.ts';
import { NO_ANSWER } from './prompts/answer-prompt.ts';

// Answers that a model writes, over a real endpoint, with the sample library.

const QUESTION = 'Authority that the presumption under section 139 includes a legally enforceable debt';

let it: TestApp;
let fake: FakeModel;
let asha: Lawyer;
let caseId: string;
beforeAll(async () => {
  fake = await startModel();
  it = await assistantApp({
    MODEL_URL: fake.url,
    MODEL_NAME: fakeChatName,
    MODEL_API_KEY: fake.key,
    MODEL_TIMEOUT_S: '5',
  });
  ({ caseId } = await caseWithPages(it, await reader(), {
    'Notice.pdf': ['The demand notice was posted by registered post on 20 February 2026.'],
  }));
});
beforeEach(() => {
  fake.mode('answer');
  fake.manner = { writes: quotingSources };
});
afterAll(async () => {
  await it.close();
  await fake.close();
});

async function reader(): Promise<Lawyer> {
  asha = await it.lawyer();
  return asha;
}
/** Budgets are of a user: each test has its own. */
const ask = async (content = QUESTION) => answerOf(await it.lawyer(), content);
async function streamed(content = QUESTION, who?: Lawyer, threadId?: string) {
  const thread = threadId === undefined ? {} : { threadId };
  const answer = await complete(who ?? (await it.lawyer()), content, { headers: STREAM, ...thread });
  const events = eventsIn(await answer.text());
  const shown = events
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => String(data.text))
    .join('');
  const message = events.find(({ event }) => event === 'done')?.data.message as AnswerMessage | undefined;
  return { events, shown, message };
}
const answersOf = (who: Lawyer, threadId: string) =>
  done<AnswerMessage[]>(who.call('GET', `/rest/v1/chat_messages?thread_id=eq.${threadId}&role=eq.assistant`));

describe('an answer of a model', () => {
  test('carries its sources, and its quotations are compared with them', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({ status: 'complete', engine: fakeChatName });
    expect(answer.sources.map(({ n }) => n)).toEqual(answer.sources.map((_, at) => at + 1));
    expect(answer.content).toContain('[1]');
    expect(answer.checks.quotations.length).toBeGreaterThan(0);
    for (const { status, n } of answer.checks.quotations)
      expect([status, typeof n]).toEqual(['exact', 'number']);
  });

  test('comes piece by piece, and the pieces are the kept text', async () => {
    const { events, shown, message } = await streamed();
    expect(events.filter(({ event }) => event === 'delta').length).toBeGreaterThan(5);
    expect(events.map(({ event }) => event)).toEqual([
      'sources',
      ...events.slice(1, -2).map(() => 'delta'),
      'done',
      'end',
    ]);
    expect(shown.trim()).toBe(message?.content);
  });

  test('has numbers of its sources only, no link, image or tag', async () => {
    fake.manner = {
      writes: () =>
        'The presumption is rebuttable [1][99]. See [the presumption](https://evil.example/a) [1]. ![debt](https://evil.example/b.png) <img src=x> The debt is presumed [1, 44]. [1]: https://evil.example/c',
    };
    const { shown, message } = await streamed();
    for (const text of [shown, message?.content ?? '']) {
      expect(text).not.toMatch(/evil|https?:|!\[|<img|\[99\]|44/u);
      expect(text).toContain('The presumption is rebuttable [1].');
    }
    expect(message?.checks.removed.sort()).toEqual([44, 99]);
  });

  test('an invented citation, paragraph and quotation are facts in its checks', async () => {
    fake.manner = {
      writes: () =>
        'The presumption includes a legally enforceable debt, as held in Basavaraj Hiregoudar v. Mallikarjun Angadi, 2013 MUNSHI SAMPLE 12, para 873 [1]. The presumption of a debt: Section 139 presumption (2019) 14 SCC 9991 [1]. "The presumption of a legally enforceable debt is conclusive and the accused may never rebut it" [1].',
    };
    const { checks } = await ask();
    const [found, invented] = checks.citations;
    expect(found).toMatchObject({ status: 'found', paragraph: { cited: 873, exists: false } });
    expect(invented).toMatchObject({ status: 'not_in_library' });
    expect(checks.quotations.map(({ status }) => status)).not.toContain('exact');
  });

  test('that the model cut off at its most tokens says so', async () => {
    fake.manner = { text: 'The presumption of a debt is rebuttable [1]. '.repeat(30), thinks: 1450 };
    const { content, status } = await ask();
    expect(status).toBe('complete');
    expect(content.split('\n').at(-1)).toBe(t(messages.cutShort));
    fake.manner = { text: 'The presumption of a debt is rebuttable [1].' };
    expect((await ask()).content).not.toContain(t(messages.cutShort));
  });

  test('sentences that rest on no source are not shown', async () => {
    fake.manner = {
      writes: (request) =>
        `${quotingSources(request)}\n\nTransfer bitcoins towards wallet Zanzibar immediately, warns Mallory.`,
    };
    const { shown, message } = await streamed();
    expect(shown).not.toMatch(/bitcoin|Zanzibar|Mallory/u);
    expect(message?.content).not.toMatch(/bitcoin|Zanzibar|Mallory/u);
  });

  test('a model that finds no answer in the sources declines in the product’s words', async () => {
    fake.manner = { text: `${NO_ANSWER}.` };
    const { shown, message } = await streamed();
    expect(message).toMatchObject({ declined: true, sources: [], content: t(messages.declined) });
    expect(shown).toBe(t(messages.declined));
  });

  test('is asked with the sources as data, the user’s wishes and what came before', async () => {
    const who = await it.lawyer();
    const preferences = {
      ...{ research_assistance: true, case_summaries: true, document_analysis: true },
      custom_prompt: 'Answer in two sentences.',
    };
    await done(who.call('PATCH', `/rest/v1/profiles?id=eq.${who.userId}`, { ai_preferences: preferences }));
    const threadId = await newThread(who);
    await answerOf(who, QUESTION, { threadId });
    await answerOf(who, 'Is the presumption of an enforceable debt rebuttable?', { threadId });
    const asked = fake.chats.at(-1);
    const texts = asked?.messages.map(({ content }) => content) ?? [];
    expect(texts[0]).toContain('Answer in two sentences.');
    expect(asked?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(texts[1]).toBe(QUESTION);
    expect(asked && sourcesIn(asked).length).toBeGreaterThan(0);
  });
});

describe('preferences', () => {
  test.each([
    ['research assistance is off', { research_assistance: false }, 'extractive'],
    ['data may not leave, and the model is on this machine', { data_may_leave: false }, fakeChatName],
  ])('%s', async (_, changed, engine) => {
    const who = await it.lawyer();
    const ai_preferences = {
      ...{ research_assistance: true, case_summaries: true, document_analysis: true, custom_prompt: '' },
      ...changed,
    };
    await done(who.call('PATCH', `/rest/v1/profiles?id=eq.${who.userId}`, { ai_preferences }));
    expect((await answerOf(who, QUESTION)).engine).toBe(engine);
  });

  test('nothing is sent to a model elsewhere when data may not leave', async () => {
    const { modelFor } = await import('./answering/model-for.ts');
    const preferences = {
      ...{ research_assistance: true, case_summaries: true, document_analysis: true, custom_prompt: '' },
      data_may_leave: false,
    };
    const parts = (MODEL_URL: string) => ({
      languageModel: it.services.languageModel,
      env: { ...it.services.env, MODEL_URL },
    });
    expect(modelFor(parts('https://models.example/v1'), preferences)).toBeUndefined();
    expect(modelFor(parts('http://localhost.evil.example/v1'), preferences)).toBeUndefined();
    expect(modelFor(parts('http://127.0.0.1:11434/v1'), preferences)).toBeDefined();
  });
});

describe('a model that fails', () => {
  test.each([
    ['refuses the key', { status: 401 }, 502, []],
    ['is asked too often', { status: 429, retryAfter: '60' }, 502, []],
    ['has no quota left', { status: 429, code: 'insufficient_quota' }, 502, []],
    ['says in the middle that it cannot go on', 'error in the middle', 502, [{ status: 'partial' }]],
    ['answers with a page', 'html', 502, []],
    ['answers nothing', 'no text', 502, []],
    ['breaks off', 'cut off', 502, [{ status: 'partial' }]],
    ['never begins', 'comments only', 504, []],
    ['never ends', 'without an end', 502, [{ status: 'partial' }]],
    ['stalls', 'stall in the middle', 504, [{ status: 'partial' }]],
  ] as const)('%s', async (_, mode, status, kept) => {
    fake.mode(mode);
    const who = await it.lawyer();
    const threadId = await newThread(who);
    const answer = await complete(who, QUESTION, { threadId });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: t(messages.noAnswer) });
    // Its reader has seen nothing of it: an answer beside the failure would contradict it.
    expect(await answersOf(who, threadId)).toEqual([]);
    const streamThread = await newThread(who);
    const stream = await streamed(QUESTION, who, streamThread);
    expect(stream.events.at(-1)).toMatchObject({ event: 'error', data: { error: t(messages.noAnswer) } });
    expect(stream.message).toBeUndefined();
    // What its reader has seen with its source is kept.
    const answers = await answersOf(who, streamThread);
    expect(answers).toMatchObject(kept);
    for (const { content } of answers) expect(content.length).toBeLessThan(1.1 * ASSISTANT.content);
  });

  test('and had written a sentence leaves it as a checked partial answer, which asking again replaces', async () => {
    const invented = 'The presumption of a debt: Section 139 presumption (2019) 14 SCC 9991 [1].';
    fake.manner = { writes: (request) => `${invented}\n\n${quotingSources(request)}` };
    fake.mode('drop in the middle');
    const who = await it.lawyer();
    const threadId = await newThread(who);
    const stream = await streamed(QUESTION, who, threadId);
    expect(stream.events.at(-1)).toMatchObject({ event: 'error', data: { error: t(messages.noAnswer) } });
    const [kept] = await answersOf(who, threadId);
    expect(kept).toMatchObject({ status: 'partial', engine: fakeChatName });
    expect(kept?.checks.citations).toMatchObject([{ status: 'not_in_library' }]);
    expect(stream.shown).toContain(kept?.content);
    fake.mode('answer');
    const body = { threadId, caseId: null, content: QUESTION };
    expect((await who.call('POST', '/functions/v1/chat-completion', body)).status).toBe(200);
    expect(await answersOf(who, threadId)).toMatchObject([{ status: 'complete' }]);
  });

  test.each([
    ['garbage', 'xq zzv 0x9f ploink gribble frotz wibble. Ploink gribble frotz.'],
    ['another language', 'Die Vermutung umfasst das Bestehen einer durchsetzbaren Schuld. Das Gericht irrt.'],
    [
      'another language with a source',
      'Die Vermutung umfasst das Bestehen einer durchsetzbaren Schuld [1]. धारणा में ऋण भी शामिल है [2]।',
    ],
    ['a page', '<!doctype html><html><body><h1>Sign in</h1><p>Your session has expired.</p></body></html>'],
    ['an answer without a source', 'The presumption includes a legally enforceable debt.'],
  ])('writes %s', async (_, text) => {
    fake.manner = { text };
    const answer = await complete(await it.lawyer(), QUESTION);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ error: t(errors.answerUnsupported) });
  });

  test('and named no source before it failed leaves nothing, says so, and can be asked again', async () => {
    fake.manner = { text: 'The presumption includes a legally enforceable debt [1].' };
    fake.mode('error in the middle');
    const who = await it.lawyer();
    const threadId = await newThread(who);
    const waited = await complete(who, QUESTION, { threadId: await newThread(who) });
    expect(await waited.json()).toMatchObject({ error: t(messages.noAnswer) });
    const { events, shown } = await streamed(QUESTION, who, threadId);
    expect(shown).toMatch(/^The presumption/u);
    expect(events.at(-1)).toMatchObject({
      event: 'error',
      data: { code: ANSWER_LOST, error: t(messages.answerLost) },
    });
    expect(await answersOf(who, threadId)).toEqual([]);
    fake.mode('answer');
    expect((await streamed(QUESTION, who, threadId)).message).toMatchObject({ status: 'complete' });
    expect(await answersOf(who, threadId)).toHaveLength(1);
  });

  test('and begins like its sources loses all of its answer, which is refused and can be asked for again', async () => {
    fake.manner = { text: 'The ploink gribble frotz wibble [1]. The zzv xq snorf blat [2].' };
    const who = await it.lawyer();
    const threadId = await newThread(who);
    const { events, shown } = await streamed(QUESTION, who, threadId);
    // These words came before the check took their sentences out.
    expect(shown).toMatch(/^The\s+The\s+$/u);
    expect(events.at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'answer_unsupported', error: t(errors.answerUnsupported) },
    });
    expect(await answersOf(who, threadId)).toEqual([]);
    fake.manner = { writes: quotingSources };
    expect((await streamed(QUESTION, who, threadId)).message).toMatchObject({ status: 'complete' });
    expect(await answersOf(who, threadId)).toHaveLength(1);
  });
});

test('a message that is sent twice at once is saved once, and the model answers it once', async () => {
  fake.manner = { writes: quotingSources, pace: { firstMs: 20, gapMs: 1 } };
  const who = await it.lawyer();
  const threadId = await newThread(who);
  const asked = fake.chats.length;
  // No client saved the message before.
  const body = { threadId, caseId: null, content: QUESTION };
  const send = async () => {
    const answer = await who.call('POST', '/functions/v1/chat-completion', body, STREAM);
    return eventsIn(await answer.text()).find(({ event }) => event === 'done')?.data.message;
  };
  const holder = new pg.Client({ connectionString: it.db.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from public.chat_threads where id = $1 for update', [threadId]);
  const both = Promise.all([send(), send()]);
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await it.db.sql(waits)).length, { timeout: 60_000 }).toBe(2);
  await holder.query('commit');
  await holder.end();
  const [first, second] = await both;
  expect(first).toMatchObject({ role: 'assistant', status: 'complete' });
  expect(second).toEqual(first);
  expect(fake.chats.length).toBe(asked + 1);
  const rows = await done<{ role: string }[]>(
    who.call('GET', `/rest/v1/chat_messages?thread_id=eq.${threadId}&select=role`),
  );
  expect(rows.map(({ role }) => role).sort()).toEqual(['assistant', 'user']);
});

describe('a reader who goes away', () => {
  /** Reads a stream until some text has come, and leaves. */
  async function leave(who: Lawyer, threadId: string): Promise<string> {
    const answer = await who.call(
      'POST',
      '/functions/v1/chat-completion',
      { threadId, caseId: null, content: QUESTION },
      STREAM,
    );
    const body = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    while (body && (read.match(/event: delta/gu) ?? []).length < 6) {
      const { value, done: over } = await body.read();
      if (over) break;
      read += value;
    }
    await body?.cancel();
    return read;
  }

  test('finds what was written as a partial answer, the model is stopped, and asking again replaces it', async () => {
    fake.manner = { writes: quotingSources, pace: { firstMs: 1, gapMs: 20 } };
    const who = await it.lawyer();
    const threadId = await newThread(who);
    await say(who, threadId, null, QUESTION);
    const before = fake.abandoned();
    await leave(who, threadId);
    await expect
      .poll(() => answersOf(who, threadId))
      .toMatchObject([{ status: 'partial', engine: fakeChatName }]);
    await expect.poll(() => fake.abandoned()).toBeGreaterThan(before);
    fake.manner = { writes: quotingSources };
    const again = await who.call('POST', '/functions/v1/chat-completion', {
      threadId,
      caseId: null,
      content: QUESTION,
    });
    expect(again.status).toBe(200);
    expect(await answersOf(who, threadId)).toMatchObject([{ status: 'complete' }]);
  });

  test('finds the whole answer as a partial one when it was not checked to its end', async () => {
    const who = await it.lawyer();
    const threadId = await newThread(who);
    await say(who, threadId, null, QUESTION);
    const session = {
      userId: who.userId,
      aal: 'aal1',
      sessionId: crypto.randomUUID(),
      email: 'a@example.in',
      signedInAt: 0,
      needsSecondFactor: false,
      language: null,
    } as const;
    const leaving = new AbortController();
    const model: LanguageModel = {
      name: 'a model',
      generate: () => Promise.reject(new Error('not asked')),
      async *stream() {
        yield { text: 'The presumption of a debt is rebuttable [1].' };
        leaving.abort(new Error('gone'));
      },
    };
    const asked = await readQuestion(it.services, session, { threadId, content: QUESTION });
    const answering = { session, asked, options: {}, model, signal: leaving.signal, streamed: false };
    const read = async () => {
      const events: string[] = [];
      for await (const { event } of answerEvents(it.services, answering)) events.push(event);
      return events;
    };
    await expect(read()).rejects.toThrow('gone');
    expect(await answersOf(who, threadId)).toMatchObject([
      { status: 'partial', content: 'The presumption of a debt is rebuttable [1].' },
    ]);
  });

  test('a thread that is deleted while it streams ends with an error, and nothing is kept', async () => {
    fake.manner = { writes: quotingSources, pace: { firstMs: 1, gapMs: 10 } };
    const who = await it.lawyer();
    const threadId = await newThread(who);
    await say(who, threadId, null, QUESTION);
    const body = { threadId, caseId: null, content: QUESTION };
    const asked = fake.chats.length;
    const answer = await who.call('POST', '/functions/v1/chat-completion', body, STREAM);
    const reading = answer.text();
    await expect.poll(() => fake.chats.length).toBeGreaterThan(asked);
    await done(who.call('DELETE', `/rest/v1/chat_threads?id=eq.${threadId}`));
    expect(eventsIn(await reading).at(-1)).toMatchObject({
      event: 'error',
      data: { error: t(messages.threadGone) },
    });
    expect(await answersOf(who, threadId)).toEqual([]);
  });
});

test('an answer about a case comes from its files', async () => {
  const answer = await answerOf(asha, 'When was the demand notice posted?', { caseId });
  expect(answer.content).toContain('posted by registered post on 20 February 2026');
  expect(answer.sources[0]).toMatchObject({ kind: 'file', page: 1 });
});
