import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import type { ListedFactor } from '#shared/contracts/factors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { CodeField, useCodeForm } from '#web/components/codes/code-form.tsx';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { confirmWithCode, confirmWithRecoveryCode, factorLabel, usableFactors } from './factor-challenge.ts';
import { PhoneStep } from './phone-step.tsx';

const recoveryForm = z.object({
  code: z
    .string()
    .trim()
    .min(1, { error: () => t(messages.recoveryCodeRequired) })
    .max(60, { error: () => t(messages.recoveryCodeTooLong) }),
});

/** One of the codes that were printed or saved when the second step was set up. */
function RecoveryStep() {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(recoveryForm), defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = form.handleSubmit(async ({ code }) => {
    const refusal = await confirmWithRecoveryCode(client, code);
    if (refusal) form.setError('code', { message: refusal.message }, { shouldFocus: true });
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <InputField
        label={t(messages.recoveryCode)}
        required
        hint={t(messages.recoveryHint)}
        {...fieldsOf(form)('code')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="font-mono"
      />
      <Button type="submit" variant="primary" busy={form.formState.isSubmitting && t(messages.processing)}>
        {t(messages.verify)}
      </Button>
    </form>
  );
}

/** The code that the authenticator app shows now. */
function AuthenticatorStep({ factor }: { factor: ListedFactor }) {
  const client = useQueryClient();
  const [refused, setRefused] = useState(0);
  const form = useCodeForm(
    async (code) => {
      const refusal = await confirmWithCode(client, factor, code);
      if (refusal?.wrong) setRefused(refused + 1);
      return refusal?.message;
    },
    { focus: true, submitsItself: true },
  );
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <CodeField form={form} label={t(messages.code)} hint={t(messages.authenticatorHint)} />
      {refused >= 2 ? (
        <p role="status" className="rounded-control bg-caution-wash px-4 py-3 text-ui">
          {t(messages.clockHint)}
        </p>
      ) : null}
      <Button type="submit" variant="primary" busy={form.busy && t(messages.processing)}>
        {t(messages.verify)}
      </Button>
    </form>
  );
}

/**
 * Confirms the session with one of the user's factors, or with a recovery code when none of them is available.
 */
export function SecondStep({ user }: { user: AuthUser }) {
  const factors = usableFactors(user);
  const [chosen, setChosen] = useState(factors[0]?.id);
  const [recovering, setRecovering] = useState(false);
  const factor = factors.find(({ id }) => id === chosen) ?? factors[0];
  if (recovering || !factor)
    return (
      <>
        <RecoveryStep />
        {factor ? (
          <Button variant="quiet" className="mt-2 w-full" onClick={() => setRecovering(false)}>
            {factor.factor_type === 'totp' ? t(messages.useAuthenticator) : t(messages.usePhone)}
          </Button>
        ) : null}
      </>
    );
  return (
    <>
      {factors.length > 1 ? (
        <RadioCards
          stacked
          label={t(messages.confirmWith)}
          value={factor.id}
          onValueChange={setChosen}
          options={factors.map((one) => ({ value: one.id, label: factorLabel(one) }))}
        />
      ) : null}
      {factor.factor_type === 'totp' ? (
        <AuthenticatorStep key={factor.id} factor={factor} />
      ) : (
        <PhoneStep key={factor.id} factor={factor} />
      )}
      <Button variant="quiet" className="mt-2 w-full" onClick={() => setRecovering(true)}>
        {t(messages.useRecoveryCode)}
      </Button>
    </>
  );
}
