import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '../embedded-engine.ts';
import { DecodedCache } from './decoded-cache.ts';
import { InvertedIndexFile } from './inverted-index-file.ts';

let folder = '';
const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
const open = (): Promise<EmbeddedEngine> =>
  openEmbeddedEngine({ folder, log, segmentLimits: { rows: 2, words: 1000, appends: 100 } });

/** A library of two documents, flushed; returns its inverted-index file. */
async function writeLibrary(): Promise<string> {
  const engine = await open();
  const documents = [madeUpDocument('a', 'An easement of necessity.'), madeUpDocument('b', 'A lien.')];
  await engine.upsert(documents);
  await engine.settled();
  await engine.close();
  const [name = ''] = (await readdir(folder)).filter((entry) => entry.endsWith('.words'));
  return path.join(folder, name);
}

async function found(engine: EmbeddedEngine, query: string): Promise<string[]> {
  return (await engine.search({ mode: 'keyword', query })).hits.map(({ id }) => id);
}

async function openFiles(): Promise<string[]> {
  const entries = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(entries.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(folder));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-words-'));
  lines.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a byte that changed anywhere in the content is noticed when the index opens', async () => {
  const file = await writeLibrary();
  const written = await readFile(file);
  for (let at = 0; at < written.length; at += Math.max(1, written.length >> 4)) {
    const changed = Buffer.from(written);
    changed[at] = (changed[at] ?? 0) ^ 0x20;
    await writeFile(file, changed);
    lines.length = 0;
    const engine = await open();
    expect(lines.join(''), `byte ${at}`).toContain('rebuilt');
    expect(await found(engine, 'easement'), `byte ${at}`).toEqual(['a']);
    expect(await found(engine, '"of necessity"'), `byte ${at}`).toEqual(['a']);
    await engine.settled();
    await engine.close();
    expect(await readFile(file), `byte ${at}`).toEqual(written);
  }
});

/**
 * The file as earlier versions wrote it: with records, and with or without columns, which so small a library has not;
 * without records, with a checksum or with zeros in its place. The bytes after its positions are not read then.
 */
function inFormat(written: Buffer, magic: number): Buffer {
  const end = written.length - 24;
  const records = Buffer.alloc(magic >= 0x4d574934 ? 60 : 0, '{"id":"a"}');
  const before = Buffer.concat([written.subarray(0, end), records, written.subarray(end, end + 16)]);
  return withMagic(Buffer.concat([before, Buffer.alloc(8)]), magic);
}

function withMagic(file: Buffer, magic: number): Buffer {
  file.writeUInt32LE(magic, file.length - 8);
  if (magic > 0x4d574932) file.writeUInt32LE(crc32(file.subarray(0, -4)), file.length - 4);
  return file;
}

test.each([0x4d574932, 0x4d574933, 0x4d574934, 0x4d574935])(
  'a file of an earlier format (%i) answers, and is written again in the present one',
  async (magic) => {
    const file = await writeLibrary();
    const written = await readFile(file);
    await writeFile(file, inFormat(written, magic));
    const engine = await open();
    expect(await found(engine, 'lien')).toEqual(['b']);
    expect(await found(engine, '"of necessity"')).toEqual(['a']);
    await engine.settled();
    const { hits } = await engine.search({ mode: 'keyword', query: 'easement' });
    expect(hits).toMatchObject([
      { id: 'a', record: { title: expect.any(String), folder: expect.any(String) } },
    ]);
    await engine.close();
    expect(lines).toEqual([]);
    expect(await readFile(file)).toEqual(written);
    expect(await readdir(folder)).not.toContain(expect.stringMatching(/new$/u));
  },
);

test.each([
  ['empty', Buffer.alloc(0)],
  ['cut', Buffer.alloc(10)],
  ['of another kind', Buffer.alloc(1000, 7)],
  ['with a list beyond its end', beyond()],
])('a file that is %s is refused and leaves no descriptor open', async (_what, content) => {
  const file = path.join(folder, 'bad.words');
  await writeFile(file, content);
  for (let i = 0; i < 20; i += 1) expect(() => new InvertedIndexFile(file, new DecodedCache(1000))).toThrow();
  expect(await openFiles()).toEqual([]);
});

function beyond(): Buffer {
  const bytes = Buffer.alloc(100);
  bytes.writeDoubleLE(1e12, 76);
  bytes.writeDoubleLE(1e12, 84);
  bytes.writeUInt32LE(0x4d574933, 92);
  return bytes;
}
