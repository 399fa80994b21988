import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
