import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeDocuments } from './merge.ts';
import type { Block, DraftDocument } from './model.ts';

const block = (name: string): Block => {
  const [id = '', text = id] = name.split(':');
  return { type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] };
};
const doc = (...names: string[]): DraftDocument => ({ type: 'doc', content: names.map(block) });
const shown = (merged: DraftDocument | undefined) =>
  merged?.content.map(({ attrs: { id }, ...rest }) => {
    const text = JSON.stringify(rest).match(/"text":"([^"]*)"/u)?.[1];
    return text === id ? id : `${id}:${text}`;
  });
const base = doc('a', 'b', 'c', 'd');

test.each([
  ['changes of different blocks', ['a:x', 'b', 'c', 'd'], ['a', 'b', 'c:y', 'd'], ['a:x', 'b', 'c:y', 'd']],
  [
    'new blocks of both',
    ['a', 'n', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd', 'm'],
    ['a', 'n', 'b', 'c', 'd', 'm'],
  ],
  ['a deletion and a change elsewhere', ['a', 'c', 'd'], ['a', 'b', 'c', 'd:y'], ['a', 'c', 'd:y']],
  ['a move and a change', ['d', 'a', 'b', 'c'], ['a', 'b:y', 'c', 'd', 'm'], ['d', 'm', 'a', 'b:y', 'c']],
  ['the same change twice', ['a:x', 'b', 'c', 'd'], ['a:x', 'b', 'c', 'd'], ['a:x', 'b', 'c', 'd']],
])('%s are merged', (_, mine, theirs, expected) => {
  expect(shown(mergeDocuments(base, doc(...mine), doc(...theirs)))).toEqual(expected);
});

test.each([
  ['one block changed in two ways', ['a:x', 'b', 'c', 'd'], ['a:y', 'b', 'c', 'd']],
  ['a deletion of a changed block', ['b', 'c', 'd'], ['a:y', 'b', 'c', 'd']],
  ['two moves', ['d', 'a', 'b', 'c'], ['b', 'a', 'c', 'd']],
])('%s is left to a person', (_, mine, theirs) => {
  expect(mergeDocuments(base, doc(...mine), doc(...theirs))).toBeUndefined();
  expect(mergeDocuments(base, doc(...theirs), doc(...mine))).toBeUndefined();
});

test('no change of either side is lost', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const change = fc.record({
    changed: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }),
    deleted: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }),
    added: fc.array(fc.nat(5), { maxLength: 2 }),
  });
  const made = (
    sign: string,
    { changed, deleted, added }: { changed: string[]; deleted: string[]; added: number[] },
  ) => {
    const names = ids
      .filter((id) => !deleted.includes(id))
      .map((id) => (changed.includes(id) ? `${id}:${sign}` : id));
    for (const [index, at] of added.entries()) names.splice(at, 0, `${sign}${index}`);
    return doc(...names);
  };
  fc.assert(
    fc.property(change, change, (own, other) => {
      const [mine, theirs] = [made('m', own), made('t', other)];
      const was = doc(...ids);
      const merged = mergeDocuments(was, mine, theirs);
      if (!merged) return;
      const written = new Set(merged.content.map((each) => JSON.stringify(each)));
      const before = new Set(was.content.map((each) => JSON.stringify(each)));
      for (const each of [...mine.content, ...theirs.content].map((one) => JSON.stringify(one)))
        if (!before.has(each)) expect(written).toContain(each);
      expect(new Set(merged.content.map(({ attrs }) => attrs.id)).size).toBe(merged.content.length);
    }),
  );
});
