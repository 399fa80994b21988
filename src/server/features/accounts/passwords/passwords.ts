import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createHashQueue, type HashRequester } from './hash-queue.ts';

/** Hashes and checks passwords. Every call costs the same, with or without an account. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash it does the same work and returns false. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

/** Argon2id (the library's default variant); memory in KiB, so 64 MiB. */
export const ARGON2 = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

// Keyboards produce the same password as composed or decomposed characters.
const canonical = (password: string) => password.normalize('NFKC');

type Cost = Record<keyof typeof ARGON2, number>;

/** The two functions of Argon2: those of the library's own threads, or the synchronous ones in a thread of ours. */
interface Argon2 {
  hash(password: string, cost: Cost): string | Promise<string>;
  verify(stored: string, password: string): boolean | Promise<boolean>;
}

export function createPasswords(cost: Cost = ARGON2, argon2: Argon2 = { hash, verify }): Passwords {
  let nobody: string | Promise<string> | undefined;
  return {
    hash: async (password) => argon2.hash(canonical(password), cost),
    verify: async (stored, password) => {
      nobody ??= argon2.hash('the password of nobody', cost);
      const against = stored ?? (await nobody);
      const same = await argon2.verify(against, canonical(password));
      return stored !== undefined && same;
    },
  };
}

/**
 * Runs one task with the passwords when its turn comes. The task is the whole attempt (counting, finding the account,
 * hashing), so that a flood of waiting attempts does not load the database either.
 */
export type QueuedPasswords = <T>(
  requester: HashRequester,
  task: (passwords: Passwords) => Promise<T>,
) => Promise<T>;

/**
 * At most 3 hashes run at once; each takes 64 MiB. One task more than there are cores, because a task also waits for the
 * database. With 24 unknown
 * devices ahead, a task would wait longer than a second, so it gets a busy answer instead.
 */
export const HASH_LIMITS = {
  atOnce: Math.min(3, availableParallelism() + 1),
  waitingKnown: 100,
  waitingUnknown: 24,
  refuseAfterMs: 1000,
} as const;

export function createQueuedPasswords(passwords: Passwords): QueuedPasswords {
  const queue = createHashQueue(HASH_LIMITS);
  return (requester, task) => queue(requester, () => task(passwords));
}
