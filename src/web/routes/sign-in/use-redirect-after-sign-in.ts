import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '#web/data/session.ts';
import { pathAfterSignIn } from '#web/features/accounts/path-after-sign-in.ts';

/** Takes a signed-in user onward. Replaces the sign-in page in the history. */
export function useRedirectAfterSignIn(from?: string) {
  const { session } = useSession();
  const { history } = useRouter();
  useEffect(() => {
    const path = session && pathAfterSignIn(session, from);
    if (path && path !== history.location.href) history.replace(path);
  }, [session, from, history]);
}
