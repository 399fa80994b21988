import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentence } from '#web/api.ts';
import { count } from '#web/ui/dates.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type ClientDetail, clientQuery, deleteClient } from './queries.ts';

const some = (number: number, one: string, many: string) =>
  `${number === 0 ? 'no' : count(number)} ${number === 1 ? one : many}`;

/** What goes with a client: its cases, and the files in them. */
export function whatGoes({ cases }: Pick<ClientDetail, 'cases'>): string {
  const files = cases.reduce((sum, { case_files }) => sum + case_files.length, 0);
  if (cases.length === 0) return 'It has no cases.';
  const these = some(cases.length, 'case', 'cases');
  return `With it ${cases.length === 1 ? 'goes' : 'go'} ${these} and ${some(files, 'file', 'files')}. This cannot be undone.`;
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
