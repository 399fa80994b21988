import type { Logger } from 'pino';
import {
  type BuiltInEmbeddings,
  openBuiltInEmbeddings,
} from '#server/platform/models/embeddings/built-in-embeddings.ts';
import type { EndpointEmbedder } from '#server/platform/models/embeddings/endpoint-embedder.ts';
import { type GrowthTrainer, trainOnGrowth } from '#server/platform/models/embeddings/train-on-growth.ts';
import { openVectorSource, type VectorSource } from '#server/platform/models/embeddings/vector-source.ts';
import { type EmbeddedEngine, openEmbeddedEngine, type VectorMaker } from './embedded-engine.ts';
import type { SegmentLimits } from './index-writer.ts';
import { mergeInThread } from './segments/merge-thread.ts';
import { embeddingText } from './vectors/embedding-text.ts';

export interface IndexOptions {
  /** Folder of the index. */
  folder: string;
  /** Folder of the embeddings that are trained from it. */
  embeddings: string;
  /** Makes the vectors instead. */
  source?: VectorSource | undefined;
  log: Logger;
  segmentLimits?: SegmentLimits | undefined;
}

/** Opens an index together with what makes its vectors: an endpoint or a local model, else the embeddings trained from the index. */
export async function openIndex(options: IndexOptions): Promise<EmbeddedEngine> {
  const { folder, source, log, segmentLimits } = options;
  const makers = new VectorMakers(options);
  const limits = segmentLimits ? { segmentLimits } : {};
  const how = { folder, log, mergeFiles: mergeInThread(), ...limits };
  const engine = await openEmbeddedEngine({ ...how, follower: makers });
  await makers.begin(engine, source);
  return engine;
}

const idle: GrowthTrainer = {
  written: () => undefined,
  ready: async () => undefined,
  settled: async () => undefined,
  closing: async () => undefined,
};

/** Makes the vectors of an index with one maker at a time, as requested. */
class VectorMakers implements VectorMaker {
  readonly #options: IndexOptions;
  /** The sources that serve, or are about to. */
  readonly #open = new Set<EndpointEmbedder>();
  #engine: EmbeddedEngine | undefined;
  #maker: GrowthTrainer = idle;
  #turn: Promise<void> = Promise.resolve();
  #discarding: Promise<void> | undefined;

  constructor(options: IndexOptions) {
    this.#options = options;
  }

  begin(engine: EmbeddedEngine, source: VectorSource | undefined): Promise<void> {
    this.#engine = engine;
    return this.use(source);
  }

  /** One change after another. */
  use(source: VectorSource | undefined): Promise<void> {
    const changed = this.#turn.then(() => this.#change(source));
    this.#turn = changed.catch(() => undefined);
    return changed;
  }

  written(): void {
    this.#maker.written();
  }

  ready(): Promise<void> {
    return this.#maker.ready();
  }

  settled(): Promise<void> {
    return this.#maker.settled();
  }

  async closing(): Promise<void> {
    await this.#turn;
    await this.#maker.closing();
    this.#closeOthers();
    await this.#discarding;
  }

  async #change(source: VectorSource | undefined): Promise<void> {
    const engine = this.#engine;
    if (!engine) return;
    await this.#maker.closing();
    this.#maker = idle;
    await this.#discarding;
    const { embeddings, log } = this.#options;
    const builtIn = await openBuiltInEmbeddings({ folder: embeddings, log });
    const serving = await engine.embeddingsAfter(undefined);
    // The source that was about to serve is abandoned: nothing waits for its answers.
    this.#closeOthers(serving?.ready ? serving.engine : undefined);
    if (source) this.#serveFrom(engine, source, builtIn);
    else this.#maker = this.#train(engine, builtIn);
  }

  /** The embeddings are trained again as the library grows. */
  #train(engine: EmbeddedEngine, builtIn: BuiltInEmbeddings): GrowthTrainer {
    const trainer = trainOnGrowth(
      builtIn,
      {
        size: () => engine.size(),
        async *texts(most) {
          for await (const document of engine.sampled(most)) yield embeddingText(document);
        },
        use: (trained, kept) =>
          engine.setEmbedder(trained, () => {
            this.#closeOthers();
            kept();
          }),
      },
      this.#options.log,
    );
    const embedder = builtIn.embedder();
    if (embedder) engine.setEmbedder(embedder, () => this.#closeOthers());
    // Documents may have been added while nothing followed the library.
    trainer.written();
    return trainer;
  }

  /** Trained embeddings of before serve until the source has made all vectors, and are discarded then. */
  #serveFrom(engine: EmbeddedEngine, source: VectorSource, builtIn: BuiltInEmbeddings): void {
    const { log } = this.#options;
    const embedder = openVectorSource(source, log);
    this.#open.add(embedder);
    const served = () => {
      this.#closeOthers(embedder.id);
      this.#discarding = builtIn.discard().catch((error: unknown) => {
        log.error({ err: error }, 'the embeddings of before could not be discarded');
      });
    };
    const before = builtIn.embedder();
    if (before) engine.setEmbedder(before, () => engine.setEmbedder(embedder, served));
    else engine.setEmbedder(embedder, served);
  }

  /** Closes the sources but the one with this id. */
  #closeOthers(kept?: string): void {
    for (const source of this.#open) {
      if (source.id === kept) continue;
      source.close();
      this.#open.delete(source);
    }
  }
}
