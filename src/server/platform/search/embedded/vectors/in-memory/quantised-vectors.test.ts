import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bitmap } from '../../segments/bitmap.ts';
import { packQueries } from './packed-queries.ts';
import { QuantisedVectors } from './quantised-vectors.ts';

/** Half a step of 1/127 of the largest number, in the direction of the query, with room for its own rounding. */
const tolerance = 0.02;

function cosine(a: Float32Array, b: Float32Array): number {
  let [product, left, right] = [0, 0, 0];
  for (const [i, value] of a.entries()) {
    const other = b[i] ?? 0;
    product += value * other;
    left += value * value;
    right += other * other;
  }
  return product / Math.sqrt(left * right);
}

/** Numbers that only the seed decides (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function vectorsOf(count: number, dimensions: number, next: () => number): Float32Array[] {
  return Array.from({ length: count }, () =>
    Float32Array.from({ length: dimensions }, () => (next() - 0.5) * 10),
  );
}

function allCosines(
  vectors: readonly Float32Array[],
  queries: readonly Float32Array[],
  passing: Bitmap,
  floor = -2,
): Map<string, number> {
  const kept = new QuantisedVectors(queries[0]?.length ?? 0);
  for (const [row, vector] of vectors.entries()) kept.add(row, vector);
  const found = new Map<string, number>();
  const floors = new Float64Array(queries.length).fill(floor);
  const near = (row: number, query: number, value: number) => found.set(`${row} ${query}`, value);
  const scan = kept.scan({ queries: packQueries(queries), passing, floors, near });
  for (const _ of scan);
  return found;
}

test('every cosine is exact to a hundredth or two, with any number of dimensions, vectors and queries', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 70 }),
      fc.integer({ min: 1, max: 19 }),
      fc.nat(),
      (dimensions, count, asked, seed) => {
        const next = random(seed);
        const [vectors, queries] = [vectorsOf(count, dimensions, next), vectorsOf(asked, dimensions, next)];
        const found = allCosines(vectors, queries, Bitmap.full(count));
        expect(found.size).toBe(count * asked);
        for (const [row, vector] of vectors.entries()) {
          for (const [q, query] of queries.entries())
            expect(Math.abs((found.get(`${row} ${q}`) ?? 9) - cosine(vector, query))).toBeLessThan(tolerance);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('more vectors than a block holds are all compared, in the order of the exact cosine', () => {
  const next = random(7);
  const [vectors, queries] = [vectorsOf(3000, 100, next), vectorsOf(5, 100, next)];
  const found = allCosines(vectors, queries, Bitmap.full(3000));
  for (const [q, query] of queries.entries()) {
    const exact = vectors.map((vector) => cosine(vector, query));
    const ranked = [...exact.keys()].sort(
      (a, b) => (found.get(`${b} ${q}`) ?? 0) - (found.get(`${a} ${q}`) ?? 0),
    );
    // Neighbours may change places only where their cosines differ by less than the tolerance.
    let lowest = 1;
    for (const row of ranked) {
      expect(exact[row] ?? 0).toBeLessThan(lowest + tolerance);
      lowest = Math.min(lowest, exact[row] ?? 0);
    }
  }
});

test('only rows that pass are compared, and only what reaches the floor is taken', () => {
  const next = random(3);
  const vectors = vectorsOf(200, 33, next);
  const query = vectors[20] ?? new Float32Array(33);
  const passing = Bitmap.of(200, Uint32Array.of(5, 20, 150));
  expect(allCosines(vectors, [query], passing).size).toBe(3);
  const [[key, value] = ['', 0], ...others] = allCosines(vectors, [query], passing, 0.9);
  expect([key, others.length]).toEqual(['20 0', 0]);
  expect(value).toBeCloseTo(1, 2);
});

test('the largest numbers of the longest vectors fit', () => {
  const [vector, opposite] = [new Float32Array(8000).fill(3), new Float32Array(8000).fill(-1e-3)];
  const found = allCosines([vector, opposite], [vector], Bitmap.full(2));
  expect([found.get('0 0'), found.get('1 0')]).toEqual([expect.closeTo(1, 3), expect.closeTo(-1, 3)]);
});

test('what more vectors would take is known before they are added', () => {
  const kept = new QuantisedVectors(100);
  for (let row = 0; row < 2500; row += 1) {
    const before = kept.bytes;
    const more = kept.bytesFor(1);
    kept.add(row, new Float32Array(100).fill(1));
    expect(kept.bytes).toBe(before + more);
  }
  expect(kept.bytes).toBeLessThan(2500 * 112 * 1.5);
});
