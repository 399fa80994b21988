import { alertIntervals, type SavedSearch } from '#shared/contracts/research/saved-searches.ts';
import { messages } from '#shared/messages/en/library/saved-searches.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { changeAlert, savedSearchesQuery } from './queries.ts';

/** Chooses how often new judgments among the results of a saved search are mailed. */
export function AlertChoice({ search: { id, name, alert } }: { search: SavedSearch }) {
  const change = useChange({
    mutationFn: (next: SavedSearch['alert']) => changeAlert(id, next),
    onSuccess: ({ alert: now }) => toastSuccess(t(messages.alertChanged, { alert: now })),
    failed: t(messages.notChanged),
    stale: savedSearchesQuery.queryKey,
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
