import { useState } from 'react';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { OutboxLink } from '#web/components/codes/outbox-link.tsx';
import { resendMoment, secondsToWait } from '#web/components/codes/resend.ts';
import { SendAgain } from '#web/components/codes/send-again.tsx';
import { SmsNote } from '#web/components/codes/sms-note.tsx';
import { sentence } from '#web/data/api.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { spacedPhone } from '../security-messages.ts';

type Props = { to: string; by: 'sms' | 'mail'; onAgain: () => Promise<void> };

/** The recipient of a code, and a button that sends another. */
export function CodeSent({ to, by, onAgain }: Props) {
  const [next, setNext] = useState(() => resendMoment());
  const [said, setSaid] = useState<string>();
  const [again, setAgain] = useState(false);
  const send = async () => {
    setSaid(undefined);
    try {
      await onAgain();
      setAgain(true);
      setNext(resendMoment());
    } catch (error) {
      const wait = secondsToWait(error);
      if (wait !== undefined) setNext(resendMoment(wait));
      setSaid(sentence(error));
    }
  };
  return (
    <div className="flex flex-col gap-2 text-ui">
      <p role="status">
        <Rich
          message={again ? messages.codeSentAgain : messages.codeSent}
          tags={{ to: () => <span className="font-medium whitespace-nowrap">{spacedPhone(to)}</span> }}
        />
      </p>
      {by === 'mail' ? <OutboxLink beside /> : <SmsNote />}
      {said ? (
        <p role="alert" className="text-13 text-bad">
          {said}
        </p>
      ) : null}
      <div>
        <SendAgain at={next} onSend={send} />
      </div>
    </div>
  );
}
