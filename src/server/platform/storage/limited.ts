import { Transform } from 'node:stream';
import { ProblemError } from '#shared/errors.ts';

export function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError('too_large', `A file may have ${Math.floor(maxBytes / 1024 / 1024)} MB at most.`);
}

/** Counts while streaming, so that a file that is too large is refused before it fills the store. */
export function limited(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
}
