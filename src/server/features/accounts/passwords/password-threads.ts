import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { passwordWork } from './password-work.ts';
import { HASH_LIMITS, type Passwords } from './passwords.ts';

/** A new thread costs a sign-in about 40 ms, so the threads stay for some minutes. */
const IDLE_MS = 5 * 60_000;

/** Hashes passwords in threads of low priority: a flood of sign-ins leaves the processor to other requests. */
export function createPasswordThreads(count: number = HASH_LIMITS.atOnce): Passwords {
  const threads = Array.from({ length: count }, () => ({
    thread: new WorkerThread<typeof passwordWork>(new URL('password-work', import.meta.url), IDLE_MS),
    tasks: 0,
  }));
  const run = async <T>(task: (thread: (typeof threads)[number]['thread']['run']) => Promise<T>) => {
    // The first of the least busy: with few sign-ins only one thread starts.
    const chosen = threads.reduce((best, next) => (next.tasks < best.tasks ? next : best));
    chosen.tasks += 1;
    try {
      return await task(chosen.thread.run);
    } finally {
      chosen.tasks -= 1;
    }
  };
  return {
    hash: (password) => run((thread) => thread.hash(password)),
    verify: (stored, password) => run((thread) => thread.verify(stored, password)),
  };
}
