import { ChevronDown, RotateCcw, SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { Facets } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { Select, SelectField } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useAfterPaint, useOptimisticValue } from '#web/ui/primitives/after-paint.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { ModeControl } from '../mode-control.tsx';
import { choiceCount, LIST_FILTERS, NO_FILTERS, type SearchState, sortOf, termOf } from '../search-state.ts';
import { DAY } from '../search-url.ts';
import { WebSwitch, type WebSwitchState } from '../web/web-switch.tsx';
import { ChoiceList, type ChoicesProps, choiceText } from './choices.tsx';
import {
  benchOptions,
  bindingOptions,
  choicesOf,
  decidingBenchOptions,
  typeOptions,
  usedNames,
} from './filter-choices.ts';
import { YearChoices, yearsText } from './year-filter.tsx';

export type Update = (patch: Partial<SearchState>, how?: 'push' | 'replace') => void;
export type FilterProps = { state: SearchState; facets: Facets | undefined; update: Update };

const sorts = () =>
  [
    { value: 'relevance', label: t(messages.mostRelevant) },
    { value: 'newest', label: t(messages.newestFirst) },
    { value: 'oldest', label: t(messages.oldestFirst) },
    { value: 'bench_strength', label: t(messages.largestBenchFirst) },
  ] as const;

function TypeSelect({ state, facets, update }: FilterProps) {
  return (
    <Select
      aria-label={t(messages.documentType)}
      value={state.type ?? 'all'}
      onValueChange={(type) => update({ type: type === 'all' ? undefined : type })}
      options={typeOptions(facets)}
      className="w-full"
    />
  );
}

function SortSelect({ state, update }: Omit<FilterProps, 'facets'>) {
  // Without words there is no relevance.
  const options = termOf(state) ? sorts() : sorts().slice(1);
  return (
    <Select
      aria-label={t(messages.order)}
      value={sortOf(state)}
      onValueChange={(sort) => update({ sort })}
      options={options}
      className="w-full"
    />
  );
}

/** Judgments that bind the courts of a state, or a High Court. */
function BindingSelect({ state, update }: Omit<FilterProps, 'facets'>) {
  return (
    <Select
      aria-label={t(messages.bindingOn)}
      value={state.binding ?? 'any'}
      onValueChange={(binding) =>
        update({ binding: binding === 'any' ? undefined : binding, bindingBench: undefined })
      }
      options={bindingOptions()}
      className="w-full"
    />
  );
}

/** The bench that decides and its day, on which depends what binds it; and what does not bind, on request. */
function BindingDetails({ state, update }: Omit<FilterProps, 'facets'>) {
  const { binding, bindingBench, bindingDate } = state;
  if (binding === undefined) return null;
  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {binding.startsWith('court:') ? (
          <SelectField
            label={t(messages.decidingBench)}
            value={String(bindingBench ?? 'any')}
            onValueChange={(judges) =>
              update({ bindingBench: judges === 'any' ? undefined : Number(judges) })
            }
            options={decidingBenchOptions(bindingBench)}
          />
        ) : null}
        <InputField
          label={t(messages.decidingDay)}
          type="date"
          defaultValue={bindingDate}
          // A year that is being typed is none yet.
          onChange={({ target: { value } }) => {
            if (value === '' || DAY.test(value)) update({ bindingDate: value || undefined });
          }}
        />
      </div>
      <PersuasiveChoice state={state} update={update} />
    </div>
  );
}

function PersuasiveChoice({ state, update }: Omit<FilterProps, 'facets'>) {
  return (
    <Checkbox
      label={t(messages.persuasive)}
      checked={state.persuasive}
      onCheckedChange={(persuasive) => update({ persuasive, stateOnly: false })}
    />
  );
}

function BenchSelect({ state, update }: Omit<FilterProps, 'facets'>) {
  return (
    <Select
      aria-label={t(messages.benchSize)}
      value={String(state.minBench ?? 'any')}
      onValueChange={(least) => update({ minBench: least === 'any' ? undefined : Number(least) })}
      options={benchOptions(state.minBench)}
      className="w-full"
    />
  );
}

