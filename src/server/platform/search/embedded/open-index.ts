import type { Logger } from 'pino';
import {
  type BuiltInEmbeddings,
  openBuiltInEmbeddings,
} from '#server/platform/models/embeddings/built-in-embeddings.ts';
import { trainOnGrowth } from '#server/platform/models/embeddings/train-on-growth.ts';
import { openVectorSource, type VectorSource } from '#server/platform/models/embeddings/vector-source.ts';
import { type EmbeddedEngine, type EmbeddedEngineOptions, openEmbeddedEngine } from './embedded-engine.ts';
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
  const { folder, embeddings, source, log, segmentLimits } = options;
  const builtIn = await openBuiltInEmbeddings({ folder: embeddings, log });
  const how = { folder, log, mergeFiles: mergeInThread(), ...(segmentLimits ? { segmentLimits } : {}) };
  return source ? openWithSource(source, builtIn, how) : openWithTraining(builtIn, how);
}

/** The embeddings are trained again as the library grows. */
async function openWithTraining(
  builtIn: BuiltInEmbeddings,
  how: EmbeddedEngineOptions,
): Promise<EmbeddedEngine> {
  const embedder = builtIn.embedder();
  const follower = trainOnGrowth(
    builtIn,
    {
      size: () => engine.size(),
      async *texts(most) {
        for await (const document of engine.sampled(most)) yield embeddingText(document);
      },
      use: (trained, serving) => engine.setEmbedder(trained, serving),
    },
    how.log,
  );
  const engine = await openEmbeddedEngine({ ...how, follower, ...(embedder ? { embedder } : {}) });
  // What was added while no process followed.
  follower.written();
  return engine;
}

/** Trained embeddings of before serve until the source has made all vectors, and are discarded then. */
async function openWithSource(
  source: VectorSource,
  builtIn: BuiltInEmbeddings,
  how: EmbeddedEngineOptions,
): Promise<EmbeddedEngine> {
  const embedder = openVectorSource(source, how.log);
  const before = builtIn.embedder();
  let discarding: Promise<void> | undefined;
  const engine = await openEmbeddedEngine({
    ...how,
    follower: {
      written: () => undefined,
      ready: async () => undefined,
      settled: async () => undefined,
      async closing() {
        embedder.close();
        await discarding;
      },
    },
  });
  const discard = () => {
    discarding = builtIn.discard().catch((error: unknown) => {
      how.log.error({ err: error }, 'the embeddings of before could not be discarded');
    });
  };
  if (before) engine.setEmbedder(before, () => engine.setEmbedder(embedder, discard));
  else engine.setEmbedder(embedder);
  return engine;
}
