import { expect, test } from 'vitest';
import { squash } from '#law/text.ts';

test('folds line breaks and tabs into single spaces', () => {
  expect(squash('  a\n\t b  ')).toBe('a b');
});
