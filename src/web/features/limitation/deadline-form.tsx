import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messages } from '#shared/messages/en/practice/deadlines.ts';
import { t } from '#shared/messages/translate.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { Field } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { CaseDay, Draft, PeriodChoice } from './draft.ts';
import { FactFields, refusal } from './fact-fields.tsx';
import { calendarsQuery, rulesQuery } from './queries.ts';

/** Limit of the options that are shown at a time. */
const SHOWN = 60;

type PeriodProps = { choices: readonly PeriodChoice[]; chosen: string; onChoose: (value: string) => void };

/** The choice of an article or a rule by any of its words. */
function PeriodField({ choices, chosen, onChoose }: PeriodProps) {
  const current = choices.find(({ value }) => value === chosen);
  const [typed, setTyped] = useState<string>();
  const words = (typed ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
  const fitting = choices.filter((choice) => words.every((word) => choice.words.includes(word)));
  return (
    <Field label={t(messages.period)} required>
      {(field) => (
        <Combobox
          {...field}
          text={typed ?? current?.label ?? ''}
          onText={setTyped}
          options={fitting.slice(0, SHOWN)}
          chosen={chosen}
          onChoose={({ value }) => {
            setTyped(undefined);
            onChoose(value);
          }}
          searching={false}
          status={
            fitting.length === 0 ? t(messages.noPeriods) : t(messages.periodCount, { count: fitting.length })
          }
          onLeave={() => setTyped(undefined)}
          list={t(messages.periods)}
          placeholder={t(messages.periodHint)}
        />
      )}
    </Field>
  );
}

const AddCalendar = lazy(async () => ({ default: (await import('./add-calendar.tsx')).AddCalendar }));

const forums = () => [
  { value: '', label: t(messages.anyCourt) },
  { value: 'supreme_court', label: t(messages.supremeCourt) },
  { value: 'high_court', label: t(messages.highCourt) },
  { value: 'district', label: t(messages.district) },
  { value: 'subordinate', label: t(messages.subordinate) },
  { value: 'tribunal', label: t(messages.tribunal) },
  { value: 'arbitral', label: t(messages.arbitral) },
];

type Props = {
  choices: readonly PeriodChoice[];
  days: readonly CaseDay[];
  draft: Draft;
  onChange: (draft: Draft) => void;
};

function CalendarField({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const { data: calendars = [] } = useQuery(calendarsQuery);
  const { data: rules } = useQuery(rulesQuery());
  const [adding, setAdding] = useState(false);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-48">
        <SelectField
          label={t(messages.calendar)}
          value={draft.calendar}
          onValueChange={(calendar) => onChange({ ...draft, calendar })}
          options={[
            { value: '', label: t(messages.noCalendar) },
            ...[...calendars, ...(rules?.calendars ?? [])].map(({ id, name }) => ({
              value: id,
              label: name,
            })),
          ]}
        />
      </div>
      <Button onClick={() => setAdding(true)}>{t(messages.addCalendar)}</Button>
      {adding ? (
        <Suspense>
          <AddCalendar
            onClose={() => setAdding(false)}
            onAdded={(calendar) => {
              setAdding(false);
              onChange({ ...draft, calendar });
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The period, the day from which time runs, the court, its calendar, and the facts of the case. */
export function DeadlineForm({ choices, days, draft, onChange }: Props) {
  const from = choices.find(({ value }) => value === draft.period)?.from;
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <PeriodField
        choices={choices}
        chosen={draft.period}
        onChoose={(period) => onChange({ ...draft, period })}
      />
      <DateField
        label={from === undefined ? t(messages.start) : t(messages.startOf, { what: from })}
        required
        value={draft.start}
        onChange={(start) => onChange({ ...draft, start })}
        error={refusal(draft.start)}
      />
      <SelectField
        label={t(messages.court)}
        value={draft.forum}
        onValueChange={(forum) => onChange({ ...draft, forum })}
        options={forums()}
      />
      <CalendarField draft={draft} onChange={onChange} />
      <FactFields draft={draft} days={days} onChange={onChange} />
    </form>
  );
}
