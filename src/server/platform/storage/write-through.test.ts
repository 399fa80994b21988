import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeThrough } from './write-through.ts';

const MB = 1024 * 1024;
let folder: string;
let name: string;
let file: FileHandle;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-write-through-'));
  name = path.join(folder, 'file');
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  file = await open(name, 'w');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await file.close();
});

async function* chunksOf(content: Buffer, size: number, thenBreaks = false) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
  if (thenBreaks) throw new Error('the connection was lost');
}

test.each([
  [20 * MB + 7, 64 * 1024],
  [9 * MB, 5 * MB],
  [3000, 1],
  [0, 1],
])('%d bytes in chunks of %d arrive in their order, and are forced to the disk last', async (bytes, size) => {
  const content = randomBytes(bytes);
  const calls: string[] = [];
  const { writev, sync } = file;
  vi.spyOn(file, 'writev').mockImplementation(async (parts) => {
    const done = await writev.call(file, parts);
    calls.push('write');
    return done;
  });
  vi.spyOn(file, 'sync').mockImplementation(() => {
    calls.push('sync');
    return sync.call(file);
  });
  expect(await writeThrough(file, chunksOf(content, size))).toBe(bytes);
  expect((await readFile(name)).equals(content)).toBe(true);
  expect(calls.indexOf('sync')).toBe(calls.length - 1);
});

test('the disk begins before the last bytes have come', async () => {
  const syncs = vi.spyOn(file, 'datasync');
  let early = 0;
  await writeThrough(
    file,
    (async function* () {
      for (let at = 0; at < 20; at++) yield Buffer.alloc(MB);
      early = syncs.mock.calls.length;
    })(),
  );
  expect(early).toBeGreaterThan(0);
});

test('bytes before the source failed are in the file', async () => {
  const content = randomBytes(7 * MB);
  await expect(writeThrough(file, chunksOf(content, 64 * 1024, true))).rejects.toThrow('connection was lost');
  expect((await readFile(name)).equals(content)).toBe(true);
});

test('a write of which the system takes only a part is completed', async () => {
  const content = randomBytes(6 * MB);
  const { writev } = file;
  vi.spyOn(file, 'writev').mockImplementation((parts) =>
    writev.call(file, [Buffer.concat(parts as Buffer[]).subarray(0, 1000)]),
  );
  await writeThrough(file, chunksOf(content, 64 * 1024));
  expect((await readFile(name)).equals(content)).toBe(true);
});

test.each(['writev', 'datasync', 'sync'] as const)(
  'a failing %s is reported, and the source is closed',
  async (call) => {
    vi.spyOn(file, call).mockRejectedValue(new Error('no space left'));
    let left = false;
    const source = (async function* () {
      try {
        for (let at = 0; at < 20; at++) yield Buffer.alloc(MB);
      } finally {
        left = true;
      }
    })();
    await expect(writeThrough(file, source)).rejects.toThrow('no space left');
    expect(left).toBe(true);
  },
);

test('a disk error at the last bytes is reported, even when later syncs succeed', async () => {
  vi.spyOn(file, 'datasync').mockRejectedValue(new Error('input/output error'));
  await expect(writeThrough(file, chunksOf(Buffer.alloc(5 * MB), 5 * MB))).rejects.toThrow('input/output');
});
