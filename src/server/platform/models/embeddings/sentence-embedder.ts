import { DIMENSIONS, type TextRole } from '#sentence-model';
import { within } from '#server/core/within.ts';
import { ModelError } from '../provider/model-error.ts';
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

/** So long a search waits, in ms; then words answer it. */
const PATIENCE_MS = 4000;

/**
 * The engine of the sentence model that comes with the product: English, Hindi and Tamil find one another. A text counts by its
 * first pieces, whose vectors are averaged; pieces are made one at a time, so that those of a search alternate with those of the
 * background. Errors of `embed`: the reason of the signal; `ModelError` `failed`, also for a search that waits too long.
 */
export function sentenceEmbedder(): EndpointEmbedder {
  const closing = new AbortController();
  const vectorOf = async (text: string, role: TextRole, signal: AbortSignal) => {
    const vector = await within(signal, sentenceVector(text, role, signal));
    const length = Math.hypot(...vector);
    return Float32Array.from(vector, (value, k) => value / length - (MEANS[role][k] ?? 0));
  };
  const embed = async (text: string, role: TextRole, signal: AbortSignal) => {
    const pieces: Float32Array[] = [];
    for (const piece of piecesOf(text, { longest: PIECE })) pieces.push(await vectorOf(piece, role, signal));
    return meanVector(pieces, DIMENSIONS);
  };
  return {
    id: `local-${SENTENCE_MODEL}`,
    remote: true,
    dimensions: DIMENSIONS,
    async embed(texts, wanted) {
      const role = wanted ? 'query' : 'passage';
      const ends = wanted ? [closing.signal, wanted, AbortSignal.timeout(PATIENCE_MS)] : [closing.signal];
      const signal = AbortSignal.any(ends);
      const vectors: Float32Array[] = [];
      try {
        for (const text of texts) vectors.push(await embed(text, role, signal));
      } catch {
        closing.signal.throwIfAborted();
        wanted?.throwIfAborted();
        throw new ModelError('failed');
      }
      return vectors;
    },
    close: () => closing.abort(new Error('The library index closes.')),
  };
}
