import { stopWords, termsOf } from '#law/words.ts';
import type { Embedder } from '#server/platform/embeddings/embedder.ts';
import { random } from './documents.ts';

const DIMENSIONS = 128;

/** Random projections of the words: cheap, deterministic, and as costly to search as real vectors. */
export function projectionEmbedder(): Embedder {
  const directions = new Map<string, Float32Array>();
  const directionOf = (term: string): Float32Array => {
    let direction = directions.get(term);
    if (!direction) {
      let seed = 7;
      for (const character of term) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
      const next = random(seed);
      direction = Float32Array.from({ length: DIMENSIONS }, () => next() - 0.5);
      if (directions.size < 100_000) directions.set(term, direction);
    }
    return direction;
  };
  const one = (text: string): Float32Array => {
    const vector = new Float32Array(DIMENSIONS);
    for (const term of new Set(termsOf(text))) {
      if (stopWords.has(term)) continue;
      const direction = directionOf(term);
      for (let i = 0; i < DIMENSIONS; i += 1) vector[i] = (vector[i] ?? 0) + (direction[i] ?? 0);
    }
    const length = Math.hypot(...vector);
    return length > 0 ? vector.map((value) => value / length) : vector;
  };
  return { id: 'bench-projection-128', dimensions: DIMENSIONS, embed: async (texts) => texts.map(one) };
}
