import { Link, useSearch } from '@tanstack/react-router';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { SignInMethods } from '#web/features/accounts/sign-in-methods.tsx';
import { SignUpForm } from '#web/features/accounts/sign-up-form.tsx';
import { Rich } from '#web/i18n/rich.tsx';
import { PageTitle } from '#web/ui/primitives/page.tsx';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';

export function SignUpPage() {
  const { from } = useSearch({ from: '/signup' });
  useRedirectAfterSignIn(from);
  return (
    <AccountFrame
      title={t(messages.signUpTitle)}
      lead={t(messages.signUpLead)}
      foot={
        <Rich
          message={messages.signInInstead}
          tags={{
            link: (text) => (
              <Link to="/login" search={{ from }} className="text-link">
                {text}
              </Link>
            ),
          }}
        />
      }
    >
      <PageTitle>{t(messages.signUpTitle)}</PageTitle>
      <SignInMethods from={from} email={<SignUpForm from={from} />} />
    </AccountFrame>
  );
}
