import type { Logger } from 'pino';
import type { BuiltInEmbeddings } from './built-in-embeddings.ts';
import type { Embedder } from './embedder.ts';
import { trainingStride } from './training.ts';

/** Writing has paused when nothing arrived for this long; training then delays nobody. */
const pauseMs = 2000;
/** A library that keeps growing is trained without a pause at this growth. */
const utmostGrowth = 4;

/** The library's methods that training needs. */
export interface GrowingLibrary {
  documents(): Promise<number>;
  /** Texts of every `stride`-th document, oldest first. */
  texts(stride: number): AsyncIterable<string>;
  /** Computes vectors with the embedder; `serving` is called when all are complete. */
  use(embedder: Embedder, serving: () => void): void;
}

export interface GrowthTrainer {
  /** Something was written. */
  written(): void;
  /** Resolves when a library that is large enough has an embedder, after its first training. */
  ready(): Promise<void>;
  closing(): Promise<void>;
}

/** Trains the built-in embeddings once the library is large enough, and again whenever it has doubled. */
export function trainOnGrowth(
  embeddings: BuiltInEmbeddings,
  library: GrowingLibrary,
  log: Logger,
): GrowthTrainer {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let lastWrite = 0;
  let trainedOn = 0;
  let closed = false;
  let keeping: Promise<void> | undefined;

  const train = async (): Promise<void> => {
    const documents = await library.documents();
    if (closed || !embeddings.outgrown(documents)) return;
    const paused = performance.now() - lastWrite >= pauseMs;
    if (embeddings.embedder() && !paused && documents < trainedOn * utmostGrowth) return arm();
    trainedOn = documents;
    if (!(await embeddings.train(library.texts(trainingStride(documents)), documents))) return;
    const embedder = embeddings.embedder();
    if (!embedder || closed) return;
    // Stored once all vectors are complete: a restart in between finds the embedder whose vectors exist.
    library.use(embedder, () => {
      keeping = keep(embedder);
    });
  };
  const keep = async (embedder: Embedder): Promise<void> => {
    try {
      if (embeddings.embedder() === embedder) await embeddings.keep();
    } catch (error) {
      log.error({ err: error }, 'the trained embeddings could not be kept');
    }
  };
  const check = (): Promise<void> => {
    running ??= train()
      .catch((error: unknown) => {
        // Searches continue with the old model; the next write tries again.
        if (!closed) log.error({ err: error }, 'training the embeddings failed');
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const arm = (): void => {
    if (timer || closed) return;
    timer = setTimeout(() => {
      timer = undefined;
      void check();
    }, pauseMs);
    timer.unref();
  };

  return {
    written() {
      lastWrite = performance.now();
      arm();
    },
    async ready() {
      if (embeddings.embedder() === undefined) await check();
    },
    async closing() {
      closed = true;
      clearTimeout(timer);
      embeddings.close();
      await running;
      await keeping;
    },
  };
}
