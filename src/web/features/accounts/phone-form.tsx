import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SMS } from '#shared/account-limits.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as errors } from '#shared/messages/en/common/errors.ts';
import { t } from '#shared/messages/translate.ts';
import { CodeField, useCodeForm } from '#web/components/codes/code-form.tsx';
import { PhoneField } from '#web/components/codes/phone-field.tsx';
import { resendMoment, secondsToWait } from '#web/components/codes/resend.ts';
import { SendAgain } from '#web/components/codes/send-again.tsx';
import { SmsNote } from '#web/components/codes/sms-note.tsx';
import { ApiError, api, sentence } from '#web/data/api.ts';
import { needsSecondFactor } from '#web/data/session-answer.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { lazyResolver } from '#web/ui/forms/lazy-resolver.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Agreement } from './agreement.tsx';
import { openSession, requireCookies } from './open-session.ts';
import { refusalMessage } from './refusal-message.ts';

/** A code that was sent: `phone` is its recipient, `resendAt` in epoch ms. */
type SentCode = { phone: string; resendAt: number };

/** Sends a code. Returns undefined when it could not be sent; a toast gives the reason. */
async function sendCode(phone: string): Promise<SentCode | undefined> {
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
async function verifyCode(client: QueryClient, phone: string, token: string): Promise<string | undefined> {
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

const numberCheck = lazyResolver(() => import('./number-check.ts').then((checks) => checks.numberCheck));

/** The Phone tab of sign-in and sign-up: a number, then the code that was sent to it. */
export function PhoneForm({ signsUp }: { signsUp: boolean }) {
  const client = useQueryClient();
  const [sent, setSent] = useState<SentCode>();
  const number = useForm({ resolver: numberCheck, defaultValues: { phone: '' } });
  const coded = sent !== undefined;
  const code = useCodeForm(async (token) => sent && verifyCode(client, sent.phone, token), {
    focus: coded,
    submitsItself: true,
  });

  const send = number.handleSubmit(async ({ phone }) => setSent(await sendCode(phone)));
  const changeNumber = () => {
    setSent(undefined);
    code.reset();
    // The field can take the focus only after it is enabled again.
    requestAnimationFrame(() => number.setFocus('phone'));
  };

  return (
    <form noValidate onSubmit={sent ? code.submit : send} className="flex flex-col gap-4">
      <PhoneField
        control={number.control}
        name="phone"
        label={t(messages.phoneNumber)}
        required
        hint={sent ? undefined : t(messages.phoneHint)}
        error={number.formState.errors.phone?.message}
        disabled={coded}
      />
      {sent ? (
        <>
          <CodeField
            form={code}
            label={t(messages.verificationCode)}
            hint={t(messages.codeExpires, { minutes: SMS.codeMinutes })}
          />
          <Button type="submit" variant="primary" busy={code.busy && t(messages.processing)}>
            {t(messages.verifyOtp)}
          </Button>
          <div className="flex flex-wrap justify-between">
            <Button variant="quiet" className="-ml-2 px-2!" onClick={changeNumber}>
              {t(messages.changeNumber)}
            </Button>
            <SendAgain
              at={sent.resendAt}
              onSend={async () => setSent((await sendCode(sent.phone)) ?? sent)}
            />
          </div>
          <SmsNote />
        </>
      ) : (
        <Button
          type="submit"
          variant="primary"
          busy={number.formState.isSubmitting && t(messages.processing)}
        >
          {t(messages.sendOtp)}
        </Button>
      )}
      <Agreement ifNew={!signsUp} />
    </form>
  );
}
