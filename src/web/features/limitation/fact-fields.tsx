import { X } from 'lucide-react';
import { messages } from '#shared/messages/en/practice/deadlines.ts';
import { t } from '#shared/messages/translate.ts';
import { dayRefusal, readTypedDay } from '#shared/typed-day.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { Field, Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { type Draft, FACTS, type Fact, factLabel, isFact } from './draft.ts';

/** The refusal of a typed day that is none; undefined for an empty field. */
export function refusal(typed: string): string | undefined {
  const read = readTypedDay(typed);
  return typed.trim() === '' || typeof read === 'object' ? undefined : dayRefusal(read);
}

type FieldProps = {
  fact: Fact;
  texts: readonly [string, string];
  onChange: (texts: readonly [string, string]) => void;
};

function ChoiceField({ fact, texts: [value], onChange }: FieldProps) {
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
          value={value}
          onValueChange={(chosen) => onChange([chosen, ''])}
          options={options}
        />
      )}
    </Field>
  );
}

function FactField(props: FieldProps) {
  const { fact, texts, onChange } = props;
  const [first, second] = texts;
  const label = factLabel(fact);
  switch (FACTS[fact]) {
    case 'day':
      return (
        <DateField
          label={label}
          value={first}
          onChange={(text) => onChange([text, ''])}
          error={refusal(first)}
        />
      );
    case 'span':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <DateField
            label={t(messages.from, { fact: label })}
            value={first}
            onChange={(text) => onChange([text, second])}
            error={refusal(first)}
          />
          <DateField
            label={t(messages.to, { fact: label })}
            value={second}
            onChange={(text) => onChange([first, text])}
            error={refusal(second)}
          />
        </div>
      );
    case 'months':
      return (
        <Field label={label}>
          {(field) => (
            <Input
              {...field}
              inputMode="numeric"
              value={first}
              onChange={(event) => onChange([event.target.value, ''])}
            />
          )}
        </Field>
      );
    default:
      return <ChoiceField {...props} />;
  }
}

type Props = { facts: Draft['facts']; onChange: (facts: Draft['facts']) => void };

/** The facts of a case that were added, each with its field, and the choice of another one. */
export function FactFields({ facts, onChange }: Props) {
  const added = Object.entries(facts).flatMap(([fact, texts]) => (isFact(fact) ? [{ fact, texts }] : []));
  const open = Object.keys(FACTS).filter((fact): fact is Fact => isFact(fact) && facts[fact] === undefined);
  const remove = (fact: Fact) => {
    const { [fact]: _, ...rest } = facts;
    onChange(rest);
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-ui font-medium">{t(messages.facts)}</legend>
      {added.map(({ fact, texts }) => (
        <div key={fact} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <FactField fact={fact} texts={texts} onChange={(next) => onChange({ ...facts, [fact]: next })} />
          </div>
          <Button
            variant="quiet"
            size="icon"
            className="mt-6"
            aria-label={t(messages.removeFact, { fact: factLabel(fact) })}
            onClick={() => remove(fact)}
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
            onValueChange={(fact) => isFact(fact) && onChange({ ...facts, [fact]: ['', ''] })}
            options={open.map((fact) => ({ value: fact, label: factLabel(fact) }))}
          />
        )}
      </Field>
    </fieldset>
  );
}
