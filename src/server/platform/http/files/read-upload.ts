import { PassThrough, type Readable } from 'node:stream';
import type { Context } from 'hono';
import { deferStreamError } from '#server/core/stream-errors.ts';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { readBody } from '../request-body.ts';
import { formOf } from './uploaded-files.ts';

/** Room for the form around its file: the fields and boundaries. */
const FORM_BYTES = 64 * 1024;

const uploadError = (cause: unknown) =>
  cause instanceof ProblemError
    ? cause
    : new ProblemError('invalid_request', sentenceOf(uploads.interrupted), {
        cause,
      });

/** The size of the body that a request declares, in bytes; undefined when it declares none. */
export function declaredSize(c: Context): number | undefined {
  const header = c.req.header('content-length');
  return header !== undefined && /^\d{1,15}$/u.test(header) ? Number(header) : undefined;
}

/** Refuses a request that declares too large a body, before reading it. Errors: `too_large`. */
export function refuseDeclaredSize(c: Context): void {
  if ((declaredSize(c) ?? 0) > CASE_FILES.maxBytes + FORM_BYTES) throw fileTooLarge();
}

export function fileTooLarge(): ProblemError {
  return new ProblemError(
    'too_large',
    sentenceOf(uploads.fileTooLarge, { megabytes: CASE_FILES.maxBytes / 1024 ** 2 }),
  );
}

/** The file of a request: its bytes, its name if the form gives one, and the fields, complete when the bytes have ended. */
export interface Upload {
  body: Readable;
  name: string | undefined;
  fields: ReadonlyMap<string, string>;
}

/**
 * The one file of an upload as a stream: the raw body, or the file part of a multipart form. It ends only after the
 * whole request was read, so that an incomplete form, or one with a second file, fails the first file too.
 * Errors: `invalid_request`, at once or by failing the stream.
 */
export async function readUpload(c: Context): Promise<Upload> {
  const body = readBody(c);
  const fields = new Map<string, string>();
  const type = c.req.header('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return { body, name: undefined, fields };
  const form = formOf(type, 2);
  return new Promise((resolve, reject) => {
    let out: PassThrough | undefined;
    const fail = (cause: unknown) => {
      const problem = uploadError(cause);
      if (out) out.destroy(problem);
      else reject(problem);
      body.unpipe(form);
    };
    form.on('field', (name, value) => fields.set(name, value));
    form.on('file', (_name, stream, fileName) => {
      stream.on('error', fail);
      if (out) {
        stream.resume();
        fail(new ProblemError('invalid_request', sentenceOf(uploads.severalFiles)));
        return;
      }
      out = deferStreamError(new PassThrough());
      out.on('close', () => body.destroy());
      stream.pipe(out, { end: false });
      resolve({ body: out, name: fileName === '' ? undefined : fileName, fields });
    });
    form.on('finish', () => {
      if (out) out.end();
      else fail(new ProblemError('invalid_request', sentenceOf(uploads.noFile)));
    });
    form.on('error', fail);
    body.on('error', fail);
    body.pipe(form);
  });
}

/** The chunks of an upload; an interruption is reported as such, not as an error of the store. */
export async function* withUploadErrors(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (cause) {
    throw uploadError(cause);
  }
}
