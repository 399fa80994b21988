import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import { brokenIsHeardLater } from '#server/core/broken-stream.ts';
import { ProblemError } from '#shared/errors.ts';

/** Chunks of up to 64 KB that wait to be read. */
const WAITING_CHUNKS = 16;

/**
 * The body of a request as a stream of chunks, which may be given up without ending the connection, so that the answer
 * still gets through. On a real connection it comes from Node's own request: through a web stream it would take several
 * times as long. Errors: `invalid_request` when there is none.
 */
export function bodyOf(c: Context): Readable {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  if (incoming) return brokenIsHeardLater(chunksOf(incoming));
  if (!c.req.raw.body) throw new ProblemError('invalid_request', 'The upload holds no file.');
  return brokenIsHeardLater(Readable.fromWeb(c.req.raw.body as ReadableStream));
}

function chunksOf(incoming: IncomingMessage): Readable {
  const onData = (chunk: Buffer) => {
    if (!body.push(chunk)) incoming.pause();
  };
  const onEnd = () => body.push(null);
  const onClose = () => {
    if (!incoming.readableEnded) body.destroy(incoming.errored ?? new Error('the connection was lost'));
  };
  const body = new Readable({
    // Chunk by chunk: as bytes, several that wait would be copied into one.
    objectMode: true,
    highWaterMark: WAITING_CHUNKS,
    read: () => incoming.resume(),
    destroy: (cause, done) => {
      incoming.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose).pause();
      done(cause);
    },
  });
  incoming.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  if (incoming.destroyed) onClose();
  return body;
}
