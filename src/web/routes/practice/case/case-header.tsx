import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { StatusBadge } from '#web/components/records/status-badge.tsx';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { RoleChip } from '#web/components/sharing/role-chip.tsx';
import type { CaseTab } from '#web/data/url/practice-url.ts';
import { CaseMenu } from '#web/features/cases/actions/case-menu.tsx';
import { ArchiveButton } from '#web/features/cases/archive-case.tsx';
import { ClientInformation } from '#web/features/cases/client-information.tsx';
import type { CaseDetail } from '#web/features/cases/queries.ts';
import { type FilePicker, UploadButton } from '#web/features/files/upload/upload-button.tsx';
import { ShareButton } from '#web/features/sharing/share-button.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { PageHeader } from '#web/ui/primitives/page.tsx';

/** The tabs on which a phone leaves out the button to upload files, for it would cover what they are for. */
const OTHER_WORK: ReadonlySet<CaseTab> = new Set(['timeline', 'chat', 'drafts']);

type HeaderProps = {
  row: CaseDetail;
  tab: CaseTab;
  picker: FilePicker;
  onEdit: () => void;
  onDeleted: () => void;
};

/** The title of a case, its state and its actions. */
export function CaseHeader({ row, tab, picker, onEdit, onDeleted }: HeaderProps) {
  const { edits, addsFiles } = useCaseAccess();
  return (
    <PageHeader
      title={<span className="[overflow-wrap:anywhere]">{row.title}</span>}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={row.status} />
          <RoleChip row={row} />
          {row.archived_at ? <Badge>{t(messages.archived)}</Badge> : null}
          {row.court ? <span>{row.court}</span> : null}
          {row.case_number ? <span>{t(messages.caseNumberShown, { number: row.case_number })}</span> : null}
        </span>
      }
      actions={
        <>
          <ClientInformation row={row} onEdit={onEdit} />
          <ShareButton caseId={row.id} title={row.title} onLeft={onDeleted} />
          {edits ? <ArchiveButton row={row} /> : null}
          <CaseMenu row={row} onDeleted={onDeleted} />
          {addsFiles ? <UploadButton picker={picker} primary={!OTHER_WORK.has(tab)} /> : null}
        </>
      }
    />
  );
}
