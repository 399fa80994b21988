import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

const GB = 1024 ** 3;

/** The refusal of a file for which a user has no space left. `limit`: bytes of all their files. */
export const storageExceeded = (limit: number): ProblemError =>
  new ProblemError('too_large', sentenceOf(messages.quotaExceeded, { gigabytes: limit / GB }), {
    reason: 'QuotaExceeded',
  });
