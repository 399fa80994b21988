import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { useLocalStatus } from '#web/data/local-status.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { openDemo } from './sign-in.ts';

/** Opens the demo account; only a local server offers it. */
export function DemoButton() {
  const client = useQueryClient();
  const { demo, locked } = useLocalStatus();
  const [opening, setOpening] = useState(false);
  if (locked)
    return (
      <p className="mt-6 border-t border-line pt-4 text-center text-13 text-ink-soft">
        {t(messages.demoLocked)}
      </p>
    );
  if (!demo) return null;
  const open = async () => {
    setOpening(true);
    await openDemo(client);
    setOpening(false);
  };
  return (
    <div className="mt-6 flex flex-col gap-2 border-t border-line pt-4">
      <Button busy={opening && t(messages.openingDemo)} onClick={() => void open()}>
        {t(messages.openDemo)}
      </Button>
      <p className="text-center text-13 text-ink-soft">{t(messages.demoNote)}</p>
    </div>
  );
}
