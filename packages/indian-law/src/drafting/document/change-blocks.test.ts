import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeBetween, changedBlocks } from './change-blocks.ts';
import type { Block } from './model.ts';

const block = (id: string, text = id): Block => ({
  type: 'paragraph',
  attrs: { id },
  content: [{ type: 'text', text }],
});

test('the change between two lists of blocks leads from one to the other', () => {
  const pool = Array.from({ length: 8 }, (_, at) => block(`b${at}`));
  const lists = fc.uniqueArray(
    fc.constantFrom(...pool, ...pool.map(({ attrs }) => block(attrs.id, 'other'))),
    {
      selector: ({ attrs }) => attrs.id,
    },
  );
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const change = changeBetween(before, after);
      expect(change && changedBlocks(before, change)).toEqual(after);
    }),
  );
});

test('a key changes one block, and the others are not named', () => {
  const before = [block('a'), block('b'), block('c')];
  const typed = block('b', 'typed');
  expect(changeBetween(before, [before[0] as Block, typed, before[2] as Block])).toEqual({
    after: 'a',
    removes: ['b'],
    blocks: [typed],
  });
});

test('blocks that are not there, or not next to each other, are not changed', () => {
  const before = [block('a'), block('b'), block('c')];
  for (const [after, removes] of [
    ['x', ['b']],
    ['a', ['c']],
    [null, ['a', 'c']],
    ['b', ['c', 'd']],
  ] as const)
    expect(changedBlocks(before, { after, removes, blocks: [] })).toBeUndefined();
  const unnamed = { type: 'paragraph', attrs: { id: null }, content: [] } as unknown as Block;
  expect(changeBetween([unnamed], [block('a')])).toBeUndefined();
});
