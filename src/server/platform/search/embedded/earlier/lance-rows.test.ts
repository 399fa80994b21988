import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileDisk } from '../disk/file-disk.ts';
import { RowTable } from '../row-table.ts';
import { readManifest } from '../segments/manifest.ts';
import { earlierRows } from './lance-rows.ts';
import { takeOver } from './take-over.ts';

// A table that LanceDB 0.37 wrote: few cards in runs, few cards mixed, long records and bodies among short ones, records that
// are alike, and removals. Its writer knew this sum of its rows.
const KEPT = path.join(import.meta.dirname, '../../../../../../test/fixtures/rows-of-lance.json.br');
const SUM = '241d06707d52039cfc421858e2e8c3d8c0dd18a90646c08d4058ca5a248c1306';
const ROWS = 1560;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-lance-'));
  const kept = JSON.parse(brotliDecompressSync(await readFile(KEPT)).toString()) as Record<string, string>;
  for (const [name, bytes] of Object.entries(kept)) {
    const file = path.join(folder, 'g1.lance', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(bytes, 'base64'));
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const manifest = {
  next: 2,
  segments: [{ name: 'g1', flushed: true, vectors: { words: 'g1-v2' } }],
  earlier: true,
};
const log = pino({ level: 'silent' });

test('every row of an earlier version is read as it was written', async () => {
  const sum = createHash('sha256');
  let count = 0;
  for await (const rows of earlierRows(path.join(folder, 'g1.lance')))
    for (const { id, card, record, body } of rows) {
      sum.update(`${id} ${card} ${record} `).update(body);
      count += 1;
    }
  expect(count).toBe(ROWS);
  expect(sum.digest('hex')).toBe(SUM);
});

test('they are taken over whole, also after an attempt that was killed, and vectors are made again', async () => {
  await writeFile(path.join(folder, 'g1.rows'), 'half of an attempt');
  await takeOver(fileDisk, folder, manifest, log);
  const table = new RowTable(fileDisk, path.join(folder, 'g1.rows'));
  await table.open(true);
  expect(table.size).toBe(ROWS);
  expect([...(await table.fetch([240, 1559], false)).values()]).toEqual([{ record: { n: 0 } }, { record: {} }]);
  await table.close();
  const taken = await readManifest(fileDisk, folder);
  expect(taken).toEqual({ next: 2, segments: [{ name: 'g1', flushed: true, vectors: {} }] });
});

test('an index with a table that cannot be read stays as it is', async () => {
  const [file = ''] = Object.keys(
    JSON.parse(brotliDecompressSync(await readFile(KEPT)).toString()) as Record<string, string>,
  ).filter((name) => name.startsWith('data'));
  await rm(path.join(folder, 'g1.lance', file));
  await expect(takeOver(fileDisk, folder, manifest, log)).rejects.toThrow();
  await expect(readFile(path.join(folder, 'manifest.json'))).rejects.toThrow();
});
