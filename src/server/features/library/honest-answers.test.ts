import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedPath } from '#server/core/shipped-path.ts';
import type { EmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { openIndex } from '#server/platform/search/embedded/open-index.ts';
import type { KeywordAnswer, SearchHitBody, SimilarAnswer } from '#shared/contracts/library.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { documentsOf } from './ingest/document.ts';
import { loadSamples } from './ingest/samples.ts';

// Promises of an answer on which a lawyer relies, over the sample library and, if present, real judgments.

let it: TestApp;
let asha: Lawyer;
let library: EmbeddedEngine;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-honest-'));
  const [index, embeddings] = [path.join(folder, 'index'), path.join(folder, 'embeddings')];
  library = await openIndex({ folder: index, embeddings, log: pino({ level: 'silent' }) });
  it = await testApp({ library });
  await loadSamples(it.services, shippedPath('library'));
  // On a busy machine the embeddings are first trained while the samples arrive, from a part of them.
  await library.settled();
  asha = await it.lawyer();
});
afterAll(async () => {
  await library.close();
  await it.close();
  await rm(folder, { recursive: true, force: true });
});

type Answer = Pick<KeywordAnswer, 'total' | 'results' | 'not_in_library' | 'did_you_mean' | 'expanded'>;

async function ask(
  mode: 'keyword' | 'semantic' | 'hybrid',
  query: string,
  more: object = {},
): Promise<Answer> {
  const answer = await asha.call('POST', `/${mode}_search`, { query, size: 100, ...more });
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as Answer & { hits: { total: number; hits: SearchHitBody[] } };
  return mode === 'semantic' ? { ...body, total: body.hits.total, results: body.hits.hits } : body;
}
const exactOf = ({ results }: Answer) => results.filter(({ similar }) => !similar);
const textOf = async (id: string) => {
  const document = await library.get(id);
  return [document?.title, ...(document?.paragraphs ?? []).map(({ text }) => text)].join('\n');
};

