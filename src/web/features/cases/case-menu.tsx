import { Link } from '@tanstack/react-router';
import { Download, Ellipsis, ReceiptIndianRupee, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { exportUrl } from '#web/data/url/practice-url.ts';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { useLoadedLater } from '#web/ui/primitives/use-loaded-later.ts';
import type { CaseDetail } from './queries.ts';

const loadDeleteCase = async () => (await import('./delete-case.tsx')).DeleteCase;

type Props = {
  row: CaseDetail;
  onDeleted: () => void;
  /** Entries before the others. */
  children?: ReactNode;
};

/** The rarer actions of a case: export and, for its owner, deletion. */
export function CaseMenu({ row, onDeleted, children }: Props) {
  const { owns } = useCaseAccess();
  const [deleting, setDeleting] = useState(false);
  const DeleteCase = useLoadedLater(loadDeleteCase, deleting);
  return (
    <>
      <DropdownMenu
        trigger={
          <Button size="icon" aria-label={t(messages.moreActions)}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        {children}
        <DropdownItem asChild>
          <a href={exportUrl('case', row.id)} download>
            <Download aria-hidden />
            {t(messages.exportCase)}
          </a>
        </DropdownItem>
        {owns ? (
          <DropdownItem asChild>
            <Link to="/home/fees" search={{ case: row.id }}>
              <ReceiptIndianRupee aria-hidden />
              {t(messages.feeNotes)}
            </Link>
          </DropdownItem>
        ) : null}
        {owns ? (
          <DropdownItem danger onSelect={() => setDeleting(true)}>
            <Trash2 aria-hidden />
            {t(messages.deleteCase)}
          </DropdownItem>
        ) : null}
      </DropdownMenu>
      {deleting && DeleteCase ? (
        <DeleteCase row={row} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      ) : null}
    </>
  );
}
