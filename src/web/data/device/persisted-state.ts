import type { QueryClient } from '@tanstack/react-query';

/** Epoch ms of the oldest kept answer on the screen; undefined without one. */
export function oldestShown(client: QueryClient): number | undefined {
  const shown = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ meta }) => meta?.persistedOffline === true })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0);
  return shown.length === 0 ? undefined : Math.min(...shown);
}

let refused = false;

/** The browser keeps nothing on this device. */
export function noteRefusal(): void {
  refused = true;
}
export const isRefused = (): boolean => refused;
