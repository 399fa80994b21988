import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { useLocalStatus } from '#web/data/local-status.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { useCookiesRefused } from './cookies/keeps-cookies.ts';
import { openDemo } from './sign-in.ts';

const PLACE = 'mt-6 min-h-14';

/** Opens the demo account; only a local server offers it. */
export function DemoButton() {
  const client = useQueryClient();
  const { known, demo, locked } = useLocalStatus();
  const [opening, setOpening] = useState(false);
  const cookiesRefused = useCookiesRefused();
  // A local copy marks its pages; the place is kept until it has answered.
  if (!known) return <div className={cx(PLACE, 'hidden in-data-local:block')} />;
  // The page says so, and without cookies the address that was printed would change nothing.
  if (cookiesRefused) return null;
  if (locked)
    return (
      <p className={cx(PLACE, 'border-t border-line pt-4 text-center text-13 text-ink-soft')}>
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
    <div className={cx(PLACE, 'flex flex-col gap-2 border-t border-line pt-4')}>
      <Button busy={opening && t(messages.openingDemo)} onClick={() => void open()}>
        {t(messages.openDemo)}
      </Button>
      <p className="text-center text-13 text-ink-soft">{t(messages.demoNote)}</p>
    </div>
  );
}
