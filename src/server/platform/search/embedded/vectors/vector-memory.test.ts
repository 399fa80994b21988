import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultyDisk } from '#test/faults/faulty-disk.ts';
import { fileDisk } from '../disk/file-disk.ts';
import { Bitmap } from '../segments/bitmap.ts';
import { packQueries } from './in-memory/packed-queries.ts';
import { QuantisedVectors, type VectorRow } from './in-memory/quantised-vectors.ts';
import { VectorMemory } from './in-memory/vector-memory.ts';
import { VectorTable } from './vector-table.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-vectors-'));
});
afterAll(async () => {
  for (const table of opened) await table.close();
  await rm(folder, { recursive: true, force: true });
});

const dimensions = 64;
const pause = async () => undefined;

const rowsOf = (from: number, count: number): VectorRow[] =>
  Array.from({ length: count }, (_, i) => ({
    row: from + i,
    vector: Float32Array.from({ length: dimensions }, (_each, k) =>
      Math.sin((from + i + 1) ** 1.5 * (k + 1)),
    ),
  }));

const opened: VectorTable[] = [];
function tableAt(name: string, memory: VectorMemory): VectorTable {
  const table = new VectorTable(fileDisk, path.join(folder, `${name}.vectors`), memory);
  opened.push(table);
  return table;
}

/** The row of the nearest vector, read from the disk. */
async function nearestOf(table: VectorTable, vector: Float32Array = new Float32Array(1)): Promise<number> {
  const best = { row: -1, score: -2 };
  await table.scan(
    {
      queries: packQueries([vector]),
      passing: Bitmap.full(5000),
      floors: Float64Array.of(-2),
      near: (row, _query, score) => score > best.score && Object.assign(best, { row, score }),
    },
    new AbortController().signal,
  );
  return best.row;
}

/** Memory for so many vectors. */
function roomFor(count: number): VectorMemory {
  return new VectorMemory(new QuantisedVectors(dimensions).bytesFor(count));
}

test('vectors stay within their memory: a table that does not fit is left to the disk, and the next one fits', async () => {
  const memory = roomFor(3000);
  const [first, second] = [tableAt('a1', memory), tableAt('a2', memory)];
  await first.add(rowsOf(0, 2000));
  expect(first.inMemory?.bytes).toBe(memory.used);
  await second.add(rowsOf(0, 1500));
  expect(second.inMemory).toBeUndefined();
  expect(first.inMemory?.bytes).toBe(memory.used);
  expect(await nearestOf(second, rowsOf(700, 1)[0]?.vector)).toBe(700);
  await first.close();
  expect(memory.used).toBe(0);
  await second.readIntoMemory(pause);
  expect(second.inMemory?.bytes).toBe(memory.used);
  await second.close();
  expect(memory.used).toBe(0);
});

test('a table that grows out of its memory leaves it', async () => {
  const memory = roomFor(1024);
  const table = tableAt('b1', memory);
  await table.add(rowsOf(0, 1000));
  expect(table.inMemory).toBeDefined();
  await table.add(rowsOf(1000, 1000));
  expect([table.inMemory, memory.used]).toEqual([undefined, 0]);
  await table.readIntoMemory(pause);
  expect([table.inMemory, memory.used]).toEqual([undefined, 0]);
});

test('an opened table is read into memory, and what is added follows', async () => {
  const memory = roomFor(5000);
  const before = tableAt('c1', memory);
  await before.add(rowsOf(0, 1500));
  const { inMemory: written } = before;
  const bytes = written?.bytes;
  await before.close();
  const table = tableAt('c1', memory);
  await table.open();
  expect(table.inMemory).toBeUndefined();
  await table.readIntoMemory(pause);
  expect(table.inMemory?.bytes).toBe(bytes);
  await table.add(rowsOf(1500, 1500));
  expect(table.inMemory?.bytes).toBe(memory.used);
  expect(memory.used).toBeGreaterThan(bytes ?? 0);
});

test('a reading that fails takes no memory', async () => {
  const memory = roomFor(5000);
  const before = tableAt('d1', memory);
  await before.add(rowsOf(0, 1500));
  await before.close();
  const table = tableAt('d1', memory);
  await table.open();
  const failing = () => Promise.reject(new Error('the disk is gone'));
  await expect(table.readIntoMemory(failing)).rejects.toThrow('the disk is gone');
  expect([table.inMemory, memory.used]).toEqual([undefined, 0]);
});

test('vectors that were damaged on the disk are made again, with those after them', async () => {
  const before = tableAt('e1', roomFor(5000));
  for (const from of [0, 500, 1000]) await before.add(rowsOf(from, 500));
  await before.close();
  const file = path.join(folder, 'e1.vectors');
  const bytes = await readFile(file);
  const flipped = Buffer.from(bytes);
  flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
  for (const [content, done] of [
    [bytes.subarray(0, bytes.length - 1), 1000],
    [bytes.subarray(0, Math.floor(bytes.length / 2)), 500],
    [flipped, 500],
  ] as const) {
    await writeFile(file, content);
    const table = tableAt('e1', roomFor(5000));
    await table.open();
    expect(table.done).toBe(done);
    await table.add(rowsOf(done, 10));
    await table.close();
    const again = tableAt('e1', roomFor(5000));
    await again.open();
    expect(again.done).toBe(done + 10);
    await again.close();
  }
});

test('a table that cannot be opened again after a failed write has the vectors of before', async () => {
  const faulty = new FaultyDisk();
  const table = new VectorTable(faulty.disk, path.join(folder, 'f1.vectors'), roomFor(5000));
  opened.push(table);
  await table.add(rowsOf(0, 500));
  table.done = 500;
  faulty.fault = ({ kind }) =>
    ['handle.sync', 'handle.read'].includes(kind) ? { code: 'EIO', when: 'before' } : undefined;
  await expect(table.add(rowsOf(500, 500))).rejects.toThrow('EIO');
  await expect(table.open()).rejects.toThrow('EIO');
  faulty.fault = () => undefined;
  const rows: number[] = [];
  for await (const block of table.blocks()) rows.push(...block.rows);
  expect([rows.length, table.done]).toEqual([500, 500]);
  await table.open();
  expect(table.done).toBe(500);
});
