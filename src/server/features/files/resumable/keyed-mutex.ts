/** Runs one task at a time for each name. A newer task aborts the older one, and starts when that has stopped. */
export class KeyedMutex {
  readonly #running = new Map<string, { stop: AbortController; ended: Promise<void> }>();

  /** `run` gets a signal that is aborted when a newer task wants the name. */
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
