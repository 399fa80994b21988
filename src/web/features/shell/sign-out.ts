import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messages as common } from '#shared/messages/en/common.ts';
import { messages } from '#shared/messages/en/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { signOut } from '#web/data/session.ts';
import { type ToastContent, toast } from '#web/ui/feedback/toast-store.ts';

export const SIGNED_OUT_TOAST: ToastContent = {
  title: t(messages.signedOutSuccessfully),
  description: t(messages.youHaveBeenSignedOut),
  variant: 'success',
};

/** Sign-out of the two bars, each with its own words: `/` from public pages, `/login` from the signed-in top bar. */
export function useSignOut(bar: 'public' | 'top'): { busy: boolean; run: () => Promise<void> } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      await signOut(client);
      await navigate({ to: bar === 'public' ? '/' : '/login' });
      toast(
        bar === 'public'
          ? { title: t(common.success), description: t(messages.youHaveBeenSignedOut2), variant: 'success' }
          : SIGNED_OUT_TOAST,
      );
    } catch (error) {
      const words =
        bar === 'public'
          ? sentence(error, t(messages.failedToSignOutPlease))
          : t(messages.thereWasAnErrorSigning);
      toast({ title: t(messages.signOutFailed), description: words, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
