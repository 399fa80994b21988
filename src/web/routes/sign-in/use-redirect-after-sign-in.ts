import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '#web/data/session.ts';
import { pathAfterSignIn } from '#web/features/accounts/path-after-sign-in.ts';
import { leaveDocument } from '#web/ui/leave-document.ts';

/** Takes a signed-in user onward. Replaces the sign-in page in the history. */
export function useRedirectAfterSignIn(from?: string) {
  const { session } = useSession();
  const { history } = useRouter();
  useEffect(() => {
    const path = session && pathAfterSignIn(session, from);
    if (!path || path === history.location.href) return;
    // The page that connects a program comes from the server.
    if (/^\/(?:oauth|cite)\//u.test(path)) leaveDocument(path, { replace: true });
    else history.replace(path);
  }, [session, from, history]);
}
