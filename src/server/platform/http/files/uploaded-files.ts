import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from '@fastify/busboy';
import type { Context } from 'hono';
import { ProblemError } from '#shared/errors.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { readBody } from '../request-body.ts';

export interface UploadedFile {
  path: string;
  name: string;
}

interface Limits {
  files: number;
  /** Bytes of all files together. */
  bytes: number;
  tooLarge: () => ProblemError;
}

/**
 * Calls `use` with the files of a multipart form, which are removed in any case. Errors: those of `use`, `tooLarge`, and
 * `invalid_request` for another body, or without a file.
 */
export async function withUploadedFiles<T>(
  c: Context,
  limits: Limits,
  use: (files: UploadedFile[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-upload-'));
  try {
    return await use(await received(c, limits, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function received(
  c: Context,
  { files: most, bytes, tooLarge }: Limits,
  folder: string,
): Promise<UploadedFile[]> {
  const body = readBody(c);
  const type = c.req.header('content-type') ?? '';
  if (!type.startsWith('multipart/form-data'))
    throw new ProblemError('invalid_request', sentenceOf(uploads.noFile));
  const form = formOf(type, most);
  const files: UploadedFile[] = [];
  const writing: Promise<void>[] = [];
  let left = bytes;
  form.on('file', (_field, stream, name) => {
    const file = path.join(folder, String(files.length));
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        left -= chunk.length;
        if (left >= 0) done(null, chunk);
        else done(tooLarge());
      },
    });
    const written = pipeline(stream, counted, createWriteStream(file, { mode: 0o600 }));
    // The error is thrown when all have ended; until then it must not count as unhandled.
    written.catch((error: unknown) =>
      form.destroy(error instanceof Error ? error : new Error('upload failed')),
    );
    writing.push(written);
    files.push({ path: file, name: path.basename(name === '' ? 'file' : name).slice(0, 300) });
  });
  let tooMany = false;
  form.on('filesLimit', () => {
    tooMany = true;
  });
  try {
    await pipeline(body, form);
    await Promise.all(writing);
  } catch (cause) {
    if (left < 0) throw tooLarge();
    if (cause instanceof ProblemError) throw cause;
    throw new ProblemError('invalid_request', sentenceOf(uploads.interrupted), { cause });
  }
  if (tooMany) throw tooLarge();
  if (files.length === 0) throw new ProblemError('invalid_request', sentenceOf(uploads.noFile));
  return files;
}

/** The reader of a form. Errors: `invalid_request` when the content type has no boundary. */
export function formOf(type: string, files: number): ReturnType<typeof busboy> {
  try {
    return busboy({ headers: { 'content-type': type }, limits: { files, fields: 20, fieldSize: 10_000 } });
  } catch (cause) {
    throw new ProblemError('invalid_request', sentenceOf(uploads.formUnreadable), { cause });
  }
}
