import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { alertIntervals, type SavedSearch } from '#shared/contracts/research/saved-searches.ts';
import { messages } from '#shared/messages/en/library/saved-searches.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { SearchState } from '../search/search-state.ts';
import { NameSearch } from './name-search.tsx';
import { changeAlert, deleteSearch, renameSearch, savedSearchesQuery, stateOf } from './queries.ts';

/** How often new judgments among the results of a saved search are mailed. */
function AlertChoice({ search: { id, name, alert } }: { search: SavedSearch }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (next: SavedSearch['alert']) => changeAlert(id, next),
    onSuccess: ({ alert: now }) =>
      toast({ title: t(messages.alertChanged, { alert: now }), variant: 'success' }),
    onError: (error) =>
      toast({ title: t(messages.notChanged), description: sentence(error), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  });
  return (
    <Select
      aria-label={t(messages.alertOf, { name })}
      className="w-auto! shrink-0 border-0!"
      value={change.isPending ? change.variables : alert}
      onValueChange={(next) => change.mutate(next)}
      options={alertIntervals.map((value) => ({ value, label: t(messages.alertName, { alert: value }) }))}
    />
  );
}

/** The saved searches, each to run again, to get mails about, to rename or to delete. */
export function SavedSearches({ onRun }: { onRun: (state: Partial<SearchState>) => void }) {
  const client = useQueryClient();
  const { data = [] } = useQuery(savedSearchesQuery);
  const [renamed, setRenamed] = useState<SavedSearch>();
  const remove = useMutation({
    mutationFn: ({ id }: SavedSearch) => deleteSearch(id),
    onSuccess: async (_, { name }) => {
      toast({ title: t(messages.removed, { name }), variant: 'success' });
      await client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
    },
    onError: (error) =>
      toast({ title: t(messages.notChanged), description: sentence(error), variant: 'destructive' }),
  });
  if (data.length === 0) return null;
  return (
    <section aria-label={t(messages.savedSearches)} className="flex flex-col gap-1">
      <h2 className="text-13 font-medium">{t(messages.savedSearches)}</h2>
      <ul className="flex flex-wrap gap-2">
        {data.map((search) => (
          <li key={search.id} className="flex max-w-full items-center rounded-control border border-line">
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
