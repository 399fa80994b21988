import { ModelError } from './model-error.ts';

export interface BodyBounds {
  /** Bytes, after decompression. */
  mostBytes: number;
  /** Milliseconds between two pieces. */
  idleMs: number;
}

/** The time of one request: aborts it with the reason, when one of its limits has passed or the caller goes away. */
export interface RequestTime {
  readonly signal: AbortSignal;
  /** Sets the limit for the awaited step, in milliseconds; replaces the one before. */
  expect(ms: number): void;
  fail(reason: Error): void;
  end(): void;
}

/** Starts the time of a request; `deadline` as `performance.now()` counts. */
export function requestTime(deadline: number, caller: AbortSignal | null | undefined): RequestTime {
  const aborting = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const leave = () => aborting.abort(caller?.reason);
  if (caller?.aborted) leave();
  caller?.addEventListener('abort', leave, { once: true });
  return {
    signal: aborting.signal,
    expect(ms) {
      clearTimeout(timer);
      const left = Math.max(0, Math.min(ms, deadline - performance.now()));
      timer = setTimeout(() => aborting.abort(new ModelError('timeout')), left);
    },
    fail: (reason) => aborting.abort(reason),
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', leave);
    },
  };
}

/** The body with a limit of size and of time between its pieces; beyond them it errors and the request ends. */
export function boundedBody(
  body: ReadableStream<Uint8Array>,
  { mostBytes, idleMs }: BodyBounds,
  time: RequestTime,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      time.expect(idleMs);
      const piece = await reader.read().catch(() => {
        time.end();
        throw time.signal.aborted ? time.signal.reason : new ModelError('unusable');
      });
      if (piece.done) {
        time.end();
        return controller.close();
      }
      // Until the next request for a piece, only the total counts.
      time.expect(Number.POSITIVE_INFINITY);
      bytes += piece.value.byteLength;
      if (bytes > mostBytes) {
        time.end();
        time.fail(new ModelError('unusable'));
        throw new ModelError('unusable');
      }
      controller.enqueue(piece.value);
    },
    async cancel(reason) {
      time.end();
      await reader.cancel(reason);
    },
  });
}
