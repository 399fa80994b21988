import { ProblemError } from '#shared/errors.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

const SEGMENT = /^[\w-][\w.-]{0,199}$/u;

export function objectNotFound(cause?: unknown): ProblemError {
  return new ProblemError('not_found', sentenceOf(uploads.objectNotFound), { reason: 'not_found', cause });
}

export function objectExists(cause?: unknown): ProblemError {
  return new ProblemError('conflict', sentenceOf(uploads.objectExists), { reason: 'Duplicate', cause });
}

export function objectInBin(cause?: unknown): ProblemError {
  return new ProblemError('conflict', sentenceOf(uploads.objectInBin), { reason: 'Duplicate', cause });
}

/**
 * The segments of a key such as `case_files/{caseId}/{name}`: letters, digits, `_`, `-` and `.`, none hidden and no
 * `..`. Errors: `not_found` for any other text, because no stored file can have such a key.
 */
export function segmentsOf(key: string): string[] {
  const segments = key.split('/');
  if (segments.some((segment) => !SEGMENT.test(segment))) throw objectNotFound();
  return segments;
}
