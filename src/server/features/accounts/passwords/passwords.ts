import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ProblemError } from '#shared/errors.ts';

/** Hashes and checks passwords. Every call costs the same, whether or not there is an account behind it. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash the same work is done and the answer is false. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

/** Argon2id (the library's default variant); memory in KiB, so 64 MiB. */
export const ARGON2 = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;
// One of the four threads that Node computes and reads files on stays free for everybody else's requests.
const AT_ONCE = Math.min(3, availableParallelism());
const MAX_WAITING = 100;

/** Lets `atOnce` tasks run; the others wait in order. Errors: `too_many_requests` when `maxWaiting` wait already. */
export function createTurnstile(
  atOnce: number,
  maxWaiting: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= maxWaiting) throw new ProblemError('too_many_requests');
      await new Promise<void>((enter) => waiting.push(enter));
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

// The same password may be typed as composed or decomposed characters, depending on the keyboard.
const canonical = (password: string) => password.normalize('NFKC');

export function createPasswords(
  cost: typeof ARGON2 | Record<keyof typeof ARGON2, number> = ARGON2,
): Passwords {
  const inTurn = createTurnstile(AT_ONCE, MAX_WAITING);
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(canonical(password), cost)),
    verify: async (stored, password) => {
      nobody ??= hash('the password of nobody', cost);
      const against = stored ?? (await nobody);
      const same = await inTurn(() => verify(against, canonical(password)));
      return stored !== undefined && same;
    },
  };
}
