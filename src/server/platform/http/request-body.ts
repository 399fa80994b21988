import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import { deferStreamError } from '#server/core/stream-errors.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** Chunks of up to 64 KB in the buffer. */
const WAITING_CHUNKS = 16;

/**
 * The body of a request as a stream that can be abandoned without closing the connection, so that the answer still
 * arrives. On a real connection it reads Node's own request, because a web stream would take several times as long.
 * Errors: `invalid_request` when there is none.
 */
export function readBody(c: Context): Readable {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  if (incoming) return deferStreamError(chunksOf(incoming));
  if (!c.req.raw.body) throw new ProblemError('invalid_request', sentenceOf(uploads.noFile));
  return deferStreamError(Readable.fromWeb(c.req.raw.body as ReadableStream));
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
    // Object mode keeps chunks separate: in byte mode several waiting chunks would be copied into one.
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
