import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FaultyDisk } from '#test/faults/faulty-disk.ts';
import { fileDisk } from '../disk/file-disk.ts';
import { openEmbeddedEngine } from '../embedded-engine.ts';
import { RowTable } from '../row-table.ts';
import { readManifest } from '../segments/manifest.ts';
import { VectorMemory } from '../vectors/in-memory/vector-memory.ts';
import { VectorTable } from '../vectors/vector-table.ts';
import { earlierRows } from './lance-rows.ts';
import { takeOver } from './take-over.ts';

// Tables that LanceDB 0.37 wrote: rows with few cards in runs, few cards mixed, long records and bodies among short ones, records
// that are alike, and removals, of which its writer knew this sum; and vectors of one number that is not zero.
const FIXTURES = path.join(import.meta.dirname, '../../../../../../test/fixtures');
const SUM = '241d06707d52039cfc421858e2e8c3d8c0dd18a90646c08d4058ca5a248c1306';
const [ROWS, VECTORS, DIMENSIONS] = [1560, 1008, 160];

let folder = '';
/** Writes a table, and returns its files of data. */
async function write(fixture: string, table: string): Promise<string[]> {
  const kept = brotliDecompressSync(await readFile(path.join(FIXTURES, fixture))).toString();
  const files = Object.entries(JSON.parse(kept) as Record<string, string>);
  for (const [name, bytes] of files) {
    const file = path.join(folder, table, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(bytes, 'base64'));
  }
  return files.map(([name]) => path.join(folder, table, name)).filter((name) => name.endsWith('.lance'));
}

let dataOf: { rows: string[]; vectors: string[] };
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-lance-'));
  const rows = await write('rows-of-lance.json.br', 'g1.lance');
  dataOf = { rows, vectors: await write('vectors-of-lance.json.br', 'g1-v2.lance') };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const manifest = {
  next: 2,
  segments: [{ name: 'g1', flushed: true, vectors: { words: 'g1-v2' } }],
  earlier: true,
};
const log = pino({ level: 'warn' });

test('every row of an earlier version is read as it was written', async () => {
  const sum = createHash('sha256');
  let count = 0;
  for await (const rows of earlierRows(path.join(folder, 'g1.lance'), 4))
    for (const [id, card, record, body = Buffer.alloc(0)] of rows) {
      sum.update(`${id} ${card} ${record} `).update(body);
      count += 1;
    }
  expect(count).toBe(ROWS);
  expect(sum.digest('hex')).toBe(SUM);
});

test('rows and vectors are taken over whole, also after an attempt that was killed', async () => {
  await writeFile(path.join(folder, 'g1.rows'), 'half of an attempt');
  const { segments } = await takeOver(fileDisk, folder, manifest, log);
  expect(segments).toEqual(manifest.segments);
  expect(await readManifest(fileDisk, folder)).toEqual({ next: 2, segments });
  const table = new RowTable(fileDisk, path.join(folder, 'g1.rows'));
  await table.open(true);
  expect(table.size).toBe(ROWS);
  expect([...(await table.fetch([240, 1559], false)).values()]).toEqual([
    { record: { n: 0 } },
    { record: {} },
  ]);
  await table.close();
  const vectors = new VectorTable(fileDisk, path.join(folder, 'g1-v2.vectors'), new VectorMemory(0));
  await vectors.open();
  const found: [row: number, at: number][] = [];
  for await (const { used, rows, codes } of vectors.blocks())
    for (let i = 0; i < used; i += 1)
      found.push([rows[i] ?? -1, codes.subarray(i * DIMENSIONS, (i + 1) * DIMENSIONS).indexOf(127)]);
  await vectors.close();
  const written = Array.from({ length: VECTORS }, (_, i) => [i < 700 ? i : i + 3, i % DIMENSIONS]);
  expect(found).toEqual(written);
});

test('vectors that cannot be read are made again', async () => {
  await writeFile(dataOf.vectors[1] ?? '', 'damaged');
  const { segments } = await takeOver(fileDisk, folder, manifest, log);
  expect(segments).toEqual([{ name: 'g1', flushed: true, vectors: {} }]);
});

test('an index with rows that cannot be read stays as it is', async () => {
  const before = await readdir(folder);
  await rm(dataOf.rows[0] ?? '');
  await expect(takeOver(fileDisk, folder, manifest, log)).rejects.toThrow();
  expect(await readdir(folder)).toEqual(before);
});

test('a table that is not recognised, or has no rows, is no empty one', async () => {
  const versions = path.join(folder, 'g1.lance', '_versions');
  for (const name of await readdir(versions))
    await rename(path.join(versions, name), path.join(versions, '1.manifest'));
  const before = await readdir(folder);
  await expect(takeOver(fileDisk, folder, manifest, log)).rejects.toThrow('unknown names');
  await rm(versions, { recursive: true });
  await expect(takeOver(fileDisk, folder, manifest, log)).rejects.toThrow('no rows');
  expect(await readdir(folder)).toEqual(before);
});

test('its tables stay until the files that were made of them could be opened', async () => {
  await writeFile(
    path.join(folder, 'manifest.json'),
    JSON.stringify({ format: 1, next: 3, generations: [{ name: 'g1', sealed: true, vectors: {} }] }),
  );
  const faulty = new FaultyDisk();
  faulty.fault = ({ kind, name }) =>
    kind === 'handle.read' && name === 'g1.rows' ? { code: 'EIO', when: 'before' } : undefined;
  const open = () => openEmbeddedEngine({ folder, log: pino({ level: 'silent' }), disk: faulty.disk });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(open()).rejects.toThrow('EIO');
    expect(await readdir(folder)).toContain('g1.lance');
  }
});
