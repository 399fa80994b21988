import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bitmap } from './bitmap.ts';
import { decodePostings, PositionReader, PostingsWriter } from './postings.ts';

const ascending = (max: number, minLength: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max }), { minLength, maxLength: 40 })
    .map((list) => list.sort((a, b) => a - b));

test('what is encoded comes back, copied or read, with its positions', () => {
  const entries = ascending(3_000_000, 0).chain((rows) =>
    fc.tuple(...rows.map((row) => ascending(400_000, 1).map((positions) => ({ row, positions })))),
  );
  fc.assert(
    fc.property(entries, (list) => {
      const writer = new PostingsWriter();
      for (const { row, positions } of list) writer.add(row, positions);
      const first = decodePostings(writer.encoded(), true);
      const copy = new PostingsWriter();
      for (const [i, row] of first.rows.entries()) {
        const bytes = first.positions?.subarray(first.offsets?.[i], first.offsets?.[i + 1]);
        copy.addEncoded(row, first.counts[i] ?? 0, bytes ?? new Uint8Array(0));
      }
      for (const postings of [first, decodePostings(copy.encoded(), true)]) {
        const read = [...postings.rows].map((row, i) => {
          const reader = new PositionReader(postings, i);
          const positions: number[] = [];
          while (reader.next()) positions.push(reader.position);
          return { row, positions };
        });
        expect(read).toEqual(list);
      }
    }),
  );
});

test('bitmaps are sets', () => {
  const rows = fc.uniqueArray(fc.nat({ max: 99 }));
  fc.assert(
    fc.property(rows, rows, (a, b) => {
      const [left, right] = [Bitmap.of(100, a), Bitmap.of(100, b)];
      const list = (map: Bitmap) => {
        const found: number[] = [];
        map.each((row) => found.push(row));
        expect(map.count()).toBe(found.length);
        return found;
      };
      const sorted = (set: Set<number>) => [...set].sort((x, y) => x - y);
      expect(list(left.clone().and(right))).toEqual(sorted(new Set(a.filter((row) => b.includes(row)))));
      expect(list(left.clone().or(right))).toEqual(sorted(new Set([...a, ...b])));
      expect(list(left.clone().andNot(right))).toEqual(sorted(new Set(a.filter((row) => !b.includes(row)))));
      expect(Bitmap.full(100).count()).toBe(100);
    }),
  );
});
