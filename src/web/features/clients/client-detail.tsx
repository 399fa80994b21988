import { Link } from '@tanstack/react-router';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { StatusBadge } from '#web/components/records/status-badge.tsx';
import { Rich } from '#web/i18n/rich.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { type DescriptionItem, DescriptionList } from '#web/ui/primitives/description-list.tsx';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import type { ClientDetail as Client } from './queries.ts';

function AssociatedCases({ cases }: Pick<Client, 'cases'>) {
  if (cases.length === 0) return <p className="text-ui text-ink-soft">{t(messages.noCases)}</p>;
  const newest = [...cases].sort((a, b) => b.created_at.localeCompare(a.created_at));
  return (
    <ul className="divide-y divide-line">
      {newest.map(({ id, title, status, case_number, created_at, case_files }) => {
        const to: string = `/home/cases/${id}`;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0">
            <Link to={to} className="min-w-0 flex-1 basis-60 py-2 text-ui font-medium break-words text-link">
              {title}
            </Link>
            <StatusBadge status={status} />
            <p className="w-full text-13 text-ink-soft">
              <CaseLine number={case_number} files={case_files.length} created={created_at} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The number of a case, how many files it has, and its age. */
function CaseLine({ number, files, created }: { number: string | null; files: number; created: string }) {
  const tags = { when: () => <RelativeTime value={created} /> };
  return number ? (
    <Rich message={messages.numberedCaseFiles} values={{ number, count: files }} tags={tags} />
  ) : (
    <Rich message={messages.caseFiles} values={{ count: files }} tags={tags} />
  );
}

/** A client, its contact details and its cases. */
export function ClientDetail({ client }: { client: Client }) {
  const info: DescriptionItem[] = [
    { label: t(messages.clientNumber), value: client.client_number },
    { label: t(messages.businessArea), value: client.business_area },
    { label: t(common.status), value: <StatusBadge status={client.status} /> },
    { label: t(messages.clientSince), value: <RelativeTime value={client.created_at} alone /> },
    { label: t(common.description), value: client.description },
  ];
  const contact: DescriptionItem[] = [
    { label: t(messages.contactPerson), value: client.contact_person },
    {
      label: t(common.email),
      value: client.email ? (
        <a className="text-link" href={`mailto:${client.email}`}>
          {client.email}
        </a>
      ) : null,
    },
    {
      label: t(common.phone),
      value: client.phone ? (
        <a className="text-link" href={`tel:${client.phone.replace(/[^+\d]/gu, '')}`}>
          {client.phone}
        </a>
      ) : null,
    },
    { label: t(messages.address), value: client.address },
  ];
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      <div className="grid gap-4 md:col-span-2">
        <Card>
          <CardHeader title={t(messages.clientInformation)} />
          <CardBody>
            <DescriptionList facts={info} className="sm:grid-cols-2 [&>:last-child]:sm:col-span-2" />
          </CardBody>
        </Card>
        <Card>
          <CardHeader title={t(messages.associatedCases)} />
          <CardBody>
            <AssociatedCases cases={client.cases} />
          </CardBody>
        </Card>
      </div>
      <Card>
        <CardHeader title={t(messages.contactDetails)} />
        <CardBody>
          <DescriptionList facts={contact} />
        </CardBody>
      </Card>
    </div>
  );
}
