import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PostingsWriter } from '../../inverted-index/postings.ts';
import { addEntries, blockRows, type Column, ColumnSums, type Gain, unitsOf } from './column-sums.ts';

interface Counted {
  counts: Uint8Array;
  gain: Gain;
}

const columnOf = ({ counts, gain }: Counted): Column => ({
  read: (start, end) => counts.subarray(start, end),
  gain,
});

/** The same, row by row, with the fractions of the machine. */
function plainSums(columns: readonly Counted[], norms: Float32Array, size: number): Float64Array {
  const sums = new Float64Array(2 * size);
  for (const { counts, gain } of columns) {
    for (const [row, count] of counts.entries()) {
      const part = count / (count + (norms[row] ?? 0));
      sums[2 * row] = (sums[2 * row] ?? 0) + gain[0] * part;
      sums[2 * row + 1] = (sums[2 * row + 1] ?? 0) + gain[1] * part;
    }
  }
  return sums;
}

/** The same from entries, the last column first. */
function sumsOfEntries(columns: readonly Counted[], norms: Float32Array, size: number): Int32Array {
  const sums = new Int32Array(2 * size);
  for (const { counts, gain } of columns.toReversed()) {
    const writer = new PostingsWriter();
    const none = { positionsFrom: () => new Uint8Array(0) };
    for (const [row, count] of counts.entries()) if (count > 0) writer.addEncoded(row, count, none, 0, 1);
    addEntries(writer.encoded(), gain, norms, sums);
  }
  return sums;
}

/** A term can be in one of the two texts only. */
const ofText = fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 50, noNaN: true }));
const gain = fc.tuple(ofText, ofText);

test('columns of any length add up to exactly what postings in any order add up to, block by block', () => {
  const kernel = new ColumnSums();
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: blockRows - 9, max: 3 * blockRows })),
      fc.array(fc.tuple(gain, fc.nat({ max: 20 }), fc.nat()), { minLength: 1, maxLength: 5 }),
      (size, made) => {
        const norms = Float32Array.from({ length: size + 5 }, (_, row) => 0.3 + ((row * 7) % 13) / 2);
        const units = [0, 1].map((text) => unitsOf(made.map(([given]) => given[text] ?? 0)));
        // A segment may have grown since the column was made.
        const columns = made.map(
          ([given, fewer, seed]): Counted => ({
            gain: [given[0] * (units[0] ?? 1), given[1] * (units[1] ?? 1)],
            counts: Uint8Array.from(
              { length: Math.max(0, size - fewer) },
              (_, row) => ((row * seed) % 257) & 255,
            ),
          }),
        );
        const sums = new Int32Array(2 * size);
        for (let from = 0; from < size; from += blockRows)
          kernel.add(columns.map(columnOf), from, Math.min(size, from + blockRows), norms, sums);
        expect(bytesOf(sums).equals(bytesOf(sumsOfEntries(columns, norms, size)))).toBe(true);
        const expected = plainSums(columns, norms, size);
        const wrong = [...sums.keys()].filter(
          (at) => Math.abs((sums[at] ?? 0) - (expected[at] ?? 0)) > 5 + 1e-6 * (expected[at] ?? 0),
        );
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

const bytesOf = ({ buffer }: Int32Array) => Buffer.from(buffer);

test('no gain and no sum of gains is too large, and few bits are left unused', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), { minLength: 1 }), (gains) => {
      const units = unitsOf(gains);
      const shares = [gains.reduce((all, each) => all + each, 0) / 2 ** 30, Math.max(...gains) / 2 ** 22];
      const [share = 0] = shares.map((each) => each * units).sort((a, b) => b - a);
      expect(share).toBeLessThanOrEqual(1);
      expect(share).toBeGreaterThan(0.25);
    }),
  );
  expect(unitsOf([])).toBe(1);
});
