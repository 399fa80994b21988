import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { useOffline } from '#web/data/live/connection.ts';
import { sessionQuery } from '#web/data/session.ts';

const PAUSE_MS = 5000;

/** While the server is not reached, asks it for the session; then asks again for what failed to load meanwhile. */
function useReturn(offline: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!offline) return;
    const timer = setInterval(
      () => void client.refetchQueries({ queryKey: sessionQuery.queryKey }),
      PAUSE_MS,
    );
    return () => {
      clearInterval(timer);
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    };
  }, [offline, client]);
}

/** A line below the bar while the connection is lost: what the page shows, and what happens to typed text. */
export function Offline() {
  const offline = useOffline();
  useReturn(offline);
  return (
    <div aria-live="polite">
      {offline ? (
        <p className="flex items-start gap-2 border-b border-line bg-caution-wash px-4 py-2 text-ui md:justify-center md:px-6">
          <WifiOff aria-hidden className="mt-1 size-4 shrink-0 text-caution" />
          <span>
            <strong className="font-semibold">{t(messages.offline)}</strong> {t(messages.offlineHint)}
          </span>
        </p>
      ) : null}
    </div>
  );
}
