import { PassThrough, Readable } from 'node:stream';
import busboy from '@fastify/busboy';
import { ProblemError } from '#shared/errors.ts';

/**
 * The one file of an upload, streaming: the raw body, or the first file part of a multipart form.
 * Errors: `invalid_request` when there is none.
 */
export async function fileOf(request: Request): Promise<Readable> {
  if (!request.body) throw new ProblemError('invalid_request', 'The upload holds no file.');
  const body = Readable.fromWeb(request.body as import('node:stream/web').ReadableStream);
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return body;
  return new Promise((resolve, reject) => {
    const form = busboy({
      headers: { 'content-type': type },
      limits: { files: 1, fields: 20, fieldSize: 10_000 },
    });
    let found = false;
    form.on('file', (_name, stream) => {
      found = true;
      const out = new PassThrough();
      // A form that breaks off must break the file too, or half of it would be kept.
      body.on('error', (cause) => out.destroy(cause));
      stream.on('error', (cause) => out.destroy(cause));
      stream.pipe(out);
      resolve(out);
    });
    form.on('finish', () => {
      if (!found) reject(new ProblemError('invalid_request', 'The upload holds no file.'));
    });
    form.on('error', (cause) =>
      reject(new ProblemError('invalid_request', 'The upload could not be read.', { cause })),
    );
    body.on('error', (cause) =>
      reject(new ProblemError('invalid_request', 'The upload broke off.', { cause })),
    );
    body.pipe(form);
  });
}

/** Reads at least `bytes` from the start, or all there is, and gives back a stream that still holds everything. */
export async function peek(stream: Readable, bytes: number): Promise<{ head: Buffer; whole: Readable }> {
  const iterator: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  let size = 0;
  while (size < bytes) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(next.value);
    size += next.value.length;
  }
  async function* rest() {
    yield* chunks;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return {
    head: Buffer.concat(chunks).subarray(0, bytes),
    whole: Readable.from(rest(), { objectMode: false }),
  };
}
