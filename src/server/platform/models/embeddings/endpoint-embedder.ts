import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { type ModelEndpoint, openProvider } from '../provider/endpoint.ts';
import { ModelError, modelErrorOf } from '../provider/model-error.ts';
import type { ProviderLimits } from '../provider/provider-fetch.ts';
import type { Embedder } from './embedder.ts';
import { meanVector, piecesOf } from './text-pieces.ts';

/** An embedder that asks an endpoint. Its requests end when it is closed. */
export interface EndpointEmbedder extends Embedder {
  close(): void;
}

/** Pieces of text in one request. */
const piecesAtOnce = 16;
const mostDimensions = 8192;
/** Vectors of 16 pieces with the most dimensions, as JSON, are well below this. */
const mostBytes = 4 * 1024 * 1024;

/** A model on a processor takes long for a batch, and nobody waits for it. */
const background: ProviderLimits = {
  beginMs: 120_000,
  idleMs: 30_000,
  totalMs: 180_000,
  mostRetryMs: 30_000,
  mostBytes,
};
/** Somebody waits for the search: the words alone answer it where meaning is late. */
const hurried: ProviderLimits = { beginMs: 3000, idleMs: 1000, totalMs: 4000, mostRetryMs: 500, mostBytes };

/**
 * The engine of an endpoint. A text counts by its first pieces, whose vectors are averaged. `dimensions` is 0 until the
 * first answer. Errors of `embed`: `ModelError`.
 */
export function endpointEmbedder(
  endpoint: ModelEndpoint,
  log: Logger,
  limits: { background: ProviderLimits; hurried: ProviderLimits } = { background, hurried },
): EndpointEmbedder {
  const closing = new AbortController();
  const { url, model } = endpoint;
  const models = {
    background: openProvider(endpoint, limits.background).embeddingModel(model),
    hurried: openProvider(endpoint, limits.hurried).embeddingModel(model),
  };
  let dimensions = 0;

  const ask = async (pieces: string[], wanted?: AbortSignal): Promise<Float32Array[]> => {
    const started = performance.now();
    const stop = requestSignal(closing.signal, wanted);
    try {
      const values = { values: pieces, abortSignal: stop.signal };
      const answer = await models[wanted ? 'hurried' : 'background'].doEmbed(values);
      const vectors = readVectors(answer.embeddings, pieces.length);
      dimensions = vectors[0]?.length ?? dimensions;
      const ms = Math.round(performance.now() - started);
      log.debug({ model, pieces: pieces.length, tokens: answer.usage?.tokens, ms }, 'made vectors');
      return vectors;
    } catch (error) {
      stop.signal.throwIfAborted();
      throw modelErrorOf(error);
    } finally {
      stop.release();
    }
  };

  return {
    id: `endpoint-${createHash('sha256').update(`${url}\n${model}`).digest('hex').slice(0, 16)}`,
    remote: true,
    get dimensions() {
      return dimensions;
    },
    async embed(texts, wanted) {
      const cut = texts.map((text) => piecesOf(text));
      const pieces = cut.flat();
      const vectors: Float32Array[] = [];
      for (let i = 0; i < pieces.length; i += piecesAtOnce)
        vectors.push(...(await ask(pieces.slice(i, i + piecesAtOnce), wanted)));
      let read = 0;
      return cut.map(({ length }) => {
        read += length;
        return meanVector(vectors.slice(read - length, read), dimensions);
      });
    },
    close: () => closing.abort(new Error('The library index closes.')),
  };
}

/** A signal that aborts with either of two. `release` unties it, so that the longer-lived one keeps no listener. */
function requestSignal(closing: AbortSignal, wanted: AbortSignal | undefined) {
  const aborting = new AbortController();
  const signals = wanted ? [closing, wanted] : [closing];
  const abort = (event: Event) => aborting.abort((event.target as AbortSignal).reason);
  for (const signal of signals) {
    if (signal.aborted) aborting.abort(signal.reason);
    signal.addEventListener('abort', abort);
  }
  const release = () => {
    for (const signal of signals) signal.removeEventListener('abort', abort);
  };
  return { signal: aborting.signal, release };
}

/** Vectors of one length, one for each piece; anything else is no answer. */
function readVectors(answer: readonly number[][], pieces: number): Float32Array[] {
  const length = answer[0]?.length ?? 0;
  const same = answer.length === pieces && answer.every((vector) => vector.length === length);
  if (!same || length === 0 || length > mostDimensions) throw new ModelError('unusable');
  return answer.map((vector) => Float32Array.from(vector));
}
