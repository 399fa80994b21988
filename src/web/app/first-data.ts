import type { QueryClient } from '@tanstack/react-query';
import { onUnreachable } from '../data/session.ts';
import { startClient } from './client.ts';

/** Milliseconds before the code that opens pages without a connection loads: the first view needs the network more. */
const OFFLINE_AFTER_MS = 2000;
const loadOffline = () => import('./offline/start-offline.ts');

/** The store of the server's answers, and later what lets pages open without a connection. */
export function startData(): QueryClient {
  const client = startClient();
  onUnreachable(async (asking) => (await loadOffline()).openOffline(asking));
  const start = () => void loadOffline().then(({ startOffline }) => startOffline(client), console.warn);
  setTimeout(start, OFFLINE_AFTER_MS);
  return client;
}
