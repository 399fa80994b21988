import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLetters } from './pdf-text.ts';

test('letters of every script count, once each', () => {
  expect(['', 'S. 302, IPC', 'धारा', '“é” 𝒜b'].map(countLetters)).toEqual([0, 4, 2, 3]);
});

test('any text has as many letters as Unicode says', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('a', 'Z', '1', ' ', 'ß', 'க', '\ud835'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(text, (line) => {
      expect(countLetters(line)).toBe([...line].filter((one) => /\p{L}/u.test(one)).length);
    }),
  );
});
