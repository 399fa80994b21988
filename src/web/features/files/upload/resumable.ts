import type { DetailedError, Upload } from 'tus-js-client';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, errorFrom } from '#web/data/api.ts';
import { pause } from '#web/data/pause.ts';

const ENDPOINT = '/storage/v1/upload/resumable';
/** A smaller file is sent in one request: sending it again costs no more than resuming it. */
export const RESUMABLE_FROM = 1024 * 1024;
/** Bytes of one part: small enough for the time limits of proxies. */
const PART = 5 * 1024 * 1024;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;
/** The server is restarting, or still holds the interrupted upload. */
const PASSING: readonly number[] = [409, 423, 502, 503, 504];
const MOST_PASSING = 5;

function problemOf(error: Error | DetailedError): ApiError {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) return new ApiError(0, 'unreachable', t(messages.connectionBroke), { cause: error });
  try {
    return errorFrom(answer.getStatus(), JSON.parse(answer.getBody()));
  } catch (cause) {
    return new ApiError(answer.getStatus(), 'unreadable', errorFrom(answer.getStatus(), undefined).message, {
      cause,
    });
  }
}

/** Callbacks of a running upload: the part that arrived (0 to 1), and that it waits for the connection. */
export type UploadCallbacks = { progress: (part: number) => void; lost: () => void };

function attempt(upload: Upload, { progress }: UploadCallbacks): Promise<void> {
  return new Promise((resolve, reject) => {
    upload.options.onProgress = (sent, total) => progress(total === 0 ? 0 : sent / total);
    upload.options.onSuccess = () => resolve();
    upload.options.onError = reject;
    upload.start();
  });
}

/**
 * True when another try may help: always after a lost connection, and after a few answers of a server that is not
 * ready.
 */
function mayResume({ status }: ApiError, passing: number): boolean {
  return status === 0 || (PASSING.includes(status) && passing <= MOST_PASSING);
}

/** Rejects with the abort reason when aborted; the server then deletes the received parts. */
function cancelledBy(signal: AbortSignal, upload: Upload): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      upload
        .abort(true)
        .catch((error: unknown) => console.warn('An upload could not be cancelled on the server', error));
      reject(signal.reason);
    });
  });
}

/**
 * Sends a file and resumes it by itself after a lost connection. Errors: `ApiError`; the abort reason when aborted,
 * and then the server deletes the received parts.
 */
export async function sendResumable(
  path: string,
  file: File,
  told: UploadCallbacks,
  signal: AbortSignal,
): Promise<void> {
  const { Upload } = await import('tus-js-client');
  signal.throwIfAborted();
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    metadata: {
      bucketName: CASE_FILES.bucket,
      objectName: path,
      contentType: file.type || 'application/octet-stream',
      cacheControl: '3600',
    },
    chunkSize: PART,
    retryDelays: null,
    // The browser must not keep a list of what the user uploads.
    storeFingerprintForResuming: false,
  });
  const cancelled = cancelledBy(signal, upload);
  let passing = 0;
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(LONGEST_PAUSE_MS, ms * 2)) {
    try {
      await Promise.race([attempt(upload, told), cancelled]);
      return;
    } catch (error) {
      if (signal.aborted) throw error;
      const problem = problemOf(error as Error);
      passing += PASSING.includes(problem.status) ? 1 : 0;
      if (!mayResume(problem, passing)) throw problem;
      told.lost();
      await pause(ms, signal);
      signal.throwIfAborted();
    }
  }
}
