import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enterTerms } from '#test/support/enter-terms.ts';
import { decodeColumn, encodeColumn, isCommon, pairsOf, readPairs } from './count-column.ts';
import type { EncodedPostings } from './postings.ts';
import { PostingsPool } from './postings-pool.ts';

test('a column has the count of each row, the last one included', () => {
  const counts = fc.array(fc.constantFrom(0, 0, 1, 1, 2, 3, 200, 255), { maxLength: 3000 });
  fc.assert(
    fc.property(counts, fc.constantFrom(1, 40, 100_000), (wanted, step) => {
      const pool = new PostingsPool();
      for (const [row, count] of wanted.entries()) {
        const positions = Array.from({ length: count }, (_, i) => (i + 1) * step);
        if (count > 0) enterTerms(pool, row, [['term', positions]]);
      }
      const { entries = new Uint8Array(0), docFrequency = 0 } = pool.encoded('term') ?? {};
      expect([...(decodeColumn(entries, docFrequency, wanted.length) ?? [])]).toEqual(wanted);
    }),
    { numRuns: 40 },
  );
});

test('a count above a byte is left to the postings', () => {
  const pool = new PostingsPool();
  enterTerms(pool, 0, [['term', Array.from({ length: 256 }, (_, i) => i)]]);
  const { entries = new Uint8Array(0), docFrequency = 0 } = pool.encoded('term') ?? {};
  expect(decodeColumn(entries, docFrequency, 10)).toBeUndefined();
});

test('a term is common in more than an eighth of an index of some size', () => {
  expect([isCommon(125, 1000), isCommon(126, 1000), isCommon(900, 999)]).toEqual([false, true, false]);
});

test('no pair of a block beats all pairs of the column', () => {
  const pair = fc.tuple(fc.integer({ min: 1, max: 255 }), fc.integer({ min: 1, max: 5000 }));
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 300 }), (pairs) => {
      const [counts, lengths] = [0, 1].map((i) => Uint32Array.from(pairs, (each) => each[i] ?? 0));
      const best = pairsOf({ counts: counts ?? new Uint32Array(), lengths: lengths ?? new Uint32Array() });
      for (const [count, length] of pairs)
        expect(best.some(([most, least]) => most >= count && least <= length)).toBe(true);
      for (const each of best) expect(pairs).toContainEqual(each);
    }),
  );
});

test('a column in a file begins with its pairs and ends with its counts', () => {
  const pool = new PostingsPool();
  for (const row of [1, 4]) enterTerms(pool, row, [['term', [3, 9]]]);
  const blocks = { counts: Uint32Array.of(2, 1), lengths: Uint32Array.of(900, 300) };
  const bytes = encodeColumn(pool.encoded('term') as EncodedPostings, blocks, 6) ?? new Uint8Array();
  expect(readPairs(bytes)).toEqual([
    [2, 900],
    [1, 300],
  ]);
  expect([...bytes.subarray(-6)]).toEqual([0, 2, 0, 0, 2, 0]);
});
