import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterTerms } from '#test/support/enter-terms.ts';
import { fileDisk } from '../disk/file-disk.ts';
import { DecodedCache } from '../inverted-index/decoded-cache.ts';
import { InMemoryIndex } from '../inverted-index/inverted-index.ts';
import { InvertedIndexFile } from '../inverted-index/inverted-index-file.ts';
import { writeInvertedIndexFile } from '../inverted-index/inverted-index-writer.ts';
import { Scheduler } from '../scheduler.ts';
import type { Segment } from '../segments/segment.ts';
import { ColumnWarmer } from './warm-columns.ts';

const rows = 1000;
/** Each term with the number of documents that hold it. */
const terms = { court: 1000, appeal: 900, decree: 500, easement: 200, rare: 100 };
type Term = keyof typeof terms;
let folder: string;
let index: InvertedIndexFile | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-columns-'));
});
afterEach(async () => {
  index?.close();
  index = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function fileWith(cache: DecodedCache): Promise<InvertedIndexFile> {
  const memory = new InMemoryIndex();
  for (let row = 0; row < rows; row += 1) {
    const held = Object.entries(terms).flatMap(([term, of]) => (row < of ? [[term, [0]] as const] : []));
    enterTerms(memory, row, held);
  }
  const file = path.join(folder, 'a.words');
  const content = { terms: memory.entries(), lengths: new Uint32Array(rows).fill(5) };
  await writeInvertedIndexFile(fileDisk, file, content, new Scheduler());
  index = new InvertedIndexFile(file, cache);
  return index;
}

/** The terms whose columns a question would have to decode. */
function cold(file: InvertedIndexFile, cache: DecodedCache): Term[] {
  return (Object.keys(terms) as Term[]).filter((term) => {
    const before = cache.bytes;
    return file.column(term, rows) && cache.bytes > before;
  });
}

function warmer(file: InvertedIndexFile, cache: DecodedCache): ColumnWarmer {
  const segment = { index: file, docValues: { size: rows }, hasBlocks: true } as unknown as Segment;
  const read = () => ({ segments: [segment], release: () => undefined });
  return new ColumnWarmer({ read, decoded: cache, scheduler: new Scheduler() });
}

test('the most common terms are decoded before a question, in half of the cache', async () => {
  const cache = new DecodedCache(6 * rows);
  const file = await fileWith(cache);
  await warmer(file, cache).run(() => false);
  expect(cold(file, cache)).toEqual(['easement']);
});

test('a file that is warm is not read again', async () => {
  const cache = new DecodedCache(100 * rows);
  const file = await fileWith(cache);
  const columns = warmer(file, cache);
  await columns.run(() => false);
  expect(cold(file, cache)).toEqual([]);
  file.close();
  await expect(columns.run(() => false)).resolves.toBeUndefined();
});

test('pieces of a column are read from the file or from what is kept, and nothing more is kept for them', async () => {
  const cache = new DecodedCache(100 * rows);
  const file = await fileWith(cache);
  const pieces = () => file.columnPieces('decree', rows);
  const countsOf = (start: number, end: number) => [
    ...(pieces()?.read(start, end, Buffer.alloc(rows)) ?? []),
  ];
  const expected = Array.from({ length: rows }, (_, row) => (row < terms.decree ? 1 : 0));
  const [before, pairs] = [countsOf(490, 510), pieces()?.pairs];
  expect(cache.bytes).toBe(0);
  const whole = file.column('decree', rows);
  expect([...(whole?.counts ?? [])]).toEqual(expected);
  expect([before, countsOf(490, 510), countsOf(0, rows)]).toEqual([
    expected.slice(490, 510),
    expected.slice(490, 510),
    expected,
  ]);
  expect([pairs, whole?.pairs, pieces()?.pairs]).toEqual([[[1, 5]], [[1, 5]], [[1, 5]]]);
  expect(file.columnPieces('rare', rows)).toBeUndefined();
});
