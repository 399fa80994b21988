import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Reauthenticate } from '../reauthenticate.tsx';
import { useAccountChange } from '../use-reauthentication.ts';

type Props = { user: AuthUser; onSent: (email: string) => void };

const emailForm = (current: string) =>
  z.object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .min(1, { error: () => t(accountErrors.emailRequired) })
      .pipe(z.email({ error: () => t(accountErrors.emailInvalid) }))
      .refine((email) => email !== current.toLowerCase(), { error: () => t(messages.emailUnchanged) }),
  });

/** A new address: the server sends a link to it, and it becomes the email when the link is opened. */
export function ChangeEmail({ user, onSent }: Props) {
  const { change, asking } = useAccountChange();
  const form = useForm({ resolver: zodResolver(emailForm(user.email)), defaultValues: { email: '' } });
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      if (await change({ email })) onSent(email);
    } catch (error) {
      form.setError('email', { message: sentence(error) }, { shouldFocus: true });
    }
  });
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 md:max-w-[26rem]">
        <InputField
          label={user.email ? t(messages.newEmail) : t(messages.email)}
          required
          hint={t(messages.emailHint)}
          {...fieldsOf(form)('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Button
          type="submit"
          busy={isSubmitting && t(messages.sending)}
          className="w-full md:w-auto md:self-start"
        >
          {t(messages.sendLink)}
        </Button>
      </form>
      {asking ? <Reauthenticate user={user} asking={asking} /> : null}
    </>
  );
}
