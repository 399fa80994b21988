import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planFold, type Size } from './merge.ts';

const sealed = (rows: number, dead = 0): Size => ({ sealed: true, rows, live: rows - dead, removals: 0 });

test('four small neighbours are folded, three are not', () => {
  expect(planFold([sealed(4000), sealed(4000), sealed(4000)])).toBeUndefined();
  expect(planFold([sealed(90_000), ...Array.from({ length: 4 }, () => sealed(4000))])).toEqual([1, 5]);
});

test('a generation that takes documents is left alone', () => {
  const open: Size = { sealed: false, rows: 3000, live: 3000, removals: 0 };
  expect(planFold([sealed(4000), sealed(4000), sealed(4000), open])).toBeUndefined();
});

test('a segment with many replaced rows is rewritten; tombstones that are still needed do not count', () => {
  expect(planFold([sealed(4000), sealed(4000, 2000)])).toEqual([1, 2]);
  expect(planFold([sealed(4000), { ...sealed(4000, 2000), removals: 2000 }])).toBeUndefined();
  expect(planFold([{ ...sealed(4000, 2000), removals: 2000 }])).toEqual([0, 1]);
});

test('folding ends, leaves few generations, and moves each document a few times only', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 200 }), (written) => {
      let sizes: Size[] = [];
      let moved = 0;
      for (const rows of written) {
        sizes.push(sealed(rows));
        for (let plan = planFold(sizes); plan; plan = planFold(sizes)) {
          const total = sizes.slice(...plan).reduce((sum, size) => sum + size.rows, 0);
          moved += total;
          sizes = [...sizes.slice(0, plan[0]), sealed(total), ...sizes.slice(plan[1])];
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
