import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { useAfterPaint } from '#web/ui/forms/use-shown-first.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { ModeControl } from '../mode-control.tsx';
import { choiceCount, LIST_FILTERS } from '../search-state.ts';
import { ChoiceList, type ChoicesProps, choiceText } from './choices.tsx';
import { type FilterProps, ResetFilters, SortSelect, TypeSelect, useChosen } from './filter-bar.tsx';
import { choicesOf } from './filter-choices.ts';
import { YearChoices, yearsText } from './year-filter.tsx';

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

function FoldedChoices(props: ChoicesProps) {
  return (
    <Fold text={choiceText(props.of, props.chosen)}>
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
        <TypeSelect state={state} facets={facets} update={update} className="w-full" />
        {state.similar ? null : <SortSelect state={state} update={update} className="w-full" />}
      </div>
      {LIST_FILTERS.map((of) => (
        <FoldedChoices
          key={of}
          of={of}
          state={state}
          choices={choicesOf(of, facets, state)}
          chosen={state[of]}
          onChange={(chosen) => update({ [of]: chosen })}
        />
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

/** The filters in a narrow window: one button that opens a sheet. */
export const FilterSheet = memo(function FilterSheet({
  facets,
  files,
  ...props
}: FilterProps & { files: string | undefined }) {
  const { state, update } = useChosen(props);
  const [open, setOpen] = useState(false);
  const used = choiceCount(state);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t(messages.filters)}
      asksNothing
      trigger={
        <Button className="flex-1">
          <SlidersHorizontal aria-hidden />
          {used > 0 ? t(messages.filtersUsed, { count: used }) : t(messages.filters)}
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
          <div className="pb-3">
            <ModeControl explained mode={state.mode} onMode={(mode) => update({ mode })} />
          </div>
        )}
        <OtherFilters state={state} facets={facets} update={update} />
      </div>
    </Dialog>
  );
});
