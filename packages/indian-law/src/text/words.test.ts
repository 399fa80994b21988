import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWords, termsOf, wordTerm } from './words.ts';

test('words whose letters have the same hash keep their own terms', () => {
  // With 31 as the factor, 'Aa' and 'BB' have the same hash, and so has every text made of them.
  const parts = ['Aa', 'BB'];
  const same = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `${a}${b}${c}q`)));
  for (const time of ['first', 'second'])
    expect(termsOf(same.join(' ')), time).toEqual(same.map((word) => word.toLowerCase()));
  for (const word of same) expect(wordTerm(word)).toBe(word.toLowerCase());
});

test('a word in a text has the term and the place of the word alone', () => {
  const unit = fc.constantFrom(..."aabsSI.’' ,5éक़ि𝒜".split(''), 'tion', 'ed ', 'I.P.C. ');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 40 }), (units) => {
      const text = units.join('');
      const words = findWords(text);
      expect(termsOf(text)).toEqual(words.map(({ term }) => term));
      let before = 0;
      for (const { term, start, end } of words) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}]/u);
        expect(wordTerm(text.slice(start, end))).toBe(term);
        before = end;
      }
    }),
  );
});

test('dotted initials are one word, and a possessive ending is none', () => {
  expect(termsOf("The appellant's plea under s. 302, I.P.C. and Cr.P.C.")).toEqual(
    'the appel plea under s 302 ipc and cr pc'.split(' '),
  );
});
