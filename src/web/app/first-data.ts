import type { QueryClient } from '@tanstack/react-query';
import { DEMO_EMAIL } from '#shared/demo.ts';
import { indianDay } from '#shared/indian-time.ts';
import { needsSecondFactor, onUnreachable, sessionQuery } from '../data/session.ts';
import { boardQuery, recentFilesQuery } from '../features/timeline/board-queries.ts';
import { startClient } from './client.ts';

/** What lets pages open without a connection loads after this time: the first view needs the network more. */
const OFFLINE_AFTER_MS = 2000;
const loadOffline = () => import('./offline/start-offline.ts');

/** In the demo chambers the board waits until it is known whether the user has left the tour. */
async function fetchTour(client: QueryClient, userId: string): Promise<void> {
  const { tourQuery } = await import('../features/shell/tour/queries.ts');
  await client.prefetchQuery(tourQuery(userId));
}

/**
 * The store of the server's answers. The signed-in home gets its data while the rest of its code loads: on a slow network
 * both take long.
 */
export function startData(path: string): QueryClient {
  const client = startClient();
  onUnreachable(async (asking) => (await loadOffline()).openOffline(asking));
  const start = () => void loadOffline().then(({ startOffline }) => startOffline(client), console.warn);
  setTimeout(start, OFFLINE_AFTER_MS);
  const session = client.getQueryData(sessionQuery.queryKey);
  if (path === '/home' && session && !needsSecondFactor(session)) {
    void client.prefetchQuery(boardQuery(indianDay(new Date())));
    void client.prefetchQuery(recentFilesQuery);
    if (session.user.email === DEMO_EMAIL) void fetchTour(client, session.user.id).catch(console.warn);
  }
  return client;
}
