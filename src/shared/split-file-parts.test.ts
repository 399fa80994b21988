import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitFileParts } from './split-file-parts.ts';

test('splits a long text at line ends without losing a word', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 400 }), { maxLength: 80 }), (lines) => {
      const text = lines.join('\n');
      const parts = splitFileParts(text);
      const words = (from: string) => from.replaceAll(/\s/gu, '');
      expect(words(parts.join(''))).toBe(words(text));
      expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(4000);
    }),
  );
  expect(splitFileParts('one\ftwo')).toEqual(['one', 'two']);
});
