import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultyDisk } from '#test/faults/faulty-disk.ts';
import { fileDisk } from './file-disk.ts';
import { dataAt, FrameFile } from './frame-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-frames-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const said = (i: number) => `entry ${i} `.repeat(i + 1);

/** A file of frames, and its bytes. */
async function filled(name: string, frames: number): Promise<{ file: string; bytes: Buffer }> {
  const file = path.join(folder, name);
  const made = new FrameFile(fileDisk, file);
  for (let i = 0; i < frames; i += 1) await made.append(1, Buffer.from([i]), [Buffer.from(said(i))]);
  await made.close();
  return { file, bytes: await readFile(file) };
}

async function contentOf(file: string, add?: string): Promise<string[]> {
  const opened = new FrameFile(fileDisk, file);
  try {
    await opened.open(() => undefined);
    if (add) await opened.append(1, Buffer.from([9]), [Buffer.from(add)]);
    const read = opened.frames.map(async (frame) =>
      (await opened.read(dataAt(frame), frame.dataBytes)).toString(),
    );
    return await Promise.all(read);
  } finally {
    await opened.close();
  }
}

test('whatever is missing at the end, the whole frames before it are there, and others follow them', async () => {
  const { file, bytes } = await filled('cut', 3);
  const ends = [0, 1, 2, 3].map(
    (n) =>
      bytes.length - [0, 1, 2, 3].slice(n).reduce((sum, i) => sum + (i < 3 ? 29 + said(i).length : 0), 0),
  );
  for (let length = 0; length <= bytes.length; length += 1) {
    // A disk that lost power may have the length of a file without its content.
    const torn = Buffer.concat([bytes.subarray(0, length), Buffer.alloc(length % 3)]);
    await writeFile(file, torn);
    const whole = ends.filter((end) => end <= length).length - 1;
    const expected = [...[0, 1, 2].slice(0, whole).map(said), 'added'];
    expect(await contentOf(file, 'added'), `${length}`).toEqual(expected);
    expect(await contentOf(file), `${length}`).toEqual(expected);
  }
});

test('damage before other frames is refused, and nothing is cut off', async () => {
  const { file, bytes } = await filled('damaged', 3);
  for (const at of [0, 9, 25, 28]) {
    const damaged = Buffer.from(bytes);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    await writeFile(file, damaged);
    await expect(contentOf(file), `${at}`).rejects.toThrow('is damaged');
    expect((await stat(file)).size).toBe(bytes.length);
  }
});

test('a frame of another writer is noticed', async () => {
  const { file, bytes } = await filled('shared', 1);
  const opened = new FrameFile(fileDisk, file);
  await opened.open(() => undefined);
  await writeFile(file, Buffer.concat([bytes, bytes]));
  await expect(opened.append(1, Buffer.from([1]), [])).rejects.toThrow('another writer');
  await opened.close();
});

test('an append whose sync failed is cut off, though it can be read', async () => {
  const { file, bytes } = await filled('unsynced', 2);
  const faulty = new FaultyDisk();
  const opened = new FrameFile(faulty.disk, file);
  await opened.open(() => undefined);
  faulty.fault = ({ kind }) => (kind === 'handle.sync' ? { code: 'EIO', when: 'before' } : undefined);
  await expect(opened.append(1, Buffer.from([9]), [Buffer.from('lost')])).rejects.toThrow('EIO');
  faulty.fault = () => undefined;
  await opened.open(() => undefined);
  expect(opened.frames).toHaveLength(2);
  expect((await stat(file)).size).toBe(bytes.length);
  await opened.close();
});

test('a table longer than any is not written, and is not read where a damaged header says so', async () => {
  const { file, bytes } = await filled('long', 1);
  const opened = new FrameFile(fileDisk, file);
  await opened.open(() => undefined);
  await expect(opened.append(1, Buffer.alloc((1 << 24) + 1), [])).rejects.toThrow('no table as long');
  await opened.close();
  const damaged = Buffer.from(bytes);
  damaged.writeUInt32LE(1 << 25, 12);
  await writeFile(file, damaged);
  await truncate(file, 1 << 26);
  const longest = { length: 0 };
  const open = async (...how: Parameters<typeof fileDisk.open>) => {
    const handle = await fileDisk.open(...how);
    const read = handle.read.bind(handle) as (...said: unknown[]) => unknown;
    const noted = (bytesRead: Buffer, ...more: unknown[]) => {
      longest.length = Math.max(longest.length, bytesRead.length);
      return read(bytesRead, ...more);
    };
    return Object.assign(handle, { read: noted });
  };
  const again = new FrameFile({ ...fileDisk, open: open as typeof fileDisk.open }, file);
  await again.open(() => undefined);
  expect(again.frames).toHaveLength(0);
  expect(longest.length).toBeLessThan(1 << 22);
  await again.close();
});
