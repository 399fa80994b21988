import { useCallback, useSyncExternalStore } from 'react';

/** Values of this window by key, which stay while the user moves between pages. */
export class KeyedStore<T> {
  readonly #values = new Map<string, T>();
  readonly #listeners = new Set<() => void>();

  get(key: string): T | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: T | undefined): void {
    if (value === undefined) this.#values.delete(key);
    else this.#values.set(key, value);
    for (const listener of [...this.#listeners]) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
}

/** The value of a key, kept up to date. */
export function useKeyed<T>(store: KeyedStore<T>, key: string): T | undefined {
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.get(key), [store, key]),
  );
}
