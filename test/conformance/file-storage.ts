import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileStorage } from '#server/platform/storage/storage.ts';

const options = { contentType: 'text/plain', maxBytes: 1000 };
const MB = 1024 * 1024;

async function* broken(first: Buffer | string) {
  yield first;
  throw new Error('the connection was lost');
}

/** The behaviour that every engine of `FileStorage` shares. `storage` is called once the engine is open. */
export function testFileStorage(storage: () => FileStorage): void {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'munshi-conformance-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const own = () => `own/${randomUUID()}`;
  const put = (key: string, content: string | Buffer) =>
    storage().put(key, Readable.from([Buffer.from(content)]), { ...options, maxBytes: 60 * MB });
  const contentOf = async (key: string) => text(await storage().read(key));
  const keysIn = async (prefix: string, page?: { limit: number; offset: number }) =>
    (await storage().list(prefix, page)).map((object) => object.key);

  test('what was put can be read, whole and in part', async () => {
    const key = `${own()}/one.txt`;
    const stored = await storage().put(
      key,
      Readable.from([Buffer.from('hello '), Buffer.from('world')]),
      options,
    );
    expect(stored).toMatchObject({ key, size: 11, contentType: 'text/plain; charset=utf-8' });
    expect(await storage().stat(key)).toMatchObject({ key, size: 11, contentType: stored.contentType });
    expect(Math.abs(Date.parse(stored.updated_at) - Date.now())).toBeLessThan(60_000);
    expect(await contentOf(key)).toBe('hello world');
    expect(await text(await storage().read(key, { start: 6, end: 8 }))).toBe('wor');
    expect(await text(await storage().read(key, { start: 6 }))).toBe('world');
  });

  test('an empty file and one of many parts come back byte for byte', async () => {
    const folderKey = own();
    await put(`${folderKey}/empty.txt`, Buffer.alloc(0));
    expect(await storage().stat(`${folderKey}/empty.txt`)).toMatchObject({ size: 0 });
    const content = randomBytes(19 * MB + 7);
    const chunks = Array.from({ length: 20 }, (_, at) => content.subarray(at * MB, (at + 1) * MB));
    const stored = await storage().put(`${folderKey}/big.pdf`, Readable.from(chunks), {
      ...options,
      maxBytes: 60 * MB,
    });
    expect(stored.size).toBe(content.length);
    expect((await buffer(await storage().read(`${folderKey}/big.pdf`))).equals(content)).toBe(true);
    const end = await buffer(await storage().read(`${folderKey}/big.pdf`, { start: 18 * MB }));
    expect(end.equals(content.subarray(18 * MB))).toBe(true);
  });

  test('a name that is taken is refused and its content stays, unless it may be written over', async () => {
    const key = `${own()}/one.txt`;
    await put(key, 'first');
    await expect(put(key, 'second')).rejects.toMatchObject({ code: 'conflict', reason: 'Duplicate' });
    expect(await contentOf(key)).toBe('first');
    await storage().put(key, Readable.from([Buffer.from('second')]), { ...options, overwrite: true });
    expect(await contentOf(key)).toBe('second');
  });

  test('of several writers of one name at the same time one wins, whole', async () => {
    const key = `${own()}/one.txt`;
    const tries = await Promise.allSettled(['aaaa', 'bbbb', 'cccc'].map((content) => put(key, content)));
    expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
    expect(['aaaa', 'bbbb', 'cccc']).toContain(await contentOf(key));
  });

  test.each([1, 12 * MB])('a file that breaks off after %d bytes leaves nothing behind', async (size) => {
    const folderKey = own();
    const half = Readable.from(broken(Buffer.alloc(size)));
    await expect(
      storage().put(`${folderKey}/half.txt`, half, { ...options, maxBytes: 60 * MB }),
    ).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(await keysIn(folderKey)).toEqual([]);
    await expect(storage().stat(`${folderKey}/half.txt`)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    [1000, 'x'.repeat(1001)],
    [11 * MB, Buffer.alloc(12 * MB)],
  ])('a file of more than %d bytes is refused and leaves nothing behind', async (maxBytes, content) => {
    const folderKey = own();
    const body = Readable.from([Buffer.from(content)]);
    await expect(storage().put(`${folderKey}/big.txt`, body, { ...options, maxBytes })).rejects.toMatchObject(
      {
        code: 'too_large',
      },
    );
    expect(await keysIn(folderKey)).toEqual([]);
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
    `a/${'x'.repeat(300)}`,
    '',
  ])('the key %j leads nowhere', async (key) => {
    const nowhere = { code: 'not_found' };
    await expect(put(key, 'x')).rejects.toMatchObject(nowhere);
    await expect(storage().read(key)).rejects.toMatchObject(nowhere);
    await expect(storage().stat(key)).rejects.toMatchObject(nowhere);
    await expect(storage().remove([key])).rejects.toMatchObject(nowhere);
  });

  test('what was never stored is not found, and a folder is no file', async () => {
    const folderKey = own();
    await put(`${folderKey}/one.txt`, 'x');
    for (const key of [`${folderKey}/two.txt`, folderKey]) {
      await expect(storage().stat(key)).rejects.toMatchObject({ code: 'not_found' });
      await expect(storage().read(key)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('lists below a folder in order, by pages, and removes', async () => {
    const base = own();
    for (const name of ['b.txt', 'a/c.txt', 'a.txt', 'a-b.txt']) await put(`${base}/one/${name}`, name);
    await put(`${base}/one-more/d.txt`, 'd');
    const inOrder = ['a-b.txt', 'a.txt', 'a/c.txt', 'b.txt'].map((name) => `${base}/one/${name}`);
    expect(await keysIn(`${base}/one`)).toEqual(inOrder);
    expect(await keysIn(`${base}/one/`, { limit: 2, offset: 1 })).toEqual(inOrder.slice(1, 3));
    expect(await keysIn(`${base}/none`)).toEqual([]);
    await storage().remove([`${base}/one/a.txt`, `${base}/one/never.txt`]);
    await storage().remove([]);
    expect(await keysIn(`${base}/one`)).toEqual(inOrder.filter((key) => !key.endsWith('/a.txt')));
  });

  test('a copy of a file replaces what was there, is its own, and leaves nothing when it fails', async () => {
    const base = own();
    const source = path.join(folder, randomUUID());
    await writeFile(source, 'first');
    await storage().putFile(`${base}/one.txt`, source, options);
    await writeFile(source, 'second');
    expect(await contentOf(`${base}/one.txt`)).toBe('first');
    await storage().putFile(`${base}/one.txt`, source, options);
    expect(await contentOf(`${base}/one.txt`)).toBe('second');
    await expect(storage().putFile(`${base}/two.txt`, `${source}.gone`, options)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      storage().putFile(`${base}/two.txt`, source, { ...options, maxBytes: 3 }),
    ).rejects.toMatchObject({ code: 'too_large' });
    expect(await keysIn(base)).toEqual([`${base}/one.txt`]);
  });

  test('a file is taken over once, and stays where it was when that fails', async () => {
    const base = own();
    const source = path.join(folder, randomUUID());
    await writeFile(source, 'mine');
    await expect(
      storage().adopt(`${base}/one.txt`, source, { ...options, maxBytes: 3 }),
    ).rejects.toMatchObject({ code: 'too_large' });
    expect(existsSync(source)).toBe(true);
    expect(await storage().adopt(`${base}/one.txt`, source, options)).toMatchObject({
      key: `${base}/one.txt`,
      size: 4,
    });
    expect(existsSync(source)).toBe(false);
    expect(await contentOf(`${base}/one.txt`)).toBe('mine');
    await writeFile(source, 'other');
    await expect(storage().adopt(`${base}/one.txt`, source, options)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(existsSync(source)).toBe(true);
    expect(await contentOf(`${base}/one.txt`)).toBe('mine');
  });

  test('the store answers', async () => {
    await expect(storage().ping()).resolves.toBeUndefined();
  });
}
