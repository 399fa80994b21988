import { RESOURCES } from '../app.ts';
import { createLiveSessions } from '../features/accounts/sessions/live-sessions.ts';
import { openRealtime, type Realtime } from '../platform/realtime/realtime.ts';
import type { Services } from '../platform/services.ts';

/** `/realtime/v1` for all resources of `/rest/v1`. */
export function openLive(services: Services): Realtime {
  return openRealtime({ ...services, liveSessions: createLiveSessions(services) }, RESOURCES);
}
