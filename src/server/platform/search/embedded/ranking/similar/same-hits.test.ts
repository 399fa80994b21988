import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { termsOf } from '#law/text/words.ts';
import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import type { LibraryDocument } from '../../../engine.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '../../embedded-engine.ts';
import type { SegmentLimits } from '../../index-writer.ts';

const engines: EmbeddedEngine[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const words = Array.from({ length: 90 }, (_, i) => `${'bcdfghklmnprstvz'[i % 16]}a${'lmnrst'[i % 6]}o${i}`);

/** Made-up judgments; some words are in most of them, so that a large segment keeps columns for these. */
function madeUpDocuments(count: number): LibraryDocument[] {
  const next = numbers(11);
  return Array.from({ length: count }, (_, i) => {
    const length = 20 + Math.floor(next() * 60);
    const text = Array.from({ length }, () => words[Math.floor(words.length * next() ** 2)]).join(' ');
    return madeUpDocument(`d${i}`, text);
  });
}

/** Each word points in a direction of its own. */
const embedder: Embedder = {
  id: 'directions',
  dimensions: 16,
  embed: async (texts) =>
    texts.map((text) => {
      const vector = new Float32Array(16);
      for (const term of termsOf(text)) {
        const next = numbers(
          1 + ([...term].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 65_521),
        );
        for (let i = 0; i < 16; i += 1) vector[i] = (vector[i] ?? 0) + next() - 0.5;
      }
      return vector;
    }),
};

async function library(
  documents: readonly LibraryDocument[],
  atOnce: number,
  segmentLimits: SegmentLimits,
): Promise<EmbeddedEngine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-same-'));
  folders.push(folder);
  const engine = await openEmbeddedEngine({
    folder,
    log: pino({ level: 'silent' }),
    embedder,
    segmentLimits,
  });
  engines.push(engine);
  for (let from = 0; from < documents.length; from += atOnce)
    await engine.upsert(documents.slice(from, from + atOnce));
  await engine.settled();
  return engine;
}

test('the hits and scores of similar do not depend on the order and the segments in which documents came', async () => {
  const documents = madeUpDocuments(1500);
  const whole = await library(documents, 300, { rows: 4000, words: 8_000_000, appends: 100 });
  const parted = await library(documents.toReversed(), 55, { rows: 1100, words: 8_000_000, appends: 100 });
  expect([(await whole.stats()).segments, (await parted.stats()).segments]).toEqual([1, 2]);
  for (const document of documents.slice(0, 30)) {
    const like = { text: document.paragraphs.map(({ text }) => text).join('\n') };
    const found = async (engine: EmbeddedEngine) => {
      const { hits } = await engine.similar({ like, size: 100 });
      return hits.map(({ id, score }) => `${id} ${score}`);
    };
    expect(await found(parted)).toEqual(await found(whole));
  }
});
