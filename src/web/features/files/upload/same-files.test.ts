import { expect, test } from 'vitest';
import { sameFile } from './same-files.ts';

const file = (name: string, words: string) => new File([words], name);
const known = (name: string, words: string) => {
  const bytes = new TextEncoder().encode(words);
  return { name, size: bytes.length, bytes: async () => bytes.buffer };
};

test('a file with the same bytes is found, whatever it is called', async () => {
  const others = [known('one.txt', 'The lease of 1 June'), known('two.txt', 'The lease of 2 June')];
  expect(await sameFile(file('copy of one.txt', 'The lease of 1 June'), others)).toBe('one.txt');
  expect(await sameFile(file('scan.txt', 'The lease of 2 June'), others)).toBe('two.txt');
});

test('the same name or the same size alone is no twin, and an empty file is none', async () => {
  const others = [known('one.txt', 'The lease of 1 June'), known('empty.txt', '')];
  expect(await sameFile(file('one.txt', 'The lease of 3 June'), others)).toBeUndefined();
  expect(await sameFile(file('one.txt', 'Another lease'), others)).toBeUndefined();
  expect(await sameFile(file('none.txt', ''), others)).toBeUndefined();
});

test('only files of the same size are read', async () => {
  const unread = { name: 'large.pdf', size: 9, bytes: () => Promise.reject(new Error('read')) };
  expect(await sameFile(file('one.txt', 'words'), [unread])).toBeUndefined();
});
