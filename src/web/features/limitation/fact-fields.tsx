import { X } from 'lucide-react';
import { messages } from '#shared/messages/en/practice/deadlines.ts';
import { t } from '#shared/messages/translate.ts';
import { dayRefusal, readTypedDay, typedDay } from '#shared/typed-day.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { Field, Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import {
  type CaseDay,
  type Draft,
  type End,
  FACTS,
  type Fact,
  factLabel,
  isFact,
  sourceKey,
  withoutFact,
  withText,
} from './draft.ts';

/** The refusal of a typed day that is none; undefined for an empty field. */
export function refusal(typed: string): string | undefined {
  const read = readTypedDay(typed);
  return typed.trim() === '' || typeof read === 'object' ? undefined : dayRefusal(read);
}

type Props = { draft: Draft; days: readonly CaseDay[]; onChange: (draft: Draft) => void };
type FieldProps = Props & { fact: Fact };

/** A day of a fact, as typed or as an event of the case has it. */
function FactDay({ draft, days, onChange, fact, end, label }: FieldProps & { end: End; label: string }) {
  const text = draft.facts[fact]?.[end] ?? '';
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <DateField
        label={label}
        value={text}
        onChange={(typed) => onChange(withText(draft, fact, end, typed))}
        error={refusal(text)}
      />
      {days.length === 0 ? null : (
        <Select
          aria-label={t(messages.dayOfEventFor, { fact: label })}
          value={draft.sources[sourceKey(fact, end)] ?? ''}
          placeholder={t(messages.dayOfEvent)}
          onValueChange={(id) => {
            const chosen = days.find((one) => one.id === id);
            onChange(withText(draft, fact, end, chosen ? typedDay(chosen.day) : text, chosen?.id));
          }}
          options={[
            { value: '', label: t(messages.dayOfEvent) },
            ...days.map(({ id, title, day }) => ({ value: id, label: `${typedDay(day)} ${title}` })),
          ]}
        />
      )}
    </div>
  );
}

function ChoiceField({ draft, onChange, fact }: FieldProps) {
  const options =
    FACTS[fact] === 'act'
      ? [
          { value: 'ndps', label: t(messages.ndps) },
          { value: 'uapa', label: t(messages.uapa) },
        ]
      : [
          { value: 'yes', label: t(messages.yes) },
          { value: 'no', label: t(messages.no) },
        ];
  return (
    <Field label={factLabel(fact)}>
      {(field) => (
        <Select
          {...field}
          value={draft.facts[fact]?.[0] ?? ''}
          onValueChange={(chosen) => onChange(withText(draft, fact, 0, chosen))}
          onClear={() => onChange(withText(draft, fact, 0, ''))}
          options={options}
        />
      )}
    </Field>
  );
}

function FactField(props: FieldProps) {
  const { draft, onChange, fact } = props;
  const label = factLabel(fact);
  switch (FACTS[fact]) {
    case 'day':
      return <FactDay {...props} end={0} label={label} />;
    case 'span':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <FactDay {...props} end={0} label={t(messages.from, { fact: label })} />
          <FactDay {...props} end={1} label={t(messages.to, { fact: label })} />
        </div>
      );
    case 'months':
      return (
        <Field label={label}>
          {(field) => (
            <Input
              {...field}
              inputMode="numeric"
              value={draft.facts[fact]?.[0] ?? ''}
              onChange={(event) => onChange(withText(draft, fact, 0, event.target.value))}
            />
          )}
        </Field>
      );
    default:
      return <ChoiceField {...props} />;
  }
}

/** The facts of a case that were added, each with its field, and the choice of another one. */
export function FactFields({ draft, days, onChange }: Props) {
  const added = Object.keys(draft.facts).filter(isFact);
  const open = Object.keys(FACTS).filter((fact): fact is Fact => isFact(fact) && !added.includes(fact));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-ui font-medium">{t(messages.facts)}</legend>
      {added.map((fact) => (
        <div key={fact} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <FactField fact={fact} draft={draft} days={days} onChange={onChange} />
          </div>
          <Button
            variant="quiet"
            size="icon"
            className="mt-6"
            aria-label={t(messages.removeFact, { fact: factLabel(fact) })}
            onClick={() => onChange(withoutFact(draft, fact))}
          >
            <X aria-hidden />
          </Button>
        </div>
      ))}
      <Field label={t(messages.addFact)}>
        {(field) => (
          <Select
            {...field}
            value=""
            onValueChange={(fact) => isFact(fact) && onChange(withText(draft, fact, 0, ''))}
            options={open.map((fact) => ({ value: fact, label: factLabel(fact) }))}
          />
        )}
      </Field>
    </fieldset>
  );
}
