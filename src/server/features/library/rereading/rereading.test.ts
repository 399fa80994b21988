import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type KeptPassage, placePassages } from '#law/verify/passages/place-passages.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import type { LibraryStatus } from '#shared/contracts/research/library-status.ts';
import { pdfOf } from '#test/fixtures/case-files.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { answerSource } from '../../assistant/sources.ts';
import { GraphReader } from '../citator/read-graph.ts';
import { READER_VERSION } from '../ingest/document.ts';
import { ingestFolder } from '../ingest/ingest.ts';
import { writeTo } from '../ingest/ingest-writer.ts';
import { openJournal } from '../ingest/journal.ts';
import { readerPath } from '../ingest/read-file-path.ts';
import { originalKey } from '../originals.ts';
import { addPage, countScans, nextScan } from '../scans/scan-queue.ts';
import { ScanReader } from '../scans/scan-reader.ts';
import { Rereader } from './rereader.ts';

// A small library that was ingested from real files, as an older reader left it.

let it: TestApp;
let keeper: Lawyer;
let library: EmbeddedEngine;
let home: string;
let folder: string;
const opened: Rereader[] = [];
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-rereading-'));
  folder = path.join(home, 'judgments');
  await mkdir(folder);
  library = await openEmbeddedEngine({ folder: path.join(home, 'index'), log: pino({ level: 'silent' }) });
  it = await testApp({ library, env: { OPERATORS: 'operator@chambers.example' } });
  keeper = await it.lawyer();
  await it.db.sql(`update auth.users set email = 'operator@chambers.example' where id = $1`, [keeper.userId]);
});
afterEach(async () => {
  for (const reader of opened.splice(0)) reader.close();
  await it.close();
  await library.close();
  await rm(home, { recursive: true, force: true });
});

function rereader(version = READER_VERSION): Rereader {
  const reader = new Rereader(it.services, version);
  opened.push(reader);
  return reader;
}

const WORDS = [
  'The lessee paid the rent of the mill in coconuts until the month of June.',
  'The decree is restored.',
];

async function ingest(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const { MUNSHI_DATA } = it.services.env;
  const journal = await openJournal(MUNSHI_DATA, folder);
  const { storage, libraryWriter } = it.services;
  await ingestFolder({
    folder,
    name: 'judgments',
    storage,
    journal,
    reader: readerPath(),
    write: writeTo(libraryWriter),
  });
  await journal.close();
}

/** The judgments of the library by the name of their file. */
async function judgments(): Promise<Map<string, LibraryDocument>> {
  const { hits } = await library.search({ mode: 'keyword', query: '', size: 50 });
  const found = await Promise.all(hits.map(({ id }) => library.get(id)));
  return new Map(found.flatMap((one) => (one ? [[one.file_key, one]] : [])));
}

/** Puts in the place of each judgment what an older reader gave: one paragraph, numbered like the first. */
async function asBefore(change: Partial<LibraryDocument> = {}): Promise<Map<string, LibraryDocument>> {
  const now = await judgments();
  const before = [...now.values()].map(({ reader_version: _, parts: __, ...document }) => ({
    ...document,
    paragraphs: [{ number: '1', text: document.paragraphs.map(({ text }) => text).join(' ') }],
    ...change,
  }));
  await library.upsert(before);
  await library.refresh();
  return now;
}

const judgment = (name: string) =>
  [
    'IN THE HIGH COURT OF KERALA',
    `${name} v. State of Kerala`,
    'JUDGMENT',
    ...WORDS.map((text, at) => `${at + 1}. ${text}`),
  ].join('\n\n');
const progress = async () =>
  ((await (await keeper.call('GET', '/functions/v1/operator-library')).json()) as LibraryStatus).rereading;

