import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedFactor } from '#shared/contracts/factors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { CodeField, useCodeForm } from '#web/components/codes/code-form.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { confirmWithCode } from './factor-challenge.ts';

/** The code that the authenticator app shows now. */
export function AuthenticatorStep({ factor }: { factor: ListedFactor }) {
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
