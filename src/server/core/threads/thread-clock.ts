import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';

/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The number that Linux gives the thread that runs this; 0 elsewhere. */
export function ownThreadNumber(): number {
  if (process.platform !== 'linux') return 0;
  try {
    return Number(path.basename(readlinkSync('/proc/thread-self'))) || 0;
  } catch {
    // A system without /proc has no such number.
    return 0;
  }
}

/** Milliseconds of processor time that a thread of this process has used; undefined where Linux does not say. */
function processorTime(thread: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // The name in parentheses may contain spaces; the 12th and 13th fields after it are the times of code and kernel.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** True where the system numbers threads, so that one without a number still loads its modules. */
const isNumbered = ownThreadNumber() > 0;

/**
 * Milliseconds that a thread has worked: its processor time on Linux, so that a loaded machine does not count against it;
 * elsewhere the time in which its event loop did not wait. `thread`: its `ownThreadNumber`, 0 until its modules are loaded.
 */
export function workedMs(worker: Worker, thread: number): number {
  if (isNumbered && thread === 0) return 0;
  const counted = thread > 0 ? processorTime(thread) : undefined;
  return counted ?? worker.performance.eventLoopUtilization().active;
}
