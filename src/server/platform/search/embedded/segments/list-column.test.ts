import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ListColumn } from './list-column.ts';

const numbers = fc.uint8Array({ maxLength: 5 }).map((list) => Array.from(list, (each) => each * 16_843_009));
const rows = fc.array(numbers, { maxLength: 200 });
const all = (column: ListColumn, size: number) =>
  Array.from({ length: size }, (_, row) => [...column.of(row)]);

test('a column gives each row the numbers that it was given, in whatever order', () => {
  const order = fc.func<[number], number>(fc.integer());
  fc.assert(
    fc.property(rows, order, (lists, key) => {
      const [column, copy] = [new ListColumn(), new ListColumn()];
      const sorted = [...lists.entries()].sort(([a], [b]) => key(a) - key(b));
      for (const [row, list] of sorted) column.set(row, list);
      expect(all(column, lists.length)).toEqual(lists);
      for (const row of lists.keys()) copy.copy(column, lists.length - 1 - row, row);
      expect(all(copy, lists.length)).toEqual([...lists].reverse());
    }),
  );
});

test('a row has a wanted number where one of its own is wanted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 5 }), { maxLength: 50 }),
      fc.uint8Array(),
      (lists, some) => {
        const [column, wanted] = [new ListColumn(), new Uint8Array(256)];
        for (const one of some) wanted[one] = 1;
        for (const [row, list] of lists.entries()) column.set(row, list);
        for (const [row, list] of lists.entries())
          expect(column.hasAny(row, wanted)).toBe(list.some((one) => some.includes(one)));
      },
    ),
  );
});

test('a column of a file grows', () => {
  fc.assert(
    fc.property(rows, rows, (stored, added) => {
      let end = 0;
      const ends = Uint32Array.from(stored, ({ length }) => (end += length));
      const column = new ListColumn(ends, Uint32Array.from(stored.flat()));
      for (const [row, list] of added.entries()) column.set(stored.length + row, list);
      expect(all(column, stored.length + added.length)).toEqual([...stored, ...added]);
    }),
  );
});
