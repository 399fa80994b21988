import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { PracticeStatus } from '#shared/clients.ts';
import { sentence } from '#web/api.ts';
import type { ListUrl } from '#web/practice-url.ts';
import { countQuery, useRowPages } from '#web/row-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { count } from '#web/ui/dates.ts';
import { ListCount } from '#web/ui/list-count.tsx';
import type { ListRecord } from '#web/ui/list-record.ts';
import { ListToolbar } from '#web/ui/list-toolbar.tsx';
import { MoreRows } from '#web/ui/more-rows.tsx';
import { RecordList, RecordSkeletons } from '#web/ui/record-list.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { usePaused } from '#web/use-paused.ts';
import { clientsAsked, type ListedClient } from './queries.ts';

/** Words are looked for once whoever types them pauses. */
const PAUSE_MS = 200;

const STATUSES: readonly { value: PracticeStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'closed', label: 'Closed' },
  { value: 'pending', label: 'Pending' },
  { value: 'exploration', label: 'Exploration' },
];

function recordOf(client: ListedClient): ListRecord {
  return {
    id: client.id,
    to: `/home/clients/${client.id}`,
    title: client.name,
    status: client.status,
    created: client.created_at,
    description: null,
    facts: [
      { label: 'Client #', value: client.client_number },
      { label: 'Contact', value: client.contact_person },
      { label: 'Area', value: client.business_area },
      { label: 'Cases', value: count(client.cases.length) },
    ],
    action: 'View Client',
  };
}

type Props = { url: ListUrl; onUrl: (next: ListUrl) => void; onNew: () => void };

/** The page of the list that the address asks for, and how many there are: such, and in all. */
function useClients({ q = '', status }: ListUrl) {
  const words = usePaused(q.trim(), PAUSE_MS);
  const asked = clientsAsked({ words, status });
  const all = useQuery(countQuery(clientsAsked({})));
  const pages = useRowPages(asked);
  return {
    ...pages,
    pending: pages.pending || all.isPending,
    total: useQuery(countQuery(asked)).data,
    all: all.data,
  };
}

export function ClientList({ url, onUrl, onNew }: Props) {
  const { rows, pending, error, retry, loadingMore, onRange, total, all } = useClients(url);
  if (error && rows.length === 0)
    return <ErrorState title="Failed to load clients" message={sentence(error)} onRetry={retry} />;
  if (all === 0 && rows.length === 0)
    return (
      <EmptyState
        icon={<Users aria-hidden />}
        title="No clients yet"
        action={<Button onClick={onNew}>Create Your First Client</Button>}
      >
        The people and firms you act for will be listed here, each with its cases.
      </EmptyState>
    );
  return (
    <>
      <ListToolbar search="Search clients..." all="All Status" statuses={STATUSES} url={url} onUrl={onUrl} />
      <ListCount shown={total} of={all} one="client" many="clients" />
      {pending && rows.length === 0 ? <RecordSkeletons label="Loading your clients..." /> : null}
      {rows.length > 0 ? (
        <>
          <RecordList
            head="Client"
            label="Clients"
            view={url.view ?? 'grid'}
            records={rows.map(recordOf)}
            total={total ?? rows.length}
            onRange={onRange}
          />
          <MoreRows loading={loadingMore} problem={error && sentence(error)} onRetry={retry} />
        </>
      ) : null}
      {!pending && rows.length === 0 ? (
        <EmptyState
          title="No clients match your search criteria"
          action={<Button onClick={() => onUrl(url.view ? { view: url.view } : {})}>Show all clients</Button>}
        />
      ) : null}
    </>
  );
}