describe.each(['keyword', 'semantic', 'hybrid'] as const)('%s search', (mode) => {
  test.each([
    ['AIR 1973 SC 1461', 'citation', /AIR 1973 SC 1461/u],
    ['(2014) 9 SCC 129', 'citation', /\(2014\) 9 SCC 129/u],
    ['Kesavananda Bharati v. State of Kerala', 'cause_title', /Kesavananda Bharati v\.? State of Kerala/u],
    ['Criminal Appeal No. 99999 of 2010', 'case_number', /99999/u],
    ['DLHC010123452099', 'cnr', /DLHC010123452099/u],
  ] as const)(
    '%s is not in this library: only documents that cite it are shown',
    async (query, kind, printed) => {
      const answer = await ask(mode, query);
      expect(answer.not_in_library).toEqual({ kind, text: query });
      expect(answer.total).toBe(answer.results.length);
      for (const { _id, similar } of answer.results) {
        expect(similar).toBeUndefined();
        expect(await textOf(_id)).toMatch(printed);
      }
    },
  );

  test('a title with the same first party is the nearest, and is shown first', async () => {
    const query = 'Ananya Bhardwaj v. Cauvery College of Arts';
    const answer = await ask(mode, query);
    const [first] = answer.results;
    expect(first?._source.title).toMatch(/^Ananya Bhardwaj and another v\. Yamuna University/u);
    expect(answer.not_in_library).toEqual({
      kind: 'cause_title',
      text: query,
      nearest: { id: first?._id, title: first?._source.title },
    });
  });

  test('a phrase, NOT and a provision bind, and what is like them is not counted', async () => {
    const phrase = await ask(mode, '"natural justice"');
    expect(exactOf(phrase)).toHaveLength(phrase.total);
    for (const { _id } of exactOf(phrase)) expect(await textOf(_id)).toMatch(/natural\s+justice/iu);
    const without = await ask(mode, '"natural justice" NOT tender');
    for (const { _id } of without.results) expect(await textOf(_id)).not.toMatch(/\btender/iu);
    const section = await ask(mode, 'section 138 NI Act');
    expect(section.total).toBe((await ask('keyword', 'section 138 NI Act')).total);
    expect(section.total).toBeLessThan(30);
    for (const { _source } of exactOf(section))
      expect(_source.section_law.map((each) => each.section_number)).toContain('138');
  });

  test.each([
    'section 302 IPC',
    'cheque',
    '2019 MUNSHI SAMPLE 1',
    'the drawer of a cheque was served with a notice of demand',
  ])('the score of each hit of %s is between 0 and 1, and never rises', async (query) => {
    const scores = (await ask(mode, query)).results.map(({ _score }) => _score);
    expect(scores.length).toBeGreaterThan(0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
  });

  test('a sentence that mentions a section ranks, and does not bind', async () => {
    const sentence = await ask(mode, 'notice of demand under section 138 NI Act');
    expect(exactOf(sentence)).toHaveLength(sentence.results.length);
    expect(sentence.total).toBeGreaterThan((await ask(mode, 'section 138 NI Act')).total);
  });

  test.each(['"a "'.repeat(200), 'a '.repeat(500), '"a" '.repeat(9), 'the of and'])(
    'the count of %.10s… is that of its results',
    async (query) => {
      const { total, results } = await ask(mode, query);
      expect(results.length === 0).toBe(total === 0);
      expect(results.length).toBeLessThanOrEqual(Math.max(total, exactOf({ total, results }).length + 20));
    },
  );
});

test('each sample judgment is found first by its case number in other forms', async () => {
  const { results } = await ask('keyword', '', { filters: { type: 'judgment' } });
  const numbered = results.filter(({ _source }) => /\bNo\. \d+ of \d{4}/u.test(_source.case_number ?? ''));
  expect(numbered.length).toBeGreaterThan(15);
  for (const { _id, _source } of numbered) {
    const [, type = '', number, year] =
      /^(.*?),? No\. (\d+) of (\d{4})/u.exec(_source.case_number ?? '') ?? [];
    for (const form of [
      `${type} No. ${number} of ${year}`,
      `${type} ${number}/${year}`,
      `${type.toUpperCase()} ${number}-${year}`,
    ]) {
      const found = await ask('hybrid', form, { size: 1 });
      expect(found.results[0]?._id, form).toBe(_id);
      expect(found.not_in_library).toBeUndefined();
    }
  }
});

test('a judgment of Punjab and Haryana is filed under both states and Chandigarh', async () => {
  for (const state of ['Punjab', 'Haryana', 'Chandigarh']) {
    const found = await ask('hybrid', 'default bail', { filters: { state: [state] } });
    expect(found.results.map(({ _source }) => _source.court)).toContain('punjab-haryana');
  }
});

test('find similar answers with judgments, and with acts as a group', async () => {
  const answer = await asha.call('POST', '/similar_search', {
    text: 'The cheque was returned for want of funds. A notice under section 138 was served within thirty days.',
  });
  const { results, acts, total } = (await answer.json()) as SimilarAnswer;
  expect(results.length).toBeGreaterThan(0);
  expect(total).toBeGreaterThanOrEqual(results.length);
  expect(results.every(({ _source }) => _source.type === 'judgment')).toBe(true);
  expect(acts?.length).toBeGreaterThan(0);
  expect(acts?.every(({ _source }) => _source.type === 'act')).toBe(true);
});

test('misspellings, American spellings and Hindi', async () => {
  expect((await ask('hybrid', 'anticipatry bail')).did_you_mean).toBe('anticipatory bail');
  expect((await ask('hybrid', 'anticipatory bail')).did_you_mean).toBeUndefined();
  const ids = ({ results }: Answer) => results.map(({ _id }) => _id);
  const indian = await ask('hybrid', 'dishonour of cheque');
  expect(ids(indian).length).toBeGreaterThan(0);
  for (const query of ['dishonor of check', 'चेक अनादरण'])
    expect(ids(await ask('hybrid', query)).slice(0, 10), query).toEqual(ids(indian).slice(0, 10));
});

const real = sharedData('judgments-supreme-court');
test.skipIf(real === undefined)(
  'real judgments: their own numbers find them, and absent citations nothing else',
  async () => {
    const names = Array.from(
      { length: 12 },
      (_, i) => `prior_case_${String(i * 7 + 1).padStart(4, '0')}.txt`,
    );
    for (const name of names) {
      const text = await readFile(path.join(real ?? '', name), 'utf8');
      await library.upsert(documentsOf({ folder: 'real', key: name, size: text.length }, [text]));
    }
    await library.refresh();
    const documents = await Promise.all(
      (await ask('keyword', '', { filters: { type: 'judgment' } })).results.map(({ _id }) =>
        library.get(_id),
      ),
    );
    for (const document of documents) {
      const number = /^[A-Z][A-Za-z .()]+ No\. \d+ of \d{4}$/u.exec(document?.case_number ?? '')?.[0];
      if (!number || document?.folder !== 'real') continue;
      expect(
        (await ask('hybrid', number)).results.map(({ _id }) => _id),
        number,
      ).toContain(document.id);
    }
    const absent = await ask('hybrid', '(2014) 9 SCC 129');
    expect(absent.not_in_library?.kind).toBe('citation');
    for (const { _id } of absent.results) expect(await textOf(_id)).toContain('(2014) 9 SCC 129');
  },
);
