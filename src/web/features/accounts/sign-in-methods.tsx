import { type ReactNode, useState } from 'react';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Tabs } from '#web/ui/primitives/tabs.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { PhoneForm } from './phone-form.tsx';

const WAYS = ['email', 'phone'] as const;

/** Google, email and phone, for sign-in and sign-up; `email` is the form of the Email tab. */
export function SignInMethods({ from, email }: { from?: string | undefined; email: ReactNode }) {
  const [way, setWay] = useState<(typeof WAYS)[number]>('email');
  return (
    <>
      <GoogleSignIn from={from} />
      <Tabs
        label={t(messages.waysToSignIn)}
        value={way}
        onValueChange={setWay}
        keep
        tabs={[
          { value: 'email', label: t(common.email), content: email },
          { value: 'phone', label: t(common.phone), content: <PhoneForm /> },
        ]}
      />
    </>
  );
}
