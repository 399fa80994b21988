import type { Logger } from 'pino';
import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import { ModelError } from '../../provider/model-error.ts';
import type { EndpointEmbedder } from '../endpoint-embedder.ts';
import { meanVector, piecesOf } from '../text-pieces.ts';
import type { LocalModel } from './local-model.ts';
import type { localWork } from './local-work.ts';

/** Characters of a piece: some 250 tokens of English, for which small sentence models are trained. */
const pieceCharacters = 1000;
/** A thread that is idle for this long, in ms, ends and frees the memory of the model. */
const idleMs = 5 * 60_000;

/**
 * The engine of a model in a folder, in a thread of its own. A text counts by its first pieces, whose vectors are
 * averaged. `dimensions` is 0 until the first answer. Errors of `embed`: `ModelError` `failed`.
 */
export function localEmbedder(model: LocalModel, log: Logger): EndpointEmbedder {
  const thread = new WorkerThread<typeof localWork>(new URL('local-work', import.meta.url), idleMs);
  let closed = false;
  let dimensions = 0;

  const vectorOf = async (text: string, wanted: AbortSignal | undefined): Promise<Float32Array> => {
    // One piece at a time, so that a search waits for one piece of the background at the most.
    wanted?.throwIfAborted();
    if (closed) throw new Error('The library index closes.');
    const answer = await thread.run.vectorOf(model, text).catch(() => ({ failed: 'The thread ended.' }));
    if ('failed' in answer) {
      log.warn({ reason: answer.failed }, 'the local model made no vector');
      throw new ModelError('failed');
    }
    dimensions = answer.vector.length;
    return answer.vector;
  };

  return {
    id: `local-${model.id}`,
    remote: true,
    // A text takes some 15 ms.
    compares: { most: 60, unrelated: 0.2 },
    get dimensions() {
      return dimensions;
    },
    async embed(texts, wanted) {
      const vectors: Float32Array[] = [];
      for (const text of texts) {
        const pieces: Float32Array[] = [];
        for (const piece of piecesOf(text, { longest: pieceCharacters }))
          pieces.push(await vectorOf(piece, wanted));
        vectors.push(meanVector(pieces, dimensions));
      }
      return vectors;
    },
    close() {
      closed = true;
    },
  };
}
