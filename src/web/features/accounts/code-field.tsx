import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { CodeInput } from '#web/ui/code-input.tsx';
import { Field } from '#web/ui/input.tsx';
import { codeDigits } from './phone-codes.ts';

type Props = { form: UseFormReturn<{ code: string }>; label: string; hint?: ReactNode };

/** The six digits of a one-time code. */
export function CodeField({ form, label, hint }: Props) {
  return (
    <Field label={label} required hint={hint} error={form.formState.errors.code?.message}>
      {(control) => (
        <Controller
          control={form.control}
          name="code"
          render={({ field }) => (
            <CodeInput
              {...control}
              {...field}
              onChange={(event) => field.onChange(codeDigits(event.target.value))}
            />
          )}
        />
      )}
    </Field>
  );
}
