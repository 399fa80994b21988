import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import { HASH_LIMITS, type Passwords } from './passwords.ts';

/** Checks a password against a stored hash, or without `stored` hashes it. */
export type PasswordTask = { password: string } | { password: string; stored: string | undefined };

/** A new thread costs a sign-in about 40 ms, so the threads stay for some minutes. */
const IDLE_MS = 5 * 60_000;

/** Hashes passwords in threads of low priority: a flood of sign-ins leaves the processor to other requests. */
export function createPasswordThreads(count: number = HASH_LIMITS.atOnce): Passwords {
  const threads = Array.from({ length: count }, () => ({
    thread: new WorkerThread<PasswordTask, string | boolean>(
      new URL('password-worker', import.meta.url),
      IDLE_MS,
    ),
    tasks: 0,
  }));
  const run = async (task: PasswordTask) => {
    // The first of the least busy: with few sign-ins only one thread starts.
    const chosen = threads.reduce((best, next) => (next.tasks < best.tasks ? next : best));
    chosen.tasks += 1;
    try {
      return await chosen.thread.ask(task);
    } finally {
      chosen.tasks -= 1;
    }
  };
  return {
    hash: async (password) => String(await run({ password })),
    verify: async (stored, password) => (await run({ password, stored })) === true,
  };
}
