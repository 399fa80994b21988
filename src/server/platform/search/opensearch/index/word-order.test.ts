import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionReader, wordOrder } from './word-order.ts';

/** More different words than a table has, some of them often, with empty positions between. */
const texts = fc.array(
  fc.oneof(
    fc.constant(undefined),
    fc.nat(9).map((i) => `often${i}`),
    fc.nat(400).map((i) => `word${i}`),
  ),
  { maxLength: 900 },
);

test('the positions of any words are those of the document', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const byWord = new Map<string, number[]>();
      for (const [position, word] of text.entries())
        if (word !== undefined) byWord.set(word, [...(byWord.get(word) ?? []), position]);
      const asked = ['often1', 'word7', 'absent', 'often1', ...[...byWord.keys()].slice(-20)];
      const found = positionReader(asked)(wordOrder([...byWord]));
      expect(found.map((positions) => [...positions])).toEqual(asked.map((word) => byWord.get(word) ?? []));
    }),
    { numRuns: 50 },
  );
});

test('a frequent word takes one byte, and bytes that are cut short are read as far as they go', () => {
  const positions = Array.from({ length: 1000 }, (_, i) => i);
  const order = wordOrder([['often', positions]]);
  expect(order.length).toBe(1 + 3 + 1000);
  expect(positionReader(['often'])(order.subarray(0, 14))[0]).toHaveLength(10);
  expect(positionReader(['often'])(new Uint8Array())[0]).toHaveLength(0);
});
