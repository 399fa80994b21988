import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { serverSentence } from '#web/data/api.ts';
import { signOut } from '#web/data/session.ts';
import { type ToastContent, toast, toastProblem } from '#web/ui/feedback/toast-store.ts';

export const signedOutToast = (): ToastContent => ({
  title: t(messages.signedOutTitle),
  description: t(messages.signedOut),
  variant: 'success',
});

/** Signs out, with the sentences of each bar: to `/` from public pages, to `/login` from the signed-in top bar. */
export function useSignOut(bar: 'public' | 'top'): { busy: boolean; run: () => Promise<void> } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      await signOut(client);
      toast(
        bar === 'public'
          ? { title: t(common.success), description: t(messages.signedOutPublic), variant: 'success' }
          : signedOutToast(),
      );
      await navigate({ to: bar === 'public' ? '/' : '/login' });
    } catch (error) {
      const description =
        bar === 'public' ? serverSentence(error, t(messages.signOutFailedPublic)) : t(messages.signOutFailed);
      toastProblem(t(messages.signOutFailedTitle), description);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
