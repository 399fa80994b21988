import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bitmap } from '../../segments/bitmap.ts';
import { bestRows } from './best-rows.ts';

test('are so many rows of the highest values, ascending', () => {
  const values = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(values, fc.nat(20), fc.boolean(), (given, limit, covered) => {
      const passed = new Bitmap(given.length);
      for (const row of given.keys()) if (row % 3 !== 0) passed.add(row);
      const scores = Float64Array.from(given);
      const coverage = covered ? Float64Array.from(given, (value) => value / 50) : undefined;
      const rows = bestRows(passed, scores, coverage, limit);
      const all = [...passed.rows()];
      const lowest = Math.min(...rows.map((row) => given[row] ?? 0));
      const others = all.filter((row) => !rows.includes(row));
      expect(rows).toHaveLength(Math.min(limit, all.length));
      expect(rows).toEqual([...rows].sort((a, b) => a - b));
      if (rows.length > 0) expect(others.every((row) => (given[row] ?? 0) <= lowest)).toBe(true);
    }),
  );
});
