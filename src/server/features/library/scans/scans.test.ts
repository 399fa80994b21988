import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { pdfOf } from '#test/fixtures/case-files.ts';
import { drawPage } from '#test/fixtures/drawn-pages.ts';
import { ingestFolder } from '../ingest/ingest.ts';
import { writeTo } from '../ingest/ingest-writer.ts';
import { openJournal } from '../ingest/journal.ts';
import { readerPath } from '../ingest/read-file-path.ts';
import { addPage, countScans, nextScan } from './scan-queue.ts';
import { ScanReader } from './scan-reader.ts';

let home: string;
let folder: string;
let engine: EmbeddedEngine;
let storage: FileStorage;
let reader: ScanReader;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-scans-'));
  folder = path.join(home, 'judgments');
  await mkdir(folder);
  engine = await openEmbeddedEngine({ folder: path.join(home, 'index'), log: pino({ level: 'silent' }) });
  storage = await openDiskStorage(path.join(home, 'files'));
  reader = newReader();
});
afterEach(async () => {
  reader.close();
  await engine.close();
  await rm(home, { recursive: true, force: true });
});

const newReader = () =>
  new ScanReader({ storage, library: engine, libraryWriter: engine, env: { MUNSHI_DATA: home } });

async function ingest() {
  const journal = await openJournal(home, folder);
  const options = {
    folder,
    name: 'judgments',
    storage,
    journal,
    reader: readerPath(),
    write: writeTo(engine),
  };
  return ingestFolder(options).finally(() => journal.close());
}

const found = async (query: string) =>
  (await engine.search({ mode: 'keyword', query })).hits.map(({ record }) => record.file_key);
const WAITS = 'The PDF contains pictures of pages and no text. The server reads the pictures later.';
const SENTENCE = 'The easement was granted by the vendor.';

async function putScan(pages = 1): Promise<void> {
  const sheets = Array.from({ length: pages }, () => drawPage('English', SENTENCE, { width: 1200 }));
  const stamp = 'Digitally signed by A. Registrar';
  await writeFile(path.join(folder, 'scan.pdf'), await pdfOf(sheets, 200, stamp));
}

test('a scanned judgment waits, its pages are read later, and a search then finds it', async () => {
  await putScan();
  await writeFile(path.join(folder, 'text.txt'), 'JUDGMENT\n\n1. The lien survives.\n');
  expect(await ingest()).toMatchObject({
    documents: 1,
    unreadable: [{ file: 'scan.pdf', reason: WAITS }],
  });
  expect(await countScans(home)).toBe(1);
  expect(await ingest()).toMatchObject({ unchanged: 1, unreadable: [{ file: 'scan.pdf' }] });
  while (await reader.next());
  expect(await countScans(home)).toBe(0);
  expect(await found('"easement was granted"')).toEqual(['scan.pdf']);
  expect(await ingest()).toMatchObject({ unchanged: 2, unreadable: [] });
}, 600_000);

test('a judgment whose text is damaged on every page waits and says so', async () => {
  const text = 'The order of the trial court is set aside and the appeal is allowed with costs. '.repeat(5);
  const damaged = text.replace(/[a-z]/giu, (one) => String.fromCharCode(one.charCodeAt(0) + 3));
  await writeFile(path.join(folder, 'damaged.pdf'), await pdfOf([damaged], 595));
  const reason =
    'The text that the PDF carries is damaged on every page. The server reads pictures of its pages later.';
  expect((await ingest()).unreadable).toEqual([{ file: 'damaged.pdf', reason }]);
  expect([await countScans(home), (await ingest()).unreadable]).toEqual([
    1,
    [{ file: 'damaged.pdf', reason }],
  ]);
  await addPage((await nextScan(home))!, '1. The lien survives.');
  while (await reader.next());
  expect(await found('lien')).toEqual(['damaged.pdf']);
});

