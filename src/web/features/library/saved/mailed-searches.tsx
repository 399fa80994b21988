import { useQuery } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/library/saved-searches.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { AlertChoice } from './alert-choice.tsx';
import { savedSearchesQuery } from './queries.ts';

/** Each saved search with the choice how often its new judgments are mailed. */
export function MailedSearches() {
  const { data, error, refetch } = useQuery(savedSearchesQuery);
  if (error || !data)
    return (
      <Unloaded
        of={{ error, refetch }}
        failed={t(messages.savedSearches)}
        loading={t(messages.savedSearches)}
        className="w-full"
        skeleton="h-11"
      />
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
