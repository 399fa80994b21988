import { onlineManager } from '@tanstack/react-query';
import { lazyRouteComponent as routerComponent } from '@tanstack/react-router';
import { untilOnline } from '../data/connection.ts';

/** Loads code; without a network it waits for one, because the router would load the whole document again. */
export function waitingForNetwork<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (onlineManager.isOnline()) throw error;
      await untilOnline();
      return load();
    }
  };
}

/** The page of a route, whose code loads when the page is opened. */
export const lazyRouteComponent: typeof routerComponent = (load, name) =>
  routerComponent(waitingForNetwork(load), name);
