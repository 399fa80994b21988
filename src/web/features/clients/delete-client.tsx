import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentence } from '#web/api.ts';
import { count } from '#web/ui/dates.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type ClientDetail, clientQuery, deleteClient } from './queries.ts';

const some = (number: number, one: string, many: string) =>
  `${number === 0 ? 'no' : count(number)} ${number === 1 ? one : many}`;

/** What goes with a client: its cases, and the files in them. */
function whatGoes({ cases }: Pick<ClientDetail, 'cases'>): string {
  const files = cases.reduce((sum, { case_files }) => sum + case_files.length, 0);
  const lost =
    cases.length === 0
      ? 'There are no cases to go with it.'
      : `Its ${some(cases.length, 'case', 'cases')} with ${some(files, 'file', 'files')} will be deleted too.`;
  return `${lost} This cannot be undone.`;
}

type Props = {
  client: ClientDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
};

export function DeleteClient({ client: stored, open, onOpenChange, onDeleted }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteClient(stored.id),
    onSuccess: () => {
      toast({ title: 'Success', description: 'Client deleted successfully', variant: 'success' });
      onDeleted();
      client.removeQueries({ queryKey: clientQuery(stored.id).queryKey });
      for (const { id } of stored.cases) client.removeQueries({ queryKey: ['cases', id] });
      void client.invalidateQueries({ queryKey: ['clients', 'list'] });
      void client.invalidateQueries({ queryKey: ['cases'] });
    },
    onError: (error) => {
      onOpenChange(false);
      toast({ title: 'Failed to delete client', description: sentence(error), variant: 'destructive' });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${stored.name}?`}
      description={whatGoes(stored)}
      confirm="Delete"
      busy={remove.isPending && 'Deleting...'}
      danger
      onConfirm={() => remove.mutate()}
    />
  );
}
