import type { VectorSource } from '#server/platform/models/embeddings/vector-source.ts';
import type { LibraryEngine } from '#server/platform/search/engine.ts';
import { type ProblemCode, ProblemError } from '#shared/errors.ts';
import { fromSentenceData, type SentenceData, toSentenceData } from '#shared/messages/sentence.ts';
import type { SegmentLimits } from '../embedded/index-writer.ts';
import type { ClusterOptions } from '../opensearch/index/cluster.ts';

// Messages between the main thread and the engine's thread. Answers and batches of documents are sent as the
// bytes of their JSON, which are transferred and not copied.

/** Place of the index: in a folder, beside the folder of the embeddings that are trained from it, or in a cluster. */
export type IndexPlace = { folder: string; embeddings: string } | { cluster: ClusterOptions };

/** Options with which the thread is started. */
export interface ThreadOptions {
  place: IndexPlace;
  /** Makes the vectors, instead of embeddings that are trained. */
  source?: VectorSource | undefined;
  logLevel: string;
  segmentLimits?: SegmentLimits | undefined;
}

export type Method = Exclude<keyof LibraryEngine, 'close'> | 'close';

export type ToThread = { id: number; method: Method; args: unknown[] } | { cancel: number };

export type FromThread =
  | { ready: true }
  | { unopened: WireError }
  | { id: number; answer: Uint8Array<ArrayBuffer> }
  | { id: number; failure: WireError }
  | { line: string };

/** An error as it crosses the threads: our problems keep their code, all keep their stack for the log. */
export interface WireError {
  name: string;
  message: string;
  stack?: string | undefined;
  code?: string | undefined;
  problem?: { code: ProblemCode; reason?: string | undefined; said: SentenceData } | undefined;
  cause?: WireError | undefined;
}

export function toWire(error: unknown): WireError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack, cause } = error;
  const code = (error as NodeJS.ErrnoException).code;
  return {
    name,
    message,
    stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(error instanceof ProblemError
      ? { problem: { code: error.code, reason: error.reason, said: toSentenceData(error.said) } }
      : {}),
    ...(cause === undefined ? {} : { cause: toWire(cause) }),
  };
}

export function fromWire({ name, message, stack, code, problem, cause }: WireError): Error {
  const known = cause && { cause: fromWire(cause) };
  if (problem)
    return new ProblemError(problem.code, fromSentenceData(problem.said), {
      ...known,
      ...(problem.reason === undefined ? {} : { reason: problem.reason }),
    });
  const error = Object.assign(new Error(message, known), { name }, code === undefined ? {} : { code });
  if (stack !== undefined) error.stack = stack;
  return error;
}

/** An answer in bytes that a message can hand over. */
export function encode(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify({ value }));
}

export function decode(bytes: Uint8Array<ArrayBuffer>): unknown {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  return (JSON.parse(text) as { value?: unknown }).value;
}
