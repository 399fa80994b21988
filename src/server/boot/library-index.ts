import path from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../core/env.ts';
import { openBuiltInEmbeddings } from '../platform/models/embeddings/built-in.ts';
import { followGrowth } from '../platform/models/embeddings/follow-growth.ts';
import { type LanceEngine, openLanceEngine } from '../platform/search/embedded/embedded-engine.ts';
import { embeddingText } from '../platform/search/embedded/vectors/vector-rows.ts';

/** Opens the library index of the data folder, with embeddings trained from it; one process holds it. */
export async function openLibraryIndex(env: Pick<Env, 'MUNSHI_DATA'>, log: Logger): Promise<LanceEngine> {
  const embeddings = await openBuiltInEmbeddings({ folder: path.join(env.MUNSHI_DATA, 'embeddings'), log });
  const embedder = embeddings.embedder();
  const follower = followGrowth(
    embeddings,
    {
      documents: async () => (await engine.stats()).documents,
      async *texts(stride) {
        for await (const document of engine.documents(stride)) yield embeddingText(document);
      },
      use: (trained, serving) => engine.setEmbedder(trained, serving),
    },
    log,
  );
  const engine = await openLanceEngine({
    folder: path.join(env.MUNSHI_DATA, 'index'),
    log,
    follower,
    ...(embedder ? { embedder } : {}),
  });
  // What was added while no process followed.
  follower.written();
  return engine;
}
