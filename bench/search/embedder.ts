import { stopWords, termsOf } from '#law/text/words.ts';
import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';

const DIMENSIONS = 128;
const PLACES = 8;

function one(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const term of termsOf(text)) {
    if (stopWords.has(term)) continue;
    let hash = 7;
    for (let i = 0; i < term.length; i += 1) hash = Math.imul(hash, 31) + term.charCodeAt(i);
    for (let i = 0; i < PLACES; i += 1) {
      hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
      const at = (hash >>> 8) % DIMENSIONS;
      vector[at] = (vector[at] ?? 0) + (hash & 1 ? 1 : -1);
    }
  }
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
}

/** Random projections of the words: cheap, deterministic, and as costly to search as real vectors. */
export function projectionEmbedder(): Embedder {
  return { id: 'bench-projection-128', dimensions: DIMENSIONS, embed: async (texts) => texts.map(one) };
}
