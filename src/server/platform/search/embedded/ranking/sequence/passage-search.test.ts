import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import type { EmbeddedEngine } from '../../embedded-engine.ts';
import { openIndex } from '../../open-index.ts';

// Two words for one thing, which never occur in one text but in the same company.
const subjects = [
  {
    words: ['advocate', 'lawyer'],
    company: 'vakalatnama brief gown robe client fee argument gallery chamber clerk junior',
  },
  {
    words: ['tenant', 'occupier'],
    company: 'landlord rent eviction shop arrears premises lease repair roof wall kitchen',
  },
  {
    words: ['cheque', 'instrument'],
    company: 'bank drawer dishonour payee ledger account funds deposit manager branch stamp',
  },
  {
    words: ['bail', 'release'],
    company: 'custody surety magistrate bond jail accused liberty prison warden cell remand',
  },
].map(({ words, company }) => ({ words, company: company.split(' ') }));

/** Texts from which the meanings are learned. */
const lessons = Array.from({ length: 96 }, (_, i) => {
  const { words, company } = subjects[i % 4] ?? { words: [], company: [] };
  const said = Array.from({ length: 3 }, (_each, k) => company[(Math.floor(i / 8) + k * 4) % company.length]);
  const text = `${words[Math.floor(i / 4) % 2]} ${said.join(' ')} of ${i + 100}. `;
  return madeUpDocument(`lesson${i}`, text.repeat(3), { year: 1960 });
});

const filler = Array.from({ length: 40 }, (_, i) => `Nothing else was recorded on day ${i} of that hearing.`);
const sentence = 'The advocate for the tenant filed a cheque beside the bail papers.';

/** Long judgments in which one paragraph has the whole sentence, or each word is by itself. */
const judgments = [
  madeUpDocument('says', [...filler, sentence, ...filler].join('\n\n'), { year: 2020 }),
  madeUpDocument(
    'scatters',
    sentence
      .split(' ')
      .flatMap((word) => [`${word} was a word.`, ...filler.slice(0, 7)])
      .join('\n\n'),
    { year: 2020 },
  ),
];

let folder: string;
let engine: EmbeddedEngine;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-passages-'));
  const log = pino({ level: 'silent' });
  engine = await openIndex({
    folder: path.join(folder, 'index'),
    embeddings: path.join(folder, 'embeddings'),
    log,
  });
  await engine.upsert([...lessons, ...judgments]);
  await engine.settled();
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const meaning = async (query: string) =>
  (await engine.search({ mode: 'semantic', query, highlight: true, filters: { year_from: 2020 } })).hits;

test.each([
  ['as it stands', 'the advocate for the tenant filed a cheque beside the bail papers'],
  ['with words left out', 'advocate for tenant filed cheque bail papers'],
  ['in other words, without a shared stem', 'a lawyer of an occupier with an instrument and a release'],
])('a sentence finds the judgment that says it by its meaning, and the paragraph: %s', async (_, query) => {
  const [best] = await meaning(query);
  expect(best?.id).toBe('says');
  expect(best?.match).toBe('semantic');
  expect(best?.passages[0]?.paragraph).toBe(filler.length);
});

test('the marks of other words are those of related words', async () => {
  const [best] = await meaning('a lawyer of an occupier with an instrument and a release');
  const { text, marks } = best?.passages[0] ?? { text: '', marks: [] };
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(
    expect.arrayContaining(['advocate', 'tenant']),
  );
});

test('the related words of a sentence bring no document into a keyword search', async () => {
  const query = 'lawyer occupier instrument release flood';
  const { hits } = await engine.search({ mode: 'keyword', query, filters: { year_from: 2020 } });
  expect(hits).toEqual([]);
});
