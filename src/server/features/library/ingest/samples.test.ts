import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '#server/core/env.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import { originalKey } from '../originals.ts';
import { SAMPLE_FOLDER } from './folder-name.ts';
import { loadSamples } from './samples.ts';

let home: string;
let library: EmbeddedEngine;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-samples-'));
  library = await openEmbeddedEngine({ folder: path.join(home, 'index'), log: pino({ level: 'silent' }) });
});
afterEach(async () => {
  await library.close();
  await rm(home, { recursive: true, force: true });
});

test('the sample library is loaded once, and again only when it changed', async () => {
  const storage = await openDiskStorage(path.join(home, 'files'));
  const services = { libraryWriter: library, storage, env: readEnv({ MUNSHI_DATA: home }) };
  const folder = path.join(home, 'library');
  await cp(shippedPath('library'), folder, { recursive: true });

  const loaded = await loadSamples(services, folder);
  const { documents, samples } = await library.stats();
  expect([documents, samples]).toEqual([loaded, 25]);
  expect(await loadSamples(services, folder)).toBe(0);

  const notes = path.join(folder, 'judgments', '26-notes.md');
  await writeFile(notes, '1. A judgment that a later version brings.');
  expect(await loadSamples(services, folder)).toBe(loaded + 1);
  expect((await library.stats()).documents).toBe(loaded + 1);
  expect(await storage.stat(originalKey(SAMPLE_FOLDER, 'judgments/26-notes.md'))).toMatchObject({ size: 42 });

  await rm(notes);
  await loadSamples(services, folder);
  expect((await library.stats()).documents).toBe(loaded);
});
