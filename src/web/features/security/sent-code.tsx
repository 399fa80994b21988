import { useState } from 'react';
import { SMS } from '#shared/phones.ts';
import { sentence } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { OutboxLink } from '#web/ui/outbox-link.tsx';
import { SmsNote } from '#web/ui/sms-note.tsx';
import { useCountdown } from '#web/ui/use-countdown.ts';
import { phoneInWords } from './words.ts';

const nextMoment = () => Date.now() + SMS.secondsBetween * 1000;

type Props = { to: string; by: 'sms' | 'mail'; onAgain: () => Promise<void> };

/** Where a code went, and another one for those whom it did not reach. */
export function CodeSent({ to, by, onAgain }: Props) {
  const [next, setNext] = useState(nextMoment);
  const left = useCountdown(next);
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState<string>();
  const [again, setAgain] = useState(false);
  const send = async () => {
    setSending(true);
    setSaid(undefined);
    try {
      await onAgain();
      setAgain(true);
      setNext(nextMoment());
    } catch (error) {
      setSaid(sentence(error));
    }
    setSending(false);
  };
  return (
    <div className="flex flex-col gap-2 text-ui">
      <p role="status">
        {again ? 'Another code was sent to ' : 'A code was sent to '}
        <span className="font-medium whitespace-nowrap">{phoneInWords(to)}</span>.
      </p>
      {by === 'mail' ? <OutboxLink beside /> : <SmsNote />}
      {said ? (
        <p role="alert" className="text-13 text-bad">
          {said}
        </p>
      ) : null}
      <Button
        variant="quiet"
        className="-ml-4 self-start text-ink-soft tabular-nums"
        disabled={left > 0}
        busy={sending && 'Sending...'}
        onClick={() => void send()}
      >
        {left > 0 ? `Send another code in ${left} s` : 'Send another code'}
      </Button>
    </div>
  );
}
