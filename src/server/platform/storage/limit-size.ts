import { Readable } from 'node:stream';
import { deferStreamError } from '#server/core/stream-errors.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

export function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError(
    'too_large',
    sentenceOf(uploads.fileTooLarge, { megabytes: Math.floor(maxBytes / 1024 ** 2) }),
  );
}

async function* counted(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

/** Counts bytes while streaming, so that a file that is too large is refused before it fills the disk. */
export function limitSize(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  if (source instanceof Readable) deferStreamError(source);
  return counted(source, maxBytes);
}
