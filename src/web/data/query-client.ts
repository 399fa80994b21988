import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
} from '@tanstack/react-query';
import { ApiError } from './api.ts';

const MINUTE = 60_000;

/** A refused request is not repeated; only temporary failures are, such as too many requests at once. */
const upTo =
  (times: number) =>
  (failures: number, error: Error): boolean => {
    const refused =
      error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    return failures < times && !refused;
  };

/** Lists of clients and cases are reloaded on every mount, focus and reconnect, with two retries. */
export const FRESH_LIST = {
  staleTime: 0,
  retry: upTo(2),
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
} as const;

const readsFirst = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus !== 'idle';

/**
 * Reads again after a change even what is being read for the first time. The library joins such a read, whose answer may
 * be from before the change, and counts it as new.
 */
class CarefulQueryClient extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const joined = new Set(this.getQueryCache().findAll(filters).filter(readsFirst));
    await super.invalidateQueries(filters, options);
    if (joined.size === 0) return;
    // A read that nothing on the screen shows is not waited for above.
    await Promise.allSettled([...joined].map(({ promise }) => promise));
    await super.invalidateQueries({ ...filters, predicate: (query) => joined.has(query) }, options);
  }
}

export function createQueryClient(): QueryClient {
  return new CarefulQueryClient({
    defaultOptions: {
      queries: {
        retry: upTo(1),
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        refetchOnWindowFocus: true,
        refetchOnMount: true,
      },
      // A write fails at once without a network, so that the form says so and keeps its text; nothing sends it later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
