import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sentence } from '#web/data/api.ts';
import { signOut } from '#web/data/session.ts';
import { type ToastContent, toast } from '#web/ui/feedback/toast-store.ts';

export const SIGNED_OUT_TOAST: ToastContent = {
  title: 'Signed out successfully',
  description: 'You have been signed out of your account',
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
          ? { title: 'Success', description: 'You have been signed out successfully.', variant: 'success' }
          : SIGNED_OUT_TOAST,
      );
    } catch (error) {
      const words =
        bar === 'public'
          ? sentence(error, 'Failed to sign out. Please try again.')
          : 'There was an error signing out.';
      toast({ title: 'Sign Out Failed', description: words, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
