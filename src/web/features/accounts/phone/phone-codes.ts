import type { QueryClient } from '@tanstack/react-query';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as errors } from '#shared/messages/en/common/errors.ts';
import { t } from '#shared/messages/translate.ts';
import { resendMoment, secondsToWait } from '#web/components/codes/resend.ts';
import { ApiError, api, sentence } from '#web/data/api.ts';
import { needsSecondFactor } from '#web/data/session-answer.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { openSession, requireCookies } from '../cookies/open-session.ts';
import { refusalMessage } from '../refusal-message.ts';

/** A code that was sent: `phone` is its recipient, `resendAt` in epoch ms. */
export type SentCode = { phone: string; resendAt: number };

/** Sends a code. Returns undefined when it could not be sent; a toast gives the reason. */
export async function sendCode(phone: string): Promise<SentCode | undefined> {
  try {
    requireCookies();
    await api.run('POST', '/auth/v1/otp', { phone });
  } catch (error) {
    const wait = secondsToWait(error);
    const description = refusalMessage(error, t(errors.codeNotSent));
    toastProblem(t(common.error), description);
    // The code that was sent before is still valid.
    return wait === undefined ? undefined : { phone, resendAt: resendMoment(wait) };
  }
  toastSuccess(t(common.success), t(messages.codeSent, { phone }));
  return { phone, resendAt: resendMoment() };
}

/**
 * Signs in with the code that was sent to `phone`. Returns the sentence of a refusal, or undefined for a correct code.
 */
export async function verifyCode(
  client: QueryClient,
  phone: string,
  token: string,
): Promise<string | undefined> {
  try {
    const session = await openSession(client, () =>
      api.run('POST', '/auth/v1/verify', { type: 'sms', phone, token }),
    );
    if (needsSecondFactor(session)) return undefined;
  } catch (error) {
    const wrong = error instanceof ApiError && error.status === 403;
    const description = wrong ? t(accountErrors.wrongCode) : sentence(error, t(accountErrors.wrongCode));
    const restricted = error instanceof ApiError && error.status === 429;
    toastProblem(restricted ? t(messages.signInRestricted) : t(common.error), description);
    return description;
  }
  toastSuccess(t(common.success), t(messages.phoneVerified));
  return undefined;
}
