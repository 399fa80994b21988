import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CONFIRMED_EMAIL } from '#shared/pages.ts';
import { Login } from '#web/features/accounts/login.tsx';
import { useReturnedProblem } from '#web/features/accounts/returned-problem.ts';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';

/**
 * The address that the link of an email has just confirmed; empty otherwise. It leaves the URL at once, so that a
 * bookmark does not keep it.
 */
function useConfirmedEmail(): string {
  const navigate = useNavigate();
  const [email] = useState(
    () => new URLSearchParams(window.location.hash.slice(1)).get(CONFIRMED_EMAIL)?.slice(0, 320) ?? '',
  );
  useEffect(() => {
    if (email) void navigate({ to: '/login', search: true, hash: '', replace: true });
  }, [email, navigate]);
  return email;
}

export function LoginPage() {
  const { from, notice } = useSearch({ from: '/login' });
  useRedirectAfterSignIn(from);
  const confirmed = useConfirmedEmail();
  return <Login from={from} notice={notice} problem={useReturnedProblem()} email={confirmed} />;
}
