import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

const FULL = /no space left|ENOSPC|EDQUOT|os error (28|122)\b/iu;
/** Errors of our own code: they are not the disk's. */
const MISTAKES = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Translates a failure of the index on disk for its caller: `disk_full`, or `index_unavailable` with the cause. */
export function problemOf(error: unknown): unknown {
  if (error instanceof ProblemError || MISTAKES.some((kind) => error instanceof kind)) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (FULL.test(message)) return new ProblemError('disk_full', undefined, { cause: error });
  return new ProblemError('index_unavailable', sentenceOf(requests.indexDiskFailed), { cause: error });
}
