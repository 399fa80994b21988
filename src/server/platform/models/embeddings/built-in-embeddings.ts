import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Embedder } from './embedder.ts';
import { latentEmbedder } from './latent-embedder.ts';
import { decodeModel, type LatentModel } from './latent-model.ts';
import { trainInChildProcess } from './training.ts';

/** A smaller library is not enough for training. */
const fewest = 20;
/** Growth of its words at which a library needs training, and from which size on, in words, it may wait for more. */
const growth = { small: 1.25, large: 2, largeWords: 100_000_000 } as const;

/** Size of a library. `words` decides, because a few judgments outweigh hundreds of short samples. */
export interface LibrarySize {
  documents: number;
  words: number;
}

const nothing: LibrarySize = { documents: 0, words: 0 };

const settledFormat = z.object({ documents: z.int(), words: z.int() });

/** The built-in engine: latent semantic vectors trained from the library itself. No model, no network, deterministic. */
export interface BuiltInEmbeddings {
  /** Undefined until the library was large enough to train once. */
  embedder(): Embedder | undefined;
  /** The size of the library that the current embedder was trained on; zeros where there is none. */
  trainedOn(): LibrarySize;
  /**
   * True when a library of this size needs training: it is not the one trained on, and has grown since the
   * end of an ingest that was trained on completely.
   */
  outgrown(size: LibrarySize): boolean;
  /** Says that an ingest has ended: where the embedder is of this library, growth counts from here. */
  settle(size: LibrarySize): Promise<void>;
  /**
   * Trains in a separate process. The new embedder is in use once this resolves; `keep` stores it for the next start,
   * so that a restart in between finds the embedder whose vectors are complete. False: too little text.
   */
  train(texts: AsyncIterable<string>, size: LibrarySize): Promise<boolean>;
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

function sameSize(a: LibrarySize, b: LibrarySize): boolean {
  return a.documents === b.documents && a.words === b.words;
}

/** Zeros where it is absent or damaged: the library is then trained on once more. */
async function readSettled(file: string): Promise<LibrarySize> {
  try {
    return settledFormat.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const absent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (absent || error instanceof SyntaxError || error instanceof z.ZodError) return nothing;
    throw error;
  }
}

/** Loads the trained model. A file of another version or a damaged one counts as none. */
export async function openBuiltInEmbeddings(options: {
  folder: string;
  log: Logger;
}): Promise<BuiltInEmbeddings> {
  const { folder, log } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [kept, fresh] = [path.join(folder, 'latent.model'), path.join(folder, 'latent.next')];
  const settledFile = path.join(folder, 'latent.settled');
  await rm(fresh, { force: true });
  const before = await read(kept);
  let current = before && latentEmbedder(before);
  let trainedOn: LibrarySize = before ? { documents: before.documents, words: before.words } : nothing;
  let settled = await readSettled(settledFile);
  const closing = new AbortController();
  return {
    embedder: () => current,
    trainedOn: () => trainedOn,
    outgrown(size) {
      if (size.documents < fewest || sameSize(size, trainedOn)) return false;
      const factor = settled.words < growth.largeWords ? growth.small : growth.large;
      return size.words >= settled.words * factor;
    },
    async settle(size) {
      if (!sameSize(size, trainedOn) || sameSize(size, settled)) return;
      settled = size;
      await writeFile(settledFile, JSON.stringify(size), { mode: 0o600 });
    },
    async train(texts, size) {
      const started = performance.now();
      const enough = await trainInChildProcess(texts, size, fresh, closing.signal);
      const model = enough ? await read(fresh) : undefined;
      trainedOn = size;
      if (!model) return false;
      current = latentEmbedder(model);
      const { dimensions, terms } = model;
      const seconds = Math.round((performance.now() - started) / 100) / 10;
      log.info({ ...size, dimensions, terms: terms.length, seconds }, 'trained the embeddings');
      return true;
    },
    async keep() {
      await rename(fresh, kept).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    },
    async discard() {
      await rm(settledFile, { force: true });
      await rm(kept, { force: true });
    },
    close: () => closing.abort(),
  };
}
