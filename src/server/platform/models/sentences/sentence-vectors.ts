import { ownerOfWork } from '#server/core/threads/owner-of-work.ts';
import { TurnsByOwner } from '#server/core/threads/turns-by-owner.ts';
import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { sentencesWork } from './sentences-work.ts';

/** Changes with the model, its weights, or the way in which a text becomes its vector. */
export const SENTENCE_MODEL = 'e5-small-1';
/** A thread that is idle for this long, in ms, ends, which frees the memory of the model. */
const IDLE_MS = 60_000;

/** One text at a time, so that a question waits for one clause of the background at the most. */
const turns = new TurnsByOwner({ atOnce: 1, ofOwner: 1, waiting: 200 });
const thread = new WorkerThread<typeof sentencesWork>(new URL('sentences-work', import.meta.url), IDLE_MS);

/**
 * The vector of a text by the sentence model that comes with the product, which reads English, Hindi and Tamil alike; of which only the
 * direction counts. A question is a `query`, a clause that may answer it a `passage`. Users take turns (`forOwner`). Errors:
 * `ProblemError` 429 when too many texts of the user wait; the reason of the signal.
 */
export async function sentenceVector(
  text: string,
  as: 'query' | 'passage',
  signal?: AbortSignal,
): Promise<Int8Array> {
  return inTurn(() => thread.run.vectorOf(text, as), signal);
}

/** For each page, by its kept vectors, the cosine of its clause that is nearest to a question. Errors: as of `sentenceVector`. */
export const nearestOfPages = (
  asked: Int8Array,
  pages: readonly Uint8Array[],
  signal?: AbortSignal,
): Promise<number[]> => inTurn(() => thread.run.nearestOf(asked, pages), signal);

async function inTurn<T>(run: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const leave = await turns.enter(ownerOfWork().id, signal);
  try {
    return await run();
  } finally {
    leave();
  }
}
