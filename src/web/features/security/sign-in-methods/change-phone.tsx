import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { phoneNumber } from '#shared/contracts/phones.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { CodeField, useCodeForm } from '#web/components/codes/code-form.tsx';
import { PhoneField } from '#web/components/codes/phone-field.tsx';
import { api, sentence } from '#web/data/api.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { accountChanged } from '../queries.ts';
import { Reauthenticate } from '../reauthenticate.tsx';
import { useAccountChange } from '../use-reauthentication.ts';
import { CodeSent } from './sent-code.tsx';

type Props = { user: AuthUser; onChanged: (phone: string) => void };

const numberForm = z.object({ phone: z.string().pipe(phoneNumber) });

/** A new number, then the code that was sent to it. */
export function ChangePhone({ user, onChanged }: Props) {
  const { change, asking } = useAccountChange();
  const [sentTo, setSentTo] = useState<string>();
  const send = async (phone: string) => {
    if (await change({ phone })) setSentTo(phone);
  };
  return (
    <>
      {sentTo === undefined ? (
        <NumberForm onNumber={send} />
      ) : (
        <ConfirmNumber
          phone={sentTo}
          onAgain={() => send(sentTo)}
          onOther={() => setSentTo(undefined)}
          onChanged={() => onChanged(sentTo)}
        />
      )}
      {asking ? <Reauthenticate user={user} asking={asking} /> : null}
    </>
  );
}

function NumberForm({ onNumber }: { onNumber: (phone: string) => Promise<void> }) {
  const form = useForm({ resolver: zodResolver(numberForm), defaultValues: { phone: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('phone'), [setFocus]);
  const submit = form.handleSubmit(async ({ phone }) => {
    try {
      await onNumber(phone);
    } catch (error) {
      form.setError('phone', { message: sentence(error) }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 md:max-w-[26rem]">
      <PhoneField
        control={form.control}
        name="phone"
        label={t(messages.newMobileNumber)}
        required
        hint={t(messages.tenDigitsForCode)}
        error={errors.phone?.message}
      />
      <Button
        type="submit"
        busy={isSubmitting && t(messages.sending)}
        className="w-full md:w-auto md:self-start"
      >
        {t(messages.sendCode)}
      </Button>
    </form>
  );
}

type ConfirmProps = {
  phone: string;
  onAgain: () => Promise<void>;
  onOther: () => void;
  onChanged: () => void;
};

function ConfirmNumber({ phone, onAgain, onOther, onChanged }: ConfirmProps) {
  const client = useQueryClient();
  const form = useCodeForm(
    async (token) => {
      await api.run('POST', '/auth/v1/verify', { type: 'phone_change', phone, token });
      await accountChanged(client);
      onChanged();
      return undefined;
    },
    { focus: true },
  );
  return (
    <form id={form.id} noValidate onSubmit={form.submit} className="flex flex-col gap-4 md:max-w-[26rem]">
      <CodeField form={form} />
      <CodeSent to={phone} by="sms" onAgain={onAgain} />
      <div className="flex flex-col gap-2 md:flex-row">
        <Button type="submit" busy={form.busy && t(messages.confirming)}>
          {t(messages.confirm)}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t(messages.anotherNumber)}
        </Button>
      </div>
    </form>
  );
}
