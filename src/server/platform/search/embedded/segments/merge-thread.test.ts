import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterTerms } from '#test/support/enter-terms.ts';
import { fileDisk } from '../disk/file-disk.ts';
import { DecodedCache } from '../inverted-index/decoded-cache.ts';
import { InMemoryIndex } from '../inverted-index/inverted-index.ts';
import { InvertedIndexFile } from '../inverted-index/inverted-index-file.ts';
import { writeInvertedIndexFile } from '../inverted-index/inverted-index-writer.ts';
import { TermPositions } from '../inverted-index/term-positions.ts';
import { Scheduler } from '../scheduler.ts';
import { mergeInThread } from './merge-thread.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-merge-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The file of rows that hold one term each, at the same positions. */
async function fileOf(name: string, terms: readonly string[], positions = [0]): Promise<string> {
  const index = new InMemoryIndex();
  for (const [row, term] of terms.entries()) enterTerms(index, row, [[term, positions]]);
  const content = { terms: index.entries(), lengths: terms.map(() => 1) };
  const file = path.join(folder, name);
  await writeInvertedIndexFile(fileDisk, file, content, new Scheduler());
  return file;
}

const never = new AbortController().signal;

test('files become one, without the dropped rows', async () => {
  const sources = [
    { file: await fileOf('a', ['path', 'well', 'path']), rows: Int32Array.of(0, -1, 1) },
    { file: await fileOf('b', ['well', 'path']), rows: Int32Array.of(2, 3) },
  ];
  const target = path.join(folder, 'merged');
  await mergeInThread()({ sources, lengths: Uint32Array.of(1, 1, 1, 1), target }, never);
  const merged = new InvertedIndexFile(target, new DecodedCache(0));
  expect([...merged.postings('path').rows]).toEqual([0, 1, 3]);
  expect([...merged.postings('well').rows]).toEqual([2]);
  expect(await merged.check(async () => undefined)).toBe(true);
  merged.close();
});

test('a word whose positions are copied in many pieces keeps them, also where rows are dropped', async () => {
  const rows = 400;
  const [few, many] = [500, 3000].map((count) => Array.from({ length: count }, (_, i) => i * 130));
  const terms = Array.from({ length: rows }, () => 'often');
  // Every tenth row of the first file is dropped.
  const kept = Int32Array.from(terms, (_, row) => (row % 10 === 0 ? -1 : row - Math.floor(row / 10) - 1));
  const dropped = rows / 10;
  const sources = [
    { file: await fileOf('few', terms, few), rows: kept },
    {
      file: await fileOf('many', terms, many),
      rows: Int32Array.from(terms, (_, row) => row + rows - dropped),
    },
  ];
  const target = path.join(folder, 'large');
  await mergeInThread()({ sources, lengths: new Uint32Array(2 * rows - dropped).fill(1), target }, never);
  const merged = new InvertedIndexFile(target, new DecodedCache(0));
  const found = TermPositions.of(merged, 'often');
  for (let row = 0; row < 2 * rows - dropped; row += 1)
    expect([...(found?.in(row) ?? [])]).toEqual(row < rows - dropped ? few : many);
  expect(merged.encoded('often')?.positionBytes).toBeGreaterThan(4_000_000);
  merged.close();
});

test('a file that is missing fails its merge with the code of the disk, and the next merge succeeds', async () => {
  const merge = mergeInThread();
  const target = path.join(folder, 'second');
  const missing = { file: path.join(folder, 'missing'), rows: Int32Array.of(0) };
  await expect(
    merge({ sources: [missing], lengths: Uint32Array.of(1), target }, never),
  ).rejects.toMatchObject({
    code: 'ENOENT',
  });
  const there = { file: await fileOf('c', ['path']), rows: Int32Array.of(0) };
  await merge({ sources: [there], lengths: Uint32Array.of(1), target }, never);
  expect(await readdir(folder)).toContain('second');
});

test('what is aborted rejects with its reason, and leaves no file', async () => {
  const stop = new AbortController();
  const source = { file: await fileOf('d', ['path']), rows: Int32Array.of(0) };
  const target = path.join(folder, 'third');
  const merging = mergeInThread()({ sources: [source], lengths: Uint32Array.of(1), target }, stop.signal);
  // The thread has started, and takes far longer to load.
  await yieldToEventLoop();
  stop.abort(new Error('closing'));
  await expect(merging).rejects.toThrow('closing');
  expect(await readdir(folder)).not.toContain('third');
});
