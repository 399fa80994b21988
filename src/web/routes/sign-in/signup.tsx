import { useSearch } from '@tanstack/react-router';
import { SignUp } from '#web/features/accounts/sign-up/sign-up-page.tsx';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';

export function SignUpPage() {
  const { from } = useSearch({ from: '/signup' });
  useRedirectAfterSignIn(from);
  return <SignUp from={from} />;
}
