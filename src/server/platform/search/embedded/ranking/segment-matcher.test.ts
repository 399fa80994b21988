import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueryNode } from '#law/query/query.ts';
import { enterTerms } from '#test/support/enter-terms.ts';
import { fileDisk } from '../disk/file-disk.ts';
import { DecodedCache } from '../inverted-index/decoded-cache.ts';
import { InMemoryIndex } from '../inverted-index/inverted-index.ts';
import { InvertedIndexFile } from '../inverted-index/inverted-index-file.ts';
import { writeInvertedIndexFile } from '../inverted-index/inverted-index-writer.ts';
import { Scheduler } from '../scheduler.ts';
import { typedQueryBm25 } from './bm25.ts';
import { type Leaf, SegmentMatcher } from './segment-matcher.ts';
import { addColumnScores, addScores } from './term-scores.ts';

const size = 1203;
const memory = new InMemoryIndex();
let folder = '';
let file: InvertedIndexFile;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-matcher-'));
  const every = { always: 1, half: 2, third: 3, rare: 40 };
  for (let row = 0; row < size; row += 1) {
    const found = Object.entries(every).filter(([, each]) => row % each === 0);
    const positions = found.map(([term]): [string, number[]] => [term, row % 7 === 0 ? [1, 5] : [3]]);
    enterTerms(memory, row, positions);
  }
  const target = path.join(folder, 'a.words');
  const lengths = Array.from({ length: size }, () => 60);
  await writeInvertedIndexFile(fileDisk, target, { terms: memory.entries(), lengths }, new Scheduler());
  file = new InvertedIndexFile(target, new DecodedCache(1_000_000));
});
afterAll(async () => {
  file.close();
  await rm(folder, { recursive: true, force: true });
});

const leaf = (term: string): Leaf => ({ kind: 'term', term });
const [always, half, third, rare, absent] = ['always', 'half', 'third', 'rare', 'absent'].map(leaf) as [
  Leaf,
  Leaf,
  Leaf,
  Leaf,
  Leaf,
];
const bool = (must: QueryNode[], should: QueryNode[], not: QueryNode[]): QueryNode => ({
  ...{ kind: 'bool', must, should, not },
});

test.each<[string, QueryNode]>([
  ['a common term', third],
  ['any of common and rare terms', bool([], [half, rare, absent], [])],
  ['all of common terms', bool([half, third], [], [])],
  ['all of common and rare terms', bool([always, rare, third], [], [])],
  ['a common term and an absent one', bool([half, absent], [], [])],
  ['a common term without another', bool([always], [], [half])],
])('%s: columns find the rows that postings find', (_what, node) => {
  const expected = new SegmentMatcher(memory, size).rows(node).rows();
  expect([...new SegmentMatcher(file, size).rows(node).rows()]).toEqual([...expected]);
});

test('a column adds to the scores of the rows that passed what postings add', () => {
  const matcher = new SegmentMatcher(file, size);
  const passed = matcher.rows(third);
  const norms = Float64Array.from({ length: size }, (_, row) => 0.5 + (row % 9));
  const [expected, found] = [new Float64Array(size), new Float64Array(size)];
  addScores(memory.postings('half'), 1.7, norms, typedQueryBm25, passed, expected);
  addColumnScores(matcher.counts(half) ?? new Uint8Array(), 1.7, norms, typedQueryBm25, passed, found);
  expect(found).toEqual(expected);
  expect(found[6]).toBeGreaterThan(0);
});
