import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { quotingSources, sourcesIn } from '#test/fakes/model/chat.ts';
import { type FakeModel, fakeChatName, startModel } from '#test/fakes/model/model.ts';
import { answerOf, assistantApp, caseWithPages } from '#test/fixtures/assistant.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';

// Cases whose papers are longer than what a model reads, or than what is quoted.

const MONTHS = ['January', 'March', 'May', 'July', 'August', 'October', 'December'];
const paid = (at: number) =>
  `On ${(at % 28) + 1} ${MONTHS[at % MONTHS.length]} ${2000 + (at % 20)} the contractor claimed Rs. ${at + 1},500 for pier ${at + 1}.`;
const filler = (sentences: number) =>
  'The site was open and the weather was dry on that day. '.repeat(sentences);
/** A paper of so many pages, each with one sentence of its own. */
const paper = (pages: number, sentences = 2, from = 0): string[] =>
  Array.from({ length: pages }, (_, at) => `${paid(from + at)} ${filler(sentences)}`);

let it: TestApp;
let small: TestApp;
let large: TestApp;
let fake: FakeModel;
beforeAll(async () => {
  fake = await startModel();
  const endpoint = { MODEL_URL: fake.url, MODEL_NAME: fakeChatName, MODEL_API_KEY: fake.key };
  it = await assistantApp();
  small = await assistantApp({ ...endpoint, MODEL_CONTEXT: '8192' });
  large = await assistantApp({ ...endpoint, MODEL_CONTEXT: '131072' });
});
afterAll(async () => {
  await Promise.all([it.close(), small.close(), large.close(), fake.close()]);
});

/** The sources that the model was given last. */
const given = () => sourcesIn(fake.chats.at(-1) ?? { messages: [] });
const caseOf = async (app: TestApp, files: Record<string, readonly string[]>) => {
  const who: Lawyer = await app.lawyer();
  return { who, ...(await caseWithPages(app, who, files)) };
};

describe('quoted without a model', () => {
  test.each(['Summarise this case for me', 'Prepare a chronology', 'What are the weaknesses of our case?'])(
    'one file of 100 pages is read from its beginning to its end: %s',
    async (asked) => {
      const { who, caseId } = await caseOf(it, { 'Measurements.pdf': paper(100) });
      const { sources, content } = await answerOf(who, asked, { caseId });
      const pages = sources.map(({ page = 0 }) => page);
      expect([Math.min(...pages), Math.max(...pages)]).toEqual([1, 100]);
      expect(content).not.toContain(t(messages.pagesRead, { read: 100, all: 100 }));
    },
  );

  test('every one of 15 files has its place in a summary', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 15 }, (_, at) => [`Paper ${at + 1}.pdf`, paper(1, 90, at)]),
    );
    const { who, caseId } = await caseOf(it, files);
    const { sources } = await answerOf(who, 'Summarise this case for me', { caseId });
    expect(new Set(sources.map(({ title }) => title)).size).toBe(15);
  });

  test('a comparison quotes both papers beside a long one', async () => {
    const { who, caseId } = await caseOf(it, {
      'Notice.pdf': ['You are called upon to pay Rs. 9,000, which you have not paid.'],
      'Reply.pdf': ['It is denied that Rs. 9,000 is due from our client, who paid it.'],
      'Measurements.pdf': paper(14, 90),
    });
    const { sources } = await answerOf(who, 'Compare the notice with the reply', { caseId });
    expect(new Set(sources.map(({ title }) => title))).toEqual(
      new Set(['Notice.pdf', 'Reply.pdf', 'Measurements.pdf']),
    );
  });

  test('pages that were not read are said', async () => {
    const { who, caseId } = await caseOf(it, { 'Ledger.pdf': paper(305, 0), 'Note.pdf': paper(5, 0) });
    const { content, sources } = await answerOf(who, 'Summarise this case for me', { caseId });
    expect(content).toContain('300 of 310 pages were read.');
    expect(new Set(sources.map(({ title }) => title)).size).toBe(2);
  });
});

describe('given to a model', () => {
  test('a model that reads little gets some of every file of a long case, and the answer says of how many pages', async () => {
    fake.manner = { writes: quotingSources };
    const { who, caseId } = await caseOf(small, {
      'Notice.pdf': ['You are called upon to pay Rs. 9,000, which you have not paid.'],
      'Measurements.pdf': paper(100, 40),
    });
    const { content, sources } = await answerOf(who, 'Summarise this case for me', { caseId });
    const titles = sources.map(({ title, page }) => `${title} ${page}`);
    expect(titles).toEqual(
      expect.arrayContaining(['Notice.pdf 1', 'Measurements.pdf 1', 'Measurements.pdf 100']),
    );
    expect(given().length).toBeGreaterThan(20);
    expect(content).toContain(t(messages.pagesGiven, { read: given().length, all: 101 }));
  });

  test('a model that reads much gets a file of 60 pages whole', async () => {
    fake.manner = { writes: quotingSources };
    const { who, caseId } = await caseOf(large, { 'Measurements.pdf': paper(60, 12) });
    for (const asked of ['What was claimed for pier 7?', 'Summarise this case for me']) {
      const { content } = await answerOf(who, asked, { caseId });
      expect(given()).toHaveLength(60);
      expect(content).not.toContain('of 60 pages');
    }
  });

  test('the pages beside the one that answers come too, where there is room', async () => {
    fake.manner = { writes: quotingSources };
    const pages = [
      ...paper(44, 30),
      'The helmet of the mason was found by the watchman.',
      'Nobody had signed for it.',
      ...paper(44, 30, 50),
    ];
    const { who, caseId } = await caseOf(large, { 'Diary.pdf': pages });
    await answerOf(who, 'Who found the helmet of the mason?', { caseId });
    expect(given().join('\n')).toContain('Nobody had signed for it.');
  });

  test('a ticked judgment comes whole, with its order first where a summary is asked for', async () => {
    fake.manner = { writes: quotingSources };
    const who = await large.lawyer();
    const found = await large.services.library.search({
      mode: 'keyword',
      query: 'presumption debt',
      size: 5,
    });
    const hit = found.hits.find(({ record }) => record.kind === 'judgment');
    const judgment = hit && (await large.services.library.get(hit.id));
    if (!judgment) throw new Error('the sample library has a judgment');
    const options = { sources: [{ kind: 'library', id: judgment.id }] };
    const { sources } = await answerOf(who, 'Summarise this judgment', { options });
    const places = sources.map(({ index = -1 }) => index);
    const numbered = judgment.paragraphs.flatMap(({ heading, number }, at) =>
      heading || number === undefined ? [] : [at],
    );
    expect(new Set(places)).toEqual(new Set([...places, ...numbered]));
    expect(Math.min(...places.slice(0, 2))).toBeGreaterThan(judgment.paragraphs.length / 2);
  });
});
