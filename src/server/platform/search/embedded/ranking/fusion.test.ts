import { expect, test } from 'vitest';
import { inverseDocumentFrequency } from './bm25.ts';
import { fuseLists, normalise } from './fusion.ts';

const list = (...scores: [string, number, number?][]) =>
  scores.map(([id, score, boost = 0]) => ({ id, score, boost }));

test('lists of different scales meet: a hit in both outranks the best of either', () => {
  const fused = fuseLists([
    { kind: 'keyword', weight: 0.5, list: list(['words', 40], ['both', 36]) },
    { kind: 'semantic', weight: 0.5, list: list(['meaning', 0.9], ['both', 0.8]) },
  ]);
  expect(fused.map(({ id, match }) => [id, match])).toEqual([
    ['both', 'hybrid'],
    ['meaning', 'semantic'],
    ['words', 'keyword'],
  ]);
});

test('a boosted hit stays first and does not flatten the others', () => {
  const fused = fuseLists([
    { kind: 'keyword', weight: 0.5, list: list(['cited', 2, 3], ['good', 20], ['poor', 2]) },
    { kind: 'semantic', weight: 0.3, list: list(['poor', 0.5]) },
  ]);
  expect(fused.map(({ id }) => id)).toEqual(['cited', 'good', 'poor']);
  expect(fused[0]).toMatchObject({ score: 0.05, boost: 3 });
  expect(normalise(list(['cited', 2, 3], ['good', 20])).get('good')).toBe(1);
});

test('a term in every document still weighs nothing below zero', () => {
  expect(inverseDocumentFrequency(10, { documents: 10, averageLength: 5 })).toBeGreaterThanOrEqual(0);
});
