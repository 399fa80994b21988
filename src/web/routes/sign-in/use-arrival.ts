import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '#web/data/session.ts';

/**
 * Whoever is signed in, now or already, goes to where they came from, else to the dashboard; by way of the second step
 * where one is still to be confirmed. The page that is left leaves no trace in the history.
 */
export function useArrival(from?: string) {
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
