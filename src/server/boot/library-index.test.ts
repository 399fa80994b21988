import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { type FakeModel, fakeModelName, startModel } from '#test/fakes/model/model.ts';
import { readEnv } from '../core/env.ts';
import { chosenEngine, keepChoice } from '../platform/models/embeddings/chosen-engine.ts';
import type { LibraryEngine } from '../platform/search/engine.ts';
import { openLibraryIndex } from './library-index.ts';

const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
const documents = [
  madeUpDocument('road', 'The lorry overturned.'),
  madeUpDocument('crime', 'The homicide was planned.'),
];

let fake: FakeModel;
let folder: string;
let engine: LibraryEngine | undefined;
beforeEach(async () => {
  fake = await startModel();
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-endpoint-'));
});
afterEach(async () => {
  await engine?.close();
  await fake.close();
  await rm(folder, { recursive: true, force: true });
  lines.length = 0;
});

function settings(how: 'endpoint' | 'trained') {
  const endpoint = {
    EMBEDDINGS_URL: fake.url,
    EMBEDDINGS_MODEL: fakeModelName,
    EMBEDDINGS_API_KEY: fake.key,
  };
  return readEnv({ MUNSHI_DATA: folder, ...(how === 'endpoint' ? endpoint : {}) });
}

async function open(how: 'endpoint' | 'trained' = 'endpoint'): Promise<LibraryEngine> {
  engine = await openLibraryIndex(settings(how), log);
  return engine;
}

const engineOf = async (index: LibraryEngine) => (await index.stats()).embeddings;

/** Enough text to train embeddings from. */
function trainable() {
  const words = 'bail easement tenant murder notice appeal decree lease surety witness trial partition'.split(
    ' ',
  );
  return Array.from({ length: 48 }, (_, i) => {
    const [word, next] = [words[i % words.length], words[(i + 1) % words.length]];
    return madeUpDocument(`judgment${i}`, `The ${word} and the ${next} were proved. `.repeat(60));
  });
}

/** Waits until a search finds what shares no word with it. */
const meaningFound = (index: LibraryEngine) =>
  expect.poll(async () => {
    const found = await index.search({ mode: 'semantic', query: 'car' }).catch(() => undefined);
    return found?.hits.map(({ id, match }) => [id, match])[0];
  });

test('an endpoint makes the vectors; without it the words answer and say so', async () => {
  const index = await open();
  await index.upsert(documents);
  await meaningFound(index).toEqual(['road', 'semantic']);

  fake.mode({ status: 500 });
  const hybrid = await index.search({ mode: 'hybrid', query: 'homicide' });
  expect(hybrid).toMatchObject({ hits: [{ id: 'crime', match: 'keyword' }], degraded: 'semantic' });
  expect(await index.similar({ like: { text: 'A homicide of Lakshmi.' } })).toMatchObject({
    hits: [{ id: 'crime' }],
    degraded: 'semantic',
  });
  await expect(index.search({ mode: 'semantic', query: 'car' })).rejects.toMatchObject({
    code: 'index_unavailable',
    status: 503,
  });
  expect(lines.join('')).toContain('a search had no vector');
  for (const told of ['Lakshmi', 'lorry', fake.key]) expect(lines.join('')).not.toContain(told);
});

test('an endpoint that is down delays no write; its vectors are made when it is back', async () => {
  fake.mode({ status: 503, retryAfter: '3600' });
  const index = await open();
  await index.upsert(documents);
  await index.refresh();
  expect((await index.search({ mode: 'hybrid', query: 'homicide' })).hits[0]?.id).toBe('crime');
  await expect.poll(() => engineOf(index)).toMatchObject({ ready: true, made: 0, failing: true });
  fake.mode('answer');
  await meaningFound(index).toEqual(['road', 'semantic']);
  await expect.poll(() => engineOf(index)).not.toHaveProperty('made');
});

test('vectors are kept: after a restart only the search asks the endpoint', async () => {
  const first = await open();
  await first.upsert(documents);
  await meaningFound(first).toEqual(['road', 'semantic']);
  await first.close();
  fake.requests.length = 0;
  const again = await open();
  await meaningFound(again).toEqual(['road', 'semantic']);
  expect(fake.requests.every((texts) => texts.join() === 'car')).toBe(true);
});

test('trained vectors serve until the endpoint has made all, and are gone then', async () => {
  const trained = await open('trained');
  await trained.upsert(trainable());
  await trained.refresh();
  const before = await engineOf(trained);
  expect(before.ready).toBe(true);
  await trained.close();

  fake.mode('stall');
  const both = await open();
  await expect.poll(() => fake.requests.length).toBeGreaterThan(0);
  expect(await engineOf(both)).toMatchObject(before);
  expect((await both.search({ mode: 'semantic', query: 'easement' })).hits.length).toBeGreaterThan(0);
  await both.close();

  fake.mode('answer');
  const after = await open();
  await expect.poll(async () => (await engineOf(after)).engine).toMatch(/^endpoint-/);
  await after.close();
  await expect(readdir(path.join(folder, 'embeddings'))).resolves.toEqual([]);
});

test('the engine moves to an endpoint and back while it runs, and the vectors of before serve meanwhile', async () => {
  const index = await open('trained');
  await index.upsert(trainable());
  await index.refresh();
  const trained = await engineOf(index);
  const endpoint = { url: fake.url, model: fakeModelName, key: fake.key };
  fake.mode({ status: 503 });
  await index.makeVectorsWith({ endpoint });
  await expect
    .poll(() => engineOf(index))
    .toEqual({
      ...trained,
      next: { engine: expect.stringMatching(/^endpoint-/), percent: 0 },
      failing: true,
    });
  const meaning = { mode: 'semantic', query: 'easement' } as const;
  expect((await index.search(meaning)).hits.length).toBeGreaterThan(0);

  fake.mode('answer');
  const moved = { engine: expect.stringMatching(/^endpoint-/), ready: true };
  await expect.poll(() => engineOf(index), { timeout: 20_000 }).toMatchObject(moved);
  const served = await engineOf(index);
  expect(served).not.toHaveProperty('next');
  expect(served, 'what serves has all its vectors').not.toHaveProperty('failing');
  expect(await index.embeddingsAfter(undefined)).toEqual(served);

  // The same texts give the same model again. A search that comes in between gets an answer.
  const back = index.embeddingsAfter(served);
  await index.makeVectorsWith(undefined);
  await index.refresh();
  expect(await back).not.toEqual(served);
  await expect.poll(() => engineOf(index), { timeout: 20_000 }).toEqual(trained);
  expect((await index.search(meaning)).hits.length).toBeGreaterThan(0);
});

test('the choice of an operator outlives the settings’ own, and what the settings no longer have does not', async () => {
  await keepChoice(folder, 'built-in');
  const index = await open('endpoint');
  await index.upsert(documents);
  await index.refresh();
  expect((await engineOf(index)).engine).toBe('none');
  expect(fake.requests).toEqual([]);
  await keepChoice(folder, 'endpoint');
  expect(await chosenEngine(settings('endpoint'))).toBe('endpoint');
  expect(await chosenEngine(settings('trained'))).toBe('built-in');
  await writeFile(path.join(folder, 'embeddings.json'), '{"engine');
  expect(await chosenEngine(settings('endpoint'))).toBe('endpoint');
});
