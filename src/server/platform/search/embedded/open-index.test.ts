import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import type { LibraryDocument } from '../engine.ts';
import type { EmbeddedEngine } from './embedded-engine.ts';
import { openIndex } from './open-index.ts';

const log = pino({ level: 'silent' });
const folders: string[] = [];
const engines: EmbeddedEngine[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-index-'));
  folders.push(folder);
  return folder;
}

async function openIn(folder: string): Promise<EmbeddedEngine> {
  const engine = await openIndex({
    folder: path.join(folder, 'index'),
    embeddings: path.join(folder, 'embeddings'),
    log,
    segmentLimits: { rows: 16, words: 1_000_000, appends: 100 },
  });
  engines.push(engine);
  return engine;
}

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const words =
  'bail easement tenant murder notice appeal decree lease surety witness trial partition stamp gift mortgage arbitration maintenance custody forgery cheque'.split(
    ' ',
  );

/** Each text has words of its own neighbourhood, so that there is something to learn. */
const library: LibraryDocument[] = Array.from({ length: 60 }, (_, i) => {
  const near = Array.from({ length: 4 }, (_each, k) => words[(i + k * (1 + (i % 3))) % words.length] ?? '');
  const text = near
    .map((word, k) => `The ${word} and the ${near[(k + 1) % 4]} were proved on ${i}. `)
    .join('');
  return madeUpDocument(`judgment${i}`, text.repeat(10 + (i % 7)));
});

/** Facts that show whether two libraries are alike: the trained model, and the order and scores of its results. */
async function outcome(engine: EmbeddedEngine) {
  await engine.settled();
  const { documents, embeddings } = await engine.stats();
  const found = await engine.search({ mode: 'semantic', query: 'surety for a tenant', size: 20 });
  return { documents, embeddings, hits: found.hits.map(({ id, score }) => [id, score.toFixed(5)]) };
}

test('the same documents end with the same vectors, however their writing and the training overlap', async () => {
  const atOnce = await openIn(await newFolder());
  await atOnce.upsert(library);
  const wanted = await outcome(atOnce);
  expect(wanted.hits.length).toBeGreaterThan(5);

  const overlapped = await openIn(await newFolder());
  await overlapped.upsert(library.slice(0, 25));
  const training = overlapped.refresh();
  await overlapped.upsert(library.slice(25, 50));
  await training;
  await overlapped.upsert(library.slice(50));
  expect(await outcome(overlapped)).toEqual(wanted);

  const inSteps = await openIn(await newFolder());
  for (const from of [40, 20, 0]) {
    await inSteps.upsert(library.slice(from, from + 20).reverse());
    await inSteps.settled();
  }
  expect(await outcome(inSteps)).toEqual(wanted);
});

test('an ingest that is interrupted ends with the same vectors', async () => {
  const whole = await openIn(await newFolder());
  await whole.upsert(library);
  const wanted = await outcome(whole);
  const folder = await newFolder();
  const before = await openIn(folder);
  // So little is missing that it would not be worth another training by itself.
  await before.upsert(library.slice(0, 58));
  await before.settled();
  await before.close();
  const after = await openIn(folder);
  await after.upsert(library.slice(58));
  expect(await outcome(after)).toEqual(wanted);
});
