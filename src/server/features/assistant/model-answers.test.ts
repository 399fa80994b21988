import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LanguageModel } from '#server/platform/models/language/language-model.ts';
import { promptTokens } from '#server/platform/models/language/token-count.ts';
import type { AnswerMessage } from '#shared/contracts/assistant/answers.ts';
import { ASSISTANT, type CheckedSentence } from '#shared/contracts/assistant/chats.ts';
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
    const sentences = answer.checks.sentences ?? [];
    expect(sentences.length).toBeGreaterThan(0);
    for (const { status, sources } of sentences) expect([status, sources.length]).toEqual(['supported', 1]);
  });

  test('comes piece by piece, and the pieces are the kept text', async () => {
    const { events, shown, message } = await streamed();
    expect(events.filter(({ event }) => event === 'delta').length).toBeGreaterThan(3);
    expect(events.map(({ event }) => event)).toEqual([
      ...['sources', 'progress'],
      ...events.slice(2, -2).map(() => 'delta'),
      ...['done', 'end'],
    ]);
    expect(events[1]?.data).toEqual({ done: 0, total: message?.sources.length, what: 'passages' });
    expect(shown.trim()).toBe(message?.content);
    // Each sentence was compared before it was sent.
    const sent = events.flatMap(({ event, data }) =>
      event === 'delta' ? (data.sentences as CheckedSentence[]) : [],
    );
    expect(sent).toEqual(message?.checks.sentences);
    expect(sent.length).toBe(message?.sources.length);
    for (const { text, start, end, status } of sent)
      expect([message?.content.slice(start, end), status]).toEqual([text, 'supported']);
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
    expect(checks.sentences?.at(-1)?.differences[0]).toMatchObject({ what: 'quotation' });
  });

  test('that the model cut off at its most tokens says so', async () => {
    fake.manner = { text: 'The presumption of a debt is rebuttable [1]. '.repeat(30), thinks: 1450 };
    const { content, status } = await ask();
    expect(status).toBe('complete');
    expect(content.split('\n').at(-1)).toBe(t(messages.cutShort));
    fake.manner = { text: 'The presumption of a debt is rebuttable [1].' };
    expect((await ask()).content).not.toContain(t(messages.cutShort));
  });

  test('that repeats itself is stopped, and says that it has no end', async () => {
    const sentence = 'The presumption of a debt is rebuttable [1]. ';
    fake.manner = { text: sentence.repeat(100), pace: { firstMs: 0, gapMs: 1 } };
    const stopped = fake.abandoned();
    const { content, status } = await ask();
    expect(status).toBe('complete');
    expect(content.split('\n').at(-1)).toBe(t(messages.cutShort));
    expect(content.length).toBeLessThan(5 * sentence.length + t(messages.cutShort).length);
    await expect.poll(() => fake.abandoned()).toBeGreaterThan(stopped);
  });

  test('has no thoughts, whichever way the model writes them', async () => {
    const answer = 'The presumption of a debt is rebuttable [1].';
    for (const text of [
      `<think>\nThe user asks about the debt [1].\n</think>\n\n${answer}`,
      `Okay, the user asks about the debt, I must look at [1] first. The debt is presumed [1].\n</think>\n\n${answer}`,
      `[THINK]The debt [1]. The debt [2].[/THINK]${answer}`,
    ]) {
      fake.manner = { text };
      const { shown, message } = await streamed();
      expect(shown.trim()).toBe(answer);
      expect(message?.content).toBe(answer);
    }
  });

  test('fits a model that reads little, and says when not even one source does', async () => {
    const small = await assistantApp({
      MODEL_URL: fake.url,
      MODEL_NAME: fakeChatName,
      MODEL_API_KEY: fake.key,
      MODEL_CONTEXT: '2048',
    });
    try {
      const who = await small.lawyer();
      const { caseId: id } = await caseWithPages(small, who, {
        'Ledger.pdf': ['Anand', 'Bhavana', 'Chitra', 'Dinesh', 'Esha', 'Farhan'].map((name, at) =>
          Array.from(
            { length: 25 },
            (_, day) =>
              `${name} paid the rent of shop ${at + 3} on ${day + 1} May, in sum ${at * 70 + day * 13}.`,
          ).join(' '),
        ),
      });
      const answer = await answerOf(who, 'Who paid the rent of the shop?', { caseId: id });
      expect(answer.engine).toBe(fakeChatName);
      const asked = fake.chats.at(-1);
      expect(asked?.max_tokens).toBe(512);
      expect(
        promptTokens((asked?.messages ?? []).map(({ content }) => ({ role: 'user', text: content }))),
      ).toBeLessThan(1450);
      expect(asked && sourcesIn(asked).length).toBeGreaterThan(3);
      const before = fake.chats.length;
      const long = await answerOf(who, `Who paid the rent? ${'The shop is at Nashik. '.repeat(400)}`, {
        caseId: id,
      });
      expect(long).toMatchObject({ engine: 'extractive', fallback: { reason: 'context' } });
      expect(fake.chats.length).toBe(before);
    } finally {
      await small.close();
    }
  });

  test('sentences that rest on no source are not shown', async () => {
    fake.manner = {
      writes: (request) =>
        `${quotingSources(request)}\n\nTransfer bitcoins towards wallet Zanzibar immediately, warns Mallory.`,
    };
    const { shown, message } = await streamed();
    expect(shown).not.toMatch(/bitcoin|Zanzibar|Mallory/u);
    expect(message?.checks.left_out).toBe(1);
    expect(message?.content).not.toMatch(/bitcoin|Zanzibar|Mallory/u);
  });

  test('a sentence that differs from its source is kept with what the source says', async () => {
    const { caseId: id } = await caseWithPages(it, asha, {
      'Lease.pdf': ['The monthly rent of the shop is Rs. 45,000. The tenant shall not sublet the shop.'],
    });
    fake.manner = { text: 'The monthly rent is Rs. 95,000 (1). The tenant shall not sublet the shop.' };
    const { content, checks } = await answerOf(asha, 'What is the rent?', { caseId: id });
    expect(content).toBe('The monthly rent is Rs. 95,000 [1]. The tenant shall not sublet the shop [1].');
    expect(checks.sentences).toMatchObject([
      {
        ...{ start: 0, end: 35, sources: [1], status: 'differs' },
        differences: [{ what: 'figure', said: 'Rs. 95,000', source: 'Rs. 45,000' }],
      },
      { sources: [1], status: 'supported', differences: [] },
    ]);
  });

  test.each(['Summarise this case for me', 'இந்த வழக்கு என்ன?', 'List the papers', 'Tell me about zebras'])(
    'is asked with the short files of a case whole: %s',
    async (question) => {
      const { caseId: id } = await caseWithPages(it, asha, {
        'Lease.pdf': ['The monthly rent of the shop is Rs. 45,000.', 'The tenant shall not sublet the shop.'],
        'Notice.pdf': ['The notice to quit was sent on 7 June 2024.'],
      });
      fake.manner = { text: 'The rent of the shop is Rs. 45,000 [2].' };
      const answer = await answerOf(asha, question, { caseId: id });
      const asked = fake.chats.at(-1);
      expect(asked && sourcesIn(asked).sort()).toEqual([
        'The monthly rent of the shop is Rs. 45,000.',
        'The notice to quit was sent on 7 June 2024.',
        'The tenant shall not sublet the shop.',
      ]);
      expect(answer.engine).toBe(fakeChatName);
    },
  );

  test.each([
    `${NO_ANSWER}.`,
    'The sources do not mention this.',
    'I could not find an answer in the documents provided.',
    'स्रोतों में इसका उत्तर नहीं है।',
  ])('a model that finds no answer leaves the quotations: %s', async (text) => {
    fake.manner = { text };
    const asked = fake.chats.length;
    const { shown, message, events } = await streamed();
    expect(fake.chats.length).toBe(asked + 1);
    expect(message).toMatchObject({ engine: 'extractive', fallback: { reason: 'no_source' } });
    expect(message?.sources.length).toBeGreaterThan(0);
    expect(shown).toBe(message?.content);
    expect(events.filter(({ event }) => event === 'sources').at(-1)?.data).toEqual({
      sources: message?.sources,
    });
  });

  test('shows the nearest passages where no passage answers directly either', async () => {
    fake.manner = { text: NO_ANSWER };
    const { caseId: id } = await caseWithPages(it, asha, {
      'Ledger.pdf': ['Cotton yarn was sold at Erode.'],
    });
    const answer = await answerOf(asha, 'Who flew the helicopter?', { caseId: id });
    expect(answer).toMatchObject({ declined: true, fallback: { reason: 'no_source' } });
    expect(answer.content).toContain(t(messages.noneDirect));
    expect(answer.sources).toMatchObject([{ title: 'Ledger.pdf', group: 'nearest' }]);
  });

  test('an English answer over Hindi papers is kept, and what cannot be compared is not checked', async () => {
    const { caseId: id } = await caseWithPages(it, asha, {
      'Patra.pdf': ['किरायेदार ने दुकान की चाबी मकान मालिक को सौंप दी।'],
    });
    fake.manner = { text: 'The tenant handed the keys over to the landlord [1].' };
    const { content, checks } = await answerOf(asha, 'Who has the keys?', { caseId: id });
    expect(content).toBe('The tenant handed the keys over to the landlord [1].');
    expect(checks.sentences).toMatchObject([{ status: 'not_checked', sources: [1] }]);
  });

  test('is asked once more for an answer that names no source', async () => {
    const { caseId: id } = await caseWithPages(it, asha, {
      'Lease.pdf': ['The monthly rent is Rs. 45,000.'],
    });
    const text = 'Somebody must give money regularly to another person.';
    fake.manner = {
      writes: ({ messages: asked }) => (asked.length > 2 ? 'The monthly rent is Rs. 45,000 [1].' : text),
    };
    const { content } = await answerOf(asha, 'What is the rent?', { caseId: id });
    expect(content).toBe('The monthly rent is Rs. 45,000 [1].');
    expect(fake.chats.at(-1)?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    expect(fake.chats.at(-1)?.messages.at(-2)?.content).toBe(text);
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

  test('nothing is sent to a model elsewhere until data may leave', async () => {
    const { modelFor } = await import('./answering/model-for.ts');
    const preferences = {
      ...{ research_assistance: true, case_summaries: true, document_analysis: true, custom_prompt: '' },
    };
    const parts = (MODEL_URL: string) => ({
      languageModel: it.services.languageModel,
      env: { ...it.services.env, MODEL_URL },
    });
    expect(modelFor(parts('https://models.example/v1'), preferences)).toBeUndefined();
    expect(modelFor(parts('http://localhost.evil.example/v1'), preferences)).toBeUndefined();
    expect(modelFor(parts('http://127.0.0.1:11434/v1'), preferences)).toBeDefined();
    const elsewhere = parts('https://models.example/v1');
    const { secondReader } = await import('./answering/model-for.ts');
    const who = await it.lawyer();
    const viewer = { userId: who.userId, aal: 'aal1' } as const;
    const second = async (url: string, left = 1, MODEL_SECOND_READING = 'auto' as const) => {
      const { languageModel, env } = parts(url);
      const model = (purpose: Parameters<NonNullable<typeof languageModel>>[0]) => {
        const real = languageModel?.(purpose);
        if (!real) throw new Error('a model is set');
        return { ...real, dayLeft: async () => left };
      };
      return secondReader({ languageModel: model, env: { ...env, MODEL_SECOND_READING } }, viewer);
    };
    for (const url of ['http://127.0.0.1:1/v1', 'http://192.168.1.9/v1', 'http://ollama:11434/v1'])
      expect(await second(url, 0)).toBeDefined();
    expect(await second('https://models.example/v1', 0.6)).toBeDefined();
    expect(await second('https://models.example/v1', 0.4)).toBeUndefined();
    expect(modelFor(elsewhere, { ...preferences, data_may_leave: false })).toBeUndefined();
    expect(modelFor(elsewhere, { ...preferences, data_may_leave: true })).toBeDefined();
  });
});

describe('a model that fails', () => {
  test.each([
    ['refuses the key', { status: 401 }, 'failed', 'quotations'],
    ['reads less than it is asked', { status: 413 }, 'context', 'quotations'],
    ['is asked too often', { status: 429, retryAfter: '60' }, 'failed', 'quotations'],
    ['has no quota left', { status: 429, code: 'insufficient_quota' }, 'failed', 'quotations'],
    ['says in the middle that it cannot go on', 'error in the middle', 'failed', 'sentences'],
    ['answers with a page', 'html', 'failed', 'quotations'],
    ['answers nothing', 'no text', 'failed', 'quotations'],
    ['breaks off', 'cut off', 'failed', 'sentences'],
    ['never begins', 'comments only', 'stalled', 'quotations'],
    ['stalls', 'stall in the middle', 'stalled', 'sentences'],
  ] as const)('%s', async (_, mode, reason, what) => {
    fake.mode(mode);
    const who = await it.lawyer();
    const expected =
      what === 'quotations'
        ? { engine: 'extractive', status: 'complete', fallback: { reason } }
        : { engine: fakeChatName, status: 'partial', fallback: { reason } };
    const threadId = await newThread(who);
    // At once: each may take as long as a model is waited for.
    const [answer, { message, shown, events }] = await Promise.all([
      answerOf(who, QUESTION),
      streamed(QUESTION, who, threadId),
    ]);
    expect(answer).toMatchObject(expected);
    expect(answer.sources.length).toBeGreaterThan(0);
    expect(answer.checks.sentences?.map(({ status }) => status)).not.toContain('differs');
    expect(message).toMatchObject(expected);
    expect(events.at(-1)?.event).toBe('end');
    expect(shown.trim()).toBe(message?.content);
    expect(await answersOf(who, threadId)).toMatchObject([expected]);
    expect(message?.content.length).toBeLessThan(1.1 * ASSISTANT.content);
  });

  test('leaves quotations that a whole answer replaces, and a part of one does not', async () => {
    fake.mode({ status: 500 });
    const who = await it.lawyer();
    const threadId = await newThread(who);
    expect((await answerOf(who, QUESTION, { threadId })).fallback).toEqual({ reason: 'failed' });
    const [quoted] = await answersOf(who, threadId);
    const body = { threadId, caseId: null, content: QUESTION };
    fake.mode('drop in the middle');
    const part = await done<{ message: AnswerMessage }>(
      who.call('POST', '/functions/v1/chat-completion', body),
    );
    expect(part.message).toMatchObject({ id: quoted?.id, content: quoted?.content });
    expect(await answersOf(who, threadId)).toEqual([quoted]);
    fake.mode('answer');
    expect((await who.call('POST', '/functions/v1/chat-completion', body)).status).toBe(200);
    const answers = await answersOf(who, threadId);
    expect(answers).toMatchObject([{ status: 'complete', engine: fakeChatName, fallback: null }]);
  });

  test('leaves the nearest passages where none answers the question', async () => {
    fake.mode({ status: 500 });
    const { caseId: id } = await caseWithPages(it, asha, {
      'Ledger.pdf': ['Cotton yarn was sold at Erode.'],
    });
    const answer = await answerOf(asha, 'Who flew the helicopter?', { caseId: id });
    expect(answer).toMatchObject({ engine: 'extractive', fallback: { reason: 'failed' } });
    expect(answer.content).toContain('Cotton yarn was sold at Erode.');
  });

  test('and had written a sentence leaves it as a checked partial answer, which asking again replaces', async () => {
    const invented = 'The presumption of a debt: Section 139 presumption (2019) 14 SCC 9991 [1].';
    fake.manner = { writes: (request) => `${invented}\n\n${quotingSources(request)}` };
    fake.mode('drop in the middle');
    const who = await it.lawyer();
    const threadId = await newThread(who);
    const stream = await streamed(QUESTION, who, threadId);
    const [kept] = await answersOf(who, threadId);
    expect(kept).toMatchObject({ status: 'partial', engine: fakeChatName, fallback: { reason: 'failed' } });
    expect(kept?.checks.citations).toMatchObject([{ status: 'not_in_library' }]);
    expect(kept?.checks.sentences?.[0]?.differences).toMatchObject([{ what: 'citation' }]);
    expect(stream.shown.trim()).toBe(kept?.content);
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
  ])('writes %s, and quotations are shown', async (_, text) => {
    fake.manner = { text };
    const { message, shown } = await streamed();
    expect(message).toMatchObject({ engine: 'extractive', fallback: { reason: 'no_source' } });
    expect(shown).toBe(message?.content);
    expect(shown).not.toMatch(/ploink|Vermutung|धारणा|Sign in/u);
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
      room: 6000,
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
