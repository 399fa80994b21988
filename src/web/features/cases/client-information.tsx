import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IdCard, Pencil } from 'lucide-react';
import { useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { messages as sharing } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { StatusBadge } from '#web/components/records/status-badge.tsx';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { sentence } from '#web/data/api.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { type DescriptionItem, DescriptionList } from '#web/ui/primitives/description-list.tsx';
import { type CaseDetail, clientOfCaseQuery } from './queries.ts';

type Props = { row: CaseDetail; onEdit: () => void };

const factsOf = (row: CaseDetail): DescriptionItem[] => [
  { label: t(messages.clientNumber), value: row.client?.client_number ?? null },
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

/** The client of a case that is shared with the reader: contact details are for those who can edit. */
function SharedClient({ row }: { row: CaseDetail }) {
  const { data, error } = useQuery(clientOfCaseQuery(row.id));
  if (error && !data)
    return (
      <p role="alert" className="text-ui">
        {t(sharing.clientNotLoaded)} · {sentence(error)}
      </p>
    );
  if (!data) return <p role="status">{t(common.loading)}</p>;
  const { name, contact_person, email, phone, address, can_contact } = data;
  const contacts: DescriptionItem[] = [
    { label: t(sharing.contactPerson), value: contact_person },
    { label: t(sharing.email), value: email },
    { label: t(sharing.phone), value: phone },
    { label: t(sharing.postalAddress), value: address },
  ];
  return (
    <>
      <h2 className="mb-3 text-16 font-semibold">{t(messages.clientInformation)}</h2>
      <DescriptionList
        facts={[{ label: t(sharing.client), value: name }, ...(can_contact ? contacts : [])]}
        className="grid-cols-2 [&>:first-child]:col-span-full"
      />
      {can_contact ? null : <p className="mt-3 text-13 text-ink-soft">{t(sharing.contactsForEditors)}</p>}
    </>
  );
}

/** The client of a case, as its owner or a member sees it. */
function ClientOf({ row, onEdit }: Props) {
  const { owns } = useCaseAccess();
  return owns ? <OwnClient row={row} onEdit={onEdit} /> : <SharedClient row={row} />;
}

/** The client of a case in a sheet, on a phone. */
export function ClientSheet({ row, onEdit, onClose }: Props & { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.clientInformation)}
      asksNothing
    >
      <ClientOf
        row={row}
        onEdit={() => {
          onClose();
          onEdit();
        }}
      />
    </Dialog>
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
        <Button aria-expanded={open}>
          <IdCard aria-hidden />
          {open ? t(messages.hideClientInformation) : t(messages.showClientInformation)}
        </Button>
      }
    >
      <ClientOf
        row={row}
        onEdit={() => {
          setOpen(false);
          onEdit();
        }}
      />
    </Popover>
  );
}

/** The client of the reader's own case. */
function OwnClient({ row, onEdit }: Props) {
  return (
    <>
      <div className="mb-4 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-16 font-semibold">{t(messages.clientInformation)}</h2>
          <p className="text-ui [overflow-wrap:anywhere]">
            <Name row={row} />
          </p>
        </div>
        <Button onClick={onEdit}>
          <Pencil aria-hidden />
          {t(messages.edit)}
        </Button>
      </div>
      <DescriptionList facts={factsOf(row)} className="grid-cols-2 [&>:last-child]:col-span-full" />
    </>
  );
}
