import { RESOURCES } from '../app.ts';
import { filterLiveSessions } from '../features/accounts/sessions/session-store.ts';
import { openRealtime, type Realtime } from '../platform/realtime/realtime.ts';
import type { Services } from '../platform/services.ts';

/** `/realtime/v1` for all resources of `/rest/v1`. */
export function startRealtime(services: Services): Realtime {
  const { db, now } = services;
  const liveSessions = (ids: readonly string[]) =>
    db.withAccounts((tx) => filterLiveSessions(tx, ids, now()));
  return openRealtime({ ...services, liveSessions }, RESOURCES);
}
