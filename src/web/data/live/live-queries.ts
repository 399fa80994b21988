import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from '../session.ts';
import { Live } from './live.ts';

/** The queries to invalidate after a change in a table. */
export type QueriesByTable = Readonly<Record<string, readonly QueryKey[]>>;

/** Active queries are refetched at most once in this time, however many changes arrive. */
const PACE_MS = 800;

/**
 * Confirming a second factor replaces the session: the new cookie may still be on its way when the old session ends.
 */
const NEW_SESSION_MS = 2000;

/**
 * Invalidates queries: at once after a change, and the following changes together; `later` when no change is known.
 */
export function pacedInvalidation(client: QueryClient) {
  const waiting = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    for (const queryKey of waiting.values()) void client.invalidateQueries({ queryKey });
    timer = waiting.size > 0 ? setTimeout(flush, PACE_MS) : undefined;
    waiting.clear();
  };
  return {
    add: (keys: readonly QueryKey[], later = false) => {
      for (const key of keys) waiting.set(JSON.stringify(key), key);
      timer ??= setTimeout(flush, later ? PACE_MS : 0);
    },
    stop: () => clearTimeout(timer),
  };
}

/** While mounted, refetches queries after changes in other windows and programs, and after a lost connection. */
export function useLiveQueries(feeds: QueriesByTable): void {
  const client = useQueryClient();
  useEffect(() => {
    const paced = pacedInvalidation(client);
    let asking: ReturnType<typeof setTimeout> | undefined;
    const live = new Live({
      onSessionEnded: () => {
        clearTimeout(asking);
        asking = setTimeout(
          () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
          NEW_SESSION_MS,
        );
      },
    });
    for (const [table, keys] of Object.entries(feeds))
      live.listen(table, undefined, (change) => paced.add(keys, change === undefined));
    return () => {
      live.close();
      paced.stop();
      clearTimeout(asking);
    };
  }, [client, feeds]);
}
