import type { QueryClient } from '@tanstack/react-query';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, api, serverSentence } from '#web/data/api.ts';
import { needsSecondFactor } from '#web/data/session-answer.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { openSession } from './open-session.ts';
import { refusalMessage } from './refusal-message.ts';

export type SignInForm = { email: string; password: string };

/**
 * `unconfirmed`: the password may be right, but the address is not confirmed yet. `refused`: why, as a sentence;
 * `lockedUntil`, in epoch ms, when the server takes no more tries until then.
 */
export type SignInOutcome = 'in' | 'unconfirmed' | { refused: string; lockedUntil?: number };

export async function signIn(client: QueryClient, form: SignInForm): Promise<SignInOutcome> {
  try {
    const session = await openSession(client, () =>
      api.run('POST', '/auth/v1/token', form, { query: { grant_type: 'password' } }),
    );
    // The second step shows the notification.
    if (needsSecondFactor(session)) return 'in';
  } catch (error) {
    const unconfirmed = error instanceof ApiError && error.code === 'email_not_confirmed';
    const locked = error instanceof ApiError && error.status === 429;
    const refused = serverSentence(error, t(messages.signInFailed));
    toastProblem(locked ? t(messages.signInRestricted) : t(common.error), refused);
    if (unconfirmed) return 'unconfirmed';
    // A busy server is also a 429, and locks nothing.
    const wait =
      locked && error.said?.key === accountErrors.tooManyAttempts.key ? error.retryAfter : undefined;
    return { refused, ...(wait ? { lockedUntil: Date.now() + wait * 1000 } : {}) };
  }
  toastSuccess(t(common.success), t(messages.signedIn));
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
    toastProblem(t(common.error), refusalMessage(error, t(messages.resetFailed)));
    return false;
  }
  toastSuccess(t(common.success), t(messages.resetSent));
  return true;
}

export async function openDemo(client: QueryClient): Promise<void> {
  try {
    await openSession(client, () => api.run('POST', '/local/demo', {}));
  } catch (error) {
    toastProblem(t(common.error), serverSentence(error, t(messages.signInFailed)));
  }
}
