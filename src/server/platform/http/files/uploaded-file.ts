import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'hono';
import type { ProblemError } from '#shared/errors.ts';
import { readUpload, type Upload } from './read-upload.ts';

interface Limit {
  bytes: number;
  tooLarge: () => ProblemError;
}

function limited({ bytes: most, tooLarge }: Limit): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= most) done(null, chunk);
      else done(tooLarge());
    },
  });
}

/**
 * Calls `use` with the path of the file of a request, which is removed in any case. Errors: those of `use`, `tooLarge`, and
 * `invalid_request`.
 */
export async function withUploadedFile<T>(
  c: Context,
  limit: Limit,
  use: (file: string, upload: Pick<Upload, 'name' | 'fields'>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-upload-'));
  try {
    const { body, name, fields } = await readUpload(c);
    const file = path.join(folder, 'document');
    try {
      await pipeline(body, limited(limit), createWriteStream(file, { mode: 0o600 }));
    } finally {
      body.destroy();
    }
    return await use(file, { name, fields });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
