import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import type { Facets } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { useShownFirst } from '#web/ui/forms/use-shown-first.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { choiceCount, LIST_FILTERS, NO_FILTERS, type SearchState, sortOf, termOf } from '../search-state.ts';
import { ChoiceFilter } from './choices.tsx';
import { choicesOf, typeOptions } from './filter-choices.ts';
import { YearFilter } from './year-filter.tsx';

export type Update = (patch: Partial<SearchState>, how?: 'push' | 'replace') => void;
export type FilterProps = { state: SearchState; facets: Facets | undefined; update: Update };

const sorts = () =>
  [
    { value: 'relevance', label: t(messages.mostRelevant) },
    { value: 'newest', label: t(messages.newestFirst) },
    { value: 'oldest', label: t(messages.oldestFirst) },
  ] as const;

export function TypeSelect({ state, facets, update, className }: FilterProps & { className?: string }) {
  return (
    <Select
      aria-label={t(messages.documentType)}
      value={state.type ?? 'all'}
      onValueChange={(type) => update({ type: type === 'all' ? undefined : type })}
      options={typeOptions(facets)}
      className={className ?? 'w-auto!'}
    />
  );
}

export function SortSelect({
  state,
  update,
  className,
}: Omit<FilterProps, 'facets'> & { className?: string }) {
  // Without words there is no relevance.
  const options = termOf(state) ? sorts() : sorts().slice(1);
  return (
    <Select
      aria-label={t(messages.order)}
      value={sortOf(state)}
      onValueChange={(sort) => update({ sort })}
      options={options}
      className={className ?? 'w-auto!'}
    />
  );
}

/** The filters as the user chose them, before the results follow. */
export function useChosen({ state, update }: Pick<FilterProps, 'state' | 'update'>) {
  const [shown, show] = useShownFirst(state);
  const choose: Update = (patch, how) => show({ ...shown, ...patch }, () => update(patch, how));
  return { state: shown, update: choose };
}

export function ResetFilters({ className, ...props }: Omit<FilterProps, 'facets'> & { className?: string }) {
  const { state, update } = useChosen(props);
  return (
    <Button
      variant="quiet"
      disabled={choiceCount(state) === 0}
      onClick={() => update({ ...NO_FILTERS, mode: 'hybrid' })}
      {...(className ? { className } : {})}
    >
      <RotateCcw aria-hidden />
      {t(messages.resetFilters)}
    </Button>
  );
}

/** The filters and the order: in English one line of a laptop’s window. A chosen result does not draw them again. */
export const FilterBar = memo(function FilterBar({ facets, ...props }: FilterProps) {
  const { state, update } = useChosen(props);
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t(messages.filters)}</legend>
      <TypeSelect state={state} facets={facets} update={update} />
      {LIST_FILTERS.map((of) => (
        <ChoiceFilter
          key={of}
          of={of}
          state={state}
          choices={choicesOf(of, facets, state)}
          chosen={state[of]}
          onChange={(chosen) => update({ [of]: chosen })}
        />
      ))}
      <YearFilter
        from={state.from}
        to={state.to}
        years={facets?.year ?? []}
        onChange={(years) => update(years)}
      />
      {state.similar ? null : <SortSelect state={state} update={update} />}
    </fieldset>
  );
});
