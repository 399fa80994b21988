import { queryOptions, useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { messages } from '#shared/messages/en/accounts/device-clock.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';

/** A smaller difference moves no date by a day, and a slow network may cause it. */
const TOLERATED_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

/** Milliseconds that the clock of this device is ahead of the server's; 0 when the server sends no date. */
const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: async ({ signal }) => {
    const headers = await api.headers('/healthz', { signal });
    const server = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(server) ? 0 : Date.now() - server;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Says that the device’s clock is wrong: the board counts its days by it. */
export function ClockLine() {
  const { data = 0 } = useQuery(clockQuery);
  if (Math.abs(data) < TOLERATED_MS) return null;
  const hours = Math.round(Math.abs(data) / HOUR_MS);
  return (
    <p
      role="status"
      className="mb-4 flex items-start gap-2 rounded-panel border border-line bg-caution-wash px-4 py-2 text-ui"
    >
      <Clock aria-hidden className="mt-1 size-4 shrink-0 text-caution" />
      {t(messages.clockWrong, { hours, way: data > 0 ? 'fast' : 'slow' })}
    </p>
  );
}
