import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byWordPairs, follows, wordPairs } from './word-pairs.ts';

const library = { documents: 1000, averageLength: 500 };
/** Words in capitals are in few documents, the others in most. */
const frequency = (term: string) => (/^[A-Z]/.test(term) ? 10 : 700);
const pairsOf = (text: string) => wordPairs(text.split(' '), library, frequency);

test('words that few documents have and that are near one another are a pair, in their order', () => {
  expect(pairsOf('a Wharf was Leased by many who then left it all behind for Good')).toEqual([
    { first: 'Wharf', second: 'Leased', distance: 2 },
  ]);
  expect(pairsOf('Wharf Leased or Wharf not Leased')).toEqual([
    { first: 'Wharf', second: 'Leased', distance: 2 },
    { first: 'Leased', second: 'Wharf', distance: 2 },
  ]);
  expect(pairsOf('Wharf Wharf')).toEqual([]);
  expect(wordPairs(['Wharf', 'Leased'], library, () => 0)).toEqual([]);
});

test('a long text is represented by a limited number of pairs, from its beginning to its end', () => {
  const words = Array.from({ length: 5000 }, (_, i) => `W${i}`);
  const places = wordPairs(words, library, frequency).map(({ first }) => words.indexOf(first));
  expect(places.length).toBeLessThanOrEqual(128);
  expect(places[0]).toBeLessThan(50);
  expect(places.at(-1)).toBeGreaterThan(4900);
});

test('one word follows another as near as the positions say', () => {
  const positions = fc
    .uniqueArray(fc.nat({ max: 60 }), { maxLength: 12 })
    .map((all) => Uint32Array.from(all).sort());
  const near = (first: Uint32Array, second: Uint32Array, distance: number) =>
    [...first].some((a) => [...second].some((b) => b > a && b - a <= distance));
  fc.assert(
    fc.property(positions, positions, fc.integer({ min: 1, max: 8 }), (first, second, distance) => {
      expect(follows(first, second, distance)).toBe(near(first, second, distance));
    }),
  );
});

const hits = [0.7, 0.6, 0.3, 0.2].map((score, i) => ({ id: 'abcd'[i] ?? '', score, boost: 0 }));
const ranked = (shared: Record<string, number[]>) => byWordPairs(hits, new Map(Object.entries(shared)), 1);

test('a document with pairs of its own comes first, and no score is above 1', () => {
  const many = Array.from({ length: 60 }, (_, pair) => pair);
  const found = ranked({ c: many });
  expect(found.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
  expect(found[0]?.score).toBe(1);
});

test('pairs that every document has change nothing, and without pairs scores stay', () => {
  const all = [1, 2, 3];
  expect(ranked({ a: all, b: all, c: all, d: all }).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(ranked({})).toEqual(hits);
});
