import type { Readable } from 'node:stream';

/** A stream may break before somebody reads it. Whoever does is told then; unheard, it would end the process now. */
export function brokenIsHeardLater<S extends Readable>(stream: S): S {
  return stream.on('error', () => undefined);
}
