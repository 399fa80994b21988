import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ACCOUNT_SENTENCES, passwordProblem } from '#shared/accounts.ts';
import { api, sentence } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { PasswordInput } from './password-input.tsx';
import { PasswordStrength } from './password-strength.tsx';

const passwordForm = z
  .object({ password: z.string().min(1, 'Password is required').max(256), confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: ACCOUNT_SENTENCES.mismatch,
  })
  .superRefine((form, context) => {
    const problem = passwordProblem(form.password);
    if (problem) context.addIssue({ code: 'custom', path: ['password'], message: problem });
  });
type PasswordForm = z.infer<typeof passwordForm>;

/** A new password, for those who are signed in and for those whom a recovery link has just signed in. */
export function ChangePassword({ email }: { email: string }) {
  const rulesId = useId();
  const form = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  const submit = form.handleSubmit(async (values) => {
    try {
      await api.run('PUT', '/auth/v1/user', { password: values.password });
    } catch (error) {
      const message = sentence(error, 'Failed to change the password. Please try again.');
      form.setError('password', { message }, { shouldFocus: true });
      toast({ title: 'Error', description: message, variant: 'destructive' });
      return;
    }
    form.reset();
    toast({ title: 'Success', description: 'Your password has been changed', variant: 'success' });
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
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
      <PasswordStrength password={password} id={rulesId} />
      <div className="flex justify-end border-t border-line pt-4">
        <Button type="submit" busy={isSubmitting && 'Processing...'} className="w-full md:w-auto">
          Change password
        </Button>
      </div>
    </form>
  );
}
