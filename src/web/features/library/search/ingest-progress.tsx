import type { QueryKey } from '@tanstack/react-query';
import { ingestProgress } from '#shared/contracts/research/ingest-progress.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { coverageQuery } from '../queries.ts';
import { useProgress } from '../use-progress.ts';

/** Progress of adding documents; `key` is the query that is sent again when it ends. */
export const useIngestProgress = (key: QueryKey) => useProgress('/library/ingest', ingestProgress, key);

/** 'New documents are being added: 1,200 of 8,000 files so far.' */
export function BeingAdded() {
  const progress = useIngestProgress(coverageQuery.queryKey);
  if (!progress) return null;
  const { done, files } = progress;
  return <span>{t(messages.beingAdded, { done, files: Math.max(files, done) })}</span>;
}
