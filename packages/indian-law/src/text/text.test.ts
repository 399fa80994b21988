import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markWords } from './marks.ts';
import { anyOfSources, aroundDigits, collapseWhitespace, matchesOf } from './text.ts';

test('folds line breaks and tabs into single spaces', () => {
  expect(collapseWhitespace('  a\n\t b  ')).toBe('a b');
});

test('an alternation grouped by first letters finds what the plain one finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'C', 'd'), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 8 }), fc.array(word), (words, said) => {
      const text = said.join(' ');
      const found = (source: string) => text.match(new RegExp(source, 'gi'));
      expect(found(anyOfSources(words))).toEqual(found(words.join('|')));
    }),
  );
});

test('every figure lies in a stretch with its reach; stretches do not touch', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '7'), maxLength: 120 }),
      fc.nat(9),
      fc.nat(9),
      (text, before, after) => {
        const stretches = aroundDigits(markWords(text), text.length, before, after);
        for (const { index } of matchesOf(/7/g, text)) {
          const from = Math.max(0, index - before);
          const to = Math.min(text.length, index + 1 + after);
          expect(stretches.some(({ start, end }) => start <= from && to <= end)).toBe(true);
        }
        stretches.forEach(({ start }, at) => {
          expect(start).toBeGreaterThan(stretches[at - 1]?.end ?? -1);
        });
      },
    ),
  );
});

test('finds all matches, empty ones too, and again on the next text', () => {
  const pattern = /b*/g;
  expect(matchesOf(pattern, 'abb').map(({ 0: said }) => said)).toEqual(['', 'bb', '']);
  expect(matchesOf(pattern, 'b')).toHaveLength(2);
});
