import fc from 'fast-check';
import { expect, test } from 'vitest';
import { termsOf } from '#law/text/words.ts';
import { WordReader } from './word-reader.ts';

/** Reads the terms of texts with one reader, which leaves some of them out. */
function readerOf(leftOut: readonly string[] = []): (text: string) => string[] {
  const terms: string[] = [];
  const numbers = new Map<string, number>(leftOut.map((term) => [term, -1]));
  const reader = new WordReader((term) => {
    const known = numbers.get(term) ?? terms.length;
    if (known === terms.length) terms.push(term);
    numbers.set(term, known);
    return known;
  });
  return (text) => {
    const into = new Int32Array(text.length);
    const end = reader.read(text, into, 0);
    return [...into.subarray(0, end)].map((number) => terms[number] ?? '');
  };
}

test('a text has the terms that reading word by word finds, at the first reading and at the next', () => {
  const unit = fc.constantFrom(..."aabsSI.’' ,5éक़ि𝒜".split(''), 'tion', 'ed ', 'I.P.C. ', 'w'.repeat(70));
  const read = readerOf();
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 40 }), (units) => {
      const text = units.join('');
      for (const _ of ['first', 'next']) expect(read(text)).toEqual(termsOf(text));
    }),
  );
});

test('words with one hash keep their own numbers, however many they are', () => {
  // With 31 as the factor, 'Aa' and 'BB' have the same hash, and so has every text made of them.
  let same = [''];
  for (let i = 0; i < 6; i += 1) same = same.flatMap((start) => [`${start}Aa`, `${start}BB`]);
  const read = readerOf();
  for (const _ of ['first', 'next'])
    expect(read(same.join(' '))).toEqual(same.map((word) => word.toLowerCase()));
});

test('more words than are kept have their own numbers', () => {
  const text = Array.from({ length: 90_000 }, (_, i) => `${i}x`).join(' ');
  const read = readerOf();
  for (const _ of ['first', 'next']) {
    const found = read(text);
    expect(new Set(found).size).toBe(90_000);
    expect(found.every((term, i) => term === `${i}x`)).toBe(true);
  }
});

test('a term with a negative number is left out, at the first reading and at the next', () => {
  const read = readerOf(['of']);
  for (const _ of ['first', 'next'])
    expect(read('The order of the court')).toEqual(['the', 'order', 'the', 'court']);
});
