import { parentPort } from 'node:worker_threads';

/** Functions that a module runs in a thread of its own: their arguments and answers are cloned between the threads. */
// biome-ignore lint/suspicious/noExplicitAny: the functions of a module have arguments of their own.
export type Work = Record<string, (...args: any[]) => unknown>;

/** A call of one of the functions. */
export interface Call {
  name: string;
  args: unknown[];
}

/**
 * Answers the calls of a `WorkerThread` with these functions, one after the other; on the main thread it does nothing. A
 * function that throws ends the thread, and its call with the error.
 */
export function serveWork<W extends Work>(work: W): W {
  parentPort?.on('message', async ({ name, args }: Call) => {
    const answer = await work[name]?.(...args);
    parentPort?.postMessage(answer, movable(answer));
  });
  return work;
}

/** Bytes that own their memory are moved, and not copied. */
function movable(answer: unknown): ArrayBuffer[] {
  if (!(answer instanceof Uint8Array) || !(answer.buffer instanceof ArrayBuffer)) return [];
  return answer.byteLength === answer.buffer.byteLength ? [answer.buffer] : [];
}
