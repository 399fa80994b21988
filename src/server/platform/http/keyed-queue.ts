import { ProblemError } from '#shared/errors.ts';

/** The maximum number of calls that wait for one key; further calls are refused. */
const WAITING = 5;

/** Runs the calls of one key one after the other. Errors: `ProblemError` `too_many_requests` when five wait already. */
export class KeyedQueue {
  readonly #keys = new Map<string, { last: Promise<unknown>; calls: number }>();

  async run<T>(key: string, run: () => Promise<T>): Promise<T> {
    const queue = this.#keys.get(key) ?? { last: Promise.resolve(), calls: 0 };
    if (queue.calls > WAITING) throw new ProblemError('too_many_requests');
    queue.calls += 1;
    this.#keys.set(key, queue);
    const turn = queue.last.then(run);
    queue.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      queue.calls -= 1;
      if (queue.calls === 0) this.#keys.delete(key);
    }
  }
}

/** Runs a generator in the turn of a key. The turn lasts until the consumer is done with it. */
export async function* eventsInTurn<T>(
  turns: KeyedQueue,
  key: string,
  signal: AbortSignal,
  make: () => AsyncGenerator<T>,
): AsyncGenerator<T> {
  let over: () => void = () => undefined;
  const lasts = new Promise<void>((resolve) => {
    over = resolve;
  });
  await new Promise<void>((begin, refuse) => {
    turns
      .run(key, () => {
        begin();
        return lasts;
      })
      .catch(refuse);
  });
  try {
    signal.throwIfAborted();
    yield* make();
  } finally {
    over();
  }
}
