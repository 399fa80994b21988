import { expect, test } from 'vitest';
import { markOfNextFile } from './annexure-marks.ts';

test.each([
  [[], [], 'P-1'],
  [['P-1'], [], 'P-2'],
  [['R-9'], [], 'R-10'],
  [['A'], [], 'B'],
  [['Annexure-1'], [], 'Annexure-2'],
  [['P-1'], ['P-1', 'P-2', 'A-7'], 'P-2'],
  [['p 1', 'P-2'], ['P-1', 'P-2'], 'P-3'],
  [['P-3', 'P-4', 'P-2'], [], 'P-5'],
  [['Z'], [], ''],
  [['Colly'], [], ''],
])('behind %j, with %j in the draft, comes %j', (used, named, next) => {
  expect(markOfNextFile(used, named)).toBe(next);
});
