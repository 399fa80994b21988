import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FULL_STRENGTH } from '@munshi/test-support/load.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { FaultyIndex, insist, roundDocument, scenario, scenarioIds } from '#test/faults/fault-scenario.ts';
import type { DiskStep } from '#test/faults/faulty-disk.ts';
import type { EmbeddedEngine } from './embedded-engine.ts';
import { defaultSegmentLimits } from './index-writer.ts';

const folders: string[] = [];
const engines: EmbeddedEngine[] = [];

async function newIndex(): Promise<FaultyIndex> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-faults-'));
  folders.push(folder);
  return opened(new FaultyIndex(folder));
}

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Its engines are closed after the test. */
function opened(index: FaultyIndex): FaultyIndex {
  const open = index.open.bind(index);
  index.open = async (more) => {
    const engine = await open(more);
    engines.push(engine);
    return engine;
  };
  return index;
}

async function ids(engine: EmbeddedEngine, query = 'easement'): Promise<string[]> {
  const search = () => engine.search({ mode: 'keyword', query, size: 100 });
  const { hits, total } = await insist(engine, search);
  expect(total).toBe(hits.length);
  return hits.map(({ id }) => id).sort();
}

/** The first step of each kind; at full strength the last too. */
function chosen(steps: readonly DiskStep[]): DiskStep[] {
  const kinds = new Map<string, DiskStep[]>();
  for (const step of steps) {
    const known = step.name.replace(/\d+/gu, 'N');
    const kind = /^(gN(-vN)?\.(rows|vectors|(words|values)(\.new)?)|manifest\.json(\.new)?)$/u.test(known)
      ? known
      : '';
    const key = `${step.kind} ${kind}`;
    kinds.set(key, [...(kinds.get(key) ?? []), step]);
  }
  return [...kinds.values()].flatMap((list) =>
    [...new Set([list[0], FULL_STRENGTH ? list.at(-1) : undefined])].filter((one) => one !== undefined),
  );
}

describe('a step on the disk fails once', { timeout: 300_000 }, () => {
  test('callers get a clear error, and nothing is lost, doubled or left behind', async () => {
    const quiet = await newIndex();
    await scenario(await quiet.open());
    const points = chosen(quiet.faulty.steps);
    expect(points.length).toBeGreaterThan(FULL_STRENGTH ? 30 : 15);
    for (const [i, { number, kind, name }] of points.entries()) {
      const index = await newIndex();
      const code = i % 4 < 2 ? 'ENOSPC' : 'EIO';
      const when = i % 2 === 0 ? 'before' : 'after';
      const where = `${code} ${when} ${kind} ${name} (${number})`;
      index.faulty.fault = (step) => (step.number === number ? { code, when } : undefined);
      const engine = await index.open().catch(() => index.open());
      await scenario(engine);
      index.faulty.fault = () => undefined;
      expect(await ids(engine), where).toEqual(scenarioIds);
      expect(await ids(engine, 'round11'), where).toEqual(['d2']);
      expect((await engine.search({ mode: 'semantic', query: 'x', size: 100 })).hits.length, where).toBe(9);
      expect(await index.leftovers(), where).toEqual([]);
      expect(index.lines.length, where).toBeLessThan(6);
      await engine.close();
      engines.length = 0;
      expect(await index.openFiles(), where).toEqual([]);
      const again = await index.open();
      expect(await ids(again), where).toEqual(scenarioIds);
      expect(await ids(again, 'round11'), where).toEqual(['d2']);
    }
  });
});

const writes = new Set(['handle.write', 'handle.writeFile', 'rename']);

