import { IdCard } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { StatusBadge } from '#web/components/records/status-badge.tsx';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { RoleChip } from '#web/components/sharing/role-chip.tsx';
import type { CaseTab } from '#web/data/url/practice-url.ts';
import { ArchiveButton, useArchive } from '#web/features/cases/archive-case.tsx';
import { CaseMenu } from '#web/features/cases/case-menu.tsx';
import { ClientInformation, ClientSheet } from '#web/features/cases/client-information.tsx';
import type { CaseDetail } from '#web/features/cases/queries.ts';
import { type FilePicker, UploadButton } from '#web/features/files/upload/upload-button.tsx';
import { ShareButton, useShare } from '#web/features/sharing/share-button.tsx';
import { DropdownItem } from '#web/ui/overlays/dropdown-menu.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { DESK } from '#web/ui/primitives/class-names.ts';
import { PageHeader } from '#web/ui/primitives/page.tsx';
import { useMedia } from '#web/ui/primitives/use-media.ts';

/** The tabs on which a phone leaves out the button to upload files, for it would cover what they are for. */
const OTHER_WORK: ReadonlySet<CaseTab> = new Set(['timeline', 'chat', 'drafts']);

type HeaderProps = {
  row: CaseDetail;
  tab: CaseTab;
  picker: FilePicker;
  onEdit: () => void;
  onDeleted: () => void;
};

type ActionsProps = Pick<HeaderProps, 'row' | 'onEdit' | 'onDeleted'>;

/** On a phone all actions are behind one button. */
function PhoneActions({ row, onEdit, onDeleted }: ActionsProps) {
  const { edits } = useCaseAccess();
  const [client, setClient] = useState(false);
  const share = useShare({ caseId: row.id, title: row.title, onLeft: onDeleted });
  const archive = useArchive(row);
  return (
    <>
      <CaseMenu row={row} onDeleted={onDeleted}>
        <DropdownItem onSelect={() => setClient(true)}>
          <IdCard aria-hidden />
          {t(messages.showClientInformation)}
        </DropdownItem>
        <DropdownItem onSelect={share.open}>
          <share.Icon aria-hidden />
          {share.label}
        </DropdownItem>
        {edits ? (
          <DropdownItem onSelect={archive.run}>
            <archive.Icon aria-hidden />
            {archive.label}
          </DropdownItem>
        ) : null}
      </CaseMenu>
      {client ? <ClientSheet row={row} onEdit={onEdit} onClose={() => setClient(false)} /> : null}
      {share.dialog}
    </>
  );
}

function DeskActions({ row, onEdit, onDeleted }: ActionsProps) {
  const { edits } = useCaseAccess();
  return (
    <>
      <ClientInformation row={row} onEdit={onEdit} />
      <ShareButton caseId={row.id} title={row.title} onLeft={onDeleted} />
      {edits ? <ArchiveButton row={row} /> : null}
      <CaseMenu row={row} onDeleted={onDeleted} />
    </>
  );
}

/** The title of a case, its state and its actions. */
export function CaseHeader({ row, tab, picker, onEdit, onDeleted }: HeaderProps) {
  const { addsFiles } = useCaseAccess();
  const actions = { row, onEdit, onDeleted };
  const desk = useMedia(DESK);
  return (
    <PageHeader
      oneLine
      title={<span title={row.title}>{row.title}</span>}
      description={
        <span className="flex flex-wrap items-center gap-x-3 max-md:gap-x-2">
          <StatusBadge status={row.status} />
          <RoleChip row={row} />
          {row.archived_at ? <Badge>{t(messages.archived)}</Badge> : null}
          {row.case_number ? <span>{t(messages.caseNumberShown, { number: row.case_number })}</span> : null}
          {/* A phone has it in the summary. */}
          {row.court ? (
            <span title={row.court} className="max-w-60 truncate max-md:hidden xl:max-w-80">
              {row.court}
            </span>
          ) : null}
        </span>
      }
      actions={
        <>
          {desk ? <DeskActions {...actions} /> : <PhoneActions {...actions} />}
          {addsFiles ? <UploadButton picker={picker} primary={!OTHER_WORK.has(tab)} /> : null}
        </>
      }
    />
  );
}
