import { expect, test } from 'vitest';
import { benchKind } from './bench-kind.ts';

test.each([
  ['supreme-court', 1, 'single'],
  ['supreme-court', 2, 'division'],
  ['supreme-court', 3, 'other'],
  ['Supreme Court of India', 5, 'constitution'],
  ['supreme-court', 13, 'constitution'],
  ['madras', 1, 'single'],
  ['madras', 2, 'division'],
  ['High Court of Kerala', 3, 'full'],
  ['Old High Court of Somewhere', 5, 'full'],
  ['National Company Law Tribunal', 2, 'other'],
  [undefined, 5, 'other'],
] as const)('a bench in %s of %i is %s', (court, judges, kind) => {
  expect(benchKind(court, judges)).toBe(kind);
});
