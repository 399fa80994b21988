import { chmod, cp, mkdir, mkdtemp, open, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { IngestBatch } from '#server/platform/search/ingest-batch.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { ProblemError } from '#shared/errors.ts';
import { originalKey } from '../originals.ts';
import { type IngestOptions, ingestFolder } from './ingest.ts';
import type { IngestReport } from './ingest-run.ts';
import { type Journal, openJournal } from './journal.ts';
import { findMissing, removeMissing } from './missing-files.ts';
import { readerPath } from './read-file-path.ts';

let home: string;
let folder: string;
let engine: EmbeddedEngine;
let storage: FileStorage;

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-ingest-'));
  folder = path.join(home, 'judgments');
  await mkdir(folder);
  engine = await openEmbeddedEngine({ folder: path.join(home, 'index'), log: pino({ level: 'silent' }) });
  storage = await openDiskStorage(path.join(home, 'files'));
});
afterEach(async () => {
  await engine.close();
  await rm(home, { recursive: true, force: true });
});

async function toEngine({ documents, gone }: IngestBatch): Promise<void> {
  await engine.upsert(documents);
  await engine.remove(gone);
}

async function ingest(more: Partial<IngestOptions> = {}): Promise<IngestReport> {
  const journal = await openJournal(home, folder);
  try {
    const base = { folder, name: 'judgments', storage, journal, reader: readerPath(), write: toEngine };
    return await ingestFolder({ ...base, ...more });
  } finally {
    await journal.close();
  }
}

async function put(key: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(path.join(folder, key)), { recursive: true });
  await writeFile(path.join(folder, key), content);
}
const judgment = (word: string) =>
  `IN THE HIGH COURT OF KERALA\n\nJUDGMENT\n\n1. The question is of ${word}.\n`;

async function found(query: string): Promise<string[]> {
  await engine.refresh();
  const { hits } = await engine.search({ mode: 'keyword', query });
  return hits.map(({ record }) => record.file_key).sort();
}

describe('files that are no longer in the folder', () => {
  const decided = (cnr: string) => `CNR: ${cnr}\n\nDATED: 14.03.2022\n\n${judgment('easement')}`;
  const within = async <T>(work: (journal: Journal) => Promise<T>): Promise<T> => {
    const journal = await openJournal(home, folder);
    return work(journal).finally(() => journal.close());
  };
  const remove = () =>
    within(async (journal) => {
      const missing = await findMissing({ folder, journal });
      await removeMissing(missing, { name: 'judgments', write: toEngine, storage, journal });
      return missing;
    });

  test('leave with their originals, but for documents that another file has', async () => {
    await put('gone.txt', judgment('easement'));
    await put('bad.pdf', 'no PDF');
    await put('moved.txt', decided('KLHC010012342020'));
    await put('shared.txt', decided('KLHC010012352020'));
    const twin = path.join(home, 'copies');
    await mkdir(twin);
    await writeFile(path.join(twin, 'same.txt'), decided('KLHC010012352020'));
    const journal = await openJournal(home, twin);
    await ingest({ folder: twin, name: 'copies', journal });
    await journal.close();
    await ingest();
    expect(await remove()).toEqual({ files: [], documents: [], kept: 0 });
    await mkdir(path.join(folder, 'new'));
    await rename(path.join(folder, 'moved.txt'), path.join(folder, 'new', 'here.txt'));
    for (const key of ['gone.txt', 'bad.pdf', 'shared.txt']) await rm(path.join(folder, key));
    await ingest();
    const missing = await remove();
    expect(missing.files.sort()).toEqual(['bad.pdf', 'gone.txt', 'moved.txt', 'shared.txt']);
    expect([missing.documents.length, missing.kept]).toEqual([1, 2]);
    expect(await found('easement')).toEqual(['new/here.txt', 'shared.txt']);
    await expect(storage.stat(originalKey('judgments', 'gone.txt'))).rejects.toThrow();
    expect(await text(await storage.read(originalKey('judgments', 'shared.txt')))).toContain('easement');
    expect(await remove()).toEqual({ files: [], documents: [], kept: 0 });
  });

  test('a file that changes does not take away a judgment that another folder has', async () => {
    const journal = await openJournal(home, path.join(home, 'copies'));
    await journal.note([{ file: 'same.txt', mark: '1', ids: ['a'] }]);
    await within(async (own) => {
      await own.note([{ file: 'one.txt', mark: '1', ids: ['a', 'b'] }]);
      expect(await own.orphans(new Set(['one.txt']), ['c'])).toEqual(['b']);
      await journal.note([{ file: 'same.txt', mark: '', removed: true }]);
      expect(await own.orphans(new Set(['one.txt']), ['c'])).toEqual(['a', 'b']);
    });
    await journal.close();
  });
});

