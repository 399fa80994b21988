import { RESOURCES } from '../app.ts';
import { openRealtime, type Realtime } from '../platform/realtime/realtime.ts';
import type { Services } from '../platform/services.ts';

/** `/realtime/v1` for all resources of `/rest/v1`. */
export const startRealtime = (services: Services): Realtime => openRealtime(services, RESOURCES);
