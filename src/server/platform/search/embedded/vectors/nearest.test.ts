import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { termsOf } from '#law/text/words.ts';
import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import type { LibraryDocument, SearchAnswer } from '#server/platform/search/engine.ts';
import type { LibraryFilters } from '#shared/contracts/library.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '../embedded-engine.ts';

const log = pino({ level: 'silent' });
const dimensions = 24;
/** Half a step of 1/127 of a vector's largest number; a fusion divides by another such score. */
const tolerance = 0.02;

function hashOf(word: string): number {
  let hash = 7;
  for (const letter of word) hash = Math.imul(hash, 31) + letter.charCodeAt(0);
  return hash;
}

/** Vectors that say which words a text has; cosines of every size. */
const embedder: Embedder = {
  id: 'words',
  dimensions,
  embed: async (texts) =>
    texts.map((text) => {
      const vector = new Float32Array(dimensions);
      for (const term of termsOf(text)) {
        let hash = hashOf(term);
        for (let i = 0; i < 3; i += 1) {
          hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
          const at = (hash >>> 8) % dimensions;
          vector[at] = (vector[at] ?? 0) + (hash & 1 ? 1 : -1);
        }
      }
      return vector;
    }),
};

const words = 'lease rent land water bail jail knife arson bond cheque bank loan will heir trust deed'.split(
  ' ',
);
function documents(): LibraryDocument[] {
  return Array.from({ length: 120 }, (_, i) => {
    const said = [1, 3, 5, 7, 11].map((step, n) => words[(i * step + n * n) % words.length]);
    return madeUpDocument(`d${i}`, said.join(' '), {
      title: '',
      court: i % 3 === 0 ? 'delhi' : 'bombay',
      court_name: i % 3 === 0 ? 'High Court of Delhi' : 'High Court of Bombay',
      state: i % 3 === 0 ? 'Delhi' : 'Maharashtra',
      judges: i % 4 === 0 ? ["D'Souza", 'Rao'] : ['Iyer'],
      year: 1990 + (i % 20),
      kind: i % 10 === 9 ? 'act' : 'judgment',
    });
  });
}

const folders: string[] = [];
const engines: EmbeddedEngine[] = [];
async function openWith(vectorMemory: number, folder?: string): Promise<EmbeddedEngine> {
  const place = folder ?? (await mkdtemp(path.join(tmpdir(), 'munshi-nearest-')));
  folders.push(place);
  const segmentLimits = { rows: 16, words: 1e6, appends: 100 };
  const engine = await openEmbeddedEngine({ folder: place, log, embedder, segmentLimits, vectorMemory });
  engines.push(engine);
  return engine;
}

/** Written in several segments, some merged; documents replaced and removed. */
async function fill(engine: EmbeddedEngine): Promise<void> {
  const all = documents();
  for (let from = 0; from < all.length; from += 8) await engine.upsert(all.slice(from, from + 8));
  await engine.upsert([madeUpDocument('d7', 'a deed of trust', { title: '', court: 'delhi', year: 2001 })]);
  await engine.remove(['d11', 'd60']);
  await engine.settled();
}

let inMemory: EmbeddedEngine;
let onDisk: EmbeddedEngine;
beforeAll(async () => {
  inMemory = await openWith(10_000_000);
  onDisk = await openWith(0);
  await fill(inMemory);
  await fill(onDisk);
});
afterAll(async () => {
  for (const engine of engines) await engine.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const filters: [string, LibraryFilters][] = [
  ['no filter', {}],
  ['a court', { court: ['delhi'] }],
  ['a state', { state: ['Maharashtra'] }],
  ['a judge with an apostrophe', { judge: ["D'Souza"] }],
  ['years', { year_from: 1995, year_to: 2003 }],
  ['two years', { year: [1996, 2001] }],
  ['acts', { type: 'act' }],
  ['several', { type: 'judgment', court: ['delhi'], judge: ['Rao', 'Iyer'], year_to: 2000 }],
  ['a court that has none', { court: ['madras'] }],
];

/** The same documents with the same scores, but for what quantisation may change. */
function expectAlike(memory: SearchAnswer, disk: SearchAnswer): void {
  const scores = new Map(disk.hits.map(({ id, score }) => [id, score]));
  const lowest = Math.min(...scores.values());
  expect(memory.hits).toHaveLength(disk.hits.length);
  for (const { id, score } of memory.hits)
    expect(Math.abs((scores.get(id) ?? lowest) - score), id).toBeLessThan(tolerance);
  for (const [i, { score }] of memory.hits.entries())
    expect(score).toBeLessThanOrEqual(memory.hits[i - 1]?.score ?? 1.01);
}

describe('the nearest documents from memory are those from disk', () => {
  test.each(filters)('%s', async (_, wanted) => {
    for (const query of ['lease of land', 'cheque bank', 'heir trust deed will', 'knife']) {
      const ask = { mode: 'semantic', query, filters: wanted, size: 20 } as const;
      expectAlike(await inMemory.search(ask), await onDisk.search(ask));
    }
  });

  test('similar', async () => {
    const text =
      'The lease of land [citation omitted] and the will of the heir, see (2017) 10 SCC 1, on trust deeds.';
    for (const [, wanted] of filters) {
      const ask = { like: { text }, filters: wanted, size: 40 };
      const [memory, disk] = [await inMemory.similar(ask), await onDisk.similar(ask)];
      expectAlike(memory, disk);
      expect(memory.total).toBe(disk.total);
    }
  });

  test('after reopening, and after a document was removed', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'munshi-nearest-'));
    const before = await openWith(10_000_000, folder);
    await fill(before);
    await before.close();
    engines.splice(engines.indexOf(before), 1);
    const again = await openWith(10_000_000, folder);
    await again.settled();
    const ask = { mode: 'semantic', query: 'heir trust deed', size: 20 } as const;
    expectAlike(await again.search(ask), await onDisk.search(ask));
    const [first] = (await again.search(ask)).hits;
    await again.remove([first?.id ?? '']);
    expect((await again.search(ask)).hits.map(({ id }) => id)).not.toContain(first?.id);
  });
});
