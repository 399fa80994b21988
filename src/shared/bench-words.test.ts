import { expect, test } from 'vitest';
import { benchWords } from './bench-words.ts';

test('a bench has its name and, where the name does not say it, its number', () => {
  expect([1, 2, 3, 7, 13].map((judges) => benchWords('supreme-court', judges))).toEqual([
    'Single judge',
    'Division Bench',
    'Bench of 3',
    'Constitution Bench, 7',
    'Constitution Bench, 13',
  ]);
  expect(benchWords('High Court of Kerala', 3)).toBe('Full Bench, 3');
});