test('a library of an older reader is read again, and keeps its ids and its notes', async () => {
  await ingest({
    'asan.txt': judgment('Asan'),
    'binu.txt': judgment('Binu'),
    'chacko.pdf': await pdfOf([judgment('Chacko')], 595),
  });
  const fresh = await asBefore({ created_at: '2020-01-01T00:00:00.000Z' });
  expect(fresh.size).toBe(3);
  const asan = fresh.get('asan.txt')!;
  const whole = (await library.get(asan.id))!.paragraphs[0]!.text;
  const [kept, gone] = [WORDS[0]!, 'words that only the older reader saw in this text'];
  const passage = (quote: string) => {
    const start = Math.max(0, whole.indexOf(quote));
    return { document_id: asan.id, paragraph: '1', index: 0, start, end: start + quote.length, quote };
  };
  for (const quote of [kept, gone]) {
    const answer = await keeper.call('POST', '/rest/v1/passage_notes', {
      ...passage(quote),
      reference: 'Asan',
      note: 'mine',
    });
    expect(answer.status).toBe(201);
  }
  const reader = rereader();
  while (await reader.next());
  const again = await judgments();
  for (const [key, document] of fresh) {
    expect(again.get(key)).toMatchObject({
      id: document.id,
      reader_version: READER_VERSION,
      paragraphs: document.paragraphs,
      created_at: '2020-01-01T00:00:00.000Z',
    });
  }
  expect(await progress()).toEqual({ done: 3, of: 3, missing: 0, unread: 0, finished: true });
  const shown = (await (
    await keeper.call('GET', `/library/documents/${asan.id}`)
  ).json()) as LibraryDocumentBody;
  const notes = (await (await keeper.call('GET', '/rest/v1/passage_notes?order=created_at.asc')).json()) as {
    paragraph: string;
    index: number;
    start: number;
    end: number;
    quote: string;
  }[];
  const [place, lost] = placePassages(shown.paragraphs, notes);
  expect(shown.paragraphs[place?.index ?? -1]?.text.slice(place?.start, place?.end)).toBe(kept);
  expect(place?.index).not.toBe(0);
  expect(lost).toBeUndefined();
});

test('notes of several users keep their words where a passage moved, and only their own', async () => {
  await ingest({ 'asan.txt': judgment('Asan') });
  const fresh = await asBefore({ reader_version: READER_VERSION - 1 });
  const { id } = fresh.get('asan.txt')!;
  const whole = (await library.get(id))!.paragraphs[0]!.text;
  const across = `${WORDS[0]} ${WORDS[1]}`;
  const users = [keeper, await it.lawyer(), await it.lawyer()];
  const quotes = [WORDS[0]!, across, 'words that only the older reader saw in this text'];
  for (const [at, user] of users.entries()) {
    const quote = quotes[at]!;
    const start = Math.max(0, whole.indexOf(quote));
    const answer = await user.call('POST', '/rest/v1/passage_notes', {
      ...{ document_id: id, paragraph: '1', index: 0, start, end: start + quote.length, quote },
      ...{ reference: 'Asan', note: `note ${at}` },
    });
    expect(answer.status).toBe(201);
  }
  const reader = rereader();
  while (await reader.next());
  expect(await progress()).toMatchObject({ done: 1, of: 1, finished: true });
  const found: (string | undefined)[] = [];
  for (const user of users) {
    const shown = (await (await user.call('GET', `/library/documents/${id}`)).json()) as LibraryDocumentBody;
    const notes = (await (await user.call('GET', '/rest/v1/passage_notes')).json()) as KeptPassage[];
    expect(notes).toHaveLength(1);
    const [place] = placePassages(shown.paragraphs, notes);
    found.push(shown.paragraphs[place?.index ?? -1]?.text.slice(place?.start, place?.end));
  }
  expect(found).toEqual([WORDS[0], WORDS[0], undefined]);
});

test('a chat and a check of before open at their words, or their words are found nowhere', async () => {
  await ingest({ 'asan.txt': judgment('Asan') });
  const fresh = await asBefore({ reader_version: READER_VERSION - 1 });
  const { id } = fresh.get('asan.txt')!;
  const source = (quote: string) =>
    answerSource(
      1,
      {
        ...{ kind: 'library', document: id, ofCase: false, rank: 1 },
        ...{ id, title: 'Asan', index: 0, paragraph: '1', text: quote },
      },
      quote,
    );
  const gone = 'words that only the older reader saw in this text';
  const addresses = [WORDS[0]!, WORDS[1]!, gone].map((quote) => source(quote).url);
  const reader = rereader();
  while (await reader.next());
  const found: (string | undefined)[] = [];
  for (const address of addresses) {
    const q = new URL(address, 'https://chambers.example').searchParams.get('q')!;
    const answer = await keeper.call('GET', `/library/documents/${id}?q=${encodeURIComponent(q)}`);
    const { matches, paragraphs } = (await answer.json()) as LibraryDocumentBody;
    found.push(matches.map(({ index }) => paragraphs[index]?.text).join(' | ') || undefined);
  }
  expect(found).toEqual([WORDS[0], WORDS[1], undefined]);
});

test('the work goes on where it was stopped, and reads nothing twice', async () => {
  const names = Array.from({ length: 14 }, (_, at) => `party${String.fromCharCode(97 + at)}`);
  await ingest(Object.fromEntries(names.map((name) => [`${name}.txt`, judgment(name)])));
  await asBefore();
  await rereader().next();
  const half = await progress();
  expect(half).toMatchObject({ of: 14, finished: false });
  expect(half!.done).toBeGreaterThan(0);
  expect(half!.done).toBeLessThan(14);
  const written = async () =>
    [...(await judgments()).values()].filter(({ reader_version }) => reader_version).length;
  expect(await written()).toBe(half!.done);
  const read = new Map(
    [...(await judgments()).values()]
      .filter(({ reader_version }) => reader_version)
      .map((one) => [one.id, one.updated_at]),
  );
  // The process of before was killed, with its lease.
  const next = rereader();
  while (await next.next());
  expect(await progress()).toMatchObject({ done: 14, finished: true });
  expect(await written()).toBe(14);
  for (const one of (await judgments()).values())
    if (read.has(one.id)) expect(one.updated_at).toBe(read.get(one.id));
  const { rows } = await library.stats();
  expect(await rereader().next()).toBe(false);
  expect((await library.stats()).rows).toBe(rows);
});

