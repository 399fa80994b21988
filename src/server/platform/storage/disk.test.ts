import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskStorage } from './disk.ts';
import type { FileStorage } from './storage.ts';

let folder: string;
let storage: FileStorage;
const options = { contentType: 'text/plain', maxBytes: 1000 };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-storage-'));
  storage = await openDiskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('what was put can be read, whole and in part', async () => {
  const stored = await storage.put('case_files/a/one.txt', Readable.from(['hello ', 'world']), options);
  expect(stored).toMatchObject({
    key: 'case_files/a/one.txt',
    size: 11,
    contentType: 'text/plain; charset=utf-8',
  });
  expect(await text(await storage.read('case_files/a/one.txt'))).toBe('hello world');
  expect(await text(await storage.read('case_files/a/one.txt', { start: 6, end: 8 }))).toBe('wor');
});

test('a name that is taken is refused and its content stays', async () => {
  await storage.put('a/one.txt', Readable.from(['first']), options);
  await expect(storage.put('a/one.txt', Readable.from(['second']), options)).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await text(await storage.read('a/one.txt'))).toBe('first');
  await storage.put('a/one.txt', Readable.from(['second']), { ...options, overwrite: true });
  expect(await text(await storage.read('a/one.txt'))).toBe('second');
});

test('a file that is too large or breaks off leaves nothing behind', async () => {
  await expect(storage.put('a/big.txt', Readable.from(['x'.repeat(1001)]), options)).rejects.toMatchObject({
    code: 'too_large',
  });
  const broken = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('the connection was lost');
    })(),
  );
  await expect(storage.put('a/half.txt', broken, options)).rejects.toMatchObject({
    code: 'storage_unavailable',
  });
  expect(await storage.list('')).toEqual([]);
  expect(await readdir(path.join(folder, '.incoming'))).toEqual([]);
});

test.each([
  '../etc/passwd',
  'a/../../b',
  '/etc/passwd',
  'a//b',
  '.incoming/x',
  'a/.hidden',
  'a\\b',
  'a/b\u0000',
])('the key %s leads nowhere', async (key) => {
  await expect(storage.put(key, Readable.from(['x']), options)).rejects.toMatchObject({ code: 'not_found' });
  await expect(storage.read(key)).rejects.toMatchObject({ code: 'not_found' });
});

test('lists below a prefix in order, by pages, and removes', async () => {
  for (const name of ['b', 'a', 'c'])
    await storage.put(`case_files/one/${name}.txt`, Readable.from([name]), options);
  await storage.put('case_files/two/d.txt', Readable.from(['d']), options);
  const keys = async (prefix: string, page?: { limit: number; offset: number }) =>
    (await storage.list(prefix, page)).map((object) => object.key);
  expect(await keys('case_files/one')).toEqual([
    'case_files/one/a.txt',
    'case_files/one/b.txt',
    'case_files/one/c.txt',
  ]);
  expect(await keys('case_files/one', { limit: 1, offset: 1 })).toEqual(['case_files/one/b.txt']);
  await storage.remove(['case_files/one/a.txt', 'case_files/one/never.txt']);
  expect(await keys('case_files/one')).toEqual(['case_files/one/b.txt', 'case_files/one/c.txt']);
});

test('a copy of a file replaces what was there, is its own, and leaves nothing when it fails', async () => {
  const source = path.join(folder, 'source.txt');
  await writeFile(source, 'first');
  await storage.putFile('library/ab/one.txt', source, options);
  await writeFile(source, 'second');
  expect(await text(await storage.read('library/ab/one.txt'))).toBe('first');
  await storage.putFile('library/ab/one.txt', source, options);
  expect(await text(await storage.read('library/ab/one.txt'))).toBe('second');
  await expect(storage.putFile('library/ab/two.txt', `${source}.gone`, options)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(
    storage.putFile('library/ab/two.txt', source, { ...options, maxBytes: 3 }),
  ).rejects.toMatchObject({
    code: 'too_large',
  });
  await expect(storage.stat('library/ab/two.txt')).rejects.toMatchObject({ code: 'not_found' });
  expect(await readdir(path.join(folder, '.incoming'))).toEqual([]);
});
