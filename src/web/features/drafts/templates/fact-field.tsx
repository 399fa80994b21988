import { FACT_LIMITS } from '#law/drafting/templates/read-facts.ts';
import type { TemplateFact } from '#shared/contracts/drafts/draft-templates.ts';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { t } from '#shared/messages/translate.ts';
import { dayRefusal, readTypedDay, typedDay } from '#shared/typed-day.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { Field, Input, Textarea } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';

/** The first content of a fact's field. */
export const shownValue = ({ type, value }: TemplateFact): string =>
  type === 'date' && value !== '' ? typedDay(value) : value;

/** The value of a fact as the server takes it, or why it does not fit. */
export function readTyped({ type }: TemplateFact, typed: string): { value: string } | { error: string } {
  const value = typed.trim();
  if (value === '') return { value };
  if (type === 'date') {
    const read = readTypedDay(value);
    return typeof read === 'object' ? { value: read.day } : { error: dayRefusal(read) };
  }
  if (type === 'number' && !/^\d{1,6}$/u.test(value)) return { error: t(messages.numberInvalid) };
  if (type !== 'money') return { value };
  const plain = value.replace(/^(?:rs\.?|₹)\s*|[,\s]|\/-$/giu, '');
  return /^\d{1,13}(?:\.\d{1,2})?$/u.test(plain) ? { value: plain } : { error: t(messages.rupeesInvalid) };
}

type Props = {
  fact: TemplateFact;
  typed: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};

export function FactField({ fact, typed, error, onChange }: Props) {
  const { label, type, choices, optional } = fact;
  const shown = { label, ...(optional ? { optional } : {}), ...(error ? { error } : {}) };
  if (type === 'date') return <DateField {...shown} value={typed} onChange={onChange} />;
  const hint = type === 'money' ? { hint: t(messages.rupeesHint) } : {};
  return (
    <Field {...shown} {...hint}>
      {(control) => {
        if (type === 'choice')
          return (
            <Select
              {...control}
              value={typed === '' ? undefined : typed}
              placeholder={t(messages.chooseValue)}
              options={choices.map((value) => ({ value, label: value }))}
              onValueChange={onChange}
              onClear={() => onChange('')}
            />
          );
        if (type === 'text')
          return (
            <Textarea
              {...control}
              value={typed}
              maxLength={FACT_LIMITS.text}
              onChange={({ target }) => onChange(target.value)}
            />
          );
        return (
          <Input
            {...control}
            value={typed}
            maxLength={FACT_LIMITS.line}
            inputMode={type === 'line' ? 'text' : 'decimal'}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </Field>
  );
}
