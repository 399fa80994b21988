import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { ProblemError } from '#shared/errors.ts';
import { madeUpDocument } from '../conformance-documents.ts';
import type { LibraryDocument } from '../engine.ts';
import { type DiskStep, FaultyDisk } from './disk/faulty-disk.ts';
import { type EmbeddedEngine, type EmbeddedEngineOptions, openEmbeddedEngine } from './embedded-engine.ts';

const folders: string[] = [];
const engines: EmbeddedEngine[] = [];

/** Retries by the clock come too late for these tests: an attempt is made where somebody asks for the outcome. */
const never = { firstMs: 3_600_000, mostMs: 3_600_000 };
const tiny = { rows: 2, words: 1000, appends: 100 };

class Index {
  readonly folder: string;
  readonly faulty = new FaultyDisk();
  readonly lines: string[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  async open(more: Partial<EmbeddedEngineOptions> = {}): Promise<EmbeddedEngine> {
    const log = pino({ level: 'warn' }, { write: (line: string) => this.lines.push(line) });
    const embedder = {
      id: 'length',
      dimensions: 2,
      embed: async (texts: readonly string[]) => texts.map(() => Float32Array.of(0.6, 0.8)),
    };
    const { folder, faulty } = this;
    const options = { folder, log, embedder, segmentLimits: tiny, retry: never, disk: faulty.disk, ...more };
    const engine = await openEmbeddedEngine(options);
    engines.push(engine);
    return engine;
  }

  /** What lies in the folder and is not named by the manifest. */
  async leftovers(): Promise<string[]> {
    const manifest = JSON.parse(await readFile(path.join(this.folder, 'manifest.json'), 'utf8')) as {
      generations: { name: string; sealed: boolean; vectors: Record<string, string> }[];
    };
    const named = manifest.generations.flatMap(({ name, vectors }) => [
      `${name}.lance`,
      `${name}.words`,
      ...Object.values(vectors).map((table) => `${table}.lance`),
    ]);
    return (await readdir(this.folder)).filter((name) => name !== 'manifest.json' && !named.includes(name));
  }

  /** Inverted-index files that this process has open. */
  async openFiles(): Promise<string[]> {
    const entries = await readdir('/proc/self/fd').catch(() => []);
    const targets = await Promise.all(entries.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
    return targets.filter((target) => target.startsWith(this.folder));
  }
}

async function newIndex(): Promise<Index> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-faults-'));
  folders.push(folder);
  return new Index(folder);
}

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function ids(engine: EmbeddedEngine, query = 'easement'): Promise<string[]> {
  const search = () => engine.search({ mode: 'keyword', query, size: 100 });
  const { hits, total } = await insist(engine, search);
  expect(total).toBe(hits.length);
  return hits.map(({ id }) => id).sort();
}

/** Tries until it succeeds; every failure must be one that a caller understands. */
async function insist<T>(engine: EmbeddedEngine, work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      expect(error).toBeInstanceOf(ProblemError);
      expect(['disk_full', 'index_unavailable']).toContain((error as ProblemError).code);
      if (attempt === 3) throw error;
      await engine.settled().catch(() => undefined);
    }
  }
}

const document = (i: number): LibraryDocument => madeUpDocument(`d${i % 9}`, `easement round${i}`);

/** Adds, replaces and removes documents in enough segments for flushes, vectors and merges. */
async function scenario(engine: EmbeddedEngine): Promise<void> {
  for (let i = 0; i < 12; i += 1) await insist(engine, () => engine.upsert([document(i)]));
  await insist(engine, () => engine.remove(['d4']));
  await insist(engine, () => engine.upsert([madeUpDocument('last', 'easement')]));
  await insist(engine, () => engine.settled());
}

const expected = ['d0', 'd1', 'd2', 'd3', 'd5', 'd6', 'd7', 'd8', 'last'];

/** The first and the last step of each kind. */
function chosen(steps: readonly DiskStep[]): DiskStep[] {
  const kinds = new Map<string, DiskStep[]>();
  for (const step of steps) {
    const known = step.name.replace(/\d+/gu, 'N');
    const kind = /^(gN(-vN)?(\.words(\.new)?)?|manifest\.json(\.new)?)$/u.test(known) ? known : '';
    const key = `${step.kind} ${kind}`;
    kinds.set(key, [...(kinds.get(key) ?? []), step]);
  }
  return [...kinds.values()].flatMap((list) =>
    [...new Set([list[0], list.at(-1)])].filter((one) => one !== undefined),
  );
}

