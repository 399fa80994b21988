import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { confirmWithRecoveryCode } from './factor-challenge.ts';

const recoveryForm = z.object({
  code: z
    .string()
    .trim()
    .min(1, { error: () => t(messages.recoveryCodeRequired) })
    .max(60, { error: () => t(messages.recoveryCodeTooLong) }),
});

/** One of the codes that were printed or saved when the second step was set up. */
export function RecoveryStep() {
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
