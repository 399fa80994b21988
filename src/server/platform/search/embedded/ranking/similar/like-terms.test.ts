import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterTerms } from '#test/support/enter-terms.ts';
import { fileDisk } from '../../disk/file-disk.ts';
import { DecodedCache } from '../../inverted-index/decoded-cache.ts';
import { InMemoryIndex } from '../../inverted-index/inverted-index.ts';
import { InvertedIndexFile } from '../../inverted-index/inverted-index-file.ts';
import { writeInvertedIndexFile } from '../../inverted-index/inverted-index-writer.ts';
import { RowTable } from '../../row-table.ts';
import { Scheduler } from '../../scheduler.ts';
import { DocValues, libraryOrdinals } from '../../segments/doc-values.ts';
import { Segment } from '../../segments/segment.ts';
import { inverseDocumentFrequency, lengthNorm, textQueryBm25 } from '../bm25.ts';
import type { WeightedLeaf } from '../segment-matcher.ts';
import { likeTerms } from './like-terms.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-like-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Doc {
  id: string;
  counts: Map<string, number>;
  length: number;
  year: number;
  live: boolean;
}

const term = fc.nat({ max: 24 }).map((n) => `t${Math.floor(n ** 1.3 / 3)}`);
const doc = fc.record({
  words: fc.array(term, { minLength: 1, maxLength: 30 }),
  year: fc.constantFrom(1990, 2000),
  live: fc.boolean(),
});
const leaves = fc.dictionary(term, fc.double({ min: 0.1, max: 3, noNaN: true }), { maxKeys: 12 });

function segmentOf(docs: readonly Doc[], ordinals: ReturnType<typeof libraryOrdinals>): Segment {
  const docValues = new DocValues(ordinals);
  const index = new InMemoryIndex();
  for (const { id, counts, length, year, live } of docs) {
    const more = {
      court: '',
      courtName: '',
      state: '',
      judges: [],
      decided: 0,
      sample: false,
      summary: false,
    };
    const row = docValues.add(id, { kind: 'judgment', year, length, tombstone: false, ...more });
    const places = (count: number) => Array.from({ length: count }, (_, i) => i);
    enterTerms(
      index,
      row,
      [...counts].map(([word, count]) => [word, places(count)] as const),
    );
    if (!live) docValues.markDeleted(row);
  }
  return new Segment(
    { name: 'g1', flushed: true, vectors: {} },
    new RowTable(fileDisk, path.join(folder, 'g1.rows')),
    docValues,
    index,
  );
}

/** The segment with its words in a file, which has columns. */
async function written(segment: Segment, name: string): Promise<Segment> {
  const file = path.join(folder, `${name}.words`);
  const content = {
    terms: segment.index.entries(),
    lengths: segment.docValues.lengthsByRow(),
  };
  await writeInvertedIndexFile(fileDisk, file, content, new Scheduler());
  segment.index = new InvertedIndexFile(file, new DecodedCache(1_000_000));
  return segment;
}

const weighted = (weights: Record<string, number>): WeightedLeaf[] =>
  Object.entries(weights).map(([word, weight]) => ({ leaf: { kind: 'term', term: word }, weight }));

/** The same, by looking at every document. */
function exhaustive(
  docs: readonly Doc[],
  weights: Record<string, number>,
  from: number,
): Map<string, number> {
  const live = docs.filter(({ live: lives }) => lives);
  const sum = live.reduce((all, { length }) => all + length, 0);
  const collection = { documents: live.length, averageLength: live.length > 0 ? sum / live.length : 1 };
  const scores = new Map<string, number>();
  for (const { id, counts, length, year } of live) {
    let score = 0;
    for (const [word, weight] of Object.entries(weights)) {
      const found = docs.filter((each) => each.counts.has(word)).length;
      const rarity = inverseDocumentFrequency(Math.min(found, live.length), collection);
      const count = counts.get(word) ?? 0;
      const norm = lengthNorm(length, collection, textQueryBm25);
      score += weight * rarity * ((count * (textQueryBm25.k1 + 1)) / (count + norm));
    }
    if (score > 0 && year >= from) scores.set(id, score);
  }
  return scores;
}

function documentsOf(made: readonly { words: string[]; year: number; live: boolean }[]): Doc[] {
  return made.map(({ words, year, live }, i) => {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { id: `d${String(i).padStart(4, '0')}`, counts, length: words.length, year, live };
  });
}

async function expectTheBest(
  docs: readonly Doc[],
  cut: number,
  texts: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>],
  limit: number,
  from: number,
): Promise<void> {
  const ordinals = libraryOrdinals();
  const parts = [docs.slice(0, cut), docs.slice(cut)].map((part) => segmentOf(part, ordinals));
  const large = docs.length > 1000;
  const segments = await Promise.all(parts.map((part, i) => (large ? written(part, `g${i}`) : part)));
  const live = docs.filter(({ live: lives }) => lives);
  const sum = live.reduce((all, { length }) => all + length, 0);
  const collection = { documents: live.length, averageLength: live.length > 0 ? sum / live.length : 1 };
  const filters = from > 0 ? { year_from: from } : {};
  const found = await likeTerms([weighted(texts[0]), weighted(texts[1])], {
    ...{ segments, collection, ordinals, filters, limit, signal: undefined, bm25: textQueryBm25 },
  });
  for (const [i, weights] of texts.entries()) {
    const all = exhaustive(docs, weights, from);
    const best = [...all.values()].sort((a, b) => b - a).slice(0, limit);
    expect(found[i]?.map(({ score }) => score)).toEqual(best.map((score) => expect.closeTo(score, 4)));
    for (const { id, score } of found[i] ?? []) expect(score).toBeCloseTo(all.get(id) ?? -1, 4);
  }
  if (large) for (const segment of segments) segment.index.close();
}

const asked = fc.tuple(leaves, leaves);

test('one pass finds for both texts what looking at every document finds', async () => {
  const docs = fc.array(doc, { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(
      docs,
      fc.nat({ max: 60 }),
      asked,
      fc.integer({ min: 1, max: 20 }),
      async (made, cut, texts, limit) => {
        await expectTheBest(documentsOf(made), cut, texts, limit, 0);
        await expectTheBest(documentsOf(made), cut, texts, limit, 2000);
      },
    ),
    { numRuns: 60 },
  );
});

test('terms that most documents of a large segment contain count like the others, at any frequency', async () => {
  const made = Array.from({ length: 2400 }, (_, i) => ({
    words: [
      ...Array.from({ length: 1 + (i % 5) }, () => 'common'),
      ...(i % 2 ? ['half'] : []),
      ...(i % 3 ? ['often'] : []),
      ...(i === 100 ? Array.from({ length: 300 }, () => 'often') : []),
      `rare${i % 30}`,
    ],
    ...{ year: i % 2 ? 1990 : 2000, live: i % 7 > 0 },
  }));
  const texts = [
    { common: 1, half: 2, often: 1, rare3: 3 },
    { half: 1, rare4: 2 },
  ] as const;
  await expectTheBest(documentsOf(made), 1200, texts, 300, 0);
  await expectTheBest(documentsOf(made), 1200, texts, 300, 2000);
});
