import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type IngestProgress, ingestProgress } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { followEvents } from '#web/data/live/event-stream.ts';
import { coverageQuery } from '../queries.ts';

/**
 * How far the adding of documents is; `key` is the query that is asked again when it ends. A browser opens six connections to a server over HTTP/1.1, so a page that nobody
 * sees follows nothing.
 */
export function useIngestProgress(key: QueryKey): IngestProgress | undefined {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<IngestProgress>();
  useEffect(() => {
    let following: AbortController | undefined;
    const follow = async (signal: AbortSignal) => {
      try {
        for await (const { data } of followEvents('/library/ingest', signal))
          setProgress(ingestProgress.parse(data));
        // The library has all of it now.
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
  }, [queries, key]);
  return progress;
}

/** 'New documents are being added: 1,200 of 8,000 files so far.' */
export function BeingAdded() {
  const progress = useIngestProgress(coverageQuery.queryKey);
  if (!progress) return null;
  const { done, files } = progress;
  return <span>{t(messages.beingAdded, { done, files: Math.max(files, done) })}</span>;
}
