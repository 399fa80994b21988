import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { StatusBadge } from '#web/components/records/status-badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { type DescriptionItem, DescriptionList } from '#web/ui/primitives/description-list.tsx';
import type { CaseDetail } from './queries.ts';

/** The client of a case. */
export function ClientPanel({ row, onEdit }: { row: CaseDetail; onEdit: () => void }) {
  const facts: DescriptionItem[] = [
    { label: t(messages.clientNumber), value: row.client?.client_number ?? row.case_number },
    { label: t(messages.contactName), value: row.client?.contact_person ?? null },
    { label: t(messages.businessArea), value: row.client?.business_area ?? row.practice_area },
    { label: t(common.status), value: <StatusBadge status={row.status} /> },
    { label: t(common.description), value: row.description },
  ];
  return (
    <Card id="client-information" className="mb-4">
      <CardHeader
        title={t(messages.clientInformation)}
        description={
          row.client ? (
            <Link to="/home/clients/$clientId" params={{ clientId: row.client.id }} className="text-link">
              {row.client.name}
            </Link>
          ) : (
            row.client_name
          )
        }
        actions={
          <Button onClick={onEdit}>
            <Pencil aria-hidden />
            {t(messages.edit)}
          </Button>
        }
      />
      <CardBody>
        <DescriptionList
          facts={facts}
          className="sm:grid-cols-2 md:grid-cols-4 [&>:last-child]:col-span-full"
        />
      </CardBody>
    </Card>
  );
}
