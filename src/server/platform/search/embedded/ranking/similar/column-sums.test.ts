import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textQueryBm25 } from '../bm25.ts';
import { blockRows, type Column, ColumnSums } from './column-sums.ts';

const most = textQueryBm25.k1 + 1;

/** The same, row by row. */
function plainSums(columns: readonly Column[], norms: Float64Array, size: number): Float64Array {
  const scores = new Float64Array(2 * size);
  for (const { counts, gain } of columns) {
    for (const [row, count] of counts.entries()) {
      const part = (count * most) / (count + (norms[row] ?? 0));
      scores[2 * row] = (scores[2 * row] ?? 0) + gain[0] * part;
      scores[2 * row + 1] = (scores[2 * row + 1] ?? 0) + gain[1] * part;
    }
  }
  return scores;
}

const gain = fc.tuple(
  fc.double({ min: 0, max: 50, noNaN: true }),
  fc.double({ min: 0, max: 50, noNaN: true }),
);

test('columns of any length add up to what a plain loop gives, block by block', () => {
  const sums = new ColumnSums();
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: blockRows - 9, max: 3 * blockRows })),
      fc.array(fc.tuple(gain, fc.nat({ max: 20 }), fc.nat()), { minLength: 1, maxLength: 5 }),
      (size, made) => {
        const norms = Float64Array.from({ length: size + 5 }, (_, row) => 0.3 + ((row * 7) % 13) / 2);
        // A segment may have grown since the column was made.
        const columns = made.map(([given, fewer, seed]) => ({
          gain: given,
          counts: Uint8Array.from(
            { length: Math.max(0, size - fewer) },
            (_, row) => ((row * seed) % 257) & 255,
          ),
        }));
        const scores = new Float64Array(2 * size);
        for (let from = 0; from < size; from += blockRows)
          sums.add(columns, from, Math.min(size, from + blockRows), norms, scores);
        const expected = plainSums(columns, norms, size);
        const wrong = [...scores.keys()].filter(
          (at) => Math.abs((scores[at] ?? 0) - (expected[at] ?? 0)) > 1e-5 * (1 + (expected[at] ?? 0)),
        );
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});
