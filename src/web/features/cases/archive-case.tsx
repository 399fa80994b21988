import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { archiveCase, type CaseDetail } from './queries.ts';

/** Archives a case, or restores it from the archive. */
export function useArchive(row: CaseDetail) {
  const client = useQueryClient();
  const archived = row.archived_at !== null;
  const change = useChange({
    mutationFn: () => archiveCase(row.id, !archived),
    onSuccess: () =>
      toastSuccess(
        archived ? t(messages.caseRestored) : t(messages.caseArchived),
        archived ? row.title : t(messages.caseArchivedDetail, { title: row.title }),
      ),
    failed: t(common.error),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['cases'] });
      void client.invalidateQueries({ queryKey: ['timeline-events'] });
    },
  });
  return {
    Icon: archived ? ArchiveRestore : Archive,
    label: t(archived ? messages.restore : messages.archive),
    busy: change.isPending && t(common.saving),
    run: () => change.mutate(),
  };
}

export function ArchiveButton({ row }: { row: CaseDetail }) {
  const { Icon, label, busy, run } = useArchive(row);
  return (
    <Button busy={busy} onClick={run}>
      <Icon aria-hidden />
      {label}
    </Button>
  );
}
