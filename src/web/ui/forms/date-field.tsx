import { CalendarDays } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { readTypedDay, typedDay } from '#shared/typed-day.ts';
import { Button } from '../primitives/button.tsx';
import { dayInWords } from '../time/dates.ts';
import { Field, Input } from './input.tsx';

type Props = {
  label: string;
  /** The typed text; `readTypedDay` reads it. */
  value: string;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  /** Ref for a form that focuses its first error. */
  inputRef?: Ref<HTMLInputElement>;
  required?: boolean;
  optional?: boolean;
  error?: string | undefined;
  /** The days that the picker offers, `yyyy-mm-dd`. */
  first?: string;
  last?: string;
};

/** A date, typed in any usual form or picked from the browser's calendar. Below it, the date as it was understood. */
export function DateField(props: Props) {
  const { label, value, onChange, onBlur, inputRef, required, optional, error, first, last } = props;
  const picker = useRef<HTMLInputElement>(null);
  const read = readTypedDay(value);
  const day = typeof read === 'object' ? read.day : undefined;
  return (
    <Field
      label={label}
      required={required}
      optional={optional}
      error={error}
      hint={<span aria-live="polite">{day === undefined ? t(messages.dateExample) : dayInWords(day)}</span>}
    >
      {(field) => (
        <div className="relative">
          <Input
            {...field}
            ref={inputRef}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            autoComplete="off"
            className="pr-11 tabular-nums md:pr-9"
          />
          <input
            ref={picker}
            type="date"
            aria-hidden
            tabIndex={-1}
            value={day ?? ''}
            min={first}
            max={last}
            onChange={(event) => event.target.value && onChange(typedDay(event.target.value))}
            className="pointer-events-none absolute inset-y-0 right-0 w-9 opacity-0"
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={t(messages.pickDay)}
            onClick={() => picker.current?.showPicker()}
            className="absolute inset-y-0 right-0"
          >
            <CalendarDays aria-hidden />
          </Button>
        </div>
      )}
    </Field>
  );
}
