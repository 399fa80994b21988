import { StartupError } from '#server/core/startup-error.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { objectExists, objectNotFound } from './object-key.ts';

const MISSING = ['NoSuchKey', 'NotFound'];
const TAKEN = ['PreconditionFailed', 'ConditionalRequestConflict'];
const FULL = ['InsufficientStorage', 'XMinioStorageFull', 'QuotaExceeded', 'EntityTooLarge'];

export function errorName(cause: unknown): string {
  return cause instanceof Error ? cause.name : '';
}

export function statusOf(cause: unknown): number | undefined {
  if (typeof cause !== 'object' || cause === null || !('$metadata' in cause)) return undefined;
  const metadata = cause.$metadata as { httpStatusCode?: number };
  return metadata.httpStatusCode;
}

/** Translates errors of an S3 store or the network; unexpected ones keep their cause for the log. */
export function storeProblem(cause: unknown): ProblemError {
  if (cause instanceof ProblemError) return cause;
  const name = errorName(cause);
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return objectNotFound(cause);
  if (MISSING.includes(name)) return objectNotFound(cause);
  if (TAKEN.includes(name) || statusOf(cause) === 412) return objectExists(cause);
  if (FULL.includes(name) || statusOf(cause) === 507)
    return new ProblemError('disk_full', sentenceOf(uploads.storeFull), { cause });
  return new ProblemError('storage_unavailable', undefined, { cause });
}

/** Explains in one sentence why the server cannot start with this store, and names the setting to check. */
export function startProblem(cause: unknown, bucket: string, endpoint: string): StartupError {
  return new StartupError(startSentence(statusOf(cause), errorName(cause), { bucket, endpoint }), { cause });
}

function startSentence(
  status: number | undefined,
  name: string,
  { bucket, endpoint }: { bucket: string; endpoint: string },
): Sentence {
  if (name === 'NoSuchBucket' || status === 404)
    return sentenceOf(messages.bucketMissing, { endpoint, bucket });
  if (status === 401 || status === 403) return sentenceOf(messages.storeForbidden, { endpoint, bucket });
  if (status === 301 || status === 307 || status === 400)
    return sentenceOf(messages.storeRequestRefused, { endpoint, bucket });
  return sentenceOf(messages.storeUnreachable, { endpoint });
}
