import { Controller, useFormContext } from 'react-hook-form';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { Field, InputField } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { NextEventInput } from './next-event.ts';

const typeOptions = () =>
  [
    { value: 'hearing', label: t(messages.hearing) },
    { value: 'deadline', label: t(messages.deadline) },
  ] as const;

/** The next date of a new case: the day and time, what it is, and what for. */
export function NextEventFields() {
  const form = useFormContext<NextEventInput>();
  const { control, formState } = form;
  const field = fieldsOf(form);
  return (
    <fieldset className="grid grid-cols-2 items-start gap-4 border-y border-line py-4 md:col-span-2">
      <legend className="sr-only">{t(messages.nextDateOfCase)}</legend>
      <Controller
        control={control}
        name="next_day"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <DateField
            label={t(messages.nextDateOfCase)}
            optional
            error={formState.errors.next_day?.message}
            inputRef={ref}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <InputField
        label={t(messages.time)}
        optional
        hint={t(messages.indianTime)}
        {...field('next_clock')}
        type="time"
      />
      <Field label={t(messages.kindOfDate)}>
        {(field) => (
          <Controller
            control={control}
            name="next_type"
            render={({ field: { value, onChange } }) => (
              <Select {...field} value={value} onValueChange={onChange} options={typeOptions()} />
            )}
          />
        )}
      </Field>
      <InputField
        label={t(messages.purpose)}
        optional
        {...field('next_title')}
        autoComplete="off"
        placeholder={t(messages.purposeHint)}
      />
    </fieldset>
  );
}
