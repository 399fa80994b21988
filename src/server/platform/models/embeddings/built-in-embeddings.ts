import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Embedder } from './embedder.ts';
import { latentEmbedder } from './latent-embedder.ts';
import { decodeModel, type LatentModel } from './latent-model.ts';
import { trainInChildProcess } from './training.ts';

/** A smaller library is not enough for training. */
const fewest = 20;

/** The built-in engine: latent semantic vectors trained from the library itself. No model, no network, deterministic. */
export interface BuiltInEmbeddings {
  /** Undefined until the library was large enough to train once. */
  embedder(): Embedder | undefined;
  /** Whether a library of this size needs training: it was never trained, or has doubled since. */
  outgrown(documents: number): boolean;
  /**
   * Trains in a separate process. The new embedder is in use once this resolves; `keep` stores it for the next start,
   * so that a restart in between finds the embedder whose vectors are complete. False: too little text.
   */
  train(texts: AsyncIterable<string>, documents: number): Promise<boolean>;
  /** Stores the current embedder for the next start. */
  keep(): Promise<void>;
  /** Removes the stored embedder: another engine serves now. */
  discard(): Promise<void>;
  /** Aborts a training in progress. */
  close(): void;
}

async function read(file: string): Promise<LatentModel | undefined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return bytes && decodeModel(bytes);
}

/** Loads the trained model. A file of another version or a damaged one counts as none. */
export async function openBuiltInEmbeddings(options: {
  folder: string;
  log: Logger;
}): Promise<BuiltInEmbeddings> {
  const { folder, log } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [kept, fresh] = [path.join(folder, 'latent.model'), path.join(folder, 'latent.next')];
  await rm(fresh, { force: true });
  const before = await read(kept);
  let current = before && latentEmbedder(before);
  let trainedOn = before?.documents ?? 0;
  const closing = new AbortController();
  return {
    embedder: () => current,
    outgrown: (documents) => documents >= fewest && documents >= trainedOn * 2,
    async train(texts, documents) {
      const started = performance.now();
      const enough = await trainInChildProcess(texts, documents, fresh, closing.signal);
      const model = enough ? await read(fresh) : undefined;
      trainedOn = documents;
      if (!model) return false;
      current = latentEmbedder(model);
      const { dimensions, terms } = model;
      const seconds = Math.round((performance.now() - started) / 100) / 10;
      log.info({ documents, dimensions, terms: terms.length, seconds }, 'trained the embeddings');
      return true;
    },
    async keep() {
      await rename(fresh, kept).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    },
    discard: () => rm(kept, { force: true }),
    close: () => closing.abort(),
  };
}
