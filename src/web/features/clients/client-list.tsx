import { Users } from 'lucide-react';
import type { PracticeStatus } from '#shared/contracts/clients.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { messages as records } from '#shared/messages/en/practice/records.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import type { ListRecord } from '#web/components/records/list-record.ts';
import { RecordBrowser, type RecordBrowserText } from '#web/components/records/record-browser.tsx';
import { useListed } from '#web/data/lists/use-listed.ts';
import type { ListUrl } from '#web/data/url/practice-url.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { filteredClients, type ListedClient } from './queries.ts';

const statuses = (): readonly { value: PracticeStatus; label: string }[] => [
  { value: 'active', label: t(common.active) },
  { value: 'closed', label: t(common.closed) },
  { value: 'pending', label: t(common.pending) },
  { value: 'exploration', label: t(common.exploration) },
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
      { label: t(messages.clientNumberLabel), value: client.client_number },
      { label: t(messages.contact), value: client.contact_person },
      { label: t(messages.area), value: client.business_area },
      { label: t(common.cases), value: formatNumber(client.cases.length) },
    ],
    action: t(messages.viewClient),
  };
}

const words = (): RecordBrowserText => ({
  count: (shown, total) =>
    shown === total ? t(records.clientCount, { total }) : t(records.clientCountOfTotal, { shown, total }),
  noMatches: t(records.noClientsMatch),
  showAll: t(records.showAllClients),
  label: t(common.clients),
  head: t(messages.clientHeading),
  search: t(messages.searchClients),
  all: t(messages.allStatus),
  loading: t(messages.loadingClients),
  failed: t(messages.clientsNotLoaded),
  signIn: t(messages.signInToViewClients),
});

type Props = { url: ListUrl; onUrl: (next: ListUrl) => void; onNew: () => void };

/** The clients that the URL asks for. */
export function ClientList({ url, onUrl, onNew }: Props) {
  const { q = '', status } = url;
  const listed = useListed(q, (words) => filteredClients({ words, status }), filteredClients({}));
  return (
    <RecordBrowser
      words={words()}
      statuses={statuses()}
      listed={listed}
      recordOf={recordOf}
      url={url}
      onUrl={onUrl}
      empty={
        <EmptyState
          icon={<Users aria-hidden />}
          title={t(messages.noClientsYet)}
          action={<Button onClick={onNew}>{t(messages.createFirstClient)}</Button>}
        >
          {t(messages.noClientsYetHint)}
        </EmptyState>
      }
    />
  );
}
