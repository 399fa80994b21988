import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { DeleteDialog } from '#web/components/deletion/delete-dialog.tsx';
import { undoDeletion } from '#web/components/deletion/restore-deleted.ts';
import { sentence } from '#web/data/api.ts';
import { exportUrl } from '#web/data/url/practice-url.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { type ClientDetail, clientQuery, deleteClient } from './queries.ts';

/** The data API embeds at most this many rows. */
const MOST = 1000;

/** Says what is deleted with a client: its cases, and their files and events. */
function contentsOf({ cases }: Pick<ClientDetail, 'cases'>): string {
  if (cases.length === 0) return t(messages.deleteWithoutCases);
  const lists = cases.flatMap((row) => [row.case_files, row.timeline_events]);
  const total = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0);
  const capped = [cases, ...lists].some(({ length }) => length === MOST);
  return t(capped ? messages.deleteWithManyCases : messages.deleteWithCases, {
    cases: cases.length,
    files: total(cases.map((row) => row.case_files.length)),
    events: total(cases.map((row) => row.timeline_events.length)),
  });
}

/** The key of the deletion of a client in this window. */
export const deletionKey = (id: string) => ['clients', id, 'delete'];

type Props = {
  client: ClientDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
};

export function DeleteClient({ client: stored, open, onOpenChange, onDeleted }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationKey: deletionKey(stored.id),
    mutationFn: () => deleteClient(stored.id),
    onSuccess: () => {
      toast({
        title: t(common.success),
        description: t(messages.clientDeletedDone),
        variant: 'success',
        action: undoDeletion(client, { kind: 'client', id: stored.id, name: stored.name }),
      });
      onDeleted();
      client.removeQueries({ queryKey: clientQuery(stored.id).queryKey });
      for (const { id } of stored.cases) client.removeQueries({ queryKey: ['cases', id] });
      void client.invalidateQueries({ queryKey: ['clients', 'list'] });
      void client.invalidateQueries({ queryKey: ['cases'] });
      void client.invalidateQueries({ queryKey: ['timeline-events'] });
      void client.invalidateQueries({ queryKey: ['bin'] });
    },
    onError: (error) => {
      onOpenChange(false);
      toast({
        title: t(messages.clientNotDeleted),
        description: sentence(error),
        variant: 'destructive',
      });
    },
  });
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      kind="client"
      title={t(messages.deleteConfirm, { name: stored.name })}
      name={stored.name}
      contents={contentsOf(stored)}
      typed={stored.cases.some((row) => row.case_files.length + row.timeline_events.length > 0)}
      exportUrl={exportUrl('client', stored.id)}
      busy={remove.isPending && t(messages.deleting)}
      onConfirm={() => remove.mutate()}
    />
  );
}
