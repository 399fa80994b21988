import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enterTerms } from '#test/support/enter-terms.ts';
import { blockOf, decodeBlocks, encodeBlocks, rowsInBlock } from './posting-blocks.ts';
import { type Decoded, decodeEntries, type EncodedPostings } from './postings.ts';
import { PostingsPool } from './postings-pool.ts';

const entry = fc.record({
  step: fc.integer({ min: 1, max: 40 }),
  count: fc.integer({ min: 1, max: 70 }),
  length: fc.integer({ min: 1, max: 3000 }),
});
const lists = fc.array(entry, { minLength: 1, maxLength: 5 * rowsInBlock, size: 'max' });

test('blocks say where their rows are, and no row of a block beats all of its pairs', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const pool = new PostingsPool();
      const lengths: number[] = [];
      const rows: number[] = [];
      for (const { step, count, length } of list) {
        const row = (rows.at(-1) ?? -1) + step;
        rows.push(row);
        lengths[row] = length;
        enterTerms(pool, row, [['term', [...Array(count).keys()]]]);
      }
      const encoded = pool.encoded('term') as EncodedPostings;
      const blocks = decodeBlocks(encodeBlocks(encoded, lengths), encoded.docFrequency);
      expect(blocks.occurrences).toBe(list.reduce((sum, { count }) => sum + count, 0));
      for (const [i, found] of rows.entries()) {
        const block = Math.floor(i / rowsInBlock);
        expect(blockOf(blocks, found)).toBe(block);
        const [from, to] = [Number(blocks.firstPair[block]), Number(blocks.firstPair[block + 1])];
        const pairs = Array.from({ length: to - from }, (_, pair) => pair + from);
        const { count, length } = list[i] as { count: number; length: number };
        const beaten = pairs.some(
          (pair) => Number(blocks.counts[pair]) >= count && Number(blocks.lengths[pair]) <= length,
        );
        expect(beaten).toBe(true);
      }
      for (const block of blocks.lastRows.keys()) {
        const from = block * rowsInBlock;
        const size = Math.min(rowsInBlock, rows.length - from);
        const into: Decoded = {
          rows: new Uint32Array(size),
          counts: new Uint32Array(size),
          offsets: new Uint32Array(size + 1),
          occurrences: 0,
          highest: 0,
        };
        const before = rows[from - 1] ?? -1;
        const end = decodeEntries(encoded.entries, Number(blocks.entries[block]), before, size, into);
        expect(end).toBe(blocks.entries[block + 1]);
        expect([...into.rows]).toEqual(rows.slice(from, from + size));
        expect([...into.counts]).toEqual(list.slice(from, from + size).map(({ count }) => count));
        const positions = Number(blocks.positions[block + 1]) - Number(blocks.positions[block]);
        expect(into.offsets?.[size]).toBe(positions);
      }
    }),
    { numRuns: 60 },
  );
});
