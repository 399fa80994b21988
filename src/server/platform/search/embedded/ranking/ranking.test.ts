import { expect, test } from 'vitest';
import { fuseLists, inverseFrequency, normalise, rungScore } from './ranking.ts';

const list = (...scores: [string, number][]) => scores.map(([id, score]) => ({ id, score }));

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

test('a lifted hit stays first and does not flatten the others', () => {
  const fused = fuseLists([
    { kind: 'keyword', weight: 0.5, list: list(['cited', 3 * rungScore + 2], ['good', 20], ['poor', 2]) },
    { kind: 'semantic', weight: 0.3, list: list(['poor', 0.5]) },
  ]);
  expect(fused.map(({ id }) => id)).toEqual(['cited', 'good', 'poor']);
  expect(normalise(list(['cited', 3 * rungScore + 2], ['good', 20])).get('good')).toEqual({
    share: 1,
    rungs: 0,
  });
});

test('a term in every document still weighs nothing below zero', () => {
  expect(inverseFrequency(10, { documents: 10, averageLength: 5 })).toBeGreaterThanOrEqual(0);
});
