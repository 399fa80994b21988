import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { formatSentence } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { passwordProblem } from '#shared/password-rules.ts';
import { PasswordStrength } from '#web/components/codes/password-strength.tsx';
import { sentence } from '#web/data/api.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { Field } from '#web/ui/forms/input.tsx';
import { PasswordField, PasswordInput } from '#web/ui/forms/password-input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Reauthenticate } from '../reauthenticate.tsx';
import { useAccountChange } from '../use-reauthentication.ts';

const passwordForm = z
  .object({
    password: z
      .string()
      .min(1, { error: () => t(accountErrors.passwordRequired) })
      .max(256),
    confirmPassword: z.string(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: () => t(accountErrors.passwordMismatch),
  })
  .superRefine((form, context) => {
    const problem = passwordProblem(form.password);
    if (problem) context.addIssue({ code: 'custom', path: ['password'], message: formatSentence(problem) });
  });
type PasswordForm = z.infer<typeof passwordForm>;

type Props = {
  user: AuthUser;
  /** True on the page of a recovery link, where this is the only form. */
  primary?: boolean;
  onChanged: () => void;
};

/** A new password, entered twice. */
export function ChangePassword({ user, primary, onChanged }: Props) {
  const rulesId = useId();
  const { change, asking } = useAccountChange();
  const form = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const password = useWatch({ control: form.control, name: 'password' });

  const submit = form.handleSubmit(async (values) => {
    try {
      if (!(await change({ password: values.password }))) return;
    } catch (error) {
      const message = sentence(error, t(messages.passwordNotChanged));
      form.setError('password', { message }, { shouldFocus: true });
      toastProblem(t(common.error), message);
      return;
    }
    form.reset();
    onChanged();
    toastSuccess(t(common.success), t(messages.passwordChanged));
  });

  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={t(messages.newPassword)} required error={errors.password?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...form.register('password')}
                aria-describedby={[control['aria-describedby'], rulesId].filter(Boolean).join(' ')}
                autoComplete="new-password"
              />
            )}
          </Field>
          <PasswordField
            label={t(messages.confirmNewPassword)}
            required
            {...fieldsOf(form)('confirmPassword')}
            autoComplete="new-password"
          />
        </div>
        <PasswordStrength password={password} id={rulesId} />
        <div className="flex justify-end">
          <Button
            type="submit"
            variant={primary ? 'primary' : 'secondary'}
            busy={isSubmitting && t(messages.processing)}
            className="w-full md:w-auto"
          >
            {user.has_password ? t(messages.changePassword) : t(messages.setPassword)}
          </Button>
        </div>
      </form>
      {asking ? <Reauthenticate user={user} asking={asking} /> : null}
    </>
  );
}
