import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestSegment, planMerge, planMergeAtRest, type Size } from './merge.ts';

const ready = (rows: number, dead = 0): Size => ({ ready: true, rows, live: rows - dead, tombstones: 0 });

test('four small neighbours are merged, three are not', () => {
  expect(planMerge([ready(4000), ready(4000), ready(4000)])).toBeUndefined();
  expect(planMerge([ready(90_000), ...Array.from({ length: 4 }, () => ready(4000))])).toEqual([1, 5]);
});

test('a segment that takes documents is left alone', () => {
  const open: Size = { ready: false, rows: 3000, live: 3000, tombstones: 0 };
  expect(planMerge([ready(4000), ready(4000), ready(4000), open])).toBeUndefined();
});

test('a segment with many replaced rows is rewritten; tombstones that are still needed do not count', () => {
  expect(planMerge([ready(4000), ready(4000, 2000)])).toEqual([1, 2]);
  expect(planMerge([ready(4000), { ...ready(4000, 2000), tombstones: 2000 }])).toBeUndefined();
  expect(planMerge([{ ...ready(4000, 2000), tombstones: 2000 }])).toEqual([0, 1]);
});

test('at rest, neighbours become one where the largest is not far larger than the others together', () => {
  expect(planMergeAtRest([])).toBeUndefined();
  expect(planMergeAtRest([ready(4000)])).toBeUndefined();
  expect(planMergeAtRest([ready(64_000), ready(16_000), ready(16_000), ready(4000)])).toEqual([0, 4]);
  expect(planMergeAtRest([ready(96_000), ready(4000), ready(4000)])).toEqual([1, 3]);
  expect(planMergeAtRest([ready(96_000), ready(4000)])).toBeUndefined();
  // Replaced rows do not count: they are dropped.
  expect(planMergeAtRest([ready(96_000, 80_000), ready(4000)])).toEqual([0, 2]);
});

test('at rest, neither a segment that takes documents nor one that is too large is merged', () => {
  const open: Size = { ready: false, rows: 3000, live: 3000, tombstones: 0 };
  expect(planMergeAtRest([ready(4000), open, ready(4000)])).toBeUndefined();
  expect(planMergeAtRest([ready(largestSegment), ready(4000), ready(4000)])).toEqual([1, 3]);
  expect(planMergeAtRest([ready(largestSegment - 4000), ready(largestSegment - 4000)])).toBeUndefined();
});

test('merging at rest ends, and moves a document once for each quarter that its segment grows', () => {
  const sizesOf = fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 200 });
  fc.assert(
    fc.property(sizesOf, fc.integer({ min: 1, max: 10 }), (written, writesBetweenRests) => {
      let sizes: Size[] = [];
      let moved = 0;
      for (const [i, rows] of written.entries()) {
        sizes.push(ready(rows));
        const atRest = i % writesBetweenRests === 0;
        const next = () => planMerge(sizes) ?? (atRest ? planMergeAtRest(sizes) : undefined);
        for (let plan = next(); plan; plan = next()) {
          const total = sizes.slice(...plan).reduce((sum, size) => sum + size.rows, 0);
          moved += total;
          sizes = [...sizes.slice(0, plan[0]), ready(total), ...sizes.slice(plan[1])];
        }
      }
      const total = written.reduce((sum, rows) => sum + rows, 0);
      // With each move at rest the segment of a document becomes a quarter larger at least.
      const mostMoves = 8 + Math.log(Math.max(2, total)) / Math.log(1.25);
      expect(moved).toBeLessThanOrEqual(total * mostMoves);
    }),
  );
});

test('merging ends, leaves few segments, and moves each document a few times only', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 200 }), (written) => {
      let sizes: Size[] = [];
      let moved = 0;
      for (const rows of written) {
        sizes.push(ready(rows));
        for (let plan = planMerge(sizes); plan; plan = planMerge(sizes)) {
          const total = sizes.slice(...plan).reduce((sum, size) => sum + size.rows, 0);
          moved += total;
          sizes = [...sizes.slice(0, plan[0]), ready(total), ...sizes.slice(plan[1])];
        }
      }
      const total = written.reduce((sum, rows) => sum + rows, 0);
      expect(sizes.reduce((sum, size) => sum + size.rows, 0)).toBe(total);
      expect(sizes.length).toBeLessThanOrEqual(16);
      // One move for each tier, and within the lowest tier one for every doubling.
      expect(moved).toBeLessThanOrEqual(total * 8);
    }),
  );
});
