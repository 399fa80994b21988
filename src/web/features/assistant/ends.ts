import type { ProblemCode } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { ApiError } from '#web/data/api.ts';

/**
 * The end of an incomplete answer: `stopped` by the user, `cut` when the connection was lost, `broken` when the model
 * failed, `failed` without any words that may be shown.
 */
export type End = 'stopped' | 'cut' | 'broken' | 'failed';

/** The note below the words that had arrived. */
export const END_NOTES = {
  stopped: messages.stoppedHere,
  cut: messages.cutHere,
  broken: messages.brokenHere,
} as const;

const UNSUPPORTED: ProblemCode = 'answer_unsupported';
const GONE: ProblemCode = 'not_found';
const NOTHING_KEPT: ReadonlySet<string> = new Set([UNSUPPORTED, GONE]);
const OF_THE_MODEL: ReadonlySet<string> = new Set<ProblemCode>(['model_unavailable', 'timeout']);

/** The model answered, but its sources do not support the answer: nothing of it is kept or shown. */
export const isRefusedAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.code === UNSUPPORTED;

/** The server says that it keeps nothing of an answer, and why. */
export const isNothingKept = (error: unknown): boolean =>
  error instanceof ApiError && NOTHING_KEPT.has(error.code);

/** The end of a run that failed or was stopped. `written`: some of its words had arrived. */
export function endOf(error: unknown, { stopped, written }: { stopped: boolean; written: boolean }): End {
  if (stopped) return 'stopped';
  if (!written || isNothingKept(error)) return 'failed';
  return error instanceof ApiError && OF_THE_MODEL.has(error.code) ? 'broken' : 'cut';
}
