import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedFactor } from '#shared/contracts/factors.ts';
import { CodeField, useCodeForm } from '#web/components/codes/code-form.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { confirmWithCode } from './second-step.ts';

/** The code that the authenticator app shows now. */
export function AuthenticatorStep({ factor }: { factor: ListedFactor }) {
  const client = useQueryClient();
  const [refused, setRefused] = useState(0);
  const form = useCodeForm(async (code) => {
    const refusal = await confirmWithCode(client, factor, code);
    if (refusal?.wrong) setRefused(refused + 1);
    return refusal?.message;
  }, true);
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <CodeField
        form={form}
        label="Code"
        hint="The six digits that your authenticator shows for Munshi now."
      />
      {refused >= 2 ? (
        <p role="status" className="rounded-control bg-caution-wash px-4 py-3 text-ui">
          These codes go by the clock. Set the date and time of your phone to automatic, then enter the next
          code it shows.
        </p>
      ) : null}
      <Button type="submit" variant="primary" busy={form.busy && 'Processing...'}>
        Verify
      </Button>
    </form>
  );
}