/** The filters as the user chose them, before the results follow. */
function useChosen({ state, update }: Pick<FilterProps, 'state' | 'update'>) {
  const [shown, show] = useOptimisticValue(state);
  const choose: Update = (patch, how) => show({ ...shown, ...patch }, () => update(patch, how));
  return { state: shown, update: choose };
}

function ResetFilters(props: Omit<FilterProps, 'facets'>) {
  const { state, update } = useChosen(props);
  return (
    <Button
      variant="quiet"
      disabled={choiceCount(state) === 0}
      onClick={() => update({ ...NO_FILTERS, mode: 'hybrid' })}
    >
      <RotateCcw aria-hidden />
      {t(messages.resetFilters)}
    </Button>
  );
}

/** Draws its content when it opens: drawing all folds would hold the sheet back. */
function Fold({ text, children }: { text: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="border-t border-line"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center justify-between text-ui font-medium">
        {text}
        <ChevronDown aria-hidden className="size-4 text-ink-soft in-open:rotate-180" />
      </summary>
      {opened ? <div className="pb-3">{children}</div> : null}
    </details>
  );
}

function FoldedChoices({ children, ...props }: ChoicesProps & { children: ReactNode }) {
  return (
    <Fold text={choiceText(props.of, props.chosen)}>
      {children}
      <ChoiceList {...props} />
    </Fold>
  );
}

/** They are further down, and follow in the next frame. */
function OtherFilters({ state, facets, update }: FilterProps) {
  if (!useAfterPaint(true, false)) return null;
  return (
    <>
      <div className="grid grid-cols-1 gap-2 pb-3 sm:grid-cols-2">
        <TypeSelect state={state} facets={facets} update={update} />
        {state.similar ? null : <SortSelect state={state} update={update} />}
        <BindingSelect state={state} update={update} />
        <BenchSelect state={state} update={update} />
        <BindingDetails state={state} update={update} />
      </div>
      {LIST_FILTERS.map((of) => (
        <FoldedChoices
          key={of}
          of={of}
          state={state}
          choices={choicesOf(of, facets, state)}
          chosen={state[of]}
          onChange={(chosen) => update({ [of]: chosen })}
        >
          {of === 'state' && state.state.length > 0 ? (
            <>
              <Checkbox
                label={t(messages.stateOnly)}
                checked={state.stateOnly}
                onCheckedChange={(stateOnly) => update({ stateOnly, persuasive: false })}
              />
              {state.binding === undefined ? <PersuasiveChoice state={state} update={update} /> : null}
            </>
          ) : null}
        </FoldedChoices>
      ))}
      <Fold text={yearsText(state.from, state.to)}>
        <YearChoices
          from={state.from}
          to={state.to}
          years={facets?.year ?? []}
          onChange={(years) => update(years)}
        />
      </Fold>
    </>
  );
}

type SheetProps = FilterProps & {
  /** Files of the results; undefined while their number is not known. */
  files: string | undefined;
  web: WebSwitchState;
};

/** Everything that narrows or orders the results, behind one button that names what is in use. */
export const FilterSheet = memo(function FilterSheet({ facets, files, web, ...props }: SheetProps) {
  const { state, update } = useChosen(props);
  const [open, setOpen] = useState(false);
  const names = usedNames(props.state, facets);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t(messages.filters)}
      asksNothing
      trigger={
        <Button
          className={cx('max-lg:flex-1 lg:h-13! lg:max-w-96', names.length > 0 ? 'min-w-0' : 'shrink-0')}
          aria-pressed={names.length > 0}
        >
          <SlidersHorizontal aria-hidden />
          <span className={names.length > 0 ? 'truncate' : undefined}>
            {names.length > 0 ? t(messages.filtersUsed, { names: names.join(', ') }) : t(messages.filters)}
          </span>
        </Button>
      }
      footer={
        <>
          <ResetFilters state={state} update={update} />
          <Button variant="primary" onClick={() => setOpen(false)}>
            {files ? t(messages.showFileCount, { files }) : t(messages.showFiles)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col">
        {state.similar ? null : (
          <div className="flex flex-col gap-3 pb-3">
            <ModeControl mode={state.mode} onMode={(mode) => update({ mode })} />
            <WebSwitch web={web} />
          </div>
        )}
        <OtherFilters state={state} facets={facets} update={update} />
      </div>
    </Dialog>
  );
});
