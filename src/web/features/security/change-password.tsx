import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ACCOUNT_SENTENCES, passwordProblem } from '#shared/accounts.ts';
import { ApiError, api, sentence } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PasswordStrength } from '#web/ui/password-strength.tsx';
import { toast } from '#web/ui/toast-store.ts';

const passwordForm = z
  .object({
    current: z.string().max(256),
    password: z.string().min(1, 'Password is required').max(256),
    confirmPassword: z.string(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: ACCOUNT_SENTENCES.mismatch,
  })
  .superRefine((form, context) => {
    const problem = passwordProblem(form.password);
    if (problem) context.addIssue({ code: 'custom', path: ['password'], message: problem });
  });
type PasswordForm = z.infer<typeof passwordForm>;

type Props = { email: string; recovering: boolean; onChanged?: () => void };

/** A new password: with the current one, or without it for those whom a recovery link has just signed in. */
export function ChangePassword({ email, recovering, onChanged }: Props) {
  const rulesId = useId();
  const form = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: { current: '', password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (recovering) setFocus('password');
  }, [recovering, setFocus]);
  const password = useWatch({ control: form.control, name: 'password' });

  const submit = form.handleSubmit(async (values) => {
    try {
      const current = values.current === '' ? {} : { current_password: values.current };
      await api.run('PUT', '/auth/v1/user', { password: values.password, ...current });
    } catch (error) {
      const message = sentence(error, 'Failed to change the password. Please try again.');
      const unsure = error instanceof ApiError && error.code === 'reauthentication_needed';
      form.setError(unsure && !recovering ? 'current' : 'password', { message }, { shouldFocus: true });
      toast({ title: 'Error', description: message, variant: 'destructive' });
      return;
    }
    form.reset();
    onChanged?.();
    toast({ title: 'Success', description: 'Your password has been changed', variant: 'success' });
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {recovering ? null : (
        <div className="md:w-[calc(50%-0.5rem)]">
          <Field label="Current password" error={errors.current?.message}>
            {(control) => (
              <PasswordInput {...control} {...form.register('current')} autoComplete="current-password" />
            )}
          </Field>
        </div>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="New password" required error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              aria-describedby={[control['aria-describedby'], rulesId].filter(Boolean).join(' ')}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Field label="Confirm new password" required error={errors.confirmPassword?.message}>
          {(control) => (
            <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />
          )}
        </Field>
      </div>
      {password === '' ? null : <PasswordStrength password={password} id={rulesId} />}
      <div className="flex justify-end border-t border-line pt-4">
        <Button
          type="submit"
          variant={recovering ? 'primary' : 'secondary'}
          busy={isSubmitting && 'Processing...'}
          className="w-full md:w-auto"
        >
          Change password
        </Button>
      </div>
    </form>
  );
}