test('a folder whose journal names no keys of its reasons keeps its waiting scans, and finds a lost one', async () => {
  await putScan();
  await ingest();
  const journals = path.join(home, 'ingest');
  const [name = ''] = (await readdir(journals)).filter((one) => one.endsWith('.jsonl'));
  const earlier = (await readFile(path.join(journals, name), 'utf8')).replace(/,"said":"[^"]*"/gu, '');
  await writeFile(path.join(journals, name), earlier);
  expect(await ingest()).toMatchObject({ unreadable: [{ file: 'scan.pdf', reason: WAITS }] });
  await rm(path.join(journals, 'scans'), { recursive: true });
  await ingest();
  expect(await countScans(home)).toBe(1);
});

test('what was read before the server was killed is not read again', async () => {
  await putScan(2);
  await ingest();
  const scan = await nextScan(home);
  for (const text of ['1. The lien survives.', '2. The appeal fails.']) await addPage(scan!, text);
  await writeFile(scan!.path, '"half', { flag: 'a' });
  expect(await reader.next()).toBe(true);
  expect(await found('"lien survives"')).toEqual(['scan.pdf']);
  expect(await found('easement')).toEqual([]);
});

test('a file that changed meanwhile is not what was scanned', async () => {
  await putScan();
  await ingest();
  const scan = await nextScan(home);
  await addPage(scan!, '1. The lien survives.');
  await writeFile(path.join(folder, 'scan.pdf'), await pdfOf(['1. The easement is extinguished.'], 595));
  await ingest();
  expect(await reader.next()).toBe(true);
  expect(await countScans(home)).toBe(0);
  expect(await found('lien')).toEqual([]);
  expect(await found('easement')).toEqual(['scan.pdf']);
});

test('pictures without words are reported as that, once', async () => {
  await putScan();
  await ingest();
  await addPage((await nextScan(home))!, '');
  await reader.next();
  const [only] = (await ingest()).unreadable;
  expect(only).toEqual({ file: 'scan.pdf', reason: 'No words could be read in the pictures of the PDF.' });
  expect(await countScans(home)).toBe(0);
});

test('a judgment with one page of text among scans is found at once, and its other pages later', async () => {
  const sheets = [drawPage('English', SENTENCE, { width: 1200 }), drawPage('English', 'x', { width: 1200 })];
  const text = '1. The lien survives, for the vendor was not paid and kept possession of the flat.';
  await writeFile(path.join(folder, 'mixed.pdf'), await pdfOf([sheets[0]!, text.repeat(3), sheets[1]!], 200));
  expect(await ingest()).toMatchObject({ documents: 1, unreadable: [] });
  expect(await found('"lien survives"')).toEqual(['mixed.pdf']);
  expect([await countScans(home), (await nextScan(home))?.only]).toEqual([1, [1, 3]]);
  const scan = await nextScan(home);
  await addPage(scan!, 'The easement was granted.');
  while (await reader.next());
  expect(await found('"easement was granted" "lien survives"')).toEqual(['mixed.pdf']);
  expect([await countScans(home), (await ingest()).unchanged]).toEqual([0, 1]);
}, 600_000);

test('a judgment says which of its pages nobody has read, until they are read', async () => {
  const text = `1. The lien survives, for the vendor was not paid and kept possession of the flat. The purchaser cannot ask
for the deed while the price is due, and a court of equity does not help a party who has not done what the contract asks of him.
The vendor gave notice in time. The suit fails, and the parties bear their own costs in both courts below.`;
  const damaged = text.replace(/[a-z]/giu, (one) => String.fromCharCode(one.charCodeAt(0) + 3));
  await writeFile(path.join(folder, 'half.pdf'), await pdfOf([text, damaged, damaged], 595));
  await ingest();
  const unread = async () => {
    const [hit] = (await engine.search({ mode: 'keyword', query: '"lien survives"' })).hits;
    return (await engine.get(hit?.record.id ?? ''))?.left_out?.filter(
      ({ reason }) => reason === 'unread_page',
    );
  };
  const page = (number: string) => ({ text: number, reason: 'unread_page', after_index: -1 });
  expect(await unread()).toEqual([page('2'), page('3')]);
  expect((await nextScan(home))?.only).toEqual([2, 3]);
  const scan = await nextScan(home);
  for (const read of [text, 'The easement was granted.', '']) await addPage(scan!, read);
  while (await reader.next());
  expect(await found('easement')).toEqual(['half.pdf']);
  expect(await unread()).toEqual([page('3')]);
});
