import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { type AuthOrigin, onAuthEvent } from '#web/data/auth-events.ts';
import { sessionQuery } from '#web/data/session.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { signedOutToast } from './use-sign-out.ts';

type Router = ReturnType<typeof useRouter>;

/** In the tab where the user signed out, the sign-out itself shows this. */
function showSignedOut(router: Router, tab: AuthOrigin['tab']) {
  if (tab === 'this') return;
  toast(signedOutToast());
  void router.navigate({ to: '/login', replace: true });
}

function showOtherAccount(router: Router, { email, phone, user_metadata }: CurrentSession['user']) {
  const name = user_metadata.full_name || email || phone;
  toast({ title: t(messages.signedInAs, { name }), description: t(messages.otherAccountOpened) });
  void router.navigate({ to: '/home', replace: true });
}

/**
 * Reacts to changes of the session in the signed-in area. `current` is true once the user has signed out, here or in
 * another tab: then no error is shown.
 */
export function useSessionEvents(): RefObject<boolean> {
  const client = useQueryClient();
  const router = useRouter();
  const left = useRef(false);

  useEffect(() => {
    let userId = client.getQueryData(sessionQuery.queryKey)?.user.id;
    return onAuthEvent((event, session, { tab, by }) => {
      const before = userId;
      userId = session?.user.id;
      if (event === 'SIGNED_OUT' && by === 'user') {
        left.current = true;
        showSignedOut(router, tab);
      }
      if (event === 'SIGNED_OUT' && session && session.user.id !== before)
        showOtherAccount(router, session.user);
      if (event === 'PASSWORD_RECOVERY')
        void router.navigate({ to: '/home/profile', search: { type: 'recovery' }, replace: true });
      if (event === 'USER_UPDATED') void client.invalidateQueries({ queryKey: ['profiles'] });
    });
  }, [client, router]);
  return left;
}
