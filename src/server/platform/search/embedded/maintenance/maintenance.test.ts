import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { Gate } from '#test/support/gate.ts';
import { type EmbeddedEngine, type EmbeddedEngineOptions, openEmbeddedEngine } from '../embedded-engine.ts';
import type { MergeFiles } from '../segments/merge-files.ts';
import { mergeInThread } from '../segments/merge-thread.ts';

const log = pino({ level: 'silent' });
/** Two documents make a segment, and four segments are merged. */
const segmentLimits = { rows: 2, words: 1000, appends: 100 };
let folder: string;
let engine: EmbeddedEngine | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-index-'));
});
afterEach(async () => {
  await engine?.close();
  engine = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function open(more: Partial<EmbeddedEngineOptions>): Promise<EmbeddedEngine> {
  engine = await openEmbeddedEngine({ folder, log, segmentLimits, ...more });
  return engine;
}

const documents = Array.from({ length: 24 }, (_, i) => madeUpDocument(`d${i}`, `the easement of path ${i}`));

async function idsFound(from: EmbeddedEngine): Promise<string[]> {
  const { hits } = await from.search({ mode: 'keyword', query: 'easement', size: 100 });
  return hits.map(({ id }) => id).sort();
}

test('writes do not wait for a merge', async () => {
  const [merging, allowed] = [new Gate(), new Gate()];
  const inThread = mergeInThread();
  const held: MergeFiles = async (merge, signal) => {
    merging.open();
    await allowed.opened;
    await inThread(merge, signal);
  };
  const opened = await open({ mergeFiles: held });
  // One call for two documents, so that each makes a full segment.
  const write = async (from: number, to: number) => {
    for (let i = from; i < to; i += 2) await opened.upsert(documents.slice(i, i + 2));
  };
  await write(0, 8);
  await merging.opened;
  await write(8, 24);
  expect(await idsFound(opened)).toHaveLength(24);
  allowed.open();
  await opened.settled();
  expect(await idsFound(opened)).toEqual(documents.map(({ id }) => id).sort());
  expect((await opened.stats()).segments).toBeLessThan(4);
});

test('half a minute after the last write, segments are merged that were too few before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const opened = await open({});
    for (let i = 0; i < 4; i += 2) await opened.upsert(documents.slice(i, i + 2));
    await opened.settled();
    expect((await opened.stats()).segments).toBe(2);
    vi.advanceTimersByTime(29_000);
    await opened.upsert(documents.slice(4, 6));
    vi.advanceTimersByTime(29_000);
    await opened.settled();
    expect((await opened.stats()).segments).toBe(3);
    vi.advanceTimersByTime(1000);
    await opened.settled();
    expect((await opened.stats()).segments).toBe(1);
    expect(await idsFound(opened)).toHaveLength(6);
  } finally {
    vi.useRealTimers();
  }
});

test('closing ends a merge in its thread, and the next opening merges', async () => {
  const merging = new Gate();
  const endless: MergeFiles = (_merge, signal) =>
    new Promise((_resolve, reject) => {
      merging.open();
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const first = await open({ mergeFiles: endless });
  for (let i = 0; i < 8; i += 2) await first.upsert(documents.slice(i, i + 2));
  await merging.opened;
  await first.close();
  const second = await open({ mergeFiles: mergeInThread() });
  await second.settled();
  expect((await second.stats()).segments).toBe(1);
  expect(await idsFound(second)).toHaveLength(8);
});

test('a merge keeps the vectors of its sources up to the first that is missing', async () => {
  const made: string[] = [];
  let refused = true;
  const embedder: Embedder = {
    id: 'refusing',
    dimensions: 2,
    embed: async (texts) => {
      if (refused && texts.some((text) => text.includes('path 7'))) throw new Error('no vectors');
      made.push(...texts);
      return texts.map(() => Float32Array.of(1, 1));
    },
  };
  const opened = await open({ embedder });
  await opened.settled();
  for (let i = 0; i < 6; i += 2) await opened.upsert(documents.slice(i, i + 2));
  await opened.settled();
  await opened.upsert(documents.slice(6, 8));
  await expect(opened.settled()).rejects.toThrow();
  expect((await opened.stats()).segments).toBe(1);
  refused = false;
  await opened.settled();
  expect(made).toHaveLength(8);
  const { hits } = await opened.search({ mode: 'semantic', query: 'easement', size: 100 });
  expect(hits).toHaveLength(8);
});

test('a rebuild writes the file of each segment again, and leaves nothing else', async () => {
  const opened = await open({ segmentLimits: { rows: 4, words: 1000, appends: 100 } });
  for (let i = 0; i < 8; i += 4) await opened.upsert(documents.slice(i, i + 4));
  await opened.remove(['d1']);
  await opened.settled();
  const wordFiles = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.words')).sort();
    return Promise.all(names.map(async (name) => ({ name, ino: (await stat(path.join(folder, name))).ino })));
  };
  const before = await wordFiles();
  await opened.rebuild();
  await expect(opened.rebuild()).rejects.toMatchObject({ code: 'conflict' });
  expect((await opened.stats()).rebuild).toEqual({ done: 0, of: 8, failed: false });
  await opened.settled();
  expect((await opened.stats()).rebuild).toBeUndefined();
  const after = await wordFiles();
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  for (const [i, { ino }] of after.entries()) expect(ino).not.toBe(before[i]?.ino);
  expect(await idsFound(opened)).toEqual(['d0', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7']);
  const { hits } = await opened.search({ mode: 'keyword', query: '"path 6"' });
  expect(hits.map(({ id }) => id)).toEqual(['d6']);
});
