import type { Readable } from 'node:stream';

/** A stream may fail before anyone reads it. The reader gets the error; without a listener it would end the process. */
export function deferStreamError<S extends Readable>(stream: S): S {
  return stream.on('error', () => undefined);
}
