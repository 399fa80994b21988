import { Link } from '@tanstack/react-router';
import { IdCard, Pencil } from 'lucide-react';
import { useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { StatusBadge } from '#web/components/records/status-badge.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { type DescriptionItem, DescriptionList } from '#web/ui/primitives/description-list.tsx';
import type { CaseDetail } from './queries.ts';

type Props = { row: CaseDetail; onEdit: () => void };

const factsOf = (row: CaseDetail): DescriptionItem[] => [
  { label: t(messages.clientNumber), value: row.client?.client_number ?? row.case_number },
  { label: t(messages.contactName), value: row.client?.contact_person ?? null },
  { label: t(messages.businessArea), value: row.client?.business_area ?? row.practice_area },
  { label: t(common.status), value: <StatusBadge status={row.status} /> },
  { label: t(common.description), value: row.description },
];

function Name({ row }: { row: CaseDetail }) {
  if (!row.client) return <>{row.client_name}</>;
  return (
    <Link
      to="/home/clients/$clientId"
      params={{ clientId: row.client.id }}
      className="relative -my-3 inline-block py-3 text-link md:my-0 md:py-0"
    >
      {row.client.name}
    </Link>
  );
}

/** The client of a case, over the page. */
export function ClientInformation({ row, onEdit }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t(messages.clientInformation)}
      open={open}
      onOpenChange={setOpen}
      align="end"
      className="w-[26rem] max-w-[calc(100vw-1rem)] p-4"
      trigger={
        <Button aria-expanded={open} className="max-sm:[&_svg]:hidden">
          <IdCard aria-hidden />
          {open ? t(messages.hideClientInformation) : t(messages.showClientInformation)}
        </Button>
      }
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-16 font-semibold">{t(messages.clientInformation)}</h2>
          <p className="text-ui [overflow-wrap:anywhere]">
            <Name row={row} />
          </p>
        </div>
        <Button
          onClick={() => {
            setOpen(false);
            onEdit();
          }}
        >
          <Pencil aria-hidden />
          {t(messages.edit)}
        </Button>
      </div>
      <DescriptionList facts={factsOf(row)} className="grid-cols-2 [&>:last-child]:col-span-full" />
    </Popover>
  );
}
