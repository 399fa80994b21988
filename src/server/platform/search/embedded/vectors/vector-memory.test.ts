import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexDisk } from '../disk/index-disk.ts';
import { DocValues, libraryOrdinals } from '../segments/doc-values.ts';
import { openTable, type TableFolder } from '../table-folder.ts';
import { QuantisedVectors } from './in-memory/quantised-vectors.ts';
import { VectorMemory } from './in-memory/vector-memory.ts';
import type { VectorRow } from './vector-rows.ts';
import { VectorTable } from './vector-table.ts';

let tables: TableFolder;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-vectors-'));
  tables = { disk: indexDisk, folder };
});
afterAll(async () => {
  await rm(tables.folder, { recursive: true, force: true });
});

const dimensions = 64;
const ordinals = libraryOrdinals();
const docValues = new DocValues(ordinals);
const pause = async () => undefined;

const rowsOf = (from: number, count: number): VectorRow[] =>
  Array.from({ length: count }, (_, i) => ({
    row: from + i,
    vector: Float32Array.from({ length: dimensions }, (_each, k) => Math.sin((from + i + 1) * (k + 1))),
  }));

/** Memory for so many vectors. */
function roomFor(count: number): VectorMemory {
  return new VectorMemory(new QuantisedVectors(dimensions).bytesFor(count));
}

test('vectors stay within their memory: a table that does not fit is left to the disk, and the next one fits', async () => {
  const memory = roomFor(3000);
  const [first, second] = [new VectorTable(tables, 'a1', memory), new VectorTable(tables, 'a2', memory)];
  await first.add(rowsOf(0, 2000), docValues, ordinals);
  expect(first.inMemory?.bytes).toBe(memory.used);
  await second.add(rowsOf(0, 1500), docValues, ordinals);
  expect(second.inMemory).toBeUndefined();
  expect(first.inMemory?.bytes).toBe(memory.used);
  const [nearest] = await second.nearestNeighbours(
    rowsOf(700, 1)[0]?.vector ?? new Float32Array(1),
    1,
    undefined,
  );
  expect(nearest?.row).toBe(700);
  first.close();
  expect(memory.used).toBe(0);
  await second.readIntoMemory(pause);
  expect(second.inMemory?.bytes).toBe(memory.used);
  second.close();
  expect(memory.used).toBe(0);
});

test('a table that grows out of its memory leaves it', async () => {
  const memory = roomFor(1024);
  const table = new VectorTable(tables, 'b1', memory);
  await table.add(rowsOf(0, 1000), docValues, ordinals);
  expect(table.inMemory).toBeDefined();
  await table.add(rowsOf(1000, 1000), docValues, ordinals);
  expect([table.inMemory, memory.used]).toEqual([undefined, 0]);
  await table.readIntoMemory(pause);
  expect([table.inMemory, memory.used]).toEqual([undefined, 0]);
});

test('an opened table is read into memory, and what is added follows', async () => {
  const memory = roomFor(5000);
  const before = new VectorTable(tables, 'c1', memory);
  await before.add(rowsOf(0, 1500), docValues, ordinals);
  const { inMemory: written } = before;
  const bytes = written?.bytes;
  before.close();
  const table = new VectorTable(tables, 'c1', memory);
  await table.open();
  expect(table.inMemory).toBeUndefined();
  await table.readIntoMemory(pause);
  expect(table.inMemory?.bytes).toBe(bytes);
  await table.add(rowsOf(1500, 1500), docValues, ordinals);
  expect(table.inMemory?.bytes).toBe(memory.used);
  expect(memory.used).toBeGreaterThan(bytes ?? 0);
});

test('a reading that fails takes no memory', async () => {
  const memory = roomFor(5000);
  const before = new VectorTable(tables, 'd1', memory);
  await before.add(rowsOf(0, 1500), docValues, ordinals);
  before.close();
  const table = new VectorTable(tables, 'd1', memory);
  await table.open();
  const failing = () => Promise.reject(new Error('the disk is gone'));
  await expect(table.readIntoMemory(failing)).rejects.toThrow('the disk is gone');
  expect([table.inMemory, memory.used]).toEqual([undefined, 0]);
});

test('vectors that are read from the disk get an index, and those in memory need none', async () => {
  const [roomy, narrow] = [roomFor(20_000), roomFor(1000)];
  const indexes = async (name: string, memory: VectorMemory) => {
    const table = new VectorTable(tables, name, memory);
    await table.add(rowsOf(0, 10_000), docValues, ordinals);
    await table.finish();
    table.close();
    return (await (await openTable(tables, name))?.listIndices())?.length;
  };
  expect([await indexes('e1', roomy), await indexes('e2', narrow)]).toEqual([0, 1]);
});
