import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intersectAll, seek } from './intersect.ts';

const rows = fc
  .uniqueArray(fc.nat({ max: 300 }), { maxLength: 120 })
  .map((list) => Uint32Array.from(list).sort());

test('seeking finds what looking at each row finds', () => {
  fc.assert(
    fc.property(rows, fc.nat({ max: 120 }), fc.nat({ max: 310 }), (list, start, row) => {
      const from = Math.min(start, list.length);
      let at = from;
      while (at < list.length && (list[at] ?? 0) < row) at += 1;
      expect(seek(list, from, row)).toBe(at);
    }),
  );
});

test('an intersection holds what every list holds', () => {
  fc.assert(
    fc.property(fc.array(rows, { maxLength: 4 }), (lists) => {
      const [first = new Uint32Array(0), ...others] = lists;
      const naive = [...first].filter((row) => others.every((list) => list.includes(row)));
      expect([...intersectAll(lists)]).toEqual(naive);
    }),
  );
});
