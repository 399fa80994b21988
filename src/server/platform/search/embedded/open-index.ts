import type { Logger } from 'pino';
import { openBuiltInEmbeddings } from '#server/platform/models/embeddings/built-in-embeddings.ts';
import { trainOnGrowth } from '#server/platform/models/embeddings/train-on-growth.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts';
import type { SegmentLimits } from './index-writer.ts';
import { embeddingText } from './vectors/vector-rows.ts';

export interface IndexOptions {
  /** Folder of the index. */
  folder: string;
  /** Folder of the embeddings that are trained from it. */
  embeddings: string;
  log: Logger;
  segmentLimits?: SegmentLimits | undefined;
}

/** Opens an index together with the embeddings trained from it, and trains them again as it grows. */
export async function openIndex({
  folder,
  embeddings,
  log,
  segmentLimits,
}: IndexOptions): Promise<EmbeddedEngine> {
  const builtIn = await openBuiltInEmbeddings({ folder: embeddings, log });
  const embedder = builtIn.embedder();
  const follower = trainOnGrowth(
    builtIn,
    {
      documents: async () => (await engine.stats()).documents,
      async *texts(stride) {
        for await (const document of engine.documents(stride)) yield embeddingText(document);
      },
      use: (trained, serving) => engine.setEmbedder(trained, serving),
    },
    log,
  );
  const engine = await openEmbeddedEngine({
    folder,
    log,
    follower,
    ...(segmentLimits ? { segmentLimits } : {}),
    ...(embedder ? { embedder } : {}),
  });
  // What was added while no process followed.
  follower.written();
  return engine;
}
