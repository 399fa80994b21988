import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testFileStorage } from '#test/conformance/file-storage.ts';
import { openDiskStorage } from './disk.ts';
import type { FileStorage } from './storage.ts';

let folder: string;
let storage: FileStorage;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-storage-'));
  storage = await openDiskStorage(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('files in a folder', () => {
  testFileStorage(() => storage);

  test('nothing half-written is left anywhere', async () => {
    expect(await readdir(path.join(folder, '.incoming'))).toEqual([]);
  });

  test('only this user may read what is stored', async () => {
    await storage.put('private/one.txt', Readable.from([Buffer.from('x')]), {
      contentType: '',
      maxBytes: 10,
    });
    expect((await stat(path.join(folder, 'private', 'one.txt'))).mode & 0o077).toBe(0);
    expect((await stat(path.join(folder, 'private'))).mode & 0o077).toBe(0);
  });

  test('leftovers of a killed process are removed after a day', async () => {
    const old = path.join(folder, '.incoming', 'old');
    const young = path.join(folder, '.incoming', 'young');
    await writeFile(old, 'x');
    await writeFile(young, 'x');
    const dayAgo = Date.now() / 1000 - 25 * 3600;
    await utimes(old, dayAgo, dayAgo);
    await openDiskStorage(folder);
    expect(await readdir(path.join(folder, '.incoming'))).toEqual(['young']);
    await rm(young);
  });
});
