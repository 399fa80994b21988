import { Users } from 'lucide-react';
import type { PracticeStatus } from '#shared/contracts/clients.ts';
import type { ListRecord } from '#web/components/records/list-record.ts';
import { type BrowserWords, RecordBrowser } from '#web/components/records/record-browser.tsx';
import type { ListUrl } from '#web/data/practice-url.ts';
import { useListed } from '#web/data/use-listed.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { count } from '#web/ui/time/dates.ts';
import { clientsAsked, type ListedClient } from './queries.ts';

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

const WORDS: BrowserWords = {
  one: 'client',
  many: 'clients',
  label: 'Clients',
  head: 'Client',
  search: 'Search clients...',
  all: 'All Status',
  loading: 'Loading your clients...',
  failed: 'Failed to load clients',
};

type Props = { url: ListUrl; onUrl: (next: ListUrl) => void; onNew: () => void };

/** The clients that the address asks for. */
export function ClientList({ url, onUrl, onNew }: Props) {
  const { q = '', status } = url;
  const listed = useListed(q, (words) => clientsAsked({ words, status }), clientsAsked({}));
  return (
    <RecordBrowser
      words={WORDS}
      statuses={STATUSES}
      listed={listed}
      recordOf={recordOf}
      url={url}
      onUrl={onUrl}
      empty={
        <EmptyState
          icon={<Users aria-hidden />}
          title="No clients yet"
          action={<Button onClick={onNew}>Create Your First Client</Button>}
        >
          The people and firms you act for will be listed here, each with its cases.
        </EmptyState>
      }
    />
  );
}
