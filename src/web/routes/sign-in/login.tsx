import { useSearch } from '@tanstack/react-router';
import { Login } from '#web/features/accounts/login.tsx';
import { useReturnedProblem } from '#web/features/accounts/returned-problem.ts';
import { useConfirmedEmail } from './use-confirmed-email.ts';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';

export function LoginPage() {
  const { from, notice } = useSearch({ from: '/login' });
  useRedirectAfterSignIn(from);
  const confirmed = useConfirmedEmail();
  return <Login from={from} notice={notice} problem={useReturnedProblem()} email={confirmed} />;
}
