import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { DraftTemplate } from '#shared/contracts/drafts/draft-templates.ts';
import { OFFICE_TEMPLATE } from '#shared/contracts/drafts/office-templates.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/drafting/office-templates.ts';
import { t } from '#shared/messages/translate.ts';
import { RenameDialog } from '#web/components/editing/rename-dialog.tsx';
import { useChange } from '#web/data/use-change.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { deleteTemplate, renameTemplate } from './queries.ts';

type Props = { template: Pick<DraftTemplate, 'id' | 'name'> };

/** Renames or deletes a template of the office. */
export function OfficeTemplateMenu({ template: { id, name } }: Props) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'rename' | 'delete'>();
  const close = () => setDialog(undefined);
  const listAgain = () => client.invalidateQueries({ queryKey: ['draft-templates'] });
  const removing = useChange({
    mutationFn: () => deleteTemplate(id),
    onSuccess: listAgain,
    failed: t(messages.notDeleted),
    onSettled: close,
  });
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <Button variant="quiet" size="icon" aria-label={t(messages.actionsFor, { name })}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <DropdownItem onSelect={() => setDialog('rename')}>{t(messages.rename)}</DropdownItem>
        <DropdownItem danger onSelect={() => setDialog('delete')}>
          {t(common.delete)}
        </DropdownItem>
      </DropdownMenu>
      {dialog === 'rename' ? (
        <RenameDialog
          current={name}
          maxLength={OFFICE_TEMPLATE.name}
          texts={{
            heading: t(messages.renameTitle),
            label: t(messages.name),
            required: t(messages.nameRequired),
            failed: t(messages.notRenamed),
          }}
          rename={(next) => renameTemplate(id, next)}
          onRenamed={listAgain}
          onClose={close}
        />
      ) : null}
      {dialog === 'delete' ? (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t(messages.deleteTitle, { name })}
          description={t(messages.deleteText)}
          confirm={t(common.delete)}
          danger
          busy={removing.isPending && t(messages.deleting)}
          onConfirm={() => removing.mutate()}
        />
      ) : null}
    </>
  );
}
