import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { lazyResolver } from '#web/ui/forms/lazy-resolver.ts';
import { PasswordField } from '#web/ui/forms/password-input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { type SignInForm, sendReset, signIn } from './sign-in.ts';

export type MailSent = 'reset' | 'unconfirmed';

const signInCheck = lazyResolver(() => import('./sign-in-check.ts').then((checks) => checks.signInCheck));

type Props = {
  /** The address that is filled in at first; empty for none. */
  email: string;
  onMail: (mail: MailSent) => void;
  /** Called with the moment (epoch ms) from which the server takes the next try. */
  onLocked: (until: number) => void;
  /** Called when a try starts: what the page said before is no longer true. */
  onTry: () => void;
};

/** The Email tab of the sign-in page: sign in, or request a new password. */
export function LoginForm({ email, onMail, onLocked, onTry }: Props) {
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const form = useForm<SignInForm>({ resolver: signInCheck, defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;

  const { setFocus } = form;
  useEffect(() => {
    if (email) setFocus('password');
  }, [email, setFocus]);

  const submit = form.handleSubmit(async (values) => {
    onTry();
    const outcome = await signIn(client, values);
    if (outcome === 'in') return;
    if (outcome === 'unconfirmed') return onMail('unconfirmed');
    if (outcome.lockedUntil) return onLocked(outcome.lockedUntil);
    form.setError('password', { message: outcome.refused }, { shouldFocus: true });
  });
  const reset = async () => {
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    setSending(true);
    if (await sendReset(form.getValues('email').trim())) onMail('reset');
    setSending(false);
  };

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <InputField
        label={t(common.email)}
        required
        error={errors.email?.message}
        {...form.register('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <PasswordField
        label={t(messages.password)}
        required
        error={errors.password?.message}
        {...form.register('password')}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" busy={isSubmitting && t(messages.signingIn)}>
        {t(messages.signIn)}
      </Button>
      <Button variant="quiet" busy={sending && t(messages.sendingInstructions)} onClick={() => void reset()}>
        {t(messages.forgotPassword)}
      </Button>
    </form>
  );
}
