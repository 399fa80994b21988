import type { Logger } from 'pino';
import type { BuiltInEmbeddings, LibrarySize } from './built-in-embeddings.ts';
import type { Embedder } from './embedder.ts';
import { trainingLimits } from './latent-training.ts';

/** Writing has paused when nothing arrived for this long; training then delays nobody. */
const pauseMs = 2000;
/** Training again takes at most this share of the time while a slow ingest goes on. */
const trainingShare = 0.25;
/** A library that keeps growing is trained without a pause at this growth. */
const utmostGrowth = 4;
/** Without a write for this long an ingest has ended; later writes are measured against the library as it is then. */
const ingestEndMs = 600_000;

/** The library's methods that training needs. */
export interface GrowingLibrary {
  size(): LibrarySize;
  /** Texts of at most so many documents, chosen and ordered by the library's content alone. */
  texts(most: number): AsyncIterable<string>;
  /** Computes vectors with the embedder; `serving` is called when all are complete. */
  use(embedder: Embedder, serving: () => void): void;
}

export interface GrowthTrainer {
  /** Something was written. */
  written(): void;
  /** Resolves when a library that is large enough has an embedder, after its first training. */
  ready(): Promise<void>;
  /** Resolves when the embedder is that of the library as it is now, as if writing had paused. */
  settled(): Promise<void>;
  closing(): Promise<void>;
}

/**
 * Trains the built-in embeddings once the library is large enough, and again when an ingest that changed it has paused.
 * A training that overlaps a write is repeated, so that the same documents always end with the same vectors.
 */
export function trainOnGrowth(
  embeddings: BuiltInEmbeddings,
  library: GrowingLibrary,
  log: Logger,
): GrowthTrainer {
  return new TrainingSchedule(embeddings, library, log);
}

class TrainingSchedule implements GrowthTrainer {
  readonly #embeddings: BuiltInEmbeddings;
  readonly #library: GrowingLibrary;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #ending: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #keeping: Promise<void> | undefined;
  #closed = false;
  #lastWrite = 0;
  #writes = 0;
  /** Number of writes when the last training began. */
  #trainedWrites = -1;
  /** Milliseconds without a write after which writing counts as paused. */
  #pause = pauseMs;

  constructor(embeddings: BuiltInEmbeddings, library: GrowingLibrary, log: Logger) {
    this.#embeddings = embeddings;
    this.#library = library;
    this.#log = log;
  }

  written(): void {
    this.#writes += 1;
    this.#lastWrite = performance.now();
    if (this.#closed) return;
    this.#arm();
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => {
      this.#keeping = this.#end();
    }, ingestEndMs);
    this.#ending.unref();
  }

  async ready(): Promise<void> {
    if (this.#embeddings.embedder() === undefined) await this.#check(false);
  }

  async settled(): Promise<void> {
    do await this.#check(true);
    while (!this.#closed && this.#wanted(true) === 'now');
    await this.#keeping;
  }

  async closing(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#ending);
    this.#embeddings.close();
    await this.#running;
    await this.#keeping;
  }

  /** Tells when the library needs training: now, or once writing pauses; undefined when it needs none. */
  #wanted(paused: boolean): 'now' | 'later' | undefined {
    const size = this.#library.size();
    if (this.#trainedWrites === this.#writes || !this.#embeddings.outgrown(size)) return undefined;
    const first = this.#embeddings.embedder() === undefined;
    const utmost = this.#embeddings.trainedOn().words * utmostGrowth;
    return paused || first || size.words >= utmost ? 'now' : 'later';
  }

  async #train(paused: boolean): Promise<void> {
    if (this.#closed || this.#wanted(paused) !== 'now') return;
    const started = performance.now();
    this.#trainedWrites = this.#writes;
    const texts = this.#library.texts(trainingLimits.documents);
    const trained = await this.#embeddings.train(texts, this.#library.size());
    this.#pause = Math.max(pauseMs, (performance.now() - started) / trainingShare);
    const embedder = this.#embeddings.embedder();
    if (!trained || !embedder || this.#closed) return;
    // Stored once all vectors are complete: a restart in between finds the embedder whose vectors exist.
    this.#library.use(embedder, () => {
      this.#keeping = this.#keep(embedder);
    });
  }

  async #keep(embedder: Embedder): Promise<void> {
    try {
      if (this.#embeddings.embedder() === embedder) await this.#embeddings.keep();
    } catch (error) {
      this.#log.error({ err: error }, 'the trained embeddings could not be kept');
    }
  }

  #check(paused: boolean): Promise<void> {
    this.#running ??= this.#train(paused)
      .catch((error: unknown) => {
        // Searches continue with the old model; the next write tries again.
        if (!this.#closed) this.#log.error({ err: error }, 'training the embeddings failed');
      })
      .finally(() => {
        this.#running = undefined;
        if (this.#wanted(false)) this.#arm();
      });
    return this.#running;
  }

  #arm(): void {
    if (this.#timer || this.#closed) return;
    const idle = performance.now() - this.#lastWrite;
    this.#timer = setTimeout(() => this.#look(), Math.max(pauseMs, this.#pause - idle));
    this.#timer.unref();
  }

  #look(): void {
    this.#timer = undefined;
    const paused = performance.now() - this.#lastWrite >= this.#pause;
    if (this.#wanted(paused) === 'later') this.#arm();
    else void this.#check(paused);
  }

  async #end(): Promise<void> {
    this.#pause = pauseMs;
    try {
      await this.#embeddings.settle(this.#library.size());
    } catch (error) {
      this.#log.error({ err: error }, 'the size of the library could not be kept');
    }
  }
}
