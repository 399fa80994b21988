import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CitationCheck,
  DEMO,
  type SampleJudgment,
  type SampleSearch,
} from '#shared/contracts/site/demo.ts';
import { messages } from '#shared/messages/en/site/demo.ts';
import { t } from '#shared/messages/translate.ts';
import { sampleLibraryApp } from '#test/fixtures/sample-library.ts';
import type { TestApp } from '#test/support/app.ts';

// Checks that a visitor may try without an account, over the bundled sample library with the real index.

let it: TestApp;
beforeAll(async () => {
  it = await sampleLibraryApp({ TRUSTED_PROXIES: 'local' });
});
afterAll(() => it.close());

let last = 0;
const newAddress = () => `203.0.113.${++last}`;
const post = (name: string, body: unknown, from = newAddress()) =>
  it.app.request(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

test('the example of the landing page is checked without a session, and nothing is kept', async () => {
  const answer = await post('check-citations', { text: t(messages.example) });
  expect(answer.status).toBe(200);
  const found = (await answer.json()) as CitationCheck;
  expect(found).not.toHaveProperty('provisions');
  expect(found.library.judgments).toBe(25);
  expect(found.citations.map(({ status }) => status)).toContain('found');
  expect(found.citations.at(-1)).toMatchObject({
    text: 'Mehta v. Rao, (2011) 4 SCC 77',
    status: 'not_in_library',
  });
  const [hostel] = found.citations;
  expect(hostel).toMatchObject({ paragraph: { cited: 3, exists: true }, quotation: { status: 'altered' } });
  expect(await it.db.sql('select 1 from public.document_checks')).toEqual([]);
});

test.each([
  ['an empty text', '  '],
  ['3,001 words', 'word '.repeat(DEMO.words + 1)],
  ['one word without end', 'x'.repeat(DEMO.characters + 1)],
])('%s is refused', async (_, text) => {
  expect((await post('check-citations', { text })).status).toBe(400);
});

test('an address may check ten texts in ten minutes', async () => {
  const office = newAddress();
  const statuses: number[] = [];
  for (let i = 0; i <= DEMO.checks.calls; i++)
    statuses.push((await post('check-citations', { text: 'No citation at all.' }, office)).status);
  expect(statuses).toEqual([...Array(DEMO.checks.calls).fill(200), 429]);
  expect((await post('check-citations', { text: 'No citation at all.' })).status).toBe(200);
});

const found = async (query: string) =>
  ((await (await post('search-samples', { query })).json()) as SampleSearch).results;

test('a visitor finds sample judgments, with the passage', async () => {
  const results = await found(t(messages.exampleWords));
  expect(results[0]).toMatchObject({ id: 'sample-12-karnataka-cheque-presumption' });
  expect(results[0]?.passage?.marks.length).toBeGreaterThan(0);
  expect(results.length).toBeLessThanOrEqual(DEMO.results);
  for (const example of [messages.examplePhrase, messages.exampleFacts])
    expect(await found(t(example)), t(example)).not.toEqual([]);
});

test('only samples are found in a library that has real judgments too', async () => {
  const sample = await it.services.library.get('sample-12-karnataka-cheque-presumption');
  if (!sample) throw new Error('no sample');
  const real = Array.from({ length: 120 }, (_, at) => ({
    ...sample,
    id: `real-${at}`,
    title: `Cheque Notice ${at} v. State`,
    sample: false,
    citation_keys: [],
  }));
  await it.services.libraryWriter.upsert(real);
  await it.services.libraryWriter.refresh();
  const ids = (await found('cheque notice')).map(({ id }) => id);
  expect(ids).toContain('sample-12-karnataka-cheque-presumption');
  expect(ids.filter((id) => !id.startsWith('sample-'))).toEqual([]);
});

test('a search is bounded', async () => {
  expect((await post('search-samples', { query: 'ab' })).status).toBe(400);
  expect((await post('search-samples', { query: 'x'.repeat(DEMO.query + 1) })).status).toBe(400);
  const office = newAddress();
  for (let i = 0; i < DEMO.searches.calls; i++)
    expect((await post('search-samples', { query: 'cheque' }, office)).status).toBe(200);
  const refused = await post('search-samples', { query: 'cheque' }, office);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('a visitor reads a whole sample, and no other document of the library', async () => {
  const read = (id: string, from = newAddress()) =>
    it.app.request(`/functions/v1/sample-judgments/${id}`, { headers: { 'x-forwarded-for': from } });
  const answer = await read('sample-06-delhi-hostel-location-app');
  expect(answer.status).toBe(200);
  const judgment = (await answer.json()) as SampleJudgment;
  expect(judgment).toMatchObject({
    title: expect.stringContaining('Ananya Bhardwaj'),
    citation: expect.any(String),
  });
  expect(judgment.paragraphs.map(({ number }) => number)).toContain('3');
  const { hits } = await it.services.library.search({
    mode: 'keyword',
    query: 'murder',
    filters: { type: 'act' },
    size: 1,
  });
  const [section] = hits;
  expect(section).toBeDefined();
  for (const id of [section?.id ?? '', 'nothing']) expect((await read(id)).status).toBe(404);
  const office = newAddress();
  for (let i = 0; i < DEMO.readings.calls; i++) await read('nothing', office);
  expect((await read('nothing', office)).status).toBe(429);
});
