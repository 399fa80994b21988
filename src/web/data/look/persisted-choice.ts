import { useSyncExternalStore } from 'react';

/**
 * One choice of how pages look, the same for the whole browser: an attribute of the page, which `theme.js` sets before the
 * first paint, and a key of the storage, both of this name.
 */
export function persistedChoice<T extends string>(name: string, read: (attribute: string | undefined) => T) {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => read(document.documentElement.dataset[name]);
  const set = (value: T) => {
    document.documentElement.dataset[name] = value;
    localStorage.setItem(name, value);
    for (const listener of listeners) listener();
  };
  return { set, use: () => useSyncExternalStore(subscribe, current, () => read(undefined)) };
}
