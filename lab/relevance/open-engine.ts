import path from 'node:path';
import { pino } from 'pino';
import { openBuiltInEmbeddings } from '#server/platform/models/embeddings/built-in-embeddings.ts';
import { trainingLimits } from '#server/platform/models/embeddings/latent-training.ts';
import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { embeddingText } from '#server/platform/search/embedded/vectors/embedding-text.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';

/** An engine with the documents and vectors trained from them, and what the training took. */
export async function openEngine(folder: string, documents: readonly LibraryDocument[]) {
  const log = pino({ level: 'error' });
  const engine = await openEmbeddedEngine({ folder: path.join(folder, 'index'), log });
  for (let from = 0; from < documents.length; from += 250)
    await engine.upsert(documents.slice(from, from + 250));
  await engine.settled();
  console.log('written');
  const embeddings = await openBuiltInEmbeddings({ folder: path.join(folder, 'embeddings'), log });
  async function* texts() {
    for await (const document of engine.sampled(trainingLimits.documents)) yield embeddingText(document);
  }
  const started = performance.now();
  await embeddings.train(texts(), engine.size());
  const trainSeconds = (performance.now() - started) / 1000;
  const embedder = embeddings.embedder();
  if (!embedder) throw new Error('Nothing was trained.');
  const all = documents.map(embeddingText);
  const before = performance.now();
  await embedder.embed(all);
  const perSecond = all.length / ((performance.now() - before) / 1000);
  const words = documents.length > 0 ? all.join(' ').length / 6 / all.length : 0;
  console.log({ trainSeconds, perSecond });
  engine.setEmbedder(embedder);
  await engine.settled();
  return { engine, trainSeconds, perSecond, words: Math.round(words), embedder };
}
