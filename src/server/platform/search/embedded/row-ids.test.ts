import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowIds } from './row-ids.ts';

test('rows and ids find each other across fragments', () => {
  const fragments = fc.array(fc.record({ gap: fc.nat({ max: 3 }), rows: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(fragments, (list) => {
      const ids: number[] = [];
      let fragment = 0;
      for (const { gap, rows } of list) {
        fragment += gap;
        for (let i = 0; i < rows; i += 1) ids.push(fragment * 2 ** 32 + i);
        fragment += 1;
      }
      const known = new RowIds();
      for (const id of ids) known.add(id);
      expect(known.size).toBe(ids.length);
      expect(ids.map((_, row) => known.idOf(row))).toEqual(ids);
      expect(ids.map((id) => known.rowOf(id))).toEqual(ids.map((_, row) => row));
    }),
  );
});
