import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import { quotingSources } from '#test/fakes/model/chat.ts';
import { fakeChatName, startModel } from '#test/fakes/model/model.ts';
import { answerOf, assistantApp, caseWithPages, newThread } from '#test/fixtures/assistant.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';

// Last days come from rules, with their working, whether a model is set or not.

let it: TestApp;
let asha: Lawyer;
let caseId: string;
let file: string;
let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  await loadLanguages();
  model = await startModel();
  it = await assistantApp({ MODEL_URL: model.url, MODEL_NAME: fakeChatName, MODEL_API_KEY: model.key });
  asha = await it.lawyer();
  const made = await caseWithPages(it, asha, {
    'Notice.pdf': [
      'The cheque No. 004512 was returned on 7 February 2026. The notice dated 12.02.2026 was received by the drawer on 20 February 2026.',
    ],
  });
  caseId = made.caseId;
  file = made.files['Notice.pdf'] ?? '';
});
afterAll(async () => {
  await it.close();
  await model.close();
});

test('the last day has its working, its paper and a link to the page of deadlines, and the model is not asked', async () => {
  const asked = model.chats.length;
  const answer = await answerOf(asha, 'What is the last day to file the complaint?', { caseId });
  expect(model.chats.length).toBe(asked);
  expect(answer).toMatchObject({ engine: 'extractive', status: 'complete' });
  expect(answer.declined).toBeUndefined();
  expect(answer.content).toContain('8 April 2026** [1]');
  expect(answer.content).toContain('Saketh India Ltd. v. India Securities Ltd., (1999) 3 SCC 1');
  const [rule, paper] = answer.sources;
  expect(rule).toMatchObject({
    kind: 'rule',
    id: 'ni-142-complaint',
    quote: expect.stringContaining('cause of action'),
  });
  const link = new URL(rule?.url ?? '', 'http://here');
  expect(link.pathname).toBe('/home/deadlines');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    case: caseId,
    rule: 'ni-142-complaint',
    day: '2026-02-20',
  });
  expect(paper).toMatchObject({
    kind: 'file',
    id: file,
    page: 1,
    quote: expect.stringContaining('20 February 2026'),
  });
  const [line] = answer.checks.sentences ?? [];
  expect(line).toMatchObject({ sources: [1], status: 'supported' });
  expect(answer.content.slice(line?.start, line?.end)).toBe(line?.text);
});

test('a missing day is asked for, and the next message gives it', async () => {
  const threadId = await newThread(asha, caseId);
  const first = await answerOf(asha, 'What is the last day for the written statement?', { caseId, threadId });
  expect(first.content).toContain('A fact is missing: the day of “service of the summons”');
  expect(first.content).not.toMatch(/last day \d/u);
  const next = await answerOf(asha, 'The summons was served on 3 March 2026.', { caseId, threadId });
  expect(next.content).toContain('last day 2 April 2026');
});

test('in the general chat a model answers a question of law, and the rule stands below', async () => {
  model.manner = { writes: quotingSources };
  const answer = await answerOf(
    asha,
    'What is the limitation for a complaint on a dishonoured cheque under section 138?',
  );
  expect(answer.engine).toBe(fakeChatName);
  expect(answer.content).toContain('Negotiable Instruments Act 1881, s. 142(1)(b)');
});
