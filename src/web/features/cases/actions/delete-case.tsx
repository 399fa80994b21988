import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { DeleteDialog } from '#web/components/deletion/delete-dialog.tsx';
import { undoDeletion } from '#web/components/deletion/restore-deleted.ts';
import { sentence } from '#web/data/api.ts';
import { exportUrl } from '#web/data/url/practice-url.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { type CaseDetail, caseEventCount, caseFileCount, caseQuery, deleteCase } from '../queries.ts';

/** Counts the files and events that are deleted with a case; undefined until both are counted. */
function useContents(id: string): { files: number; events: number } | undefined {
  const files = useQuery(caseFileCount(id)).data;
  const events = useQuery(caseEventCount(id)).data;
  return files === undefined || events === undefined ? undefined : { files, events };
}

/** The key of the deletion of a case in this window. */
export const deletionKey = (id: string) => ['cases', id, 'delete'];

type Props = { row: CaseDetail; onClose: () => void; onDeleted: () => void };

/** Mount it while it is open. */
export function DeleteCase({ row, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const contents = useContents(row.id);
  const empty = contents?.files === 0 && contents.events === 0;
  const remove = useMutation({
    mutationKey: deletionKey(row.id),
    mutationFn: () => deleteCase(row.id),
    onSuccess: () => {
      toast({
        title: t(messages.caseDeletedDone),
        description: row.title,
        variant: 'success',
        action: undoDeletion(client, { kind: 'case', id: row.id, name: row.title }),
      });
      onDeleted();
      client.removeQueries({ queryKey: caseQuery(row.id).queryKey });
      for (const key of ['cases', 'clients', 'timeline-events', 'bin'])
        void client.invalidateQueries({ queryKey: [key] });
    },
    onError: (error) => {
      onClose();
      toast({ title: t(messages.caseNotDeleted), description: sentence(error), variant: 'destructive' });
    },
  });
  return (
    <DeleteDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      kind="case"
      title={t(messages.deleteConfirm, { title: row.title })}
      name={row.title}
      contents={empty ? t(messages.deleteEmpty) : contents ? t(messages.deleteWithContents, contents) : ''}
      typed={!empty}
      exportUrl={exportUrl('case', row.id)}
      busy={remove.isPending && t(messages.deleting)}
      onConfirm={() => remove.mutate()}
    />
  );
}
