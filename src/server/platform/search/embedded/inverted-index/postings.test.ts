import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enterTerms } from '#test/support/enter-terms.ts';
import { Bitmap } from '../segments/bitmap.ts';
import { neighbourNumber, noWord } from './phrases/neighbours.ts';
import {
  ByteReader,
  decodePostings,
  decodeWithOffsets,
  type EncodedPostings,
  PostingsWriter,
} from './postings.ts';
import { PostingsPool } from './postings-pool.ts';

/** Beyond every other position. */
const apart = 10_000_000;

const ascending = (max: number, minLength: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max }), { minLength, maxLength: 40 })
    .map((list) => list.sort((a, b) => a - b));

/** Each row with its positions; the bytes after them must name the places where the same term is its own neighbour. */
function readAll(encoded: EncodedPostings, term = 'one') {
  const { rows, counts, offsets } = decodeWithOffsets(encoded);
  return [...rows].map((row, i) => {
    const bytes = encoded.positionsFrom(offsets[i] ?? 0, offsets[i + 1] ?? 0);
    const reader = new ByteReader(bytes);
    let position = 0;
    const positions = Array.from({ length: counts[i] ?? 0 }, () => {
      position += reader.varint();
      return position;
    });
    const beside = (step: number) =>
      positions.map((each) => (positions.includes(each + step) ? neighbourNumber(term) : noWord));
    expect([...bytes.subarray(reader.at)]).toEqual([...beside(-1), ...beside(1)]);
    return { row, positions };
  });
}

const encodedIn = (pool: PostingsPool, term: string) => pool.encoded(term) ?? new PostingsWriter().encoded();

test('what is encoded comes back, copied or read, with its positions', () => {
  const entries = ascending(3_000_000, 0).chain((rows) =>
    fc.tuple(...rows.map((row) => ascending(9_000_000, 1).map((positions) => ({ row, positions })))),
  );
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 3000 }), (list, gap) => {
      const pool = new PostingsPool();
      for (const { row, positions } of list) {
        enterTerms(pool, row, [
          ['one', positions],
          // Far from all others.
          ['other', positions.slice(0, 1).map((position) => position + apart)],
        ]);
      }
      const first = encodedIn(pool, 'one');
      const firstPositions = list.map(({ row, positions }) => ({
        row,
        positions: positions.slice(0, 1).map((position) => position + apart),
      }));
      expect(readAll(encodedIn(pool, 'other'), 'other')).toEqual(firstPositions);
      const placed = decodeWithOffsets(first);
      const copy = new PostingsWriter();
      for (const [i, row] of placed.rows.entries()) {
        const [start = 0, end = 0] = placed.offsets.subarray(i, i + 2);
        copy.addEncoded(row, placed.counts[i] ?? 0, first, start, end);
      }
      for (const encoded of [first, copy.encoded()]) {
        expect(readAll(encoded)).toEqual(list);
        const { rows, counts } = decodePostings(encoded);
        expect([...rows]).toEqual(list.map(({ row }) => row));
        expect([...counts]).toEqual(list.map(({ positions }) => positions.length));
      }
      if (list.length === 0) return;
      const shift = (list.at(-1)?.row ?? 0) + gap;
      const twice = new PostingsWriter();
      for (const later of [0, shift]) twice.addShifted(first, later);
      const more = Uint8Array.of(7, noWord, noWord);
      twice.addEncoded(3 * shift, 1, { positionsFrom: (start, end) => more.subarray(start, end) }, 0, 3);
      const joined = twice.encoded();
      const pieces = Array.from({ length: Math.ceil(joined.positionBytes / gap) }, (_, i) =>
        joined.positionsFrom(i * gap, Math.min((i + 1) * gap, joined.positionBytes)),
      );
      expect(Buffer.concat(pieces)).toEqual(Buffer.from(joined.positionsFrom(0, joined.positionBytes)));
      expect(readAll(joined)).toEqual([
        ...list,
        ...list.map(({ row, positions }) => ({ row: row + shift, positions })),
        { row: 3 * shift, positions: [7] },
      ]);
    }),
  );
});

test('a term may have more postings than a page of the pool has room for', () => {
  const pool = new PostingsPool();
  const list = Array.from({ length: 1500 }, (_, i) => ({
    row: 2 * i,
    positions: Array.from({ length: 300 }, (_each, n) => n * (i % 90)).filter(
      (each, n, all) => each > (all[n - 1] ?? -1),
    ),
  }));
  for (const { row, positions } of list) {
    enterTerms(pool, row, [['frequent', positions]]);
    enterTerms(pool, row, [[`rare${row}`, [row]]]);
  }
  expect(pool.encoded('frequent')?.positionBytes).toBeGreaterThan(400_000);
  expect(readAll(encodedIn(pool, 'frequent'), 'frequent')).toEqual(list);
  expect(readAll(encodedIn(pool, 'rare8'), 'rare8')).toEqual([{ row: 8, positions: [8] }]);
  expect([pool.docFrequency('frequent'), pool.docFrequency('rare8'), pool.docFrequency('none')]).toEqual([
    1500, 1, 0,
  ]);
});

test('bitmaps are sets', () => {
  const rows = fc.uniqueArray(fc.nat({ max: 99 }));
  fc.assert(
    fc.property(rows, rows, (a, b) => {
      const [left, right] = [Bitmap.of(100, Uint32Array.from(a)), Bitmap.of(100, Uint32Array.from(b))];
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