describe('ingesting a folder', () => {
  test('finds each judgment by its words, under its name relative to the folder, with its original', async () => {
    await put('2021/kerala/one.txt', judgment('easement'));
    await put('two.TXT', judgment('limitation'));
    expect(await ingest()).toMatchObject({ files: 2, done: 2, documents: 2, unchanged: 0, unreadable: [] });
    expect(await found('easement')).toEqual(['2021/kerala/one.txt']);
    const original = await storage.read(originalKey('judgments', '2021/kerala/one.txt'));
    expect(await text(original)).toBe(judgment('easement'));
  });

  test('reads the words of HTML, paragraph by paragraph', async () => {
    await put(
      'one.html',
      '<html><head><title>x</title></head><body><h1>IN THE HIGH COURT OF KERALA</h1><p>1. The question\n is of easement.</p><p>2. It is <b>allowed</b>.</p><script>alert(1)</script></body></html>',
    );
    await put('two.htm', '<pre>IN THE HIGH COURT OF KERALA\n\n1. Of limitation.\n\n2. Dismissed.</pre>');
    expect(await ingest()).toMatchObject({ documents: 2, unreadable: [] });
    await engine.refresh();
    for (const [query, texts] of [
      ['easement', ['1. The question is of easement.', '2. It is allowed.']],
      ['limitation', ['1. Of limitation.', '2. Dismissed.']],
    ] as const) {
      const { hits } = await engine.search({ mode: 'keyword', query });
      const document = await engine.get(hits[0]?.id ?? '');
      const shown = document?.paragraphs.map(({ text }) => text) ?? [];
      for (const text of texts) expect(shown.some((one) => text.endsWith(one))).toBe(true);
      expect(document?.court).toBe('kerala');
    }
  });

  test('a second time does nothing', async () => {
    await put('one.txt', judgment('easement'));
    await put('bad.pdf', 'no PDF');
    await ingest();
    const writes: IngestBatch[] = [];
    const report = await ingest({ write: async (batch) => void writes.push(batch) });
    expect(report).toMatchObject({ documents: 0, unchanged: 1 });
    expect(report.unreadable).toEqual([{ file: 'bad.pdf', reason: 'The PDF is damaged or is not a PDF.' }]);
    expect(writes).toEqual([]);
  });

  test('restores a lost original', async () => {
    await put('one.txt', judgment('easement'));
    await ingest();
    await storage.remove([originalKey('judgments', 'one.txt')]);
    await ingest();
    expect((await storage.stat(originalKey('judgments', 'one.txt'))).size).toBe(judgment('easement').length);
    expect(await found('easement')).toEqual(['one.txt']);
  });

  test('replaces the document of a file that changed', async () => {
    await put('one.txt', judgment('easement'));
    await ingest();
    await put('one.txt', judgment('guardianship'));
    expect(await ingest()).toMatchObject({ documents: 1, unchanged: 0 });
    expect(await found('easement')).toEqual([]);
    expect(await found('guardianship')).toEqual(['one.txt']);
  });

  test('removes the sections that an act’s file no longer has', async () => {
    const sections = [302, 303].map((number) => ({
      Section: number,
      section_title: `Of ${number}`,
      section_desc: 'Whoever commits alpinism.',
    }));
    await put('ipc.json', JSON.stringify(sections));
    expect(await ingest()).toMatchObject({ documents: 2 });
    await put('ipc.json', JSON.stringify(sections.slice(0, 1)));
    await ingest();
    expect((await engine.stats()).documents).toBe(1);
  });

  test('interrupted and run again has every document once', async () => {
    for (let i = 0; i < 120; i++) await put(`${i}.txt`, judgment(`matter${i}`));
    const stop = new AbortController();
    const first = await ingest({ signal: stop.signal, onProgress: ({ done }) => done > 0 && stop.abort() });
    expect(first.done).toBeGreaterThan(0);
    expect(first.done).toBeLessThan(120);
    expect((await engine.stats()).documents).toBe(first.documents);
    const second = await ingest();
    expect(second).toMatchObject({ done: 120, unchanged: first.documents, unreadable: [] });
    expect((await engine.stats()).documents).toBe(120);
  });

  test('stops with the reason when the index refuses a write, and loses nothing', async () => {
    for (let i = 0; i < 30; i++) await put(`${i}.txt`, judgment(`matter${i}`));
    const full = new ProblemError('disk_full');
    await expect(ingest({ write: () => Promise.reject(full) })).rejects.toBe(full);
    expect(await ingest()).toMatchObject({ documents: 30, unchanged: 0 });
  });
});

