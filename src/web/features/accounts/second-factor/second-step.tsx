import { useState } from 'react';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { AuthenticatorStep } from './authenticator-step.tsx';
import { factorLabel, usableFactors } from './factor-challenge.ts';
import { PhoneStep } from './phone-step.tsx';
import { RecoveryStep } from './recovery-step.tsx';

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
