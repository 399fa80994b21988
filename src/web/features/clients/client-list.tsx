import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { PracticeStatus } from '#shared/clients.ts';
import { sentence } from '#web/api.ts';
import type { ListUrl } from '#web/practice-url.ts';
import { Button } from '#web/ui/button.tsx';
import { count } from '#web/ui/dates.ts';
import { ListToolbar } from '#web/ui/list-toolbar.tsx';
import { type ListRecord, RecordList, RecordSkeletons } from '#web/ui/record-list.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { hasWords } from '#web/word-filter.ts';
import { clientsQuery, type ListedClient } from './queries.ts';

const STATUSES: readonly { value: PracticeStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'closed', label: 'Closed' },
  { value: 'pending', label: 'Pending' },
  { value: 'exploration', label: 'Exploration' },
];

/** The clients in whose fields every word stands and who have the status asked for. */
export function clientsShown(clients: readonly ListedClient[], { q = '', status }: ListUrl): ListedClient[] {
  return clients.filter(
    (client) =>
      (status === undefined || client.status === status) &&
      hasWords(q, [
        client.name,
        client.client_number,
        client.contact_person,
        client.business_area,
        client.description,
      ]),
  );
}

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

export function ClientList({ url, onUrl, onNew }: Props) {
  const { data, error, refetch } = useQuery(clientsQuery);
  if (error && !data)
    return (
      <ErrorState title="Failed to load clients" message={sentence(error)} onRetry={() => void refetch()} />
    );
  if (data?.length === 0)
    return (
      <EmptyState
        icon={<Users aria-hidden />}
        title="No clients yet"
        action={<Button onClick={onNew}>Create Your First Client</Button>}
      >
        The people and firms you act for will be listed here, each with its cases.
      </EmptyState>
    );
  const shown = clientsShown(data ?? [], url);
  return (
    <>
      <ListToolbar search="Search clients..." all="All Status" statuses={STATUSES} url={url} onUrl={onUrl} />
      {data ? (
        <p role="status" className="sr-only">
          {count(shown.length)} of {count(data.length)} clients
        </p>
      ) : (
        <RecordSkeletons label="Loading your clients..." />
      )}
      {shown.length > 0 ? (
        <RecordList head="Client" label="Clients" view={url.view ?? 'grid'} records={shown.map(recordOf)} />
      ) : null}
      {data && shown.length === 0 ? (
        <EmptyState
          title="No clients match your search criteria"
          action={<Button onClick={() => onUrl(url.view ? { view: url.view } : {})}>Show all clients</Button>}
        />
      ) : null}
    </>
  );
}
