import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { sentence } from '#web/api.ts';
import { CodeInput } from '#web/ui/code-input.tsx';
import { Field } from '#web/ui/input.tsx';

const codeForm = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits of the code')),
});

/** A form for one six-digit code. What `onCode` throws is said under the field; what was typed stays. */
export function useCodeForm(onCode: (code: string) => Promise<void>) {
  const id = useId();
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } });
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      form.setError('code', { message: sentence(error) }, { shouldFocus: true });
    }
  });
  const { register, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  return { id, submit, busy: isSubmitting, error: errors.code?.message, register, setFocus };
}

type CodeForm = ReturnType<typeof useCodeForm>;

export function CodeField({ form, hint }: { form: CodeForm; hint?: ReactNode }) {
  return (
    <Field label="Six-digit code" required hint={hint} {...(form.error ? { error: form.error } : {})}>
      {(control) => <CodeInput {...control} {...form.register('code')} className="md:max-w-48" />}
    </Field>
  );
}
