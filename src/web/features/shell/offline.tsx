import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/common/offline.ts';
import { t } from '#shared/messages/translate.ts';
import { useOffline } from '#web/data/connection.ts';
import { isRefused, oldestShown } from '#web/data/device/persisted-state.ts';
import { sessionQuery } from '#web/data/session.ts';

const PAUSE_MS = 5000;

/**
 * Asks an unreachable server for the session again and again; once it is back, refetches everything that failed to load
 * meanwhile.
 */
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

/** The age of the page: that of the oldest kept answer on it. */
function AsOf() {
  const client = useQueryClient();
  const subscribe = useCallback(
    // A query is also added while a part of the page is rendered.
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  const oldest = useSyncExternalStore(subscribe, () => oldestShown(client));
  if (oldest === undefined) return t(messages.showsWhatItHad);
  const at = new Date(oldest);
  return t(messages.asOf, { date: indianDate(at), time: indianTime(at) });
}

/** A line below the bar while the connection is lost: how old the page is, and what happens to what one writes. */
export function Offline() {
  const offline = useOffline();
  useReturn(offline);
  return (
    <div aria-live="polite">
      {offline ? (
        <p className="flex items-start gap-2 border-b border-line bg-caution-wash px-4 py-2 text-ui md:justify-center md:px-6">
          <WifiOff aria-hidden className="mt-1 size-4 shrink-0 text-caution" />
          <span>
            <strong className="font-semibold">{t(messages.youAreOffline)}</strong> <AsOf />{' '}
            {t(isRefused() ? messages.nothingIsKept : messages.textIsKept)}
          </span>
        </p>
      ) : null}
    </div>
  );
}