test('one server reads at a time, and an older version never begins again', async () => {
  await ingest({ 'asan.txt': judgment('Asan') });
  await asBefore();
  await it.db.sql(
    `insert into app.library_rereading (reader_version, of_judgments, owner, leased_until)
     values ($1, 1, 'another server', now() + interval '1 minute')`,
    [READER_VERSION],
  );
  expect(await rereader().next()).toBe(false);
  await it.db.sql(`update app.library_rereading set leased_until = now() - interval '1 second'`);
  const reader = rereader();
  while (await reader.next());
  expect(await progress()).toMatchObject({ done: 1, finished: true });
  await it.db.sql('update app.library_rereading set reader_version = $1, finished_at = null', [
    READER_VERSION + 1,
  ]);
  expect(await rereader().next()).toBe(false);
});

test('what has no original, or one that cannot be read, stays as it was and is counted', async () => {
  await ingest({
    'asan.txt': judgment('Asan'),
    'binu.txt': judgment('Binu'),
    'chacko.txt': judgment('Chacko'),
  });
  await asBefore();
  const { storage } = it.services;
  await storage.remove([originalKey('judgments', 'asan.txt')]);
  await writeFile(path.join(home, 'bad'), '   \n');
  await storage.putFile(originalKey('judgments', 'binu.txt'), path.join(home, 'bad'), {
    contentType: 'text/plain',
    maxBytes: 100,
  });
  const reader = rereader();
  while (await reader.next());
  expect(await progress()).toEqual({ done: 3, of: 3, missing: 1, unread: 1, finished: true });
  const after = await judgments();
  expect(
    ['asan.txt', 'binu.txt', 'chacko.txt'].map((key) => after.get(key)?.paragraphs.length === 1),
  ).toEqual([true, true, false]);
});

test('a scanned judgment is recognised again before it is replaced', async () => {
  await ingest({ 'asan.txt': judgment('Asan') });
  const fresh = await asBefore({ file_key: 'scan.pdf' });
  const { storage, env } = it.services;
  await writeFile(path.join(home, 'scan.pdf'), await pdfOf([''], 200));
  await storage.putFile(originalKey('judgments', 'scan.pdf'), path.join(home, 'scan.pdf'), {
    contentType: 'application/pdf',
    maxBytes: 1e6,
  });
  const reader = rereader();
  while (await reader.next());
  expect(await countScans(env.MUNSHI_DATA)).toBe(1);
  const before = (await judgments()).get('scan.pdf')!;
  expect(before.reader_version).toBeUndefined();
  const scan = (await nextScan(env.MUNSHI_DATA))!;
  await addPage(scan, judgment('Asan'));
  const scans = new ScanReader(it.services);
  while (await scans.next());
  scans.close();
  expect(await countScans(env.MUNSHI_DATA)).toBe(0);
  expect(await library.get(before.id)).toMatchObject({
    reader_version: READER_VERSION,
    paragraphs: fresh.get('asan.txt')!.paragraphs,
  });
});

test('the citation graph reads again what was read again', async () => {
  await ingest({
    'asan.txt': judgment('Asan').replace(WORDS[1]!, 'It follows AIR 1961 SC 112 on this point.'),
  });
  const graph = new GraphReader({ db: it.db, library });
  await asBefore();
  while (await graph.next());
  const cited = () =>
    it.db.sql<{ paragraph: string }>('select paragraph from public.library_citations order by paragraph');
  expect(await cited()).toEqual([{ paragraph: '1' }]);
  const reader = rereader();
  while (await reader.next());
  while (await graph.next());
  expect(await cited()).toEqual([{ paragraph: '2' }]);
});

test('nobody else learns of it, and a library of this reader has nothing to say', async () => {
  const other = await it.lawyer();
  expect((await other.call('GET', '/functions/v1/operator-library/rereading')).status).toBe(404);
  await ingest({ 'asan.txt': judgment('Asan') });
  const { rows } = await library.stats();
  const reader = rereader();
  while (await reader.next());
  expect((await library.stats()).rows).toBe(rows);
  const answer = await keeper.call('GET', '/functions/v1/operator-library/rereading');
  expect(await answer.json()).toEqual({ rereading: null });
});
