import { useState } from 'react';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { useCountdown } from '#web/ui/time/use-countdown.ts';

/** Requests another code from `at` (epoch ms) on; until then it counts down. */
export function SendAgain({ at, onSend }: { at: number; onSend: () => Promise<void> }) {
  const left = useCountdown(at);
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await onSend();
    setSending(false);
  };
  return (
    <Button
      variant="quiet"
      className="-mx-2 px-2! text-ink-soft tabular-nums"
      disabled={left > 0}
      busy={sending && t(messages.sending)}
      onClick={() => void send()}
    >
      {left > 0 ? t(messages.sendAgainIn, { seconds: left }) : t(messages.sendAgain)}
    </Button>
  );
}
