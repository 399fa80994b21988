import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

let reached = true;
const listeners = new Set<() => void>();

/** Called after every request to the server: whether any answer arrived. */
export function noteAnswer(arrived: boolean): void {
  if (arrived === reached) return;
  reached = arrived;
  for (const listener of [...listeners]) listener();
}

/** Calls the listener when the connection is lost or back. Returns the function that ends this. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onlineManager.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export const isOffline = () => !reached || !onlineManager.isOnline();

/** True while the browser has no network, and after a request that did not reach the server until one does. */
export const useOffline = (): boolean => useSyncExternalStore(onConnectionChange, isOffline);

/** The next moment at which the browser has a network. */
export function untilOnline(): Promise<void> {
  if (onlineManager.isOnline()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onlineManager.subscribe((online) => {
      if (!online) return;
      stop();
      resolve();
    });
  });
}
