import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedFactor } from '#shared/contracts/factors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as errors } from '#shared/messages/en/common/errors.ts';
import { t } from '#shared/messages/translate.ts';
import { CodeField, useCodeForm } from '#web/components/codes/code-form.tsx';
import { resendMoment, secondsToWait } from '#web/components/codes/resend.ts';
import { SendAgain } from '#web/components/codes/send-again.tsx';
import { SmsNote } from '#web/components/codes/sms-note.tsx';
import { serverSentence } from '#web/data/api.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { useCountdown } from '#web/ui/time/use-countdown.ts';
import { challenge, confirmWithCode, maskedPhone } from './factor-challenge.ts';

/** Sends the code of a phone factor; `at` is the moment (epoch ms) from which another can be requested. */
function useSmsChallenge(factor: ListedFactor) {
  const [id, setId] = useState<string>();
  const [at, setAt] = useState(0);
  const send = async () => {
    try {
      setId(await challenge(factor));
      setAt(resendMoment());
      const description = t(messages.codeSent, { phone: maskedPhone(factor.phone ?? '') });
      toastSuccess(t(common.success), description);
    } catch (error) {
      const wait = secondsToWait(error);
      if (wait !== undefined) setAt(resendMoment(wait));
      const description = serverSentence(error, t(errors.codeNotSent));
      toastProblem(t(common.error), description);
    }
  };
  return { id, at, send };
}

/** Confirmation by SMS: send a code, then enter it. */
export function PhoneStep({ factor }: { factor: ListedFactor }) {
  const { id, at, send } = useSmsChallenge(factor);
  const left = useCountdown(at);
  const [sending, setSending] = useState(false);
  if (id) return <SentStep factor={factor} challengeId={id} at={at} onSend={send} />;
  const first = async () => {
    setSending(true);
    await send();
    setSending(false);
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ui">{t(messages.smsLead, { phone: maskedPhone(factor.phone ?? '') })}</p>
      <Button
        variant="primary"
        disabled={left > 0}
        busy={sending && t(messages.processing)}
        className="tabular-nums"
        onClick={() => void first()}
      >
        {left > 0 ? t(messages.sendCodeIn, { seconds: left }) : t(messages.sendCode)}
      </Button>
    </div>
  );
}

type SentProps = { factor: ListedFactor; challengeId: string; at: number; onSend: () => Promise<void> };

function SentStep({ factor, challengeId, at, onSend }: SentProps) {
  const client = useQueryClient();
  const form = useCodeForm(
    async (code) => (await confirmWithCode(client, factor, code, challengeId))?.message,
    { focus: true, submitsItself: true },
  );
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <CodeField
        form={form}
        label={t(messages.code)}
        hint={t(messages.smsHint, { phone: maskedPhone(factor.phone ?? '') })}
      />
      <Button type="submit" variant="primary" busy={form.busy && t(messages.processing)}>
        {t(messages.verify)}
      </Button>
      <div className="flex justify-end">
        <SendAgain at={at} onSend={onSend} />
      </div>
      <SmsNote />
    </form>
  );
}
