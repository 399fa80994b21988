import { useQuery } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/library/saved-searches.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { AlertChoice } from './alert-choice.tsx';
import { savedSearchesQuery } from './queries.ts';

/** Each saved search with the choice how often its new judgments are mailed. */
export function MailedSearches() {
  const { data, error, refetch } = useQuery(savedSearchesQuery);
  if (error)
    return (
      <ErrorState
        title={t(messages.savedSearches)}
        message={sentence(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading label={t(messages.savedSearches)} className="w-full">
        <Skeleton className="h-11" />
      </Loading>
    );
  if (data.length === 0) return <p className="text-ui">{t(messages.noneSaved)}</p>;
  return (
    <ul aria-label={t(messages.savedSearches)} className="w-full divide-y divide-line">
      {data.map((search) => (
        <li key={search.id} className="flex items-center justify-between gap-3 py-1">
          <span className="min-w-0 text-ui wrap-anywhere">{search.name}</span>
          <AlertChoice search={search} />
        </li>
      ))}
    </ul>
  );
}
