import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Tabs } from '#web/ui/primitives/tabs.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';

const WAYS = ['email', 'phone'] as const;

const PhoneForm = lazy(() => import('./phone-form.tsx').then((form) => ({ default: form.PhoneForm })));

type Props = {
  from?: string | undefined;
  email: ReactNode;
  /** True on the page that makes accounts. */
  signsUp?: boolean;
};

/**
 * Providers, email and phone, for sign-in and sign-up; `email` is the form of the Email tab. The server marks its pages where
 * no codes go to phones: the form then stands without tabs, from the first drawing on.
 */
export function SignInMethods({ from, email, signsUp = false }: Props) {
  const [way, setWay] = useState<(typeof WAYS)[number]>('email');
  const [phoneOpened, setPhoneOpened] = useState(false);
  const choose = (next: (typeof WAYS)[number]) => {
    setWay(next);
    if (next === 'phone') setPhoneOpened(true);
  };
  const phone = phoneOpened ? (
    <Suspense
      fallback={
        <p role="status" className="text-ui text-ink-soft">
          {t(common.loading)}
        </p>
      }
    >
      <PhoneForm signsUp={signsUp} />
    </Suspense>
  ) : null;
  return (
    <>
      <ProviderSignIn from={from} signsUp={signsUp} />
      <Tabs
        label={t(messages.waysToSignIn)}
        value={way}
        onValueChange={choose}
        keep="all"
        className="in-data-without-phone:[&>[role=tablist]]:hidden in-data-without-phone:[&>[role=tabpanel]]:pt-0"
        tabs={[
          { value: 'email', label: t(common.email), content: email },
          { value: 'phone', label: t(common.phone), content: phone },
        ]}
      />
    </>
  );
}
