import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { onAuthEvent } from '#web/data/auth-events.ts';
import { sessionQuery } from '#web/data/session.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { signedOutToast } from './use-sign-out.ts';

/**
 * What the signed-in area does when the session changes. `current` is true once the user has signed out, here or in
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
        if (tab === 'this') return;
        toast(signedOutToast());
        void router.navigate({ to: '/login', replace: true });
      }
      if (event === 'SIGNED_OUT' && session && session.user.id !== before) {
        const { email, phone, user_metadata } = session.user;
        const name = user_metadata.full_name || email || phone;
        toast({
          title: t(messages.signedInAs, { name }),
          description: t(messages.otherAccountOpened),
        });
        void router.navigate({ to: '/home', replace: true });
      }
      if (event === 'PASSWORD_RECOVERY')
        void router.navigate({ to: '/home/profile', search: { type: 'recovery' }, replace: true });
      if (event === 'USER_UPDATED') void client.invalidateQueries({ queryKey: ['profiles'] });
    });
  }, [client, router]);
  return left;
}