describe('an unreadable file', () => {
  test('is reported, and the others are ingested', async () => {
    await put('good.txt', judgment('easement'));
    await put('empty.txt', '');
    await put('picture.jpg', 'x');
    await put('lying.docx', 'plain');
    await put('broken.json', '{');
    await put('.hidden/secret.txt', judgment('secret'));
    await symlink('/etc', path.join(folder, 'outside'));
    await symlink('/etc/passwd', path.join(folder, 'passwd.txt'));
    await symlink('.', path.join(folder, 'loop'));
    const big = await open(path.join(folder, 'big.pdf'), 'w');
    await big.truncate(2 * 1024 ** 3);
    await big.close();
    const report = await ingest();
    expect(report).toMatchObject({ files: 9, done: 9, documents: 1 });
    expect(Object.fromEntries(report.unreadable.map(({ file, reason }) => [file, reason]))).toEqual({
      'big.pdf': 'The file is larger than 100 MB.',
      'broken.json': 'The file is not valid JSON.',
      'empty.txt': 'The file is empty.',
      loop: 'It is a link, and links are not followed.',
      'lying.docx': 'The Word document is damaged or is not a .docx file.',
      outside: 'It is a link, and links are not followed.',
      'passwd.txt': 'It is a link, and links are not followed.',
      'picture.jpg': 'Files of this type are not read; .txt, .md, .html, .pdf, .docx and act .json are.',
    });
  });

  test.skipIf(process.getuid?.() === 0)('includes files and folders closed to this user', async () => {
    await put('closed.txt', judgment('easement'));
    await put('shut/one.txt', judgment('easement'));
    await chmod(path.join(folder, 'closed.txt'), 0);
    await chmod(path.join(folder, 'shut'), 0);
    const { unreadable } = await ingest();
    const journal = await openJournal(home, folder);
    await journal.note([{ file: 'shut/deep/two.txt', mark: '1', ids: ['a'] }]);
    expect((await findMissing({ folder, journal })).files).toEqual([]);
    await journal.close();
    await chmod(path.join(folder, 'shut'), 0o700);
    expect(unreadable.map(({ file }) => file).sort()).toEqual(['closed.txt', 'shut/']);
  });

  test('is tried again when the file changed', async () => {
    await put('one.txt', '');
    await ingest();
    await put('one.txt', judgment('easement'));
    expect(await ingest()).toMatchObject({ documents: 1, unreadable: [] });
  });
});

describe('names and copies', () => {
  test('keeps hostile names as names', async () => {
    const names = [
      '-rf.txt',
      '__proto__.txt',
      'a\nb.txt',
      '$(reboot).txt',
      'line\u2028end.txt',
      'दावा.txt',
      'x'.repeat(240).concat('.txt'),
    ];
    for (const [at, name] of names.entries()) await put(name, judgment(`matter${at} shared`));
    await writeFile(
      Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe]), Buffer.from('.txt')]),
      'x',
    );
    const report = await ingest();
    expect(await found('shared')).toEqual([...names].sort());
    expect(await ingest()).toMatchObject({ documents: 0, unchanged: names.length });
    expect(report.unreadable.map(({ reason }) => reason)).toEqual([
      'Its name is not valid UTF-8, so it cannot be opened; rename it.',
    ]);
  });

  test('a file with the same time and size but in another folder is another document', async () => {
    await put('a/one.txt', judgment('easement'));
    await cp(path.join(folder, 'a'), path.join(folder, 'b'), { recursive: true });
    const then = new Date(1_600_000_000_000);
    for (const key of ['a/one.txt', 'b/one.txt']) await utimes(path.join(folder, key), then, then);
    await ingest();
    expect(await found('easement')).toEqual(['a/one.txt', 'b/one.txt']);
  });
});

describe('the folder itself', () => {
  test.each([
    ['gone', 'There is no folder'],
    ['file.txt', 'is a file. Give the folder that contains it.'],
    ['circle', 'is a link that leads back to itself.'],
  ])('%s: one sentence', async (name, sentence) => {
    await writeFile(path.join(home, 'file.txt'), 'x');
    await symlink('circle', path.join(home, 'circle'));
    await expect(ingest({ folder: path.join(home, name) })).rejects.toThrow(sentence);
  });

  test('can be empty', async () => {
    expect(await ingest()).toMatchObject({ files: 0, documents: 0, finished: true });
  });

  test('can contain our own data, which is skipped', async () => {
    await put('one.txt', judgment('easement'));
    await put('data/files/copy.txt', judgment('easement'));
    expect(await ingest({ except: path.join(folder, 'data') })).toMatchObject({ files: 1, documents: 1 });
  });
});
