import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, LayoutTemplate, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { BIN } from '#shared/contracts/bin.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as templates } from '#shared/messages/en/drafting/office-templates.ts';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { messages as refusals } from '#shared/messages/en/practice/drafts.ts';
import { t } from '#shared/messages/translate.ts';
import { undoDeletion } from '#web/components/deletion/restore-deleted.ts';
import { RenameDialog } from '#web/components/editing/rename-dialog.tsx';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { toast, toastProblem } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { dateTime, relativeTime } from '#web/ui/time/dates.ts';
import { ImportDraft } from './import-draft.tsx';
import { deleteDraft, type ListedDraft, saveDraft } from './queries.ts';

type DeleteDraftProps = { row: ListedDraft; onClose: () => void; onDeleted: () => void };

/** Asks before a draft goes to the bin. */
function DeleteDraft({ row, onClose, onDeleted }: DeleteDraftProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteDraft(row.id),
    onSuccess: async () => {
      onDeleted();
      toast({
        title: t(messages.deleted),
        description: row.title,
        variant: 'success',
        action: undoDeletion(client, { kind: 'draft', id: row.id, name: row.title }),
      });
      await client.invalidateQueries({ queryKey: ['case-drafts'] });
    },
    onError: () => toastProblem(t(common.error), t(messages.deleteFailed)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(messages.deleteTitle, { title: row.title })}
      description={t(messages.deleteEffect, { days: BIN.days })}
      confirm={t(common.delete)}
      danger
      busy={remove.isPending && t(messages.deleting)}
      onConfirm={() => remove.mutate()}
    />
  );
}

const SaveTemplate = lazy(async () => ({
  default: (await import('./templates/save-template.tsx')).SaveTemplate,
}));

const MOST_CHARACTERS = 500;

function RenameDraft({ row, onClose }: { row: ListedDraft; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <RenameDialog
      current={row.title}
      maxLength={MOST_CHARACTERS}
      texts={{
        heading: t(messages.renameTitle),
        label: t(messages.titleLabel),
        required: t(refusals.titleRequired),
        failed: t(messages.notRenamed),
      }}
      rename={(title) => saveDraft({ id: row.id, title })}
      onRenamed={() => client.invalidateQueries({ queryKey: ['case-drafts'] })}
      onClose={onClose}
    />
  );
}

type ItemProps = {
  row: ListedDraft;
  open: boolean;
  url: string;
  writes: boolean;
  onDeleted: () => void;
};

function DraftItem({ row, open, url, writes, onDeleted }: ItemProps) {
  const [dialog, setDialog] = useState<'rename' | 'template' | 'delete'>();
  const { edits } = useCaseAccess();
  return (
    <li className="relative flex items-start rounded-control hover:bg-wash has-[[aria-current=page]]:bg-accent-wash">
      <SiteLink
        to={url}
        data-row
        aria-current={open ? 'page' : undefined}
        className="block min-h-(--row) min-w-0 flex-1 rounded-control px-2 row-pad-tight no-underline"
      >
        <span className="line-clamp-2 text-ui font-medium [overflow-wrap:anywhere]">{row.title}</span>
        <span className="block text-13 text-ink-soft" title={dateTime(row.updated_at)}>
          {t(messages.changedOn, { when: relativeTime(row.updated_at) })}
        </span>
      </SiteLink>
      {writes ? (
        <DropdownMenu
          trigger={
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.actionsFor, { title: row.title })}
              className="text-ink-soft!"
            >
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          <DropdownItem onSelect={() => setDialog('rename')}>{t(messages.rename)}</DropdownItem>
          {edits ? (
            <>
              <DropdownItem onSelect={() => setDialog('template')}>{t(templates.save)}</DropdownItem>
              <DropdownItem danger onSelect={() => setDialog('delete')}>
                {t(messages.deleteDraft)}
              </DropdownItem>
            </>
          ) : null}
        </DropdownMenu>
      ) : null}
      {dialog === 'rename' ? <RenameDraft row={row} onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'template' ? (
        <Suspense>
          <SaveTemplate row={row} onClose={() => setDialog(undefined)} />
        </Suspense>
      ) : null}
      {dialog === 'delete' ? (
        <DeleteDraft row={row} onClose={() => setDialog(undefined)} onDeleted={onDeleted} />
      ) : null}
    </li>
  );
}

type Props = {
  rows: readonly ListedDraft[];
  draftId: string | undefined;
  urlOf: (id: string) => string;
  writes: boolean;
  creating: boolean;
  onNew: () => void;
  onTemplate: () => void;
  caseId: string;
  onOpen: (id: string) => void;
  onDeleted: (id: string) => void;
};

type NewProps = Pick<Props, 'creating' | 'onNew' | 'onTemplate' | 'caseId' | 'onOpen'>;

/** The affidavit in one click, a template, or a Word document. */
function NewDraft({ creating, onNew, onTemplate, caseId, onOpen }: NewProps) {
  return (
    <>
      <Button variant="primary" busy={creating && t(messages.creating)} onClick={onNew}>
        <Plus aria-hidden />
        {t(messages.newDraft)}
      </Button>
      <Button onClick={onTemplate}>
        <LayoutTemplate aria-hidden />
        {t(messages.fromTemplate)}
      </Button>
      <ImportDraft caseId={caseId} onMade={onOpen} />
    </>
  );
}

/** The drafts of a case, and the buttons for a new one. */
export function DraftList({ rows, draftId, urlOf, writes, onDeleted, ...making }: Props) {
  return (
    <div className="flex flex-col gap-3">
      {writes ? (
        <div className="flex flex-col gap-2">
          <NewDraft {...making} />
        </div>
      ) : null}
      <ul aria-label={t(messages.list)} className="grid gap-1">
        {rows.map((row) => (
          <DraftItem
            key={row.id}
            row={row}
            open={row.id === draftId}
            url={urlOf(row.id)}
            writes={writes}
            onDeleted={() => onDeleted(row.id)}
          />
        ))}
      </ul>
    </div>
  );
}
