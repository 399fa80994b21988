import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ZodType } from 'zod';
import { followEvents } from '#web/data/live/event-stream.ts';

/**
 * The last event of a stream; undefined before the first one. `key` is the query that is asked again when no more come. A
 * browser opens six connections to a server over HTTP/1.1, so a page that nobody sees follows nothing.
 */
export function useProgress<T>(path: string, schema: ZodType<T>, key: QueryKey): T | undefined {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<T>();
  useEffect(() => {
    let following: AbortController | undefined;
    const follow = async (signal: AbortSignal) => {
      try {
        for await (const { data } of followEvents(path, signal)) setProgress(schema.parse(data));
        // The followed task has ended.
        await queries.invalidateQueries({ queryKey: key });
      } catch {
        // Without its progress the page is as it always is.
        if (!signal.aborted) setProgress(undefined);
      }
    };
    const look = () => {
      if (document.hidden) {
        following?.abort();
        following = undefined;
      } else if (!following) {
        following = new AbortController();
        void follow(following.signal);
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      following?.abort();
    };
  }, [queries, path, schema, key]);
  return progress;
}
