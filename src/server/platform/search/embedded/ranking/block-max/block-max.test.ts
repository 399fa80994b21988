import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterTerms } from '#test/support/enter-terms.ts';
import { fileDisk } from '../../disk/file-disk.ts';
import { DecodedCache } from '../../inverted-index/decoded-cache.ts';
import { InMemoryIndex } from '../../inverted-index/inverted-index.ts';
import { InvertedIndexFile } from '../../inverted-index/inverted-index-file.ts';
import { writeInvertedIndexFile } from '../../inverted-index/inverted-index-writer.ts';
import { Scheduler } from '../../scheduler.ts';
import { Bitmap } from '../../segments/bitmap.ts';
import { DocValues, libraryOrdinals } from '../../segments/doc-values.ts';
import type { Segment } from '../../segments/segment.ts';
import { typedQueryBm25 } from '../bm25.ts';
import { BoostedRows } from '../boosts.ts';
import { collectBoosted, collectRows } from '../collect-rows.ts';
import type { WeightedLeaf } from '../segment-matcher.ts';
import { addScores, lengthNorms, scratchScores } from '../term-scores.ts';
import { TopDocs } from '../top-docs.ts';
import { offerBest } from './best-of-segment.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-block-max-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const terms = ['rare', 'some', 'often', 'always'] as const;
/** Each term is in one of so many rows. */
const every = { rare: 90, some: 9, often: 3, always: 1 };
const metadata = {
  kind: 'judgment' as const,
  court: '',
  courtName: '',
  state: '',
  judges: [],
  year: 0,
  decided: 0,
  sample: false,
  summary: false,
  tombstone: false,
};

interface Corpus {
  rows: number;
  seed: number;
  /** Different lengths and counts; few of them make many ties. */
  lengths: number;
  counts: number;
  /** One of so many rows was removed. */
  removed: number;
}

const corpora: fc.Arbitrary<Corpus> = fc.record({
  rows: fc.integer({ min: 1, max: 9000 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  lengths: fc.constantFrom(1, 3, 2000),
  counts: fc.constantFrom(1, 4, 60),
  removed: fc.constantFrom(2, 7, 100_000),
});

function draw(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function segmentOf(corpus: Corpus): Promise<{ segment: Segment; memory: InMemoryIndex }> {
  const next = draw(corpus.seed);
  const memory = new InMemoryIndex();
  const docValues = new DocValues(libraryOrdinals());
  for (let row = 0; row < corpus.rows; row += 1) {
    const found = terms.filter((term) => next(every[term]) === 0);
    const positions = found.map((term): [string, number[]] => [
      term,
      Array.from({ length: 1 + next(corpus.counts) }, (_, i) => i),
    ]);
    const length = 60 + next(corpus.lengths);
    enterTerms(memory, row, positions);
    // Ids in another order than rows: equal scores are ordered by id.
    docValues.add(`d${next(1_000_000)}-${row}`, { ...metadata, length });
    if (next(corpus.removed) === 0) docValues.markDeleted(row);
  }
  const file = path.join(folder, 'a.words');
  const content = { terms: memory.entries(), lengths: docValues.lengthsByRow() };
  await writeInvertedIndexFile(fileDisk, file, content, new Scheduler());
  const index = new InvertedIndexFile(file, new DecodedCache(10_000_000));
  return { segment: { docValues, index } as unknown as Segment, memory };
}

const leaves: WeightedLeaf[] = terms.map((term) => ({ leaf: { kind: 'term', term }, weight: 1 }));

function exhaustive(
  segment: Segment,
  memory: InMemoryIndex,
  asked: readonly WeightedLeaf[],
  gains: readonly number[],
  boosted: BoostedRows,
  best: TopDocs,
): void {
  const { docValues } = segment;
  const collection = { documents: docValues.liveRows, averageLength: 70 };
  const passed = new Bitmap(docValues.size);
  const scores = scratchScores(docValues.size);
  const norms = lengthNorms(docValues, collection, typedQueryBm25);
  for (const { leaf } of asked) if (leaf.kind === 'term') passed.addAll(memory.postings(leaf.term).rows);
  passed.and(docValues.live());
  for (const [i, { leaf }] of asked.entries())
    if (leaf.kind === 'term')
      addScores(memory.postings(leaf.term), gains[i] ?? 0, norms, typedQueryBm25, passed, scores);
  const others = collectBoosted(segment, passed, boosted, scores, 'relevance', best);
  collectRows(segment, others, scores, 'relevance', best);
}

test('finds the same rows as scoring all, in the same order with the same scores, ties included', async () => {
  const asked = fc.record({
    corpus: corpora,
    kept: fc.subarray(leaves, { minLength: 1 }),
    gains: fc.array(fc.double({ min: 0.01, max: 9, noNaN: true }), { minLength: 4, maxLength: 4 }),
    limit: fc.constantFrom(1, 10, 100, 300),
    boosted: fc.array(fc.nat(9000), { maxLength: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ corpus, kept, gains, limit, boosted }) => {
      const { segment, memory } = await segmentOf(corpus);
      const tiers = new BoostedRows(segment.docValues.size);
      for (const row of boosted) tiers.boost([row], 1 + (row % 2));
      const [all, few] = [new TopDocs(limit), new TopDocs(limit)];
      exhaustive(segment, memory, kept, gains, tiers, all);
      const collection = { documents: segment.docValues.liveRows, averageLength: 70 };
      offerBest(segment, kept, gains, collection, typedQueryBm25, tiers, few);
      segment.index.close();
      const shown = (best: TopDocs) =>
        best.sorted().map(({ row, id, score, boost }) => ({ row, id, score, boost }));
      expect(shown(few)).toEqual(shown(all));
    }),
    { numRuns: atStrength(80, 30) },
  );
}, 600_000);
