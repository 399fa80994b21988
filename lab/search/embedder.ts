import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import { latentEmbedder } from '#server/platform/models/embeddings/latent-embedder.ts';
import { LatentTrainer, trainingLimits } from '#server/platform/models/embeddings/latent-training.ts';
import { embeddingText } from '#server/platform/search/embedded/vectors/embedding-text.ts';
import { Documents } from './documents.ts';

const trainedOn = 1500;
/** Fewer than the product takes, so that a bench starts within some seconds. Training is deterministic. */
const windows = 4000;

/** The built-in embedder of the product, trained on the first of the bench's documents. */
export function benchEmbedder(documents = new Documents()): Embedder {
  const trainer = new LatentTrainer(trainedOn, { ...trainingLimits, windows });
  let words = 0;
  for (let i = 0; i < trainedOn; i += 1) {
    const text = embeddingText(documents.get(i));
    words += text.split(' ').length;
    trainer.add(text);
  }
  const model = trainer.finish({ documents: trainedOn, words });
  if (!model) throw new Error(`${trainedOn} documents are too few to train the embedder.`);
  return latentEmbedder(model);
}