describe('the disk is full for a while', () => {
  test('writes are refused, searches go on, the log stays quiet, and all is well when there is space', async () => {
    const index = await newIndex();
    const engine = await index.open();
    for (let i = 0; i < 9; i += 1) await engine.upsert([roundDocument(i)]);
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
    for (let i = 0; i < 6; i += 1) await engine.upsert([roundDocument(i)]);
    await engine.settled();
    const begin = index.faulty.steps.length;
    let failures = 0;
    index.faulty.fault = ({ kind, name }) => {
      // Only a merge reads rows that were just written; other work behind writes does not.
      const reads = ({ kind: known, name: file }: DiskStep) =>
        known === 'handle.read' && file.endsWith('.rows');
      const merging = index.faulty.steps.slice(begin).some(reads);
      if (!merging || kind !== 'handle.sync' || !name.endsWith('.words.new')) return undefined;
      failures += 1;
      return { code: 'EIO', when: 'before' };
    };
    for (let i = 6; i < 9; i += 1) await engine.upsert([roundDocument(i)]);
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

  test('who reads a document hears that the index is not available', async () => {
    const index = await newIndex();
    const engine = await index.open();
    await engine.upsert([roundDocument(0)]);
    const [id = ''] = await ids(engine);
    index.faulty.fault = ({ kind }) => (kind === 'handle.read' ? { code: 'EIO', when: 'before' } : undefined);
    await expect(engine.get(id)).rejects.toMatchObject({ code: 'index_unavailable', status: 503 });
    index.faulty.fault = () => undefined;
    expect((await engine.get(id))?.id).toBe(id);
  });

  test('vectors that cannot be opened once are kept, and are not made again', async () => {
    const index = await newIndex();
    const first = await index.open();
    for (let i = 0; i < 2; i += 1) await first.upsert([roundDocument(i)]);
    await first.settled();
    await first.close();
    index.faulty.fault = ({ kind, name }) =>
      kind === 'open' && name.endsWith('.vectors') ? { code: 'EIO', when: 'before' } : undefined;
    let texts = 0;
    const embed = async (asked: readonly string[]) => {
      texts += asked.length;
      return asked.map(() => Float32Array.of(0.6, 0.8));
    };
    const engine = await index.open({ embedder: { id: 'length', dimensions: 2, embed } });
    await expect(engine.settled()).rejects.toMatchObject({ code: 'index_unavailable' });
    index.faulty.fault = () => undefined;
    await engine.settled();
    expect(texts).toBe(0);
  });

  test('without a caller it recovers by itself', async () => {
    const index = await newIndex();
    const engine = await index.open({ retry: { firstMs: 1, mostMs: 10 } });
    index.faulty.fault = ({ kind, name }) =>
      kind === 'rename' && name.endsWith('.words.new') ? { code: 'EIO', when: 'before' } : undefined;
    for (let i = 0; i < 4; i += 1) await engine.upsert([roundDocument(i)]);
    await expect.poll(() => index.lines.length).toBeGreaterThan(2);
    index.faulty.fault = () => undefined;
    await expect
      .poll(async () => (await readdir(index.folder)).filter((name) => name.endsWith('.words')).length)
      .toBe(2);
  });
});

describe('rows are damaged or lost', () => {
  const tiny = { rows: 2, words: 1000, appends: 100 };

  /** An index that was closed, and the file of its first rows. */
  async function written(names: readonly string[], segmentLimits = tiny) {
    const index = await newIndex();
    const engine = await index.open({ segmentLimits });
    for (const name of names) await engine.upsert([madeUpDocument(name, 'easement')]);
    await engine.settled();
    await engine.close();
    const file = path.join(index.folder, 'g1.rows');
    return { index, file, bytes: await readFile(file) };
  }

  async function found(engine: EmbeddedEngine): Promise<unknown[]> {
    const asked = { mode: 'keyword', query: 'easement', size: 100, highlight: true } as const;
    const { hits, total } = await engine.search(asked);
    return [total, ...hits.map(({ id }) => id).sort()];
  }

  test.each([
    ['a flushed segment', tiny, 4],
    // Its words are read from its rows.
    ['the last segment', defaultSegmentLimits, 3],
  ])(
    'a damaged document of %s is left out, and the others are found and merged',
    async (_, segmentLimits, total) => {
      const { index, file, bytes } = await written(['d0', 'd1', 'd2', 'd3'], segmentLimits);
      const at = bytes.indexOf('"id":"d0"');
      bytes[at + 7] = (bytes[at + 7] ?? 0) ^ 1;
      await writeFile(file, bytes);
      index.lines.length = 0;
      const engine = await index.open({ segmentLimits });
      expect(await found(engine)).toEqual([total, 'd1', 'd2', 'd3']);
      await expect(engine.get('d0')).rejects.toMatchObject({ code: 'index_unavailable', status: 503 });
      expect(index.lines.map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({ level: 50, file: 'g1.rows', row: 0, id: 'd0' }),
      ]);
      for (const name of ['d4', 'd5', 'd6', 'd7']) await engine.upsert([madeUpDocument(name, 'lien')]);
      await engine.settled();
      expect((await readdir(index.folder)).includes('g1.rows')).toBe(segmentLimits !== tiny);
      expect(await found(engine)).toEqual([total, 'd1', 'd2', 'd3']);
      await expect(engine.get('d0')).rejects.toMatchObject({ code: 'index_unavailable' });
      await engine.upsert([madeUpDocument('d0', 'easement')]);
      expect(await found(engine)).toEqual([4, 'd0', 'd1', 'd2', 'd3']);
    },
  );

  test('an index does not open without rows that it had', async () => {
    const { index, file, bytes } = await written(['d0', 'd1']);
    await writeFile(file, bytes.subarray(0, bytes.lastIndexOf('MunshiF1')));
    await expect(index.open()).rejects.toThrow('g1.rows has 1 documents instead of 2');
    await rm(file);
    await expect(index.open()).rejects.toThrow('g1.rows is missing');
    await writeFile(file, bytes);
    expect(await found(await index.open())).toEqual([2, 'd0', 'd1']);
  });
});
