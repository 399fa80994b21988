/** One at a time for each name. Whoever comes later asks the one before to stop, and begins when it has. */
export class Exclusive {
  readonly #running = new Map<string, { stop: AbortController; ended: Promise<void> }>();

  /** `run` gets a signal that is aborted when somebody else wants the name. */
  async run<T>(name: string, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (let before = this.#running.get(name); before; before = this.#running.get(name)) {
      before.stop.abort();
      await before.ended;
    }
    const stop = new AbortController();
    const { promise: ended, resolve } = withResolvers();
    this.#running.set(name, { stop, ended });
    try {
      return await run(stop.signal);
    } finally {
      this.#running.delete(name);
      resolve();
    }
  }
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
