import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { type ClientDetail, clientQuery, deleteClient } from './queries.ts';

/** The data API embeds at most this many rows. */
const MOST = 1000;

/** Says what is deleted with a client: its cases, and their files and events. */
function warning({ cases }: Pick<ClientDetail, 'cases'>): string {
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
      });
      onDeleted();
      client.removeQueries({ queryKey: clientQuery(stored.id).queryKey });
      for (const { id } of stored.cases) client.removeQueries({ queryKey: ['cases', id] });
      void client.invalidateQueries({ queryKey: ['clients', 'list'] });
      void client.invalidateQueries({ queryKey: ['cases'] });
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
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(messages.deleteConfirm, { name: stored.name })}
      description={warning(stored)}
      confirm={t(common.delete)}
      busy={remove.isPending && t(messages.deleting)}
      danger
      onConfirm={() => remove.mutate()}
    />
  );
}
