import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedModel } from '@munshi/test-support/shared-data.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openLibraryIndex } from '#server/boot/library-index.ts';
import { readEnv } from '#server/core/env.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { localEmbedder } from './local-embedder.ts';
import { findLocalModel } from './local-model.ts';

const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
const packages = shippedPath('optional', 'local-embeddings');
const installed = existsSync(path.join(packages, 'node_modules'));
const model = sharedModel('all-minilm-l6-v2') ?? '';
/** Reason for which the tests with the real model do not run. */
const missing = installed
  ? model
    ? ''
    : 'there is no model'
  : 'npm run local-embeddings:install was not run';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-local-model-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  lines.length = 0;
});

test('without the package the server says how to install it', async () => {
  await expect(findLocalModel(folder, folder)).rejects.toThrow(
    'A local model needs a package that is not installed. Run npm run local-embeddings:install (474 MB)',
  );
  expect(() => readEnv({ EMBEDDINGS: 'local' })).toThrow('EMBEDDINGS_FOLDER: Set this too');
});

const dot = (a: Float32Array | undefined, b: Float32Array | undefined) =>
  (a ?? new Float32Array()).reduce((sum, value, i) => sum + value * (b?.[i] ?? 0), 0);

describe.skipIf(missing)(`a real model${missing && ` (skipped: ${missing})`}`, () => {
  test('a folder without the weights is one sentence', async () => {
    await cp(path.join(model, 'config.json'), path.join(folder, 'config.json'));
    await expect(findLocalModel(folder)).rejects.toThrow(`${folder} lacks tokenizer.json`);
  });

  test('texts of one meaning are near, alone and among others', async () => {
    const embedder = localEmbedder(await findLocalModel(model), log);
    const bail = 'the accused was released on bail';
    const [first, second, third, nothing] = await embedder.embed([
      bail,
      'the prisoner was set free pending trial',
      'the company filed its annual return',
      '  ',
    ]);
    expect(embedder.dimensions).toBe(384);
    expect(dot(first, first)).toBeCloseTo(1);
    expect(dot(first, second)).toBeGreaterThan(0.5);
    expect(dot(first, third)).toBeLessThan(0.2);
    expect(nothing?.every((value) => value === 0)).toBe(true);
    expect(await embedder.embed([bail])).toEqual([first]);
    embedder.close();
    await expect(embedder.embed([bail])).rejects.toThrow('The library index closes.');
  });

  test('a model that is damaged is a failure that says nothing of the text', async () => {
    const copy = path.join(folder, 'model');
    await cp(model, copy, { recursive: true });
    await rm(path.join(copy, 'onnx', 'model_quantized.onnx'));
    const embedder = localEmbedder({ folder: copy, id: 'x', packages }, log);
    await expect(embedder.embed(['Lakshmi'])).rejects.toMatchObject({
      name: 'ModelError',
      failure: 'failed',
    });
    expect(lines.join('')).toContain('the local model made no vector');
    expect(lines.join('')).not.toContain('Lakshmi');
  });

  test('a library finds by meaning what shares no word, and keeps its vectors', async () => {
    const env = readEnv({ MUNSHI_DATA: folder, EMBEDDINGS: 'local', EMBEDDINGS_FOLDER: model });
    const meaning = { mode: 'semantic', query: 'lorry' } as const;
    const open = () => openLibraryIndex(env, log);
    const index = await open();
    await index.upsert([
      madeUpDocument('road', 'The truck hit a wall.'),
      madeUpDocument('company', 'The annual return was filed.'),
    ]);
    const firstHit = async (of: typeof index) =>
      (await of.search(meaning).catch(() => undefined))?.hits.map(({ id, match }) => [id, match])[0];
    await expect.poll(() => firstHit(index)).toEqual(['road', 'semantic']);
    const { engine, dimensions } = (await index.stats()).embeddings;
    expect(engine).toMatch(/^local-/);
    expect(dimensions).toBe(384);
    await index.close();
    const again = await open();
    await expect.poll(() => firstHit(again)).toEqual(['road', 'semantic']);
    await again.close();
  });
});
