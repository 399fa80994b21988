import type { QueryClient } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, api, sentence } from '#web/data/api.ts';
import { needsSecondFactor, reloadSession } from '#web/data/session.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { refusalMessage } from './refusal-message.ts';

export type SignInForm = { email: string; password: string };

/** `unconfirmed`: the password may be right, but the address is not confirmed yet. */
export type SignInOutcome = 'in' | 'unconfirmed' | 'refused';

export async function signIn(client: QueryClient, form: SignInForm): Promise<SignInOutcome> {
  try {
    await api.run('POST', '/auth/v1/token', form, { query: { grant_type: 'password' } });
    const session = await reloadSession(client);
    // The second step shows the notification.
    if (session && needsSecondFactor(session)) return 'in';
  } catch (error) {
    const unconfirmed = error instanceof ApiError && error.code === 'email_not_confirmed';
    const restricted = error instanceof ApiError && error.status === 429;
    toast({
      title: restricted ? t(messages.signInRestricted) : t(common.error),
      description: sentence(error, t(messages.signInFailed)),
      variant: 'destructive',
    });
    return unconfirmed ? 'unconfirmed' : 'refused';
  }
  toast({ title: t(common.success), description: t(messages.signedIn), variant: 'success' });
  return 'in';
}

/** True when the instructions were sent. The answer is the same if the address has no account. */
export async function sendReset(email: string): Promise<boolean> {
  try {
    await api.run(
      'POST',
      '/auth/v1/recover',
      { email },
      {
        query: { redirect_to: `${window.location.origin}/home/profile` },
      },
    );
  } catch (error) {
    toast({
      title: t(common.error),
      description: refusalMessage(error, t(messages.resetFailed)),
      variant: 'destructive',
    });
    return false;
  }
  toast({
    title: t(common.success),
    description: t(messages.resetSent),
    variant: 'success',
  });
  return true;
}

export async function openDemo(client: QueryClient): Promise<void> {
  try {
    await api.run('POST', '/local/demo', {});
    await reloadSession(client);
  } catch (error) {
    toast({
      title: t(common.error),
      description: sentence(error, t(messages.signInFailed)),
      variant: 'destructive',
    });
  }
}
