import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsOf } from '#law/text/words.ts';
import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import type { LibraryDocument, SearchAnswer } from '#server/platform/search/engine.ts';
import { facetNames, type LibraryFilters } from '#shared/contracts/library.ts';
import type { SearchMode, SearchSort } from '#shared/contracts/research/search-limits.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '../embedded-engine.ts';

const documents = 1500;
/** Each is its own stem. */
const words = ['bail', 'rent', 'tenant', 'lien', 'appeal', 'murder', 'fraud', 'trust'];

/** Counts the words in a text, so that many documents are near a query and many are equally near. */
const embedder: Embedder = {
  id: 'counts',
  dimensions: words.length,
  embed: async (texts) =>
    texts.map((text) => {
      const terms = termsOf(text);
      const counts = words.map((word) => terms.filter((term) => term === word).length);
      const length = Math.hypot(...counts);
      return Float32Array.from(counts, (count) => (length > 0 ? count / length : 0));
    }),
};

/** Documents of two to nine words of a small vocabulary, some without a date, many of one day. */
function madeUp(i: number): LibraryDocument {
  const text = Array.from({ length: 2 + (i % 8) }, (_, k) => words[(i * (k + 3) + k * k) % words.length]);
  return madeUpDocument(`d${String((i * 7919) % documents).padStart(4, '0')}`, text.join(' '), {
    // More boosted documents than take part in a fusion.
    title: i % 6 === 0 ? 'Rent Trust' : 'Case',
    court: `court-${i % 5}`,
    court_name: `Court ${i % 5}`,
    year: 1990 + (i % 20),
    judges: [`Judge ${i % 7}`],
    ...(i % 6 === 0 ? {} : { decided_on: `${1990 + (i % 20)}-01-0${1 + (i % 3)}` }),
  });
}

let folder = '';
let engine: EmbeddedEngine;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-paging-'));
  const segmentLimits = { rows: 400, words: 1e6, appends: 100 };
  engine = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }), embedder, segmentLimits });
  await engine.upsert(Array.from({ length: documents }, (_, i) => madeUp(i)));
  // Rows that were replaced are still in the tables.
  await engine.upsert(Array.from({ length: 60 }, (_, i) => madeUp(i * 25)));
  await engine.settled();
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

type Ask = (from: number, size: number) => Promise<SearchAnswer>;

/** Every page of a query: the total and the facets stay, no hit comes twice, and by relevance, hits are sorted by boost and score. */
async function everyPage(ask: Ask, size: number, sorted: boolean): Promise<void> {
  const first = await ask(0, size);
  const seen = new Set<string>();
  let last = { boost: Number.POSITIVE_INFINITY, score: Number.POSITIVE_INFINITY };
  for (let from = 0; ; from += size) {
    const { hits, total, totalRelation, facets } = await ask(from, size);
    expect({ total, totalRelation, facets }).toEqual({
      total: first.total,
      totalRelation: first.totalRelation,
      facets: first.facets,
    });
    for (const { id, score, boost } of hits) {
      expect(seen.has(id), `${id} from ${from}`).toBe(false);
      seen.add(id);
      if (sorted && boost === last.boost) expect(score).toBeLessThanOrEqual(last.score);
      if (sorted) expect(boost).toBeLessThanOrEqual(last.boost);
      last = { boost, score };
    }
    if (hits.length === 0) break;
  }
  expect(seen.size).toBe(first.total);
}

const word = fc.constantFrom(...words);
const query = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
/** From 60 words on a query is read as a text. */
const text = fc.array(word, { minLength: 60, maxLength: 70 }).map((list) => list.join(' '));
const mode = fc.constantFrom<SearchMode>('keyword', 'semantic', 'hybrid');
const sort = fc.constantFrom<SearchSort>('relevance', 'newest', 'oldest');
const filters = fc.constantFrom<LibraryFilters>(
  {},
  { court: ['court-1', 'court-3'] },
  { year_from: 1995, year_to: 2003 },
);
const size = fc.integer({ min: 37, max: 100 });

test('the searches by meaning have more candidates than one list brings to a fusion', async () => {
  const semantic = await engine.search({ mode: 'semantic', query: 'bail rent' });
  expect(semantic).toMatchObject({ total: 1000, totalRelation: 'gte' });
  const hybrid = await engine.search({ mode: 'hybrid', query: 'bail rent' });
  expect(hybrid.total).toBeGreaterThan(500);
  expect(hybrid.totalRelation).toBe('gte');
  expect((await engine.search({ mode: 'keyword', query: 'bail rent' })).totalRelation).toBe('eq');
});

test('paging through everything repeats no hit, loses none, and keeps the total and the facets', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 4, arbitrary: query }, text),
      mode,
      sort,
      filters,
      size,
      async (asked, how, order, narrowed, each) => {
        const ask: Ask = (from, many) =>
          engine.search({
            mode: how,
            query: asked,
            sort: order,
            filters: narrowed,
            facets: facetNames,
            from,
            size: many,
          });
        await everyPage(ask, each, order === 'relevance');
      },
    ),
    { numRuns: 25 },
  );
});

test('the documents like one are paged through in the same way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(query, text), filters, size, async (like, narrowed, each) => {
      const ask: Ask = (from, many) =>
        engine.similar({ like: { text: like }, filters: narrowed, from, size: many });
      await everyPage(ask, each, true);
    }),
    { numRuns: 15 },
  );
});
