import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useAfterPaint, useOptimisticValue } from '#web/ui/primitives/after-paint.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { facetQuery } from '../../queries.ts';
import type { ListFilter, SearchState } from '../search-state.ts';

/** The values of a facet with words that begin so, asked of the server; undefined without words, and until it answers. */
function useFoundChoices(state: SearchState, of: ListFilter, words: string) {
  const wanted = words.trim();
  const { data } = useQuery({ ...facetQuery(state, of, wanted), enabled: wanted !== '' && !state.similar });
  return wanted === '' ? undefined : data;
}

export type Choice = { value: string; label: string; count?: number | undefined; group?: string };
const KINDS = {
  state: {
    label: messages.states,
    all: messages.allStates,
    chosen: messages.statesChosen,
    find: messages.findState,
    clear: messages.clearStates,
  },
  court: {
    label: messages.courts,
    all: messages.allCourts,
    chosen: messages.courtsChosen,
    find: messages.findCourt,
    clear: messages.clearCourts,
  },
  judge: {
    label: messages.judges,
    all: messages.allJudges,
    chosen: messages.judgesChosen,
    find: messages.findJudge,
    clear: messages.clearJudges,
  },
  bench: {
    label: messages.benches,
    all: messages.allBenches,
    chosen: messages.benchesChosen,
    find: messages.findBench,
    clear: messages.clearBenches,
  },
  act: {
    label: messages.actsCited,
    all: messages.allActs,
    chosen: messages.actsChosen,
    find: messages.findAct,
    clear: messages.clearActs,
  },
  section: {
    label: messages.sections,
    all: messages.allSections,
    chosen: messages.sectionsChosen,
    find: messages.findSection,
    clear: messages.clearSections,
  },
  disposal: {
    label: messages.outcomes,
    all: messages.allOutcomes,
    chosen: messages.outcomesChosen,
    find: messages.findOutcome,
    clear: messages.clearOutcomes,
  },
} as const satisfies Record<ListFilter, unknown>;

export type ChoicesProps = {
  of: ListFilter;
  choices: readonly Choice[];
  /** The search, for the values that a long list leaves out. */
  state: SearchState;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

const MANY = 8;
/** More than the list shows at once: it opens with these, and the others follow when it is on the screen. */
const FIRST = 10;

/** A list of checkboxes with counts; typing narrows a long one. */
export function ChoiceList({ of, choices, state, ...props }: ChoicesProps) {
  // The other filters are drawn again after the frame that shows the choice.
  const [chosen, show] = useOptimisticValue(props.chosen);
  const change = (next: string[]) => show(next, () => props.onChange(next));
  const [words, setWords] = useState('');
  const cut = choices.length >= SEARCH.mostBuckets;
  const others = useFoundChoices(state, of, cut ? words : '');
  const wanted = words.trim().toLowerCase();
  const matching: readonly Choice[] =
    others ?? choices.filter((choice) => choice.label.toLowerCase().includes(wanted));
  const shown = useAfterPaint(true, false) ? matching : matching.slice(0, FIRST);
  const toggle = (value: string, on: boolean) =>
    change(on ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <>
      {choices.length > MANY ? (
        <Input
          aria-label={t(KINDS[of].find)}
          placeholder={t(messages.narrowList)}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="mb-1"
        />
      ) : null}
      {cut && wanted === '' ? (
        <p className="px-2 pb-1 text-12 text-ink-soft">
          {t(messages.mostFrequent, { count: SEARCH.mostBuckets })}
        </p>
      ) : null}
      <fieldset className="max-h-72 overflow-y-auto">
        <legend className="sr-only">{t(KINDS[of].label)}</legend>
        {shown.map((choice, at) => (
          <div key={choice.value}>
            {choice.group && choice.group !== shown[at - 1]?.group ? (
              <p className="px-2 pt-2 pb-1 text-12 font-medium text-ink-soft">{choice.group}</p>
            ) : null}
            <Checkbox
              label={choice.label}
              checked={chosen.includes(choice.value)}
              onCheckedChange={(on) => toggle(choice.value, on)}
              aside={choice.count === undefined ? undefined : formatNumber(choice.count)}
            />
          </div>
        ))}
        {shown.length === 0 ? (
          <p role="status" className="px-2 py-3 text-13 text-ink-soft">
            {choices.length === 0 ? t(messages.noChoices) : t(messages.noChoiceMatches)}
          </p>
        ) : null}
      </fieldset>
      {chosen.length > 0 ? (
        <Button variant="quiet" className="mt-1 w-full" onClick={() => change([])}>
          {t(KINDS[of].clear)}
        </Button>
      ) : null}
    </>
  );
}

/** 'All States', or '2 state(s) selected'. */
export function choiceText(of: ListFilter, chosen: readonly string[]): string {
  return chosen.length === 0 ? t(KINDS[of].all) : t(KINDS[of].chosen, { count: chosen.length });
}

export const FILTER_BUTTON =
  'px-3! font-normal! aria-[pressed=true]:border-accent aria-[pressed=true]:bg-accent-wash aria-[pressed=true]:text-accent-strong';
