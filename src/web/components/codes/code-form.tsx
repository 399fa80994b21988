import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { Field, Input } from '#web/ui/forms/input.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';

/**
 * The field for a one-time code: phones show a numeric keyboard and offer the code from the SMS; `123 456` can be
 * pasted.
 */
function CodeInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={ACCOUNTS.otpLength * 2}
      spellCheck={false}
      className={cx('tracking-[0.2em] tabular-nums', className)}
    />
  );
}

const COMPLETE = new RegExp(`^\\d{${ACCOUNTS.otpLength}}$`);
const isComplete = (code: string) => COMPLETE.test(code) || t(accountErrors.codeIncomplete);

/** Keeps at most six digits of the typed or pasted text. */
const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, ACCOUNTS.otpLength);

/**
 * A form for one six-digit code. The sentence that `onCode` returns or throws appears under the field, and the typed
 * code stays. `focus`: starts with the focus in the field, as in every dialog. `submitsItself`: the sixth digit submits.
 */
export function useCodeForm(
  onCode: (code: string) => Promise<string | undefined>,
  { focus = false, submitsItself = false }: { focus?: boolean; submitsItself?: boolean } = {},
) {
  const id = useId();
  const form = useForm({ defaultValues: { code: '' } });
  const { control, setFocus, formState } = form;
  useEffect(() => {
    if (focus) setFocus('code');
  }, [focus, setFocus]);
  const sending = useRef(false);
  const submit = form.handleSubmit(async ({ code }) => {
    // The sixth digit and Enter after it are one submission.
    if (sending.current) return;
    sending.current = true;
    const refusal = await onCode(code).catch((error: unknown) => sentence(error));
    sending.current = false;
    if (refusal) form.setError('code', { message: refusal }, { shouldFocus: true });
  });
  const { isSubmitting: busy, errors } = formState;
  const enter = (typed: string, change: (digits: string) => void) => {
    const before = form.getValues('code');
    const digits = codeDigits(typed);
    change(digits);
    if (submitsItself && digits !== before && COMPLETE.test(digits)) void submit();
  };
  return { id, submit, busy, error: errors.code?.message, control, enter, reset: () => form.reset() };
}
export type CodeForm = ReturnType<typeof useCodeForm>;

type Props = { form: CodeForm; label?: string; hint?: ReactNode };

export function CodeField({ form, label = t(messages.sixDigitCode), hint }: Props) {
  return (
    <Field label={label} required hint={hint} error={form.error}>
      {(control) => (
        <Controller
          control={form.control}
          name="code"
          rules={{ validate: isComplete }}
          render={({ field }) => (
            <CodeInput
              {...control}
              {...field}
              onChange={(event) => form.enter(event.target.value, field.onChange)}
            />
          )}
        />
      )}
    </Field>
  );
}
