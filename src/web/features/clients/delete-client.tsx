import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/clients.ts';
import { messages as common } from '#shared/messages/en/common.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { count } from '#web/ui/time/dates.ts';
import { type ClientDetail, clientQuery, deleteClient } from './queries.ts';

/** How many rows of a kind the data API gives with another row at most. */
const MOST = 1000;

const some = (number: number, one: string, many: string, more = false) =>
  `${more ? 'at least ' : ''}${number === 0 ? 'no' : count(number)} ${number === 1 ? one : many}`;

/** What goes with a client: its cases, and the files and events in them. */
function whatGoes({ cases }: Pick<ClientDetail, 'cases'>): string {
  if (cases.length === 0) return t(messages.thereAreNoCasesTo);
  const all = (
    inOne: (row: ClientDetail['cases'][number]) => readonly unknown[],
    one: string,
    many: string,
  ) => {
    const numbers = cases.map((row) => inOne(row).length);
    const sum = numbers.reduce((total, number) => total + number, 0);
    return some(sum, one, many, numbers.includes(MOST));
  };
  const own = some(cases.length, 'case', 'cases', cases.length === MOST);
  const files = all((row) => row.case_files, 'file', 'files');
  const events = all((row) => row.timeline_events, 'event', 'events');
  return t(messages.itsOwnWithFilesAnd, { own, files, events });
}

/** By this one knows that a client is just being deleted in this window. */
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
        description: t(messages.clientDeletedSuccessfully),
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
        title: t(messages.failedToDeleteClient),
        description: sentence(error),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(messages.deleteName, { name: stored.name })}
      description={whatGoes(stored)}
      confirm={t(common.delete)}
      busy={remove.isPending && t(messages.deleting)}
      danger
      onConfirm={() => remove.mutate()}
    />
  );
}
