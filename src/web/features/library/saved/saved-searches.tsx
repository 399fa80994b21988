import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedSearch } from '#shared/contracts/research/saved-searches.ts';
import { messages } from '#shared/messages/en/library/saved-searches.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import type { SearchState } from '../search/search-state.ts';
import { AlertChoice } from './alert-choice.tsx';
import { NameSearch } from './name-search.tsx';
import { deleteSearch, renameSearch, savedSearchesQuery, stateOf } from './queries.ts';

/** The saved searches, each to run again, to get mails about, to rename or to delete. */
export function SavedSearches({ onRun }: { onRun: (state: Partial<SearchState>) => void }) {
  const client = useQueryClient();
  const { data = [] } = useQuery(savedSearchesQuery);
  const [renamed, setRenamed] = useState<SavedSearch>();
  const remove = useChange({
    mutationFn: ({ id }: SavedSearch) => deleteSearch(id),
    onSuccess: async (_, { name }) => {
      toastSuccess(t(messages.removed, { name }));
      await client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
    },
    failed: t(messages.notChanged),
  });
  if (data.length === 0) return null;
  return (
    <section aria-label={t(messages.savedSearches)} className="flex flex-col gap-1">
      <h2 className="text-13 font-medium">{t(messages.savedSearches)}</h2>
      <ul className="flex flex-wrap gap-2">
        {data.map((search) => (
          <li
            key={search.id}
            className="flex max-w-full flex-wrap items-center rounded-control border border-line"
          >
            <Button variant="quiet" className="min-w-0 shrink!" onClick={() => onRun(stateOf(search))}>
              <span className="truncate">{search.name}</span>
            </Button>
            <AlertChoice search={search} />
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.rename, { name: search.name })}
              onClick={() => setRenamed(search)}
            >
              <Pencil aria-hidden />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.remove, { name: search.name })}
              disabled={remove.isPending}
              onClick={() => remove.mutate(search)}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-13 text-ink-soft">{t(messages.alertHint)}</p>
      {renamed ? (
        <NameSearch
          title={t(messages.renameSearch)}
          name={renamed.name}
          onSave={(name) => renameSearch(renamed.id, name)}
          onClose={() => setRenamed(undefined)}
        />
      ) : null}
    </section>
  );
}
