import { Link } from '@tanstack/react-router';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { AccountFrame } from '#web/features/accounts/frame.tsx';
import { SignInWays } from '#web/features/accounts/sign-in-ways.tsx';
import { SignUpForm } from '#web/features/accounts/sign-up-form.tsx';
import { Rich } from '#web/i18n/rich.tsx';
import { Title } from '#web/ui/primitives/page.tsx';
import { useArrival } from './use-arrival.ts';

export function SignUp() {
  useArrival();
  return (
    <AccountFrame
      title={t(messages.signUpTitle)}
      lead={t(messages.signUpLead)}
      foot={
        <Rich
          message={messages.signInInstead}
          tags={{
            link: (text) => (
              <Link to="/login" className="text-link">
                {text}
              </Link>
            ),
          }}
        />
      }
    >
      <Title>{t(messages.signUpTitle)}</Title>
      <SignInWays email={<SignUpForm />} />
    </AccountFrame>
  );
}