describe('a step on the disk fails once', { timeout: 300_000 }, () => {
  test('callers get a clear error, and nothing is lost, doubled or left behind', async () => {
    const quiet = await newIndex();
    await scenario(await quiet.open());
    const points = chosen(quiet.faulty.steps);
    expect(points.length).toBeGreaterThan(30);
    for (const [i, { number, kind, name }] of points.entries()) {
      const index = await newIndex();
      const code = i % 4 < 2 ? 'ENOSPC' : 'EIO';
      const when = i % 2 === 0 ? 'before' : 'after';
      const where = `${code} ${when} ${kind} ${name} (${number})`;
      index.faulty.fault = (step) => (step.number === number ? { code, when } : undefined);
      const engine = await index.open().catch(() => index.open());
      await scenario(engine);
      index.faulty.fault = () => undefined;
      expect(await ids(engine), where).toEqual(expected);
      expect(await ids(engine, 'round11'), where).toEqual(['d2']);
      expect((await engine.search({ mode: 'semantic', query: 'x', size: 100 })).hits.length, where).toBe(9);
      expect(await index.leftovers(), where).toEqual([]);
      expect(index.lines.length, where).toBeLessThan(6);
      await engine.close();
      engines.length = 0;
      expect(await index.openFiles(), where).toEqual([]);
      const again = await index.open();
      expect(await ids(again), where).toEqual(expected);
      expect(await ids(again, 'round11'), where).toEqual(['d2']);
    }
  });
});

const writes = new Set(['handle.write', 'handle.writeFile', 'createTable', 'table.add', 'rename']);

describe('the disk is full for a while', () => {
  test('writes are refused, searches go on, the log stays quiet, and all is well when there is space', async () => {
    const index = await newIndex();
    const engine = await index.open();
    for (let i = 0; i < 9; i += 1) await engine.upsert([document(i)]);
    await engine.settled();
    index.faulty.fault = ({ kind }) => (writes.has(kind) ? { code: 'ENOSPC', when: 'before' } : undefined);
    for (let i = 0; i < 30; i += 1)
      await expect(engine.upsert([madeUpDocument(`more${i}`, 'easement')])).rejects.toMatchObject({
        code: 'disk_full',
      });
    expect(await ids(engine)).toHaveLength(9);
    expect(index.lines.length).toBeLessThan(6);
    index.faulty.fault = () => undefined;
    for (let i = 0; i < 30; i += 1) await engine.upsert([madeUpDocument(`more${i}`, 'easement')]);
    await engine.settled();
    expect(await ids(engine)).toHaveLength(39);
    expect(await index.leftovers()).toEqual([]);
  });

  test('where flushes fail, writes are refused before memory fills, and those acknowledged are kept', async () => {
    const index = await newIndex();
    const engine = await index.open();
    index.faulty.fault = ({ kind, name }) =>
      kind === 'handle.write' && name.endsWith('.words.new') ? { code: 'ENOSPC', when: 'before' } : undefined;
    const taken: string[] = [];
    for (let i = 0; i < 40; i += 1) {
      const id = `d${String(i).padStart(2, '0')}`;
      await engine.upsert([madeUpDocument(id, 'easement')]).then(
        () => taken.push(id),
        (error: unknown) => expect(error).toMatchObject({ code: 'disk_full' }),
      );
    }
    expect(taken.length).toBeGreaterThan(3);
    expect(taken.length).toBeLessThan(10);
    await expect(engine.settled()).rejects.toMatchObject({ code: 'disk_full' });
    expect(await ids(engine)).toEqual(taken);
    expect(index.lines.length).toBeLessThan(6);
    expect(await index.leftovers()).toEqual([]);
    index.faulty.fault = () => undefined;
    await engine.settled();
    await engine.upsert([madeUpDocument('e', 'easement')]);
    expect(await ids(engine)).toEqual([...taken, 'e']);
  });
});

describe('one kind of work fails for a while', () => {
  test('seventeen failed merges leave no copies', async () => {
    const index = await newIndex();
    const engine = await index.open();
    for (let i = 0; i < 6; i += 1) await engine.upsert([document(i)]);
    await engine.settled();
    const begin = index.faulty.steps.length;
    let failures = 0;
    index.faulty.fault = ({ kind, name }) => {
      // Of the work behind writes only a merge takes rows out of a table.
      const merging = index.faulty.steps.slice(begin).some((step) => step.kind === 'table.takeOffsets');
      if (!merging || kind !== 'handle.sync' || !name.endsWith('.words.new')) return undefined;
      failures += 1;
      return { code: 'EIO', when: 'before' };
    };
    for (let i = 6; i < 9; i += 1) await engine.upsert([document(i)]);
    for (let i = 0; i < 17; i += 1) {
      await expect(engine.settled()).rejects.toMatchObject({ code: 'index_unavailable' });
      expect(await index.leftovers()).toEqual([]);
    }
    expect(failures).toBeGreaterThanOrEqual(17);
    expect(await ids(engine)).toHaveLength(9);
    index.faulty.fault = () => undefined;
    await engine.settled();
    expect(await index.leftovers()).toEqual([]);
    expect(await ids(engine)).toHaveLength(9);
  });

  test('without a caller it recovers by itself', async () => {
    const index = await newIndex();
    const engine = await index.open({ retry: { firstMs: 1, mostMs: 10 } });
    index.faulty.fault = ({ kind, name }) =>
      kind === 'rename' && name.endsWith('.words.new') ? { code: 'EIO', when: 'before' } : undefined;
    for (let i = 0; i < 4; i += 1) await engine.upsert([document(i)]);
    await expect.poll(() => index.lines.length).toBeGreaterThan(2);
    index.faulty.fault = () => undefined;
    await expect
      .poll(async () => (await readdir(index.folder)).filter((name) => name.endsWith('.words')).length)
      .toBe(2);
  });
});
