import { DIMENSIONS, type TextRole } from '#sentence-model';
import { SENTENCE_MODEL, sentenceVector } from '../sentences/sentence-vectors.ts';
import type { EndpointEmbedder } from './endpoint-embedder.ts';
import { PASSAGE_MEAN, QUERY_MEAN } from './sentence-means.gen.ts';
import { meanVector, piecesOf } from './text-pieces.ts';

/** Characters of a piece: some 250 tokens of English, a quarter of a second of a processor. */
const PIECE = 1000;

const meanOf = (base64: string) =>
  Float32Array.from(new Int8Array(Buffer.from(base64, 'base64')), (n) => n / 512);
/** All vectors of the model lie near these. What a vector has beside them says what its text means. */
const MEANS: Record<TextRole, Float32Array> = { passage: meanOf(PASSAGE_MEAN), query: meanOf(QUERY_MEAN) };

/**
 * The engine of the sentence model that comes with the product: English, Hindi and Tamil find one another. A text counts by its
 * first pieces, whose vectors are averaged; one piece is made at a time, so that a search waits for one piece of the background
 * at the most. Errors of `embed`: the reason of the signal.
 */
export function sentenceEmbedder(): EndpointEmbedder {
  const closing = new AbortController();
  const vectorOf = async (text: string, role: TextRole, signal?: AbortSignal) => {
    const vector = await sentenceVector(text, role, signal);
    const length = Math.hypot(...vector);
    return Float32Array.from(vector, (value, k) => value / length - (MEANS[role][k] ?? 0));
  };
  return {
    id: `local-${SENTENCE_MODEL}`,
    remote: true,
    dimensions: DIMENSIONS,
    async embed(texts, wanted) {
      const vectors: Float32Array[] = [];
      for (const text of texts) {
        const pieces: Float32Array[] = [];
        for (const piece of piecesOf(text, { longest: PIECE })) {
          closing.signal.throwIfAborted();
          pieces.push(await vectorOf(piece, wanted ? 'query' : 'passage', wanted));
        }
        vectors.push(meanVector(pieces, DIMENSIONS));
      }
      return vectors;
    },
    close: () => closing.abort(new Error('The library index closes.')),
  };
}
