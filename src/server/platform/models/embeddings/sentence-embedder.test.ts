import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { openLibraryIndex } from '#server/boot/library-index.ts';
import { readEnv } from '#server/core/env.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { sentenceEmbedder } from './sentence-embedder.ts';

test('a library finds by meaning what shares no word, in another language too, and keeps its vectors', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-sentence-embedder-'));
  const env = readEnv({ MUNSHI_DATA: folder, EMBEDDINGS: 'local' });
  const open = () => openLibraryIndex(env, pino({ level: 'silent' }));
  const index = await open();
  await index.upsert([
    madeUpDocument('road', 'The truck hit a wall.'),
    madeUpDocument('company', 'The annual return was filed.'),
  ]);
  const first = async (of: typeof index, query: string) =>
    (await of.search({ mode: 'semantic', query }).catch(() => undefined))?.hits[0]?.id;
  await expect.poll(() => first(index, 'lorry')).toBe('road');
  expect(await first(index, 'ट्रक दीवार से टकराया')).toBe('road');
  expect((await index.stats()).embeddings).toMatchObject({
    engine: expect.stringMatching(/^local-/),
    dimensions: 384,
  });
  await index.close();
  const again = await open();
  await expect.poll(() => first(again, 'lorry')).toBe('road');
  await again.close();
  await rm(folder, { recursive: true });
});

test('texts that have nothing to do with one another are far apart, those that say the same are near', async () => {
  const embedder = sentenceEmbedder();
  const [asked] = await embedder.embed(['the accused was released on bail'], new AbortController().signal);
  const [same, other] = await embedder.embed([
    'the prisoner was set free pending trial',
    'the company filed its annual return',
  ]);
  const cosine = (vector: Float32Array = new Float32Array()) =>
    vector.reduce((sum, value, k) => sum + value * (asked?.[k] ?? 0), 0);
  expect(cosine(same)).toBeGreaterThan(0.2);
  expect(cosine(other)).toBeLessThan(0.05);
});

test('a search that waits too long for the model gets none of its vectors', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const { signal } = new AbortController();
  await expect(sentenceEmbedder().embed(['bail'], signal)).rejects.toMatchObject({
    ...{ name: 'ModelError', failure: 'failed' },
  });
  vi.restoreAllMocks();
});

test('a text without a letter has no direction, and a closed engine makes no vector', async () => {
  const embedder = sentenceEmbedder();
  const [nothing] = await embedder.embed(['  ']);
  expect(nothing?.every((value) => value === 0)).toBe(true);
  embedder.close();
  await expect(embedder.embed(['bail'])).rejects.toThrow('The library index closes.');
});
