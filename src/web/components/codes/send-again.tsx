import { useState } from 'react';
import { Button } from '#web/ui/primitives/button.tsx';
import { useCountdown } from '#web/ui/time/use-countdown.ts';

/** Asks for another code, once `at` (epoch ms) has come; until then it counts down. */
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
      busy={sending && 'Sending...'}
      onClick={() => void send()}
    >
      {left > 0 ? `Send again in ${left} s` : 'Send again'}
    </Button>
  );
}
