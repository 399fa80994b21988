import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ServerStatus, type Signal, serverStatus } from '#shared/contracts/site/server-status.ts';
import { messages } from '#shared/messages/en/operations/server-status.ts';
import { t } from '#shared/messages/translate.ts';
import { limitWords, valueWords } from '#shared/site/signal-words.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { api } from '#web/data/api.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

/** Milliseconds after which an open page measures again. */
const AGAIN_MS = 10_000;

const statusQuery = queryOptions({
  queryKey: ['server-status'],
  queryFn: ({ signal }) => api.get('/functions/v1/server-status', serverStatus, { signal }),
  staleTime: 0,
  refetchInterval: AGAIN_MS,
});

function StateBadge({ signal }: { signal: Signal }) {
  if (signal.value === null) return <Badge>{t(messages.unknown)}</Badge>;
  return signal.alert ? (
    <Badge tone="bad" icon={<CircleAlert aria-hidden />}>
      {t(messages.alert)}
    </Badge>
  ) : (
    <Badge tone="good" icon={<CircleCheck aria-hidden />}>
      {t(messages.good)}
    </Badge>
  );
}

const Row = ({ signal }: { signal: Signal }) => (
  <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0">
    <div className="min-w-0 flex-1 basis-64">
      <h2 className="text-ui font-semibold">{t(messages.name, { signal: signal.name })}</h2>
      <p className="text-13 text-ink-soft">{t(messages.about, { signal: signal.name })}</p>
    </div>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:w-72 md:justify-end">
      {signal.value === null ? null : <span className="text-ui tabular-nums">{valueWords(signal)}</span>}
      <StateBadge signal={signal} />
      <span className="w-full text-13 text-ink-soft tabular-nums md:text-right">{limitWords(signal)}</span>
    </div>
  </li>
);

function Signals({ signals, documents, operators }: ServerStatus) {
  const count = signals.filter(({ alert }) => alert).length;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-ui font-semibold">
        {count === 0 ? t(messages.allGood) : t(messages.alerts, { count })}
      </p>
      <ul className="rounded-panel border border-line bg-surface px-4">
        {signals.map((signal) => (
          <Row key={signal.name} signal={signal} />
        ))}
      </ul>
      {documents === null ? null : (
        <p className="text-ui text-ink-soft">{t(messages.documents, { count: documents })}</p>
      )}
      <p className="text-13 text-ink-soft">{operators > 0 ? t(messages.mailed) : t(messages.noOperators)}</p>
    </div>
  );
}

/** Shows operators in words what the server measures of itself. */
export function ServerStatusPage() {
  const query = useQuery(statusQuery);
  const { data } = query;
  return (
    <Page className="max-w-[48rem]!">
      <PageTitle>{t(messages.title)}</PageTitle>
      <PageHeader title={t(messages.title)} description={t(messages.lead)} />
      {data ? (
        <Signals {...data} />
      ) : (
        <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.loading)} skeleton="h-96" />
      )}
    </Page>
  );
}
