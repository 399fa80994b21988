import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '#web/data/session.ts';

/**
 * Takes a signed-in user to `from` or to the dashboard, after the second step if it must still be confirmed. Replaces
 * the sign-in page in the history.
 */
export function useRedirectAfterSignIn(from?: string) {
  const { user, halfOpen } = useSession();
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    if (!user) return;
    if (halfOpen) void navigate({ to: '/login/verify', search: from ? { from } : {}, replace: true });
    else if (from) router.history.replace(from);
    else void navigate({ to: '/home', replace: true });
  }, [user, halfOpen, from, navigate, router]);
}
