import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { ownThreadNumber } from './thread-clock.ts';

/** Functions that a module runs in a thread of its own: their arguments and answers are cloned between the threads. */
export type Work = Record<string, (...args: never[]) => unknown>;

/** A call of one of the functions. */
export interface Call {
  name: string;
  args: never[];
  /** Shared with the caller: gets the number of the thread. */
  thread: Int32Array;
}

/** An answer, and what the thread holds after it. */
export interface Answer {
  answer: unknown;
  heldMb: number;
}

/** Megabytes of the heap of this thread, with what was left behind in it, and of its buffers. */
function heldMb(): number {
  const { total_heap_size: heap, external_memory: buffers, malloced_memory: other } = getHeapStatistics();
  return (heap + buffers + other) / 2 ** 20;
}

/**
 * Answers the calls of a `WorkerThread` with these functions, one after the other; on the main thread it does nothing. A
 * function that throws ends the thread, and its call with the error.
 */
export function serveWork<W extends Work>(work: W): W {
  parentPort?.on('message', async ({ name, args, thread }: Call) => {
    if (thread[0] === 0) Atomics.store(thread, 0, ownThreadNumber());
    const asked = work[name];
    if (asked === undefined) throw new Error(`The thread has no function ${name}.`);
    const answer = await asked(...args);
    const moved = movable(answer);
    const leavesMb = moved.reduce((all, { byteLength }) => all + byteLength, 0) / 2 ** 20;
    parentPort?.postMessage({ answer, heldMb: heldMb() - leavesMb } satisfies Answer, moved);
  });
  return work;
}

/** Bytes that own their memory are moved, and not copied. */
function movable(answer: unknown): ArrayBuffer[] {
  if (!(answer instanceof Uint8Array) || !(answer.buffer instanceof ArrayBuffer)) return [];
  return answer.byteLength === answer.buffer.byteLength ? [answer.buffer] : [];
}
